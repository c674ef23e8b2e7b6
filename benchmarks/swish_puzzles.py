"""The time to generate a swish puzzle with the default install."""

from collections.abc import Callable, Mapping

from benchmarks.harness import Claim, Rival, Within
from swordfish.exact.swish.puzzles import GRADES, puzzle

EASY = ("warm-up", "easy", "medium")


def claim() -> Claim:
    return Claim(
        "at least 5 puzzles a second of the easy grades, a puzzle of 12 cards within a minute",
        rivals=[Rival(grade, making(grade), packages=("swordfish", "numpy")) for grade in GRADES],
        bounds=[
            *(Within(200_000, "puzzles", ours=grade) for grade in EASY),
            Within(60_000_000, "puzzles", ours="twelve"),
        ],
        rounds=10,
        batches=5,
    )


def making(grade: str) -> Callable[[int], Mapping[str, int]]:
    """One puzzle per batch, each with another seed."""

    def batch(number: int) -> Mapping[str, int]:
        puzzle(grade, f"benchmark {number}")
        return {"puzzles": 1}

    return batch
