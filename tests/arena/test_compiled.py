# numba has no type stubs:
# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false
"""The compiled search of swirl: equal to the rules and to the evaluator of the bots, position by position."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import numpy as np
import pytest

from swordfish import bots
from swordfish.arena.match import play as match
from swordfish.bots.search import won as shares_won
from swordfish.bots.swirl.evaluation import SwirlEvaluator, weighed
from swordfish.bots.swirl.hands import CLEAR, DOUBT, Reader
from swordfish.bots.swirl.worth import StaticEvaluation
from swordfish.core import Event, Luck, Over, open_seed
from swordfish.exact.arrays import Floats, Integers
from swordfish.games import swirl
from swordfish.games.swirl import captures as reference
from swordfish.games.swirl import rules
from swordfish.games.swirl.cards import Kind, cards
from swordfish.games.swirl.model import Captured, CardPlayed, Deal, Options, Play, Snatched, State

pytest.importorskip("numba")
from swordfish.arena.swirl.compiled import captures, knowing, search, turns
from swordfish.arena.swirl.compiled.__main__ import rounds

pytestmark = [pytest.mark.long, pytest.mark.timeout(1800)]  # compiling takes most of a minute, more on a busy machine
OF = cards()
GAMES = 12


class Turn(NamedTuple):
    """A whole turn: the state before it, the card, what the events say it took, the state after it."""

    before: State
    card: int
    events: list[Event]
    after: State


@cache
def played(seats: int) -> tuple[Turn, ...]:
    """All turns of some games between careless beginners, who capture in every way."""
    found: list[Turn] = []
    for number in range(GAMES):
        luck = Luck(open_seed(f"compiled bots {seats} {number}"))
        players = [bots.find("easy", "swirl")(swirl, seat, luck(seat)) for seat in range(seats)]
        options = Options(seats=seats, rotating=True)
        entries = match(swirl, options, players, Luck(open_seed(f"compiled {seats} {number}"))).entries
        state, before, events, card = swirl.start(options), None, list[Event](), -1
        for entry in entries:
            if isinstance(entry.event, CardPlayed):
                before, card, events = state, entry.event.card, []
            state = swirl.evolve(state, entry.event)
            events.append(entry.event)
            if before is not None and not state.played:
                found.append(Turn(before, card, events, state))
                before = None
    return tuple(found)


def row(state: State) -> Integers:
    """The compiled table of a state with all hands known."""
    found = np.zeros(turns.SIZE, np.int64)
    found[turns.TURN], found[turns.DEALS] = state.turn, state.deals
    found[turns.LYING], found[turns.UNDEALT] = len(state.middle), len(state.deck)
    found[turns.MIDDLE : turns.MIDDLE + len(state.middle)] = state.middle
    for card in state.deck:
        if OF.creatures[card] >= 0:
            found[turns.DECK + 4 * OF.creatures[card] + OF.colours[card]] += 1
    for seat, hand in enumerate(state.hands):
        found[turns.CREATURE + seat] = state.creatures[seat]
        found[turns.HELD + seat], found[turns.PILE + seat] = len(hand), len(state.piles[seat])
        found[turns.HAND + 4 * seat : turns.HAND + 4 * seat + len(hand)] = [card for card in hand if card is not None]
        found[turns.SERIES + seat] = sum(1 << OF.colours[card] for card in state.series[seat])
        for card in state.piles[seat]:
            if OF.creatures[card] == state.creatures[seat]:
                found[turns.SPARES + 4 * seat + OF.colours[card]] += 1
    return found


def cleaned(table: Integers) -> Integers:
    """The table without what is left in places that do not count."""
    found = table.copy()
    found[turns.MIDDLE + found[turns.LYING] :] = 0
    for seat in range(4):
        found[turns.HAND + 4 * seat + found[turns.HELD + seat] : turns.HAND + 4 * seat + 4] = 0
    return found


def mask(state: State, card: int, taken: tuple[int, ...]) -> int:
    """What a turn takes, as the compiled turns say it."""
    if OF.kinds[card] is Kind.SNATCH:
        owners = {other: seat for seat, series in enumerate(state.series) for other in series}
        return sum(1 << 4 * owners[other] + OF.colours[other] for other in taken)
    if OF.kinds[card] is Kind.COLLECT_ALL:
        return 0
    return sum(1 << state.middle.index(other) for other in taken)


def buffers() -> tuple[Integers, Integers, Floats, Floats]:
    many = turns.MOST_WAYS
    return np.empty(many, np.int64), np.empty(many, np.int64), np.empty(many), np.empty(many)


def everywhere() -> Iterator[Turn]:
    for seats in (2, 3, 4):
        yield from played(seats)


def test_captures_are_those_of_the_rules() -> None:
    rng, found, several = Luck(open_seed("captures"))(0), np.empty(512, np.int64), 0
    for _ in range(2000):
        number = 2 + rng.below(9)
        lying = [1 + rng.below(number - 1) for _ in range(rng.below(12))]
        middle = sum(1 << captures.WIDTH * part for part in lying)
        many = captures.maximal(middle, number, found)
        expected = reference.maximal(sum(reference.UNIT[part] for part in lying), number)
        packed = [captures.packed(tally) for tally in expected]
        assert ([*found[:many]] or [0]) == packed
        several += many > 1
    assert several > 300


def test_turns_values_and_priors_are_those_of_the_evaluator() -> None:
    evaluator, ties = SwirlEvaluator(Luck(open_seed("turns"))(0)), 0
    for state, *_ in everywhere():
        seat, seats = state.turn, len(state.hands)
        cards_, taken, worths, priors = buffers()
        many = turns.all_turns(row(state), seats, seat, cards_, taken, worths)
        expected = [
            (card, mask(state, card, way), worth) for card, way, worth in weighed(StaticEvaluation(state, seat))
        ]
        assert [*zip(cards_[:many], taken[:many], worths[:many], strict=True)] == expected
        many = turns.plans(row(state), seats, seat, cards_, taken, worths, priors)
        plans = evaluator.plans(state, seat)
        assert [*priors[:many]] == pytest.approx([plan.prior for plan in plans])
        assert plans[0].commands[0] == Play(int(cards_[0]))
        ties += len({worth for *_, worth in expected}) < len(expected)
    assert ties > 20


def test_a_turn_leads_where_the_rules_lead() -> None:
    kinds = set[Kind]()
    for before, card, events, after in everywhere():
        taken: tuple[int, ...] = ()
        for event in events:
            if isinstance(event, Captured):
                taken = event.cards
            elif isinstance(event, Snatched):
                taken = (event.card,)
        table = row(before)
        turns.play(table, len(before.hands), before.turn, card, mask(before, card, taken))
        expected = row(after)
        if not after.hands[after.turn]:  # the seat to move does not count when all hands are empty
            expected[turns.TURN] = table[turns.TURN]
        assert [*cleaned(table)] == [*expected]
        kinds.add(OF.kinds[card])
    assert kinds == {*Kind}


def test_the_end_and_the_value_at_a_deal_are_those_of_rules_and_evaluator() -> None:
    evaluator, seen = SwirlEvaluator(Luck(open_seed("value"))(0)), set[int]()
    for *_, state in everywhere():
        table, seats, shares = row(state), len(state.hands), np.empty(4)
        due, expected = turns.due(table, seats), rules.due(state)
        seen.add(due)
        if isinstance(expected, Over):
            assert due == turns.OVER
            turns.won(table, seats, shares)
            assert [*shares[:seats]] == shares_won(expected.places)
        elif isinstance(expected, Deal):
            assert due == turns.DEALING
            turns.value_at_deal(table, seats, shares)
            assert [*shares[:seats]] == pytest.approx(evaluator.value(state))
        else:
            assert due == turns.PLAYING
    assert seen == {turns.PLAYING, turns.OVER, turns.DEALING}


def test_hands_are_as_likely_as_the_reader_says() -> None:
    rng, compared = Luck(open_seed("likelihood"))(0), 0
    for seats in (2, 4):
        reader, shown, seen = Reader(), list[Turn](), None
        for turn in played(seats):
            before, after = turn.before, turn.after
            if before != seen:  # a deal, or another game
                shown = []
            seen = after
            reader.observe(swirl.view(before, 0), 0, ())
            reader.observe(swirl.view(after, 0), 0, [swirl.redact(event, 0) for event in turn.events])
            if before.turn != 0:
                shown.append(turn)
            if not shown or not any(after.hands[1:]):
                continue
            world = swirl.imagine(swirl.view(after, 0), 0, rng)
            values = np.empty((len(shown), len(OF.kinds)))
            for at, one in enumerate(shown):
                search.play_values(row(one.before), seats, one.before.turn, values[at])
            cards_shown = np.array([(one.before.turn, one.card, 0) for one in shown])
            found = search.likelihood(row(world), cards_shown, values, CLEAR, DOUBT)
            assert found == pytest.approx(reader.likelihood(world))
            compared += 1
    assert compared > 100


def test_a_search_wins_more_the_more_it_sees() -> None:
    """Open hands win about 82 % against `medium`, `hard` about 61 %."""
    means = [np.mean(rounds(name, "medium", 2, 400, 1, 2)) for name in ("medium", "search:100", "open:100")]
    assert means[0] == 0.5
    assert 0.54 < means[1] < 0.68 < 0.74 < means[2] < 0.9


def test_a_hand_is_plausible_if_the_opponent_would_have_played_so() -> None:
    """On average, the true hand is more plausible than a random one."""
    rng, luck, pairs = np.array([7], np.uint64), Luck(open_seed("plausible"))(0), list[tuple[float, float]]()
    for turn in played(2):
        state = turn.before
        if state.turn != 1 or len(state.hands[1]) < 3 or state.deals < 2:
            continue
        card, taken = knowing.opponents_turn(row(state), 1, np.array(state.deck), len(state.deck), 100, rng)
        shown, before = np.array([(1, card, taken)]), row(state)[None, :]
        left = [other for other in state.hands[1] if other != card]
        unseen = luck.shuffled([*left, *state.deck])
        found: list[float] = []
        for cards_first in ([*left, *state.deck], unseen):
            hand, undealt = np.array(cards_first[: len(left)]), np.array(cards_first[len(left) :])
            found.append(knowing.plausible(hand, len(hand), undealt, len(undealt), shown, before, 100, rng))
        pairs.append((found[0], found[1]))
    true, other = np.mean(pairs, axis=0)
    assert len(pairs) > 30
    assert true > 1.2 * other
