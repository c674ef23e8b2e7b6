"""The search of swishbones, in simulations per second: two seats, turns from games of greedy."""

from collections.abc import Mapping
from functools import cache

from benchmarks.harness import Claim, Rival, Within
from swordfish.bots import Budget, Wait, find
from swordfish.bots.search import Search
from swordfish.bots.swishbones.evaluation import SwishbonesEvaluator
from swordfish.core import Luck, Players, Rng, apply_commands, open_seed, settled
from swordfish.games import swishbones
from swordfish.games.swishbones.model import State

OURS = "swordfish search of swishbones"
GAMES = 4
SIMULATIONS = 100


def claim() -> Claim:
    return Claim(
        "a simulation takes at most 5 ms on average",
        rivals=[Rival(OURS, searching, packages=("swordfish", "msgspec"))],
        bounds=[Within(5000, "simulations", ours=OURS)],
        batches=8,
        rounds=9,
    )


def searching(number: int) -> Mapping[str, int]:
    """One choice of a whole turn, the first list of plans included."""
    positions = turns()
    state = positions[number * 37 % len(positions)]
    search = Search(swishbones, SwishbonesEvaluator(Rng(b"")), state, state.turn, Rng(b""))
    search.run(Budget(ms=10**9, simulations=SIMULATIONS))
    return {"simulations": search.simulations}


@cache
def turns() -> list[State]:
    """Positions at the start of a turn."""
    positions: list[State] = []
    for number in range(GAMES):
        luck = Luck(open_seed(number))
        players = [find("greedy", "swishbones")(swishbones, seat, luck(1 << 30 | seat)) for seat in range(2)]
        steps, waiting = settled(swishbones, swishbones.start(swishbones.Options()), luck, 0)
        events = 0
        while isinstance(waiting, Players):
            state, seat, events = steps[-1][2], waiting.seats[0], events + len(steps)
            if state.fish[0].centres and not state.moved:
                positions.append(state)
            command = players[seat].choose(state, swishbones.legal(state, seat), (), Budget())
            assert not isinstance(command, Wait), "nobody waits where seats act in turn"
            steps, waiting = apply_commands(swishbones, state, waiting, seat, (command,), luck, events, 0)
    return positions
