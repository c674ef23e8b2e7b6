"""Whether 16 random cards of the deck hold a swish, beside plain backtracking that stops at the first one."""

import random
from collections.abc import Callable, Mapping, Sequence
from functools import cache

import numpy as np
from numpy.typing import NDArray

from benchmarks.harness import AtLeast, Claim, Rival, Within, peer
from benchmarks.yardsticks import swish as yardstick
from swordfish.exact.swish import solver
from swordfish.games.swish.cards import Card, deck

PLAIN, SINGLE = "plain backtracking", "swordfish, one by one"
DEFAULT, FAST = "swordfish, in a batch", "swordfish[fast], in a batch"
LAYOUTS, BATCHES = 1000, 10


def claim() -> Claim:
    peer("numba")
    for number in range(BATCHES):
        as_array(number)  # outside the measured time
    return Claim(
        "is there any swish among 16 cards: 100 times plain backtracking by default, 1,000 times with the extra fast",
        rivals=[
            Rival(PLAIN, one_by_one(yardstick.any_swish)),
            Rival(SINGLE, one_by_one(solver.any_swish), packages=("swordfish", "numpy")),
            Rival(DEFAULT, together(solver.any_in_each)),
            Rival(FAST, together(peer("swordfish.exact.swish.fast").any_in_each), packages=("numba",)),
        ],
        bounds=[
            AtLeast(100, "layouts", ours=DEFAULT, theirs=PLAIN),
            AtLeast(1000, "layouts", ours=FAST, theirs=PLAIN),
            Within(20, "layouts", ours=SINGLE),
            Within(1, "layouts", ours=FAST),
        ],
        batches=2,
    )


@cache
def dealt(number: int) -> list[list[Card]]:
    """The layouts of a batch, the same for all rivals."""
    chance = random.Random(number)
    return [chance.sample(deck(), 16) for _ in range(LAYOUTS)]


@cache
def as_array(number: int) -> NDArray[np.uint8]:
    return solver.numbered(dealt(number))


def one_by_one(ask: Callable[[Sequence[Card]], bool]) -> Callable[[int], Mapping[str, int]]:
    def batch(number: int) -> Mapping[str, int]:
        for cards in dealt(number % BATCHES):
            ask(cards)
        return {"layouts": LAYOUTS}

    return batch


def together(ask: Callable[[NDArray[np.uint8]], NDArray[np.bool_]]) -> Callable[[int], Mapping[str, int]]:
    """Layouts as a simulation produces them: one array, one row each."""

    def batch(number: int) -> Mapping[str, int]:
        ask(as_array(number % BATCHES))
        return {"layouts": LAYOUTS}

    return batch
