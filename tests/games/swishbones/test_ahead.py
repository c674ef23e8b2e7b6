"""What a board shows ahead of the fish to move."""

from swordfish import Table
from swordfish.games.swishbones import ahead, notation, outlook


def test_nothing_lies_ahead_before_all_fish_are_in_the_water() -> None:
    table = Table("swishbones", seed=1)
    assert ahead(table.state) is None


def test_the_outlook_comes_with_heading_and_swishes() -> None:
    state = notation.read("4.5.0.6@1000,0:90:90:90 1.8@-9000,0:0 | 10@0,3000 >0 + q0/1")
    found = ahead(state)
    assert found is not None
    assert (found.heading, found.swishes) == (90, 2)
    assert found.spans == outlook(state)
