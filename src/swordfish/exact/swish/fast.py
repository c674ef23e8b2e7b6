"""The swish solver with compiled kernels: the functions of solver.py, for many layouts. Needs the extra `fast`.

The first call compiles for some seconds and caches the result on disk. Every process then loads it, so for a single
layout the default solver is faster.
"""

from collections.abc import Sequence
from functools import cache

import numpy as np
from numpy.typing import NDArray

from swordfish.exact.swish import kernels, solver
from swordfish.exact.swish.arrows import kinds_of, limits, turned_masks
from swordfish.exact.swish.found import Swish, Swishes
from swordfish.exact.swish.solver import CARD_BITS, any_swish, first_of_best, numbered
from swordfish.exact.swish.table import table
from swordfish.games.swish.cards import CELLS, COLOURS, ORIENTATIONS, TURNED, Card

__all__ = ["all_swishes", "any_in_each", "any_swish", "best_swish", "count_by_size", "numbered"]

MOST_CARDS = 20
"""With more cards the table of all sets is too large; the default solver is used instead."""

_ROOM = 1 << 12
_TURNED = np.array(TURNED)


@cache
def _four_masks() -> NDArray[np.int64]:
    """A set of cells in its four orientations, 12 bits each, and its number of cells per colour."""
    colours = [sum(1 << 4 * COLOURS[cell] for cell in range(CELLS) if mask >> cell & 1) for mask in range(1 << CELLS)]
    four = np.array(colours, dtype=np.int64) << kernels.COLOURS
    for way in range(ORIENTATIONS):
        four |= turned_masks()[way] << CELLS * way
    return four


def all_swishes(cards: Sequence[Card], least: int = 2, most: int = CELLS) -> Swishes:
    """Every set of cards that forms a swish of an allowed size, each with a proof; by size, then by cards."""
    if len(cards) > MOST_CARDS:
        return solver.all_swishes(cards, least, most)
    kinds_of(cards)
    least, most = limits(least, most)
    balls = np.array([card.ball for card in cards], dtype=np.int64)
    hoops = np.array([card.hoop for card in cards], dtype=np.int64)
    room, count, sets, rows = _ROOM, kernels.FULL, balls, np.empty((0, len(cards)), dtype=np.int8)
    while count == kernels.FULL:
        count, sets, rows = kernels.swishes(hoops, balls, _TURNED, _four_masks(), most, room)
        room *= 4
    sizes = np.bitwise_count(sets)
    order = np.argsort((sizes.astype(np.int32) << kernels.CARDS) - sets)
    sizes = sizes[order]
    begin = int(np.searchsorted(sizes, least))
    return Swishes(sizes[begin:], rows[order[begin:]])


def count_by_size(cards: Sequence[Card], least: int = 2, most: int = CELLS) -> dict[int, int]:
    """The number of sets of cards that form a swish, for every size from 2 to 12; 0 outside the limits."""
    if len(cards) > MOST_CARDS:
        return solver.count_by_size(cards, least, most)
    return all_swishes(cards, least, most).count_by_size()


def best_swish(cards: Sequence[Card], least: int = 2, most: int = CELLS) -> Swish | None:
    """A largest swish of an allowed size; None if there is none."""
    if len(cards) > MOST_CARDS:
        return solver.best_swish(cards, least, most)
    return first_of_best(all_swishes(cards, least, most))


@cache
def _thrice() -> NDArray[np.uint64]:
    return np.array([(word, third) for _, word, third in table().thrice], dtype=np.uint64)


def any_in_each(layouts: NDArray[np.uint8]) -> NDArray[np.bool_]:
    """Whether each of many layouts holds a swish; see `numbered`."""
    return kernels.any_in_each(layouts, CARD_BITS, table().words, _thrice())
