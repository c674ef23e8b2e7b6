"""Random play of swipe beside the pure-Python games of OpenSpiel and PettingZoo, in transitions per second.

A transition is one step of a search or learner: for ours a choice or a throw with its forced events, for theirs a move.
"""

import random
from collections.abc import Mapping

from benchmarks.harness import AtLeast, Batch, Claim, Rival, peer
from swordfish.core import AnyStep, Luck, Players, apply_commands, open_seed, settled
from swordfish.games import swipe
from swordfish.games.swipe.model import Rolled, RolledOff

OURS, OPENSPIEL, PETTINGZOO = "swordfish swipe", "OpenSpiel python_tic_tac_toe", "PettingZoo connect_four_v3"
THROWS = (Rolled, RolledOff)


def claim() -> Claim:
    return Claim(
        "random play, transitions per second: at least OpenSpiel's, at least twice PettingZoo's",
        rivals=[
            Rival(OURS, ours, packages=("swordfish", "msgspec")),
            Rival(OPENSPIEL, openspiel(), packages=("open_spiel",)),
            Rival(PETTINGZOO, pettingzoo(), packages=("pettingzoo", "numpy")),
        ],
        bounds=[
            AtLeast(1, "transitions", ours=OURS, theirs=OPENSPIEL, aim=2),
            AtLeast(2, "transitions", ours=OURS, theirs=PETTINGZOO),
        ],
    )


def ours(number: int) -> Mapping[str, int]:
    """A game of three, driven as in arena and server: settle, then apply a choice, until it is over."""
    chance, luck = random.Random(number), Luck(open_seed(number))
    steps, waiting = settled(swipe, swipe.start(swipe.Options(seats=3)), luck, 0)
    events, throws, choices = len(steps), thrown(steps), 0
    while isinstance(waiting, Players):
        state, seat = steps[-1][2], waiting.seats[0]
        command = chance.choice(swipe.legal(state, seat))
        steps, waiting = apply_commands(swipe, state, waiting, seat, (command,), luck, events, 0)
        events += len(steps)
        throws += thrown(steps)
        choices += 1
    return {"transitions": throws + choices, "events": events}


def thrown(steps: list[AnyStep]) -> int:
    return sum([type(event) in THROWS for _, event, _ in steps])


def openspiel() -> Batch:
    """Thirty games of the Python tic-tac-toe, driven by hand: legal actions, apply one, until it is over."""
    pyspiel = peer("pyspiel")
    peer("open_spiel.python.games.tic_tac_toe")  # registers itself
    game = pyspiel.load_game("python_tic_tac_toe")

    def play(number: int) -> Mapping[str, int]:
        chance, moves = random.Random(number), 0
        for _ in range(30):
            state = game.new_initial_state()
            while not state.is_terminal():
                state.apply_action(chance.choice(state.legal_actions()))
                moves += 1
        return {"transitions": moves, "events": moves}

    return play


def pettingzoo() -> Batch:
    """A game of connect four in its usual wrappers: read the last observation, take a random legal action."""
    env = peer("pettingzoo.classic.connect_four_v3").env()

    def play(number: int) -> Mapping[str, int]:
        chance, moves = random.Random(number), 0
        env.reset(seed=number)
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            env.step(chance.choice([action for action, free in enumerate(seen["action_mask"]) if free]))
            moves += 1
        return {"transitions": moves, "events": moves}

    return play
