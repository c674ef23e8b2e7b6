"""Everything about the positions of swipe that does not depend on the chips: dice, falls of dice, choices of dice.

A position is met before a throw. Its *row* is the dice of all seats, the thrower first. A throw that is not a Super
Swipe leads to a *node*: so many chips are to be swiped, and one of a few rows follows, depending on who gives dice.
Rows are sorted by the dice of the last seat, most first. The mover becomes the last seat, and has a die for each chip
they swipe: so the rows that can follow `k` swiped chips are the first `followers[k]` ones.
"""

from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, groupby, product
from math import factorial, log, prod
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from swordfish.exact.arrays import Floats
from swordfish.exact.swipe.falls import Fall, falls

Row: TypeAlias = tuple[int, ...]
Target: TypeAlias = tuple[int, int]
"""A row that can follow, and in how many orders the dice can be taken that lead to it."""
Integers32: TypeAlias = NDArray[np.int32]
Codes: TypeAlias = NDArray[np.uint16]
"""The rounded numbers of a layer, by row and cell."""
Corrections: TypeAlias = NDArray[np.int8]
"""What to add to the numbers of a layer, by row and cell, in steps of 1 / 2^FINE."""


class Node(NamedTuple):
    """A choice after a throw: chips to swipe, and the rows that can follow."""

    swipes: int
    targets: tuple[Target, ...]


class Group(NamedTuple):
    """Nodes with equally many targets: by target and node, the pair of swipes and row, and the log of its orders."""

    pairs: Integers32
    orders: Floats


def orders(counts: tuple[int, ...]) -> int:
    """Count the orders in which so many can be taken from each."""
    return factorial(sum(counts)) // prod(map(factorial, counts))


def targets(row: Row, fall: Fall, spare: int) -> Iterator[tuple[Row, int]]:
    """Yield each row that can follow a fall, the next thrower first, with its orders. `spare`: dice of the centre."""
    mine, others = row[0], row[1:]
    robs = min(fall.robs, sum(others) - len(others))
    held = mine + robs + min(fall.finds, spare)
    after = held - min(fall.crosses, held - 1)
    for given in product(*[range(min(robs, dice - 1) + 1) for dice in others]):
        if sum(given) == robs:
            yield (*(dice - gone for dice, gone in zip(others, given, strict=True)), after), orders(given)


def superswiped(row: Row) -> Row:
    """The row after a Super Swipe; the same seat throws again."""
    given = [int(dice > 1) for dice in row[1:]]
    return (row[0] + sum(given), *(dice - gone for dice, gone in zip(row[1:], given, strict=True)))


def rows(seats: int, dice: int) -> list[Row]:
    """List how so many seats can have dice, at least one each and no more than these in all."""
    ways = [row for row in product(range(1, dice - seats + 2), repeat=seats) if sum(row) <= dice]
    return sorted(ways, key=lambda row: (-row[-1], row))


class Lattice:
    """Rows, nodes, and how likely each row leads to each node, by chips won.

    `chances[won]` is a matrix of rows by nodes, `again` one of rows by rows for Super Swipes. A *pair* is a number of
    swipes with a row that can follow; pairs are numbered from `first[swipes]` on.
    """

    def __init__(self, seats: int, dice: int) -> None:
        self.seats, self.dice = seats, dice
        self.most = dice - seats + 1  # dice of one seat
        self.rows = rows(seats, dice)
        self.number = {row: at for at, row in enumerate(self.rows)}
        self.followers = [sum(row[-1] >= swipes for row in self.rows) for swipes in range(self.most + 1)]
        self.first = [sum(self.followers[:swipes]) for swipes in range(self.most + 1)]
        self.again = np.zeros((len(self.rows), len(self.rows)))
        found = self._found()
        nodes = sorted({node for _, _, node in found}, key=lambda node: (len(node.targets), node))
        column = {node: at for at, node in enumerate(nodes)}
        self.chances = np.zeros((self.most + 1, len(self.rows), len(nodes)))
        for (won, row, node), share in found.items():
            self.chances[won, row, column[node]] = share
        self.groups = [self._group(list(same)) for _, same in groupby(nodes, key=lambda node: len(node.targets))]

    def _found(self) -> dict[tuple[int, int, Node], float]:
        """How likely each row leads to each node, by chips won; fill in the Super Swipes on the way."""
        found: defaultdict[tuple[int, int, Node], float] = defaultdict(float)
        for at, row in enumerate(self.rows):
            for fall in falls(row[0]):
                if fall.crosses == row[0]:
                    self.again[at, self.number[superswiped(row)]] = fall.share
                    continue
                led = sorted((self.number[to], many) for to, many in targets(row, fall, self.dice - sum(row)))
                found[fall.wins, at, Node(fall.swipes, tuple(led))] += fall.share
        return found

    def _group(self, nodes: list[Node]) -> Group:
        pairs = [[self.first[node.swipes] + row for row, _ in node.targets] for node in nodes]
        return Group(
            np.array(pairs, dtype=np.int32).T,
            np.array([[log(many) for _, many in node.targets] for node in nodes]).T,
        )


@lru_cache(maxsize=16)
def cells(chips: int, seats: int) -> Integers32:
    """List how so many chips can lie before so many seats, in lexicographic order."""
    bars = np.array(list(combinations(range(chips + seats - 1), seats - 1)), dtype=np.int32).reshape(-1, seats - 1)
    ends = np.full((len(bars), 1), chips + seats - 1, dtype=np.int32)
    return np.diff(np.hstack([np.full_like(ends, -1), bars, ends]), axis=1) - 1
