"""Count the sets of cards that form a swish, without listing them.

A set of cards can lie in many ways; only the cells of its balls and hoops matter. Card by card, sets with the same
ways are merged and counted. Green and purple have two cells each: once all their cards are processed, their balls and
hoops must agree, and their cells can be forgotten. Blue and orange are counted separately and then joined
to them.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from math import comb
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from swordfish.exact.swish.arrows import kinds_of, limits, ways
from swordfish.games.swish.cards import CELLS, COLOURS, KINDS, Card, Colour

Ways: TypeAlias = NDArray[np.int64]
"""Cells of balls and hoops, as bits: balls above hoops."""
ALL = (1 << CELLS) - 1
SMALL = 1 << 53
"""Integers below this are exact as floats."""


class SetShape(NamedTuple):
    """What all ways of a set share: its number of cards, and its balls and hoops of each colour."""

    size: int
    balls: tuple[int, int, int, int]
    hoops: tuple[int, int, int, int]


class Sets(NamedTuple):
    """Sets of cards of one shape: one row per group that can lie in the same ways, and the size of each group."""

    ways: Ways
    can: NDArray[np.bool_]
    number: NDArray[np.object_]


Counted: TypeAlias = Mapping[SetShape, Sets]
EMPTY: Counted = {
    SetShape(0, (0, 0, 0, 0), (0, 0, 0, 0)): Sets(
        np.zeros(1, dtype=np.int64), np.ones((1, 1), dtype=np.bool_), np.array([1], dtype=object)
    )
}


def count_sets(cards: Sequence[Card], least: int = 2, most: int = CELLS) -> dict[int, int]:
    """The number of sets of cards that form a swish, for every size from 2 to 12; 0 outside the limits."""
    deck = Counter(kinds_of(cards))
    least, most = limits(least, most)
    small = {Colour.GREEN, Colour.PURPLE}
    with_green = [kind for kind in deck if Colour.GREEN in _colours(kind)]
    with_purple = [kind for kind in deck if _colours(kind) & small == {Colour.PURPLE}]
    inner = _closed(_grown(EMPTY, with_green, deck, most), Colour.GREEN)
    inner = _closed(_grown(inner, with_purple, deck, most), Colour.PURPLE)
    outer = _grown(EMPTY, [kind for kind in deck if not _colours(kind) & small], deck, most)
    found = dict.fromkeys(range(2, CELLS + 1), 0)
    for (one, sets), (other, others) in product(outer.items(), inner.items()):
        size = one.size + other.size
        if least <= size <= most and _balanced(one, other):
            found[size] += _together(sets, others)
    return found


def _colours(kind: int) -> set[Colour]:
    return {COLOURS[cell] for cell in KINDS[kind]}


def _grown(counted: Counted, kinds: Iterable[int], deck: Mapping[int, int], most: int) -> Counted:
    """Add any number of cards of these kinds."""
    for kind in kinds:
        by_shape: defaultdict[SetShape, list[Sets]] = defaultdict(list)
        for shape, sets in counted.items():
            more = sets
            for copies in range(deck[kind] + 1):
                if not len(more.can) or shape.size + copies > most:
                    break
                chosen = comb(deck[kind], copies)
                by_shape[_shape(shape, kind, copies)].append(more._replace(number=more.number * chosen))
                more = _laid(more, kind)
        counted = {shape: _merged(same) for shape, same in by_shape.items()}
    return counted


def _shape(shape: SetShape, kind: int, copies: int) -> SetShape:
    ball, hoop = KINDS[kind]
    return SetShape(
        shape.size + copies,
        _more(shape.balls, COLOURS[ball], copies),
        _more(shape.hoops, COLOURS[hoop], copies),
    )


def _more(counts: tuple[int, int, int, int], colour: Colour, more: int) -> tuple[int, int, int, int]:
    blue, orange, green, purple = (count + more * (colour == other) for other, count in enumerate(counts))
    return blue, orange, green, purple


def _laid(sets: Sets, kind: int) -> Sets:
    """Add one card of the kind to each set, in every way in which it can lie."""
    ball, hoop = KINDS[kind]
    steps = [1 << ball << CELLS | 1 << hoop for hoop, ball, _ in ways(ball, hoop)]
    free = [np.flatnonzero(sets.ways & step == 0) for step in steps]
    reached = [sets.ways[rows] | step for rows, step in zip(free, steps, strict=True)]
    new = np.unique(np.concatenate(reached))
    can = np.zeros((len(sets.can), len(new)), dtype=np.bool_)
    for rows, there in zip(free, reached, strict=True):
        can[:, np.searchsorted(new, there)] |= sets.can[:, rows]
    return _distinct(Sets(new, can, sets.number))


def _merged(same: Sequence[Sets]) -> Sets:
    """Merge sets of one shape from several sources."""
    if len(same) == 1:
        return same[0]
    new = np.unique(np.concatenate([sets.ways for sets in same]))
    can = np.zeros((sum(len(sets.can) for sets in same), len(new)), dtype=np.bool_)
    row = 0
    for sets in same:
        can[row : row + len(sets.can), np.searchsorted(new, sets.ways)] = sets.can
        row += len(sets.can)
    return _distinct(Sets(new, can, np.concatenate([sets.number for sets in same])))


def _distinct(sets: Sets) -> Sets:
    """Merge equal rows and drop sets that cannot lie in any way."""
    lie = sets.can.any(axis=1)
    can, number = sets.can[lie], sets.number[lie]
    if not len(can):
        return Sets(sets.ways, can, number)
    packed = np.ascontiguousarray(np.packbits(can, axis=1))
    rows = packed.view(np.dtype((np.void, packed.shape[1]))).ravel()
    _, first, place = np.unique(rows, return_index=True, return_inverse=True)
    total = np.zeros(len(first), dtype=object)
    np.add.at(total, place, number)
    return Sets(sets.ways, can[first], total)


def _closed(counted: Counted, colour: Colour) -> Counted:
    """Require balls and hoops of this colour in the same cells, then forget the cells."""
    cells = sum(1 << cell for cell in range(CELLS) if COLOURS[cell] == colour)
    by_shape: defaultdict[SetShape, list[Sets]] = defaultdict(list)
    for shape, (old, can, number) in counted.items():
        balls, hoops = shape.balls[colour], shape.hoops[colour]
        agree = np.flatnonzero((old >> CELLS & cells) == (old & cells))
        if balls == hoops and len(agree):
            rest = old[agree] & ~(cells << CELLS | cells)
            order = np.argsort(rest, kind="stable")
            new, starts = np.unique(rest[order], return_index=True)
            kept = np.logical_or.reduceat(can[:, agree[order]], starts, axis=1)
            open_shape = shape._replace(
                balls=_more(shape.balls, colour, -balls), hoops=_more(shape.hoops, colour, -hoops)
            )
            by_shape[open_shape].append(_distinct(Sets(new, kept, number)))
    return {shape: _merged(same) for shape, same in by_shape.items()}


def _balanced(one: SetShape, other: SetShape) -> bool:
    balls = [here + there for here, there in zip(one.balls, other.balls, strict=True)]
    return balls == [here + there for here, there in zip(one.hoops, other.hoops, strict=True)]


def _together(sets: Sets, others: Sets) -> int:
    """The number of pairs of sets that together form a swish."""
    both = sets.ways[:, None] | others.ways
    fit = (sets.ways[:, None] & others.ways == 0) & (both >> CELLS == both & ALL)
    if not fit.any():
        return 0
    reach = sets.can.astype(np.float32) @ fit.astype(np.float32) > 0
    pairs = reach.astype(np.float32) @ others.can.T.astype(np.float32) > 0
    return _sum(sets.number, pairs, others.number)


def _sum(counts: NDArray[np.object_], pairs: NDArray[np.bool_], others: NDArray[np.object_]) -> int:
    if sum(counts) * sum(others) < SMALL:
        return int(counts.astype(np.float64) @ (pairs.astype(np.float64) @ others.astype(np.float64)))
    return int(sum(count * sum(others[row]) for count, row in zip(counts, pairs, strict=True)))
