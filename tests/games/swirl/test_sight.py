"""Hidden information: what a seat sees, what it can infer, and what it may imagine."""

from collections import Counter
from functools import lru_cache
from itertools import combinations
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from swordfish.core import Luck, Players, Rng, open_seed
from swordfish.games import swirl
from swordfish.games.swirl.model import Dealt, HandsDropped, Options, State
from swordfish.table import Table
from tests.games.swirl.tables import after, begun, cards, play, table
from tests.laws import answer
from tests.playing import Pause, Played, tables
from tests.playing import play as any_play
from tests.rulebook import rule


def rng(seed: object) -> Rng:
    return Luck(open_seed(f"sight {seed}"))(0)


@rule("swirl.secret")
def test_only_the_other_hands_and_the_undealt_cards_are_hidden() -> None:
    state = table(
        "crab red 1",
        "fish red 1, fish red 2",
        "snatch",
        middle="crab red 9",
        series=("crab red 2", "fish red 3"),
        piles=("fish green 4", "collect all"),
        deck="crab red 3, crab red 4",
        turn=1,
    )
    seen = swirl.view(state, 1)
    assert seen.hands == ((None,), cards("fish red 2, fish red 1"), (None,))
    assert set(seen.deck) == set(cards("crab red 1, snatch, crab red 3, crab red 4"))
    assert replace(seen, hands=state.hands, deck=state.deck) == state


@rule("swirl.secret")
def test_a_watcher_sees_the_open_cards() -> None:
    state = begun(Options(seats=3))
    seen = swirl.view(state, None)
    assert seen.hands == ((None,) * 4,) * 3
    assert seen.middle == state.middle
    assert len(seen.deck) == 81


def test_a_deal_shows_each_seat_only_its_own_cards() -> None:
    dealt = Dealt(((1, 2), (3, 4)))
    assert swirl.redact(dealt, 0) == Dealt(((1, 2), (None, None)))
    assert swirl.redact(dealt, 1) == Dealt(((None, None), (3, 4)))
    assert swirl.redact(dealt, None) == Dealt(((None, None), (None, None)))


def test_dropped_hands_are_seen_by_all() -> None:
    dropped = HandsDropped(0, ((), (3, 4)))
    assert swirl.redact(dropped, None) == dropped


def test_a_hand_that_must_hold_all_unplaced_cards_is_known() -> None:
    state = table("crab red 1", "fish red 1, fish red 2", "", middle="crab red 9")
    assert swirl.view(state, 0).hands == state.hands, "no card is undealt, and nobody else has one"
    assert swirl.view(state, 2).hands == ((None,), (None, None), ())
    later = after(replace(state, turn=0), play("crab red 1"))
    assert swirl.view(later, None).hands == later.hands


def test_a_deal_of_the_last_cards_tells_two_players_everything() -> None:
    state = table("", "", middle="crab red 9", deck="crab red 1, fish red 1")
    dealt = Dealt((cards("crab red 1"), cards("fish red 1")))
    for seat in range(2):
        told = swirl.evolve(swirl.view(state, seat), swirl.redact(dealt, seat))
        assert told == swirl.view(swirl.evolve(state, dealt), seat)
        assert told.hands == dealt.hands


def test_a_player_must_play_the_last_hidden_card_although_there_is_no_other_choice() -> None:
    state = table("crab red 1", "", middle="fish red 9", deck="crab red 2")
    assert swirl.due(state) == Players((0,))
    assert swirl.legal(state, 0) == (play("crab red 1"),)
    swirling = after(table("swirl, crab red 1", "fish red 1", deck="crab red 2"), play("swirl"))
    assert swirl.due(swirling) == Players((0,))


def twin(state: State, seat: int, luck: Rng) -> State:
    """Another world that the seat cannot distinguish from this one."""
    return swirl.imagine(swirl.view(state, seat), seat, luck)


@lru_cache(maxsize=64)
def game_of(table_number: int, seed: int) -> Played:
    options = tables(swirl)[table_number]
    return any_play(swirl, options, Luck(open_seed(seed)), rng(f"whim {seed}"))


@st.composite
def pauses(draw: st.DrawFn) -> tuple[Pause, int]:
    """Any settled point of a random game, and any seat."""
    played = game_of(draw(st.integers(0, len(tables(swirl)) - 1)), draw(st.integers(0, 3)))
    return draw(st.sampled_from(played.pauses)), draw(st.integers(0, played.options.seats - 1))


@given(pauses(), st.integers(0, 99))
def test_indistinguishable_worlds_give_the_same_results(pause: tuple[Pause, int], seed: int) -> None:
    moment, seat = pause
    state, other = moment.state, twin(moment.state, seat, rng(seed))
    assert swirl.view(other, seat) == swirl.view(state, seat)
    assert swirl.due(other) == swirl.due(state)
    if isinstance(moment.waiting, Players) and seat in moment.waiting.seats:
        assert swirl.legal(other, seat) == swirl.legal(state, seat)
        for number in range(swirl.actions.count(state.options)):
            command = swirl.actions.command(state.options, number)
            assert answer(swirl, other, seat, command, 0) == answer(swirl, state, seat, command, 0)


def test_a_sealed_record_of_an_unfinished_game_contains_no_hidden_card() -> None:
    played = Table("swirl", seats=3, seed=5)
    for _ in range(9):
        played.say(played.legal()[0])
    hidden = {card for hand in played.state.hands[1:] for card in hand} | set(played.state.deck)
    record = played.record(0, sealed=True)
    told = {
        card
        for entry in record.entries
        if isinstance(entry.event, Dealt)
        for hand in entry.event.hands
        for card in hand
    }
    assert not told & hidden
    assert record.seed is None
    state = swirl.start(record.header.options)
    for entry in record.entries:
        state = swirl.evolve(state, entry.event)
    assert state == played.view(0), "it tells all that the seat saw"


@pytest.mark.parametrize("later", [False, True])
def test_imagine_draws_every_possible_world_equally_often(later: bool) -> None:
    """In the first deal of version 1, and in later deals: a chi-square test over all worlds; its seeds are fixed."""
    hands = (
        ("crab red 1", "fish red 1, snatch", "swirl") if later else ("crab red 1, crab red 2", "fish red 1", "snatch")
    )
    state = table(*hands, middle="crab red 9", deck="fish red 5, fish red 6, collect one", deals=2 if later else 1)
    seen = swirl.view(state if later else replace(state, rules=1), 0)
    sizes = [len(hand) for hand in state.hands[1:]]
    possible = [
        (first, second)
        for first in combinations(seen.deck, sizes[0])
        for second in combinations([card for card in seen.deck if card not in first], sizes[1])
    ]
    assert len(possible) == comb(len(seen.deck), sizes[0]) * comb(len(seen.deck) - sizes[0], sizes[1])
    each = 200
    drawn = Counter(swirl.imagine(seen, 0, rng(number)).hands[1:] for number in range(each * len(possible)))
    assert set(drawn) == set(possible)
    chi_square = sum((count - each) ** 2 / each for count in drawn.values())
    freedom = len(possible) - 1
    assert chi_square < freedom + 3.3 * (2 * freedom) ** 0.5 + 4, "beyond this once in a thousand times"


@given(st.integers(0, 10**6), st.integers(2, 4))
def test_every_unplaced_card_may_be_anywhere(seed: int, seats: int) -> None:
    state = begun(Options(seats=seats), Luck(open_seed(seed)))
    world = twin(state, 0, rng(seed))
    assert swirl.pieces(world) == swirl.pieces(state)
    assert [len(hand) for hand in world.hands] == [4] * seats
    assert world.hands[0] == state.hands[0]
