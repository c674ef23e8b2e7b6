"""Hints and the cost of a choice: computed only from what the asker can see."""

from pathlib import Path

import pytest

from swordfish.bots import Budget
from swordfish.bots.advice import Advice, Option, advise
from swordfish.bots.review import judged, moves
from swordfish.core import Luck, Refusal, Rng, open_seed
from swordfish.games import GAMES
from swordfish.games.swipe.model import Face, Hoard, State, Swipe
from swordfish.games.swish.model import Call, Prove
from swordfish.games.swishbones.model import Stop, Swish
from swordfish.record import read
from tests.bots.test_search import ENOUGH, moment
from tests.games.swirl.tables import play, table

LOGS = Path(__file__).parent.parent / "logs"


def asked(simulations: int) -> Budget:
    return Budget(ms=ENOUGH, simulations=simulations)


def losing() -> State:
    """Seat 1 is about to win; robbing seat 2 of a chip would allow it."""
    return State(
        centre=Hoard(1, 1),
        seats=(Hoard(14, 3), Hoard(16, 3), Hoard(3, 3)),
        turn=0,
        thrown=(Face.SWIPE_CHIP, Face.WIN_CHIP, Face.X),
        todo=(Face.SWIPE_CHIP, Face.WIN_CHIP, Face.X),
    )


def test_a_mistake_costs_something_and_the_best_choice_nothing() -> None:
    wrong = advise("swipe", losing(), 0, asked(200), Rng(b""), said=(Swipe(2),))
    assert wrong.best.commands == (Swipe(1),)
    assert wrong.said is not None
    assert wrong.said.commands == (Swipe(2),)
    assert wrong.cost > 0.2
    assert advise("swipe", losing(), 0, asked(200), Rng(b""), said=(Swipe(1),)).cost == 0.0


def test_costs_are_differences_of_win_probabilities_and_never_negative() -> None:
    assert Advice(Option((), 0.5), Option((), 0.25)).cost == 0.25
    assert Advice(Option((), 0.25), Option((), 0.5)).cost == 0.0
    assert Advice(Option((), 0.25)).cost == Advice(Option((), 0.5), Option(())).cost == 0.0


def test_two_worlds_that_the_asker_cannot_distinguish_get_the_same_hint() -> None:
    """Only the other's hand differs, which the asker cannot see."""
    hands = "star fish red 3, sea horse red 3", "sea horse green 8, crab yellow 2"
    hidden = "crab yellow 2, sea horse green 8", "star fish red 3, sea horse red 3"
    worlds = [
        table("fish purple 3, star fish green 9", hand, middle="sea horse green 10, crab red 1", deck=deck)
        for hand, deck in zip(hands, hidden, strict=True)
    ]
    views = [GAMES["swirl"].view(world, 0) for world in worlds]
    assert views[0] == views[1]
    first, second = (advise("swirl", view, 0, asked(50), Rng(b"x"), said=(play("fish purple 3"),)) for view in views)
    assert first == second


def test_a_hint_in_swishbones_is_a_whole_turn() -> None:
    game = GAMES["swishbones"]
    state, seat = moment(game, 8, quiet_rounds=9)
    commands = advise("swishbones", state, seat, asked(4), Rng(b"")).best.commands
    assert all(isinstance(command, Swish | Stop) for command in commands)
    assert commands[0] in game.legal(state, seat)


def test_swish_hints_are_given_only_to_a_single_player() -> None:
    game = GAMES["swish"]
    alone, _ = moment(game, 1, seats=1)
    rng = Luck(open_seed("hint"))(0)
    steps = 0
    command = advise("swish", game.view(alone, 0), 0, asked(1), rng).best.commands[0]
    assert isinstance(command, Call)
    state, before = alone, len(alone.piles[0])
    while len(state.piles[0]) == before:
        for event in game.decide(state, 0, command, 1000 + steps):
            state = game.evolve(state, event)
        steps += 1
        if isinstance(command, Prove):
            break
        command = advise("swish", game.view(state, 0), 0, asked(1), rng).best.commands[0]
    assert len(state.piles[0]) > before
    together, seat = moment(game, 1, seats=2)
    with pytest.raises(Refusal, match="solo"):
        advise("swish", game.view(together, seat), seat, asked(1), rng)


@pytest.mark.parametrize("name", ["swipe-3-2", "swirl-2-1", "swishbones-2-1"])
def test_every_choice_of_a_record_is_found_with_what_its_seat_could_know(name: str) -> None:
    record = read(LOGS / f"{name}.jsonl")
    game, rules = record.header.game, record.game
    found = [*moves(game, record.header.options, record.entries)]
    assert found
    assert [move.number for move in found] == sorted({move.number for move in found})
    for move in found:
        assert rules.view(move.view, move.seat) == move.view
        assert move.said[0] in rules.legal(move.view, move.seat)
        view = move.past.view
        for event in move.past.news:
            assert rules.redact(event, move.seat) == event
            view = rules.evolve(view, event)
        assert view == move.view
    if game == "swishbones":
        assert any(len(move.said) > 2 for move in found)
    judged_one = judged(game, found[len(found) // 2], ENOUGH, Rng(b""), 12)
    assert 0.0 <= judged_one.cost <= 1.0


def test_in_a_race_nothing_is_judged_unless_the_game_says_what(monkeypatch: pytest.MonkeyPatch) -> None:
    record = read(LOGS / "swish-2-2.jsonl")
    assert [*moves("swish", record.header.options, record.entries)]
    monkeypatch.delattr("swordfish.bots.swish.reviewed")
    assert [*moves("swish", record.header.options, record.entries)] == []
