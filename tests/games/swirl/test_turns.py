"""The deal, turns, captured cards and series."""

import pytest

from swordfish.core import IllegalMove, Luck, Players, open_seed
from swordfish.games import swirl
from swordfish.games.swirl.cards import Creature, Kind
from swordfish.games.swirl.cards import cards as deck_of
from swordfish.games.swirl.model import (
    Captured,
    CardLeft,
    Choose,
    CreatureChosen,
    Deal,
    Dealt,
    Enough,
    Options,
    Play,
    Take,
)
from tests.games.swirl.tables import after, begun, card, cards, heard, play, table, take
from tests.rulebook import rule

FILL = "fish red 1, fish green 1, fish yellow 1, fish purple 1, fish red 2, fish green 2, fish yellow 2"


@rule("swirl.aim", "swirl.deal.creatures")
def test_creatures_are_chosen_from_seat_0_on_each_a_different_one() -> None:
    state = swirl.start(Options(seats=3))
    assert swirl.due(state) == Players((0,))
    state = swirl.evolve(state, CreatureChosen(0, Creature.FISH))
    assert swirl.due(state) == Players((1,))
    assert swirl.legal(state, 1) == tuple(map(Choose, (Creature.CRAB, Creature.SEA_HORSE, Creature.STAR_FISH)))
    with pytest.raises(IllegalMove):
        swirl.decide(state, 1, Choose(Creature.FISH), 0)
    assert not state.middle


@rule("swirl.deal.creatures")
def test_the_last_creature_needs_no_choice() -> None:
    events, state, waiting = heard(swirl.start(Options(seats=2, creatures=2)), Choose(Creature.FISH))
    assert events[1] == CreatureChosen(1, Creature.CRAB)
    assert waiting == Players((0,))
    assert state.deals == 1


@rule("swirl.deal.four", "swirl.deal.middle")
def test_four_cards_to_each_player_and_four_creature_cards_to_the_middle() -> None:
    kinds = deck_of().kinds
    acting = 0
    for seed in range(60):
        state = begun(Options(seats=4), Luck(open_seed(seed)))
        assert [len(hand) for hand in state.hands] == [4] * 4
        assert len(state.middle) == 4
        assert len(state.deck) == 85 - 20
        assert all(kinds[card] is Kind.CREATURE for card in state.middle)
        acting += sum(kinds[card] is not Kind.CREATURE for hand in state.hands for card in hand if card is not None)
    assert acting > 60, "hands are dealt from all cards"


@rule("swirl.deal.again")
def test_when_all_hands_are_empty_there_are_four_more_each_and_none_to_the_middle() -> None:
    state = table("crab red 9", "crab red 10", middle="fish red 8", deck=FILL + ", crab red 1, crab red 2")
    events, state, waiting = heard(state, play("crab red 9"), play("crab red 10"))
    assert isinstance(events[-1], Dealt)
    assert [len(hand) for hand in state.hands] == [4, 4]
    assert state.middle == cards("fish red 8, crab red 9, crab red 10")
    assert waiting == Players((0,))


@rule("swirl.deal.fewer")
def test_when_fewer_are_left_all_get_the_same_smaller_number() -> None:
    state = table("", "", "", middle="fish red 8", deck=FILL)
    deal = swirl.due(state)
    assert deal == Deal(state.deck, seats=3, each=2)
    assert isinstance(deal, Deal)
    state = swirl.evolve(state, deal.draw(Luck(open_seed(1))(0)))
    assert [len(hand) for hand in state.hands] == [2, 2, 2]
    assert len(state.deck) == 1, "what is left over stays undealt"


@rule("swirl.deal.left", "swirl.turn")
def test_a_turn_is_one_card_and_play_goes_to_the_left() -> None:
    state = table("crab red 9, crab red 8", "fish red 7, fish red 6", "fish red 5, fish red 4")
    for seat, name in enumerate(("crab red 9", "fish red 7", "fish red 5")):
        assert swirl.due(state) == Players((seat,))
        state = after(state, play(name))
        assert len(state.hands[seat]) == 1
    assert swirl.due(state) == Players((0,))


@rule("swirl.deal.starter")
@pytest.mark.parametrize(("rotating", "starters"), [(False, [0, 0, 0, 0]), (True, [0, 1, 2, 0])])
def test_seat_0_starts_every_deal_or_the_next_to_the_left(rotating: bool, starters: list[int]) -> None:
    found: list[int] = []
    state = table("", "", "", deck=FILL + ", crab red 1, crab red 2", deals=0, middle="crab red 8", rotating=rotating)
    for _ in starters:
        state = swirl.evolve(state, Dealt(((card("crab red 5"),),) * 3))
        found.append(state.turn)
    assert found == starters


@rule("swirl.turn")
def test_only_cards_of_the_hand_can_be_played() -> None:
    state = table("crab red 9", "fish red 7")
    for name in ("fish red 7", "fish red 8"):
        with pytest.raises(IllegalMove):
            swirl.decide(state, 0, play(name), 0)
    for command in (Take(card("crab red 9")), Enough(), Choose(Creature.CRAB)):
        with pytest.raises(IllegalMove):
            swirl.decide(state, 0, command, 0)


@rule("swirl.capture.choice")
def test_between_several_captures_the_player_chooses_card_by_card() -> None:
    state = table("star fish red 7", "fish red 9", middle="crab red 3, crab green 4, fish red 4, fish green 9")
    events, asked, waiting = heard(state, play("star fish red 7"))
    assert len(events) == 1
    assert waiting == Players((0,))
    assert swirl.legal(asked, 0) == (take("crab green 4"), take("fish red 4"))
    for command in (take("crab red 3"), take("fish green 9"), Enough(), play("fish red 9")):
        with pytest.raises(IllegalMove):
            swirl.decide(asked, 0, command, 0)
    left = after(asked, take("fish red 4"))
    assert left.middle == cards("crab green 4, fish green 9")
    assert left.turn == 1


@rule("swirl.capture.maximal", "swirl.capture.choice")
def test_a_smaller_maximal_capture_may_be_preferred() -> None:
    twos, fours = "fish red 2, fish green 2, fish yellow 2", "crab red 4, crab green 4, crab yellow 4"
    state = table("fish red 6", "fish red 1", middle=f"{twos}, {fours}")
    asked = after(state, play("fish red 6"))
    assert swirl.legal(asked, 0) == (*map(take, fours.split(", ")), Enough()), "the twos go in any case"
    assert after(asked, Enough()).middle == cards(fours)
    assert after(asked, take("crab red 4")).middle == ()


@rule("swirl.capture.played", "swirl.pile")
def test_a_card_that_captures_goes_onto_the_pile_with_its_captures() -> None:
    state = table("fish red 9", "crab red 1", middle="fish green 5, sea horse red 4, fish red 3", piles=("fish red 8",))
    left = after(state, play("fish red 9"))
    assert set(left.piles[0]) == set(cards("fish red 8, fish green 5, sea horse red 4, fish red 9"))
    assert left.middle == cards("fish red 3")


@rule("swirl.capture.none")
def test_a_card_that_captures_nothing_lies_in_the_middle() -> None:
    events, left, _ = heard(table("fish red 9", "crab red 1", middle="fish red 8"), play("fish red 9"))
    assert events[1:] == [CardLeft(0, card("fish red 9"))]
    assert left.middle == cards("fish red 8, fish red 9")
    assert left.piles[0] == ()


@rule("swirl.capture.must")
def test_a_card_that_can_capture_must_but_need_not_be_played() -> None:
    state = table("fish red 9, fish red 1", "crab red 1", middle="fish green 9")
    assert swirl.legal(state, 0) == (play("fish red 9"), play("fish red 1"))
    events, _, _ = heard(state, play("fish red 9"))
    assert events[1] == Captured(0, cards("fish green 9"), ())
    assert after(state, play("fish red 1")).middle == cards("fish green 9, fish red 1")


@rule("swirl.series")
def test_a_missing_colour_of_ones_own_creature_is_laid_into_the_series() -> None:
    state = table(
        "crab green 9",
        "fish red 1",
        middle="crab red 5, crab purple 4, fish purple 9",
        series=("crab red 1",),
    )
    left = after(state, play("crab green 9"))
    assert left.series[0] == cards("crab red 1, crab green 9, crab purple 4"), "the played card enters too"
    assert set(left.piles[0]) == set(cards("crab red 5, fish purple 9"))


@rule("swirl.series.lowest")
def test_of_several_of_one_colour_the_lowest_number_enters() -> None:
    state = table("crab red 9", "fish red 1", middle="crab red 5, crab red 4")
    left = after(state, play("crab red 9"))
    assert left.series[0] == cards("crab red 4")
    assert set(left.piles[0]) == set(cards("crab red 5, crab red 9"))


@rule("swirl.series.lowest")
def test_of_equal_numbers_the_lowest_id_enters() -> None:
    lines = tuple(f"{name} {colour} 5" for name in ("crab", "fish") for colour in ("red", "green", "yellow", "purple"))
    state = swirl.State(
        options=Options(seats=2, deck=lines * 2),
        deck=(),
        hands=((8,), (1,)),
        series=((), ()),
        piles=((), ()),
        creatures=(Creature.CRAB, Creature.FISH),
        middle=(0,),
        deals=1,
    )
    left = after(state, Play(8))
    assert (left.series[0], left.piles[0]) == ((0,), (8,))
