"""Figures that pages state without a command of their own."""

import msgspec

from swordfish import Table


def test_the_size_of_a_view_of_swipe_is_about_what_its_page_says() -> None:
    table = Table("swipe", seats=6, seed=1)
    while sum(hoard.chips for hoard in table.view().seats) < 30:
        table.say(table.legal()[0])
    assert 200 < len(msgspec.json.encode(table.view())) < 400


def test_the_size_of_a_view_of_swirl_is_about_what_its_page_says() -> None:
    table, sizes = Table("swirl", seats=4, seed=1), list[int]()
    while table.places is None:
        sizes.append(len(msgspec.json.encode(table.view(0))))
        table.say(table.legal()[0])
    assert 480 < sum(sizes) / len(sizes) < 580
    assert max(sizes) <= 600
