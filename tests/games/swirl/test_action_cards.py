"""Collect one, collect all, snatch and swirl: every card does what the sheet says."""

import pytest

from swordfish.core import IllegalMove, Players
from swordfish.games import swirl
from swordfish.games.swirl.model import Captured, Dealt, HandsDropped, NothingTaken, Snatched
from tests.games.swirl.tables import after, card, cards, heard, play, table, take
from tests.rulebook import rule

REST = "star fish red 1, star fish red 2, star fish red 3, star fish red 4"


@rule("swirl.collect.one", "swirl.action.pile", "swirl.series")
def test_collect_one_takes_any_one_card_of_the_middle() -> None:
    state = table("collect one", "fish red 9", middle="crab red 3, fish green 9, second swirl")
    asked = after(state, play("collect one"))
    assert swirl.legal(asked, 0) == (take("crab red 3"), take("fish green 9"), take("second swirl"))
    with pytest.raises(IllegalMove):
        swirl.decide(asked, 0, take("fish red 9"), 0)
    left = after(asked, take("crab red 3"))
    assert left.middle == cards("fish green 9, second swirl")
    assert left.series[0] == cards("crab red 3")
    assert left.piles[0] == cards("collect one")


@rule("swirl.collect.one")
def test_between_two_cards_there_is_a_choice() -> None:
    _, _, waiting = heard(table("collect one", "fish red 9", middle="fish red 3, fish red 4"), play("collect one"))
    assert waiting == Players((0,))


@rule("swirl.collect.one")
def test_collect_one_takes_the_only_card_without_a_choice() -> None:
    events, left, _ = heard(table("collect one", "fish red 9", middle="fish red 3"), play("collect one"))
    assert events[1] == Captured(0, cards("fish red 3"), ())
    assert left.middle == ()


@rule("swirl.collect.all", "swirl.action.pile")
def test_collect_all_takes_all_cards_of_the_middle() -> None:
    state = table("collect all", "fish red 9", middle="crab red 3, fish green 9, crab green 2, second snatch")
    left = after(state, play("collect all"))
    assert left.middle == ()
    assert left.series[0] == cards("crab red 3, crab green 2")
    assert set(left.piles[0]) == set(cards("fish green 9, second snatch, collect all"))


@rule("swirl.collect.empty", "swirl.action.pile")
@pytest.mark.parametrize("name", ["collect one", "collect all"])
def test_with_an_empty_middle_collecting_has_no_effect(name: str) -> None:
    events, left, waiting = heard(table(name, "fish red 9"), play(name))
    assert events[1] == NothingTaken(0, card(name))
    assert left.piles[0] == cards(name)
    assert waiting == Players((1,))


@rule("swirl.snatch", "swirl.snatch.pile", "swirl.action.pile")
def test_snatch_takes_a_card_of_choice_from_another_series_onto_the_pile() -> None:
    state = table(
        "snatch", "fish red 9", "fish red 8", series=("crab red 1", "fish red 3, fish green 4", "sea horse red 1")
    )
    asked = after(state, play("snatch"))
    assert swirl.legal(asked, 0) == (take("fish red 3"), take("fish green 4"), take("sea horse red 1"))
    with pytest.raises(IllegalMove):
        swirl.decide(asked, 0, take("crab red 1"), 0)
    left = after(asked, take("fish green 4"))
    assert left.series == (cards("crab red 1"), cards("fish red 3"), cards("sea horse red 1"))
    assert set(left.piles[0]) == set(cards("snatch, fish green 4"))
    assert left.turn == 1


@rule("swirl.snatch")
def test_every_seat_snatches_from_all_others() -> None:
    series = ("crab red 1", "fish red 1", "sea horse red 1")
    for seat in range(3):
        hands = ["snatch" if other == seat else "star fish red 1" for other in range(3)]
        asked = after(table(*hands, series=series, turn=seat), play("snatch"))
        assert swirl.legal(asked, seat) == tuple(take(series[other]) for other in range(3) if other != seat)


@rule("swirl.snatch")
def test_snatch_takes_the_only_card_without_a_choice() -> None:
    events, _, _ = heard(table("snatch", "fish red 9", series=("crab red 1", "fish red 3")), play("snatch"))
    assert events[1] == Snatched(taker=0, victim=1, card=card("fish red 3"), replaced=())


@rule("swirl.snatch.none", "swirl.action.pile")
def test_snatch_has_no_effect_if_no_opponent_has_a_series() -> None:
    events, left, _ = heard(table("snatch", "fish red 9", series=("crab red 1",)), play("snatch"))
    assert events[1] == NothingTaken(0, card("snatch"))
    assert left.piles[0] == cards("snatch")
    assert left.series[0] == cards("crab red 1")


@rule("swirl.snatch.replace", "swirl.snatch.lowest")
def test_the_victim_replaces_it_by_the_lowest_card_like_it() -> None:
    pile = "fish red 9, crab red 1, fish red 7, fish green 1"
    state = table("snatch", "star fish red 9", series=("", "fish red 3"), piles=("", pile))
    left = after(state, play("snatch"))
    assert left.series[1] == cards("fish red 7")
    assert left.piles[1] == cards("fish red 9, crab red 1, fish green 1")
    assert card("fish red 3") in left.piles[0]


@rule("swirl.series", "swirl.snatch.replace")
def test_a_series_is_regained_after_a_snatch() -> None:
    state = table("snatch", "fish red 9", middle="crab red 9", series=("", "fish red 3"), piles=("", "fish green 3"))
    left = after(state, play("snatch"))
    assert left.series[1] == ()
    assert after(left, play("fish red 9")).series[1] == cards("fish red 9")


@rule("swirl.swirl", "swirl.swirl.all", "swirl.action.pile")
def test_swirl_drops_all_other_hands_and_its_player_plays_on_alone() -> None:
    state = table(
        "swirl, crab red 9, collect one, crab green 2",
        "fish red 5, fish red 4",
        "fish red 1, snatch",
        middle="fish red 10",
        deck=REST,
    )
    events, left, waiting = heard(state, play("swirl"))
    assert events[1] == HandsDropped(0, ((), cards("fish red 5, fish red 4"), cards("fish red 1, snatch")))
    assert left.hands[1:] == ((), ())
    assert left.middle == cards("fish red 10, fish red 5, fish red 4, fish red 1, snatch")
    assert left.piles[0] == cards("swirl")
    assert waiting == Players((0,))
    events, left, waiting = heard(left, play("collect one"), take("fish red 10"), play("crab red 9"))
    assert left.middle == cards("fish red 1, snatch")
    assert waiting == Players((0,)), "all of it is played out"
    events, left, waiting = heard(left, play("crab green 2"))
    assert isinstance(events[-1], Dealt), "then comes the next deal"


@rule("swirl.swirl")
def test_swirl_in_the_turn_of_another_seat_and_as_the_last_card() -> None:
    state = table("fish red 5", "swirl", "fish red 4", turn=1, deck=REST)
    events, left, _ = heard(state, play("swirl"))
    assert isinstance(events[1], HandsDropped)
    assert isinstance(events[2], Dealt)
    assert left.middle == cards("fish red 5, fish red 4")
    last = table("", "", "swirl", turn=2, deck=REST)
    events, left, _ = heard(last, play("swirl"))
    assert events[1] == HandsDropped(2, ((), (), ()))
    assert left.middle == ()


@rule("swirl.swirl.dropping")
def test_dropping_captures_nothing() -> None:
    state = table("swirl, crab red 9", "fish red 5", middle="crab red 5")
    left = after(state, play("swirl"))
    assert left.middle == cards("crab red 5, fish red 5")
    assert left.piles == (cards("swirl"), ())


@rule("swirl.swirl.actions")
def test_dropped_action_cards_do_nothing_and_only_collecting_takes_them() -> None:
    state = table(
        "swirl, crab red 1, collect all",
        "second collect all, second snatch, second swirl",
        middle="crab red 5",
        series=("crab green 1", "fish red 1"),
    )
    left = after(state, play("swirl"))
    assert set(left.middle) == set(cards("crab red 5, second collect all, second snatch, second swirl"))
    left = after(left, play("crab red 1"))
    assert set(left.middle) >= set(cards("second collect all, second snatch, second swirl"))
    left = after(left, play("collect all"))
    assert left.series[1] == cards("fish red 1"), "a taken snatch does not act"
    assert set(left.piles[0]) >= set(cards("second collect all, second snatch, second swirl"))
    assert left.middle == ()
