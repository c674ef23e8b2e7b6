"""All swishes of 16 random cards of the deck, each with a proof, beside plain backtracking."""

import random
from collections.abc import Callable, Mapping, Sequence
from functools import cache

from benchmarks.harness import AtLeast, Claim, Rival, Within, peer
from benchmarks.yardsticks import swish as yardstick
from swordfish.exact.swish import solver
from swordfish.games.swish.cards import Card, deck

PLAIN, DEFAULT, FAST = "plain backtracking", "swordfish", "swordfish[fast]"
BATCHES = 200


def claim() -> Claim:
    peer("numba")
    for number in range(BATCHES):
        dealt(number)  # outside the measured time
    return Claim(
        "all swishes of 16 cards, with proofs: 3 times plain backtracking by default, 60 times with the extra fast",
        rivals=[
            Rival(PLAIN, solving(yardstick.all_swishes)),
            Rival(DEFAULT, solving(solver.all_swishes), packages=("swordfish", "numpy")),
            Rival(FAST, solving(peer("swordfish.exact.swish.fast").all_swishes), packages=("numba",)),
        ],
        bounds=[
            AtLeast(3, "layouts", ours=DEFAULT, theirs=PLAIN),
            AtLeast(60, "layouts", ours=FAST, theirs=PLAIN),
            Within(10_000, "layouts", ours=DEFAULT),
            Within(500, "layouts", ours=FAST),
        ],
        batches=20,
    )


@cache
def dealt(number: int) -> list[list[Card]]:
    """The layouts of a batch, the same for all rivals."""
    chance = random.Random(number)
    return [chance.sample(deck(), 16) for _ in range(5)]


def solving(solve: Callable[[Sequence[Card]], object]) -> Callable[[int], Mapping[str, int]]:
    def batch(number: int) -> Mapping[str, int]:
        layouts = dealt(number % BATCHES)
        for cards in layouts:
            solve(cards)
        return {"layouts": len(layouts)}

    return batch
