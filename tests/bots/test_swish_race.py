"""Estimates and reviews of a race of swish: who is going to win, and what a proof cost."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest
from msgspec.structs import replace

from swordfish.arena.fit import likelihood, samples
from swordfish.bots.advice import Advice
from swordfish.bots.chances import estimates
from swordfish.bots.review import Move, judged, moves
from swordfish.bots.swish.evaluation import WEIGHTS, estimate
from swordfish.bots.swish.perception import HARD, visible
from swordfish.core import Luck, Players, Rng, Stamped, line, open_seed, states
from swordfish.games import swish
from swordfish.games.swish.cards import Card
from swordfish.games.swish.model import (
    Call,
    Called,
    Command,
    Deal,
    Event,
    Lay,
    Layer,
    Lying,
    Options,
    ProofFailed,
    Prove,
    Proven,
    State,
)
from swordfish.record import read

LOGS = Path(__file__).parent.parent / "logs"


def dealt(seats: int = 3, *piles: int) -> State:
    """A table after its first deal, with so many cards in the piles."""
    state = swish.start(Options(seats=seats))
    due = swish.due(state)
    assert isinstance(due, Deal)
    state = swish.evolve(state, due.draw(Luck(open_seed("race"))(0)))
    taken = [state.deck[sum(piles[:seat]) : sum(piles[: seat + 1])] for seat in range(len(piles))]
    left = state.deck[sum(piles) :]
    return replace(state, deck=left, piles=tuple(taken) or state.piles)


def test_equal_piles_have_equal_chances_and_more_cards_a_better_one() -> None:
    assert estimate(dealt(4)) == pytest.approx([0.25] * 4)
    first, second, third = estimate(dealt(3, 9, 4, 4))
    assert first > second == third


def test_a_lead_counts_more_when_fewer_cards_are_left() -> None:
    early, late = dealt(2, 5, 2), dealt(2, 22, 19)
    assert estimate(late)[0] > estimate(early)[0] > 0.5


def test_a_call_raises_the_chance_of_the_caller() -> None:
    state = dealt(3, 6, 6, 6)
    called = swish.evolve(state, Called(1, 20_000))
    assert estimate(called)[1] > 1 / 3 > estimate(called)[0]


def test_the_weights_predict_the_winners_of_games_that_they_were_not_fitted_to() -> None:
    """The fit plays games from number 0 on; these come later. With equal chances the mean would be about -1.6."""
    games = [samples("swish", number) for number in range(1_000_000, 1_000_018)]
    weights = np.array(WEIGHTS)
    assert likelihood(games, weights) > likelihood(games, 0 * weights) + 0.4


def test_a_whole_game_has_an_estimate_after_each_event_and_ends_with_its_result() -> None:
    record = read(LOGS / "swish-3-3.jsonl")
    entries, rules = line(record.entries), record.game
    wins = estimates("swish", rules, states(rules, record.header.options, entries))
    assert wins is not None
    assert len(wins) == len(entries) + 1
    assert all(sum(each) == pytest.approx(1.0) for each in wins)
    assert [share > 0 for share in wins[-1]] == [place == 1 for place in record.places or ()]


def test_a_single_player_has_no_chance_to_show() -> None:
    record = read(LOGS / "swish-1-1.jsonl")
    rules = record.game
    assert estimates("swish", rules, states(rules, record.header.options, line(record.entries))) is None


def test_every_proof_of_a_record_is_judged_as_a_whole() -> None:
    record = read(LOGS / "swish-3-3.jsonl")
    counted = line(record.entries)
    found = [*moves("swish", record.header.options, record.entries)]
    called = [number for number, entry in enumerate(counted) if isinstance(entry.event, Called)]
    assert [move.number for move in found] == called
    for move in found:
        assert isinstance(move.said[0], Call)
        assert all(not isinstance(command, Call) for command in move.said[1:])
        advice = judged("swish", move, 1, Rng(b""))
        proven = next(entry.event for entry in counted[move.number :] if isinstance(entry.event, Proven | ProofFailed))
        proved = len(proven.cards) if isinstance(proven, Proven) else 0
        largest = max(map(len, visible(move.view, move.seat, max(HARD.most, proved))), default=0)
        assert sum(isinstance(command, Lay) for command in advice.best.commands) == largest
        assert 0.0 <= advice.cost < 1.0


def proved(state: State, *commands: Command) -> Move:
    """The proof of seat 0 by these commands, a second after the deal."""
    entries: list[Stamped[Event]] = []
    moment = state
    for command in commands:
        for event in swish.decide(moment, 0, command, 1000):
            entries.append(Stamped(1000, event))
            moment = swish.evolve(moment, event)
    due = swish.due(moment)
    if moment.caller == 0 and isinstance(due, Players) and due.until is not None and due.lapse is not None:
        entries.append(Stamped(due.until, due.lapse))
    (move,) = moves("swish", state.options, entries, start=state)
    return move


def lays(layers: Sequence[Layer]) -> list[Lay]:
    return [Lay(layer.place, layer.orientation) for layer in layers]


def test_a_failed_proof_costs_more_than_a_small_swish_and_the_largest_costs_nothing() -> None:
    state = dealt(2, 4, 4)
    seen = visible(state, 0, 16)
    large, small = max(seen, key=len), min(seen, key=len)
    assert len(large) > len(small)

    def cost(layers: Sequence[Layer]) -> float:
        return judged("swish", proved(state, Call(0), *lays(layers), Prove()), 1, Rng(b"")).cost

    assert cost(large) == 0.0
    assert 0.0 < cost(small) < cost(small[:1])


def test_a_proof_is_compared_with_what_people_see_and_with_its_own_size() -> None:
    """Nobody is told off for not seeing a swish of nine cards; who proves one is compared with that size."""
    state = dealt(2, 4, 4)
    seen = visible(state, 0, 16)
    assert max(map(len, seen)) > HARD.most + 2

    def advised(cards: int) -> Advice:
        layers = next(layers for layers in seen if len(layers) == cards)
        return judged("swish", proved(state, Call(0), *lays(layers), Prove()), 1, Rng(b""))

    for cards, best in ((2, HARD.most), (HARD.most, HARD.most), (HARD.most + 2, HARD.most + 2)):
        advice = advised(cards)
        assert sum(isinstance(command, Lay) for command in advice.best.commands) == best
        assert (advice.cost == 0.0) == (cards >= HARD.most)


def test_a_proof_that_is_not_finished_in_time_has_failed() -> None:
    state = dealt(2, 4, 4)
    large = max(visible(state, 0, 16), key=len)
    late = proved(state, Call(0), *lays(large))
    failed = proved(state, Call(0), *lays(large[:1]), Prove())
    assert Prove() not in late.said
    assert judged("swish", late, 1, Rng(b"")).cost == judged("swish", failed, 1, Rng(b"")).cost > 0.0


def test_where_there_is_no_swish_the_best_is_not_to_call() -> None:
    state = swish.start(Options(deck=(*[Card(0, 3)] * 18, Card(0, 2), Card(2, 0))))
    area = tuple(Lying(card, 0) for card in range(16))
    state = replace(state, area=area, deck=(18, 19), piles=((16,), (17,)))
    advice = judged("swish", proved(state, Call(0), Prove()), 1, Rng(b""))
    assert advice.best.commands == ()
    assert advice.cost > 0.0


def test_of_the_largest_swishes_the_one_most_like_the_proof_is_shown() -> None:
    state = dealt(2, 4, 4)
    seen, most = visible(state, 0, HARD.most), HARD.most
    largest = [layers for layers in seen if len(layers) == most]
    assert len(largest) > 1
    for layers in largest:
        tried = proved(state, Call(0), *lays(layers[:-1]), Prove())
        best = judged("swish", tried, 1, Rng(b"")).best.commands
        places = {command.place for command in best if isinstance(command, Lay)}
        assert len(places & {layer.place for layer in layers[:-1]}) == most - 1
