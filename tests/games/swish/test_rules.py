"""The rules of the race, except those of a proof. Rulebook, section 1."""

import pytest
from msgspec.structs import replace

from swordfish.core import BadOptions, IllegalMove, Over, Players
from swordfish.games import options, swish
from swordfish.games.swish.model import (
    EMPTY,
    LAYOUTS,
    Call,
    Called,
    Deal,
    Dealt,
    Limit,
    NoSwish,
    Options,
    Proven,
    State,
    Swap,
    Swapped,
    TakeBack,
    WordGiven,
)
from tests.games.swish.sitting import LUCK, PAIR, THREE, Sitting, dead, proven_pair, refused, table
from tests.rulebook import rule

# Set-up


@rule("swish.players")
def test_one_to_eight_play() -> None:
    for seats in range(1, 9):
        assert len(swish.start(Options(seats=seats)).piles) == seats
    for seats in (0, 9, -1):
        with pytest.raises(BadOptions):
            swish.start(Options(seats=seats))


@rule("swish.deal")
def test_sixteen_cards_are_dealt_from_the_deck_and_the_clock_starts() -> None:
    start = swish.start(Options(seats=3))
    assert start.area == (EMPTY,) * 16
    assert swish.due(start) == Deal(places=tuple(range(16)), deck=tuple(range(60)))

    sitting = Sitting(start)

    (stamp, event), *rest = sitting.news
    assert (stamp, rest) == (0, [])
    assert isinstance(event, Dealt)
    assert event.places == tuple(range(16))
    assert len({lying.card for lying in event.cards}) == 16
    assert sitting.state.area == event.cards
    assert set(sitting.state.deck) == set(range(60)) - {lying.card for lying in event.cards}
    assert sitting.due == Players((0, 1, 2))


@rule("swish.deal.orientation")
def test_cards_lie_however_they_were_dealt() -> None:
    deal = swish.due(swish.start(Options()))
    assert isinstance(deal, Deal)

    drawn = [deal.draw(LUCK(number)) for number in range(20)]

    seen = [lying.orientation for dealt in drawn for lying in dealt.cards]
    assert all(50 < seen.count(orientation) < 110 for orientation in range(4)), "of 320, about 80 each"
    assert len({dealt.cards for dealt in drawn}) == 20


@pytest.mark.parametrize(
    ("values", "key"),
    [
        ({"proof": 4}, "swish-proof-time"),
        ({"proof": 121}, "swish-proof-time"),
        ({"wait": -1}, "swish-wait-time"),
        ({"wait": 31}, "swish-wait-time"),
        ({"limits": [[1, 12]]}, "swish-limit"),
        ({"limits": [[4, 3]]}, "swish-limit"),
        ({"limits": [[2, 13]]}, "swish-limit"),
        ({"limits": []}, "swish-limits-count"),
        ({"limits": [[2, 2]] * 3}, "swish-limits-count"),
        ({"deck": [[0]] * 16}, "bad-options"),
    ],
)
def test_an_impossible_table_is_refused_with_a_sentence(values: dict[str, object], key: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        options(swish, values)
    assert refusal.value.key == key
    assert str(refusal.value)


@rule("swish.prove.limit", "swish.failed.wait")
def test_the_table_may_set_both_times() -> None:
    for values in ({"proof": 5}, {"proof": 120}, {"wait": 0}, {"wait": 30}):
        assert options(swish, values)


# Search and call


@rule("swish.search")
def test_nothing_moves_while_players_search() -> None:
    sitting = Sitting(table(PAIR))

    assert swish.legal(sitting.state, 0) == (Call(0), NoSwish(0))
    assert refused(sitting, 0, "lay 0.0") == "swish-not-called"
    assert refused(sitting, 0, "lift 0") == "swish-not-called"
    assert refused(sitting, 0, "prove") == "swish-not-called"
    assert sitting.wait(10**9) == []


@rule("swish.call")
def test_after_a_call_nobody_else_can_call() -> None:
    sitting = Sitting(table(PAIR, seats=3))

    assert sitting.say(1, "call 0", at=700) == [Called(seat=1, until=20_700)]

    assert isinstance(sitting.due, Players)
    assert sitting.due.seats == (1,)
    assert refused(sitting, 0, "call 0") == "not-your-turn"
    assert refused(sitting, 2, "no 0") == "not-your-turn"
    assert refused(sitting, 1, "call 0") == "swish-proving"
    assert refused(sitting, 1, "no 0") == "swish-proving"


@rule("swish.call.layout")
def test_a_call_or_a_word_about_cards_that_have_changed_is_void() -> None:
    sitting = Sitting(table((*PAIR, *THREE), undealt=dead(4)))
    proven_pair(sitting, 0, at=100)
    assert sitting.state.layout == 1

    for text in ("call 0", "no 0", "call 2"):
        assert refused(sitting, 1, text) == "swish-other-cards"
    assert sitting.say(1, "no 1") == [WordGiven(1)]
    assert refused(sitting, 1, "back 0") == "swish-other-cards"


@rule("swish.call.layout")
def test_a_failed_proof_changes_no_cards_and_a_swap_does() -> None:
    sitting = Sitting(table(PAIR, undealt=dead(9)))
    sitting.say(0, "call 0")
    sitting.say(0, "prove")
    assert sitting.state.layout == 0

    for turn in range(1, 2 * LAYOUTS):
        for seat in (0, 1):
            sitting.say(seat, NoSwish(sitting.state.layout))
        assert sitting.state.layout == turn % LAYOUTS


@rule("swish.call.full")
def test_a_call_waits_until_the_places_are_filled() -> None:
    sitting = Sitting(table((*PAIR, *THREE), undealt=dead(9)))
    sitting.say(0, "call 0")
    sitting.say(0, "lay 0.0", "lay 1.0")

    assert refused(sitting, 0, "prove", "call 1") == "past-chance", "the refill comes first"
    proven, dealt = sitting.say(0, "prove")

    assert isinstance(proven, Proven)
    assert isinstance(dealt, Dealt)
    assert EMPTY not in sitting.state.area
    assert sitting.say(0, "call 1")


@rule("swish.call.full")
def test_a_call_is_allowed_with_empty_places_once_the_deck_cannot_fill_them() -> None:
    sitting = Sitting(table((*PAIR, *THREE), undealt=dead(1)))

    proven_pair(sitting, 0, at=0)

    assert sitting.state.area[0] != EMPTY, "the one card that was left"
    assert sitting.state.area[1] == EMPTY
    assert sitting.state.deck == ()
    assert sitting.say(1, "call 1")


# The word


@rule("swish.word")
def test_when_all_say_so_four_cards_are_exchanged_and_go_back_into_the_deck() -> None:
    given = table(PAIR, undealt=dead(9), seats=3)
    sitting = Sitting(given)

    assert sitting.say(2, "no 0") == [WordGiven(2)]
    assert sitting.say(0, "no 0") == [WordGiven(0)]
    word, swapped = sitting.say(1, "no 0")

    assert word == WordGiven(1)
    assert isinstance(swapped, Swapped)
    came = {lying.card for lying in swapped.cards}
    went = {given.area[place].card for place in swapped.places}
    assert len(came) == len(went) == 4
    assert came <= set(given.deck), "the new ones come before the old ones are shuffled in"
    assert set(sitting.state.deck) == (set(given.deck) - came) | went
    assert tuple(sitting.state.area[place] for place in swapped.places) == swapped.cards
    assert sitting.state.words == ()


@rule("swish.word.four")
def test_the_four_are_drawn_at_random_and_fewer_with_a_smaller_deck() -> None:
    for left, count in ((1, 1), (3, 3), (4, 4), (9, 4)):
        given = replace(table(PAIR, undealt=dead(left)), words=(0, 1))
        swap = swish.due(given)
        assert isinstance(swap, Swap)
        drawn = [swap.draw(LUCK(number)) for number in range(200)]
        assert {len(one.places) for one in drawn} == {count}
        assert {place for one in drawn for place in one.places} == set(range(16))
        assert {lying.card for one in drawn for lying in one.cards} == set(range(16, 16 + left))


@rule("swish.word.back")
def test_a_word_may_be_taken_back_until_all_have_given_it() -> None:
    sitting = Sitting(table(PAIR, undealt=dead(9)))
    sitting.say(0, "no 0")
    assert refused(sitting, 0, "no 0") == "swish-said"
    assert swish.legal(sitting.state, 0) == (Call(0), TakeBack(0))

    sitting.say(0, "back 0")

    assert sitting.state.words == ()
    assert refused(sitting, 0, "back 0") == "swish-unsaid"
    assert sitting.say(1, "no 0") == [WordGiven(1)], "nothing is exchanged yet"


@rule("swish.word.cleared")
def test_a_call_clears_all_words() -> None:
    sitting = Sitting(table(PAIR, undealt=dead(9), seats=3))
    sitting.say(0, "no 0")
    sitting.say(1, "no 0")

    sitting.say(2, "call 0")
    sitting.say(2, "prove")

    assert sitting.state.words == ()
    assert sitting.say(2, "no 0") == [WordGiven(2)]


@rule("swish.word.cleared")
def test_after_a_refill_nobody_has_said_a_word() -> None:
    sitting = Sitting(table((*PAIR, *THREE), undealt=dead(9)))
    sitting.say(0, "no 0")

    proven_pair(sitting, 1, at=0)

    assert sitting.state.words == ()


@rule("swish.word.end")
def test_with_an_empty_deck_the_word_of_all_ends_the_game() -> None:
    sitting = Sitting(table((*PAIR, *THREE)))

    sitting.say(0, "no 0")
    assert isinstance(sitting.due, Players)
    sitting.say(1, "no 0")

    assert sitting.due == Over((1, 1))


def outlook(state: State) -> list[object]:
    """Everything that a player learns of a state, except the cards themselves."""
    told: list[object] = [swish.due(state)]
    for seat in range(2):
        told.append(swish.legal(state, seat))
        for action in range(swish.actions.count(state.options)):
            try:
                told.append(swish.decide(state, seat, swish.actions.command(state.options, action), 5))
            except IllegalMove as refusal:
                told.append((refusal.key, refusal.facts))
    return told


@rule("swish.word.silent")
def test_the_table_never_says_whether_there_is_a_swish() -> None:
    there = table(PAIR, undealt=dead(8) + PAIR)
    none = table((), undealt=dead(8) + PAIR)

    for words in ((), (0,), (1,)):
        assert outlook(replace(there, words=words)) == outlook(replace(none, words=words))
    proving = [replace(state, caller=0, until=20_000) for state in (there, none)]
    assert outlook(proving[0]) == outlook(proving[1])


# The end


@rule("swish.end")
def test_the_game_ends_when_the_deck_is_empty_and_nobody_can_make_a_swish() -> None:
    sitting = Sitting(table(PAIR))
    assert isinstance(sitting.due, Players)

    proven_pair(sitting, 1, at=0)

    assert sitting.due == Over((2, 1))


@rule("swish.end")
def test_it_goes_on_while_anybody_is_allowed_a_swish() -> None:
    assert isinstance(swish.due(table(PAIR, limits=(Limit(3), Limit(2)))), Players)
    assert isinstance(swish.due(table(PAIR, limits=(Limit(3),))), Over)
    assert isinstance(swish.due(table(THREE, limits=(Limit(2, 2),))), Over)


@rule("swish.end.never")
def test_the_game_ends_when_area_and_deck_together_hold_no_swish() -> None:
    assert isinstance(swish.due(table((), undealt=dead(8))), Over)
    assert isinstance(swish.due(table(PAIR[:1], undealt=(*dead(8), PAIR[1]))), Players), "swaps could bring it about"
    assert isinstance(swish.due(table(PAIR[:1], undealt=(*dead(8), PAIR[1]), limits=(Limit(3),))), Over)


@rule("swish.end.win")
def test_most_cards_win_and_equal_piles_share() -> None:
    end = replace(table(()), piles=((1, 2), (3,), (4, 5), ()))

    assert swish.due(end) == Over((1, 3, 1, 4))


# Ways to play


def limits(variant: str, seats: int) -> list[tuple[int, int]]:
    made = options(swish, {"seats": seats, **swish.VARIANTS[variant]})
    assert isinstance(made, Options)
    return [(limit.least, limit.most) for limit in map(made.limit, range(made.seats))]


@rule("swish.beginner")
def test_beginners_collect_exactly_two() -> None:
    assert limits("beginner", 3) == [(2, 2)] * 3


@rule("swish.mixed")
def test_in_a_mixed_round_experienced_players_need_three_and_the_others_any() -> None:
    assert limits("mixed", 3) == [(3, 12), (2, 12), (2, 12)]
    chosen = options(swish, {"seats": 3, "limits": [[2, 12], [3, 12], [2, 12]]})
    assert chosen.limit(1) == Limit(3, 12)


@rule("swish.expert")
@pytest.mark.parametrize("least", [3, 4, 5])
def test_experts_need_three_four_or_five(least: int) -> None:
    assert limits(f"expert{least}", 2) == [(least, 12)] * 2


@rule("swish.solitaire")
def test_in_solitaire_the_word_of_the_one_player_swaps_at_once() -> None:
    assert limits("solitaire", 1) == [(2, 12)]
    assert limits("solitaire3", 1) == [(3, 12)]
    assert limits("solitaire4", 1) == [(4, 12)]
    sitting = Sitting(table(PAIR, undealt=dead(9), seats=1))

    word, swapped = sitting.say(0, "no 0")

    assert word == WordGiven(0)
    assert isinstance(swapped, Swapped)
