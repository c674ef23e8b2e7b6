"""The end: series, ranks, places and teams."""

import pytest

from swordfish.core import BadOptions, Over, Players
from swordfish.games import swirl
from swordfish.games.swirl.model import Captured
from tests.games.swirl.tables import after, card, cards, heard, play, table, take
from tests.rulebook import rule

THREE_CRABS = "crab red 1, crab green 1, crab yellow 1"
THREE_FISH = "fish red 1, fish green 1, fish yellow 1"


@rule("swirl.end.series", "swirl.aim")
def test_the_four_colour_series_wins_at_once() -> None:
    state = table(
        "crab purple 9, crab red 8",
        "fish red 9",
        "fish red 8",
        middle="fish purple 9",
        series=(THREE_CRABS, "fish red 2", "sea horse red 2, sea horse green 2"),
    )
    assert heard(state, play("crab purple 9"))[2] == Over((1, 3, 2))


@rule("swirl.end.series", "swirl.swirl.all")
def test_a_win_in_the_middle_of_a_swirl_run_ends_it() -> None:
    state = table("swirl, crab purple 9, crab red 8, snatch", "fish green 9", series=(THREE_CRABS, THREE_FISH))
    state = after(state, play("swirl"))
    _, left, waiting = heard(state, play("crab purple 9"))
    assert waiting == Over((1, 2))
    assert left.hands[0] == cards("crab red 8, snatch")


@rule("swirl.end.series")
def test_fewer_colours_make_a_shorter_series() -> None:
    state = swirl.start(swirl.Options(colours=2, numbers=6))
    assert not isinstance(swirl.due(state), Over)
    deck = [card for card in state.deck if card < 18]
    short = swirl.evolve(state, Captured(0, (), tuple(deck[:2])))
    assert isinstance(swirl.due(short), Over)


@rule("swirl.end.cards")
def test_the_game_ends_when_the_deck_cannot_give_each_player_a_card() -> None:
    state = table("fish red 9", "", "", middle="crab red 1", deck="crab red 2, crab red 3", piles=("", "fish red 8"))
    assert heard(state, play("fish red 9"))[2] == Over((2, 1, 2)), "what lies in the middle counts for nobody"
    more = table("fish red 9", "", "", middle="crab red 1", deck="crab red 2, crab red 3, crab red 4")
    assert isinstance(heard(more, play("fish red 9"))[2], Players)


@rule("swirl.end.rank")
def test_the_longest_series_wins_then_the_largest_pile() -> None:
    long = table("", "", series=("crab red 1, crab green 1", "fish red 1"), piles=("", "fish red 2, fish red 3"))
    assert swirl.due(long) == Over((1, 2))
    large = table("", "", series=("crab red 1", "fish red 1"), piles=("crab red 2", "fish red 2, fish red 3"))
    assert swirl.due(large) == Over((2, 1))


@rule("swirl.end.places")
def test_places_below_rank_in_the_same_way_and_equals_share() -> None:
    state = table(
        "",
        "",
        "",
        "",
        series=("crab red 1", "fish red 1, fish green 1", "sea horse red 1", "star fish red 1"),
        piles=("crab red 2", "", "fish red 2", ""),
    )
    assert swirl.due(state) == Over((2, 1, 2, 4))


@rule("swirl.teams.win", "swirl.teams")
def test_the_first_complete_series_wins_for_the_team_whatever_the_sums() -> None:
    state = table(
        "crab purple 9",
        "fish red 9",
        "sea horse red 9",
        "star fish red 9",
        middle="fish purple 9",
        series=(THREE_CRABS, THREE_FISH, "", "star fish red 1, star fish green 1, star fish yellow 1"),
        teams=True,
    )
    assert heard(state, play("crab purple 9"))[2] == Over((1, 3, 1, 3))


@rule("swirl.teams.rank", "swirl.teams")
def test_teams_compare_the_sums_of_their_series_then_of_their_piles() -> None:
    best = table("", "", "", "", series=("crab red 1, crab green 1", "fish red 1", "", "star fish red 1"), teams=True)
    assert swirl.due(best) == Over((1, 1, 1, 1))
    piles = ("crab red 2", "fish red 2", "", "fish red 3")
    level = table(
        "",
        "",
        "",
        "",
        series=("crab red 1, crab green 1", "fish red 1", "", "star fish red 1"),
        piles=piles,
        teams=True,
    )
    assert swirl.due(level) == Over((3, 1, 3, 1))
    longer = table(
        "", "", "", "", series=("crab red 1", "", "sea horse red 1", "star fish red 1"), piles=piles, teams=True
    )
    assert swirl.due(longer) == Over((1, 3, 1, 3))


@rule("swirl.teams.snatch")
def test_a_snatch_aims_at_opponents_only() -> None:
    series = ("crab red 1", "fish red 1", "sea horse red 1", "star fish red 1")
    state = table("fish red 9", "snatch", "fish red 8", "fish red 7", series=series, turn=1, teams=True)
    asked = after(state, play("snatch"))
    assert swirl.legal(asked, 1) == (take("crab red 1"), take("sea horse red 1"))
    alone = table("snatch", "fish red 9", "fish red 8", "fish red 7", series=("", "", "sea horse red 1"), teams=True)
    assert after(alone, play("snatch")).series[2] == cards("sea horse red 1")


@rule("swirl.teams.swirl")
def test_a_swirl_empties_the_partners_hand_too() -> None:
    state = table("swirl, crab red 9", "fish red 9", "fish red 8", "fish red 7", teams=True)
    left = after(state, play("swirl"))
    assert left.hands == (cards("crab red 9"), (), (), ())
    assert card("fish red 8") in left.middle


@rule("swirl.teams.pile")
def test_a_card_of_the_partners_creature_goes_onto_ones_own_pile() -> None:
    state = table("fish red 9", "crab red 1", "fish red 8", "fish red 7", middle="sea horse red 9", teams=True)
    left = after(state, play("fish red 9"))
    assert left.piles[0] == cards("sea horse red 9, fish red 9")
    assert left.series == ((), (), (), ())


@rule("swirl.headstart")
def test_a_head_start_makes_a_series_longer() -> None:
    options = swirl.Options(seats=3, head_starts=(0, 1))
    state = swirl.start(options)
    crabs = tuple(card for card in state.deck if card < 18)
    three = swirl.evolve(state, Captured(1, (), crabs[:3]))
    assert swirl.due(three) == Over((2, 1, 2)), "three cards and a head start of one are the series"
    assert not isinstance(swirl.due(swirl.evolve(state, Captured(0, (), crabs[:3]))), Over)
    assert swirl.notation.read(swirl.notation.write(three)) == three
    for wrong in ((0, 0, 0, 1), (-1,), (3,)):
        with pytest.raises(BadOptions, match="0 to 2 colours"):
            swirl.start(swirl.Options(seats=3, head_starts=wrong))
