"""Random play of swirl beside RLCard's gin rummy and uno, in decisions of players per second, for two players.

RLCard's environments are used as documented: read the state, step by a random legal action. For comparison, its gin
rummy engine without the environment encodes no observation, as ours does not.
"""

import random
from collections.abc import Mapping
from typing import Any

from benchmarks.harness import AtLeast, Batch, Claim, Rival, peer
from swordfish.core import Due, Luck, Players, apply_commands, open_seed
from swordfish.games import swirl

OURS, GIN, BARE, UNO = "swordfish swirl", "RLCard gin-rummy", "RLCard gin-rummy, bare engine", "RLCard uno"


def claim() -> Claim:
    return Claim(
        "random play, decisions per second: at least twice RLCard's gin rummy",
        rivals=[
            Rival(OURS, ours, packages=("swordfish", "msgspec")),
            Rival(GIN, environment("gin-rummy"), packages=("rlcard", "numpy")),
            Rival(BARE, bare_gin_rummy()),
            Rival(UNO, environment("uno")),
        ],
        bounds=[AtLeast(2, "decisions", ours=OURS, theirs=GIN)],
    )


def ours(number: int) -> Mapping[str, int]:
    """A game of two, driven as in arena and server: apply a choice and all that follows, until it is over."""
    chance, luck = random.Random(number), Luck(open_seed(number))
    state = swirl.start(swirl.Options(seats=2))
    waiting: Due[swirl.Event] = swirl.due(state)  # the first choice is a creature
    events = decisions = 0
    while isinstance(waiting, Players):
        seat = waiting.seats[0]
        command = chance.choice(swirl.legal(state, seat))
        steps, waiting = apply_commands(swirl, state, waiting, seat, (command,), luck, events, 0)
        state = steps[-1][2]
        events += len(steps)
        decisions += 1
    return {"decisions": decisions, "games": 1}


def environment(name: str) -> Batch:
    """A game in the environment of that name."""
    env: Any = peer("rlcard").make(name, config={"seed": 0})

    def play(number: int) -> Mapping[str, int]:
        chance, decisions = random.Random(number), 0
        env.seed(number)
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(chance.choice([*state["legal_actions"]]))
            decisions += 1
        return {"decisions": decisions, "games": 1}

    return play


def bare_gin_rummy() -> Batch:
    """A game of gin rummy by RLCard's engine alone."""
    game: Any = peer("rlcard.games.gin_rummy.game").GinRummyGame()
    numpy: Any = peer("numpy")

    def play(number: int) -> Mapping[str, int]:
        chance, decisions = random.Random(number), 0
        game.np_random = numpy.random.RandomState(number)
        game.init_game()
        while not game.is_over():
            game.step(chance.choice(game.judge.get_legal_actions()))
            decisions += 1
        return {"decisions": decisions, "games": 1}

    return play
