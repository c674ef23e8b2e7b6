"""Random play of swishbones beside a plain implementation of its rules, in decisions per second: four seats, mid-game.

Both continue from the same positions of games with long quiet rounds, as in arena and server, with the same choices.
"""

import random
from collections.abc import Mapping
from functools import cache

from benchmarks.harness import AtLeast, Batch, Claim, Rival
from benchmarks.yardsticks import swishbones as plain
from swordfish.core import AnyRules, Luck, Players, apply_commands, open_seed, settled
from swordfish.games import swishbones
from swordfish.games.swishbones.model import State

OURS, PLAIN = "swordfish swishbones", "a plain reading of the rules"
DECISIONS = 25
GAMES = 12


def claim() -> Claim:
    return Claim(
        "random play, decisions per second: at least ten times a plain reading of the rules",
        rivals=[
            Rival(OURS, playing(swishbones), packages=("swordfish", "msgspec")),
            Rival(PLAIN, playing(plain)),
        ],
        bounds=[AtLeast(10, "decisions", ours=OURS, theirs=PLAIN, aim=16)],
        batches=8,
    )


def playing(rules: AnyRules) -> Batch:
    """A batch plays a number of decisions from one position, or to the end of the game."""
    positions = midgame()

    def play(number: int) -> Mapping[str, int]:
        chance, luck = random.Random(number), Luck(open_seed(number))
        state = positions[number * 37 % len(positions)]
        steps, waiting = settled(rules, state, luck, 0)
        decisions = 0
        while isinstance(waiting, Players) and decisions < DECISIONS:
            state, seat = steps[-1][2] if steps else state, waiting.seats[0]
            command = chance.choice(rules.legal(state, seat))
            steps, waiting = apply_commands(rules, state, waiting, seat, (command,), luck, 0, 0)
            decisions += 1
        return {"decisions": decisions}

    return play


@cache
def midgame() -> list[State]:
    """Positions from the middle half of games played by the game's chooser."""
    positions: list[State] = []
    for number in range(GAMES):
        whim, luck = Luck(open_seed(f"whim {number}"))(0), Luck(open_seed(number))
        steps, waiting = settled(swishbones, swishbones.start(swishbones.Options(seats=4, quiet_rounds=20)), luck, 0)
        game: list[State] = []
        while isinstance(waiting, Players):
            state, seat = steps[-1][2], waiting.seats[0]
            game.append(state)
            command = swishbones.chooser.choose(state, seat, swishbones.legal(state, seat), whim)
            steps, waiting = apply_commands(swishbones, state, waiting, seat, (command,), luck, 0, 0)
        positions += game[len(game) // 4 : len(game) * 3 // 4]
    return positions
