"""`python -m swordfish.exact.swish.effort [SEEDS]`: how much work puzzles of each grade are for a plain search.

The search lays cards as a person may: each card puts its hoop around the last ball, until a ball lies in the first
hoop; then another cycle may begin. It does not know colours, so its work is a measure of its own, independent of the
near-swishes by which puzzles are chosen. It lays at most as many cards as the question names; for `largest` as many
as fit.
"""

import sys
from collections.abc import Sequence
from itertools import pairwise
from statistics import median

from swordfish.exact.swish.puzzles import GRADES, Puzzle, puzzle
from swordfish.games.swish.cards import CELLS, ORIENTATIONS, Card, turned

SEEDS = 30


def effort(made: Puzzle) -> int:
    """The number of cards that the search lays until it has tried everything that the question allows."""
    return cards_laid(made.cards, CELLS if made.largest else made.size)


def cards_laid(cards: Sequence[Card], most: int) -> int:
    """The number of cards laid in search of every swish of at most so many cards."""
    ways = [sorted({turned(card, way) for way in range(ORIENTATIONS)}) for card in cards]
    hoops: list[list[tuple[int, int]]] = [[] for _ in range(CELLS)]
    for number, lying in enumerate(ways):
        for ball, hoop in lying:
            hoops[hoop].append((number, ball))
    used, filled = [False] * len(cards), [False] * CELLS
    laid = 0

    def follow(first: int, home: int, cell: int, left: int) -> None:
        """Put the hoop of one more card around the ball in this cell."""
        nonlocal laid
        for number, ball in hoops[cell]:
            if number <= first or used[number] or (ball != home and (filled[ball] or left == 1)):
                continue
            laid += 1
            used[number] = True
            if ball == home:
                begin(first + 1, left - 1)
            else:
                filled[ball] = True
                follow(first, home, ball, left - 1)
                filled[ball] = False
            used[number] = False

    def begin(lowest: int, left: int) -> None:
        """Begin another cycle with a later card."""
        nonlocal laid
        if left < 2:
            return
        for first in range(lowest, len(cards)):
            if used[first]:
                continue
            for ball, hoop in ways[first] if left < most else ways[first][:1]:  # turning everything changes nothing
                if not filled[ball] and not filled[hoop]:
                    laid += 1
                    used[first] = filled[ball] = filled[hoop] = True
                    follow(first, hoop, ball, left - 1)
                    used[first] = filled[ball] = filled[hoop] = False

    begin(0, most)
    return laid


def harder(higher: Sequence[int], lower: Sequence[int]) -> float:
    """The probability that one of the first takes more effort than one of the second, a tie counted half."""
    return sum((one > other) + (one == other) / 2 for one in higher for other in lower) / len(higher) / len(lower)


def efforts(seeds: int) -> dict[str, list[int]]:
    """The efforts of so many puzzles of each grade."""
    return {grade: [effort(puzzle(grade, f"{seed}")) for seed in range(seeds)] for grade in GRADES}


def main(seeds: int) -> None:
    found = efforts(seeds)
    below = {higher: lower for lower, higher in pairwise(found)}
    for grade, each in found.items():
        than = f", harder than {below[grade]}: {harder(each, found[below[grade]]):.2f}" if grade in below else ""
        print(f"{grade}: {median(each):,.0f} cards laid{than}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else SEEDS)
