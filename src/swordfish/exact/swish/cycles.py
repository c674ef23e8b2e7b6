"""Find all swishes with NumPy: first every cycle, layer by layer, then every union of disjoint cycles.

Turning all cards of a swish together gives the same swish. So the first card of a cycle lies in orientation 0, and a
path grows from its ball, by cards that come later in the list, until it meets the first card's hoop. Paths with the
same cards, cells and last cell are merged. A union combines the cycle of its first card with a swish of later cards,
in one of its four orientations.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from swordfish.exact.swish.arrows import arrows_from, turned_masks
from swordfish.exact.swish.found import UNUSED, Masks, Orientations, Swishes, in_order
from swordfish.games.swish.cards import ORIENTATIONS, Card

MOST_CARDS = 64
"""A set of cards is one machine word."""

_PAIRS = 1 << 22  # pairs of swishes per batch: bounds the memory


class _Laid(NamedTuple):
    """Many stacks of cards: card and cell sets as bits, and the orientation of each card."""

    cards: Masks
    cells: NDArray[np.int64]
    orientations: Orientations

    def at(self, index: NDArray[np.intp]) -> "_Laid":
        return _Laid(self.cards[index], self.cells[index], self.orientations[index])


class _Paths(NamedTuple):
    laid: _Laid
    end: NDArray[np.int64]  # the cell of the last ball, which still lacks a hoop
    first: NDArray[np.int64]  # the path's first card


def search(cards: Sequence[Card], least: int, most: int) -> Swishes:
    """Every swish of a size within the limits, for up to 64 cards."""
    cycles = _cycles(cards, most)
    levels = [cycles]
    while len(levels[-1].cards):
        levels.append(_unions(cycles, levels[-1], most))
    return in_order(
        np.concatenate([level.cards for level in levels]),
        np.concatenate([level.orientations for level in levels]),
        least,
    )


def _bits(count: int) -> Masks:
    return np.left_shift(np.uint64(1), np.arange(count - 1, -1, -1, dtype=np.uint64))


def _first_paths(cards: Sequence[Card]) -> _Paths:
    count = len(cards)
    orientations = np.full((count, count), UNUSED, dtype=np.int8)
    np.fill_diagonal(orientations, 0)
    ball = np.array([card.ball for card in cards], dtype=np.int64)
    hoop = np.array([card.hoop for card in cards], dtype=np.int64)
    return _Paths(_Laid(_bits(count), 1 << ball | 1 << hoop, orientations), ball, np.arange(count))


def _cycles(cards: Sequence[Card], most: int) -> _Laid:
    leaving = arrows_from(cards)
    arrows = np.array([arrow for cell in leaving for arrow in cell], dtype=np.int64).reshape(-1, 3)
    degree = np.array([len(cell) for cell in leaving])
    start = np.cumsum(degree) - degree
    home = np.array([card.hoop for card in cards], dtype=np.int64)
    bits = _bits(len(cards))
    paths = _first_paths(cards)
    closed: list[_Laid] = [paths.laid.at(np.arange(0))]
    for _ in range(1, most):
        path, arrow = _each(start[paths.end], degree[paths.end])
        ball, card, way = arrows[arrow].T
        used = (paths.laid.cards[path] & bits[card]) != 0
        may = (card > paths.first[path]) & ~used
        closes = may & (ball == home[paths.first[path]])
        goes_on = may & ((paths.laid.cells[path] >> ball & 1) == 0)
        closed.append(_grown(paths, closes, path, ball, card, way, bits).laid)
        paths = _grown(paths, goes_on, path, ball, card, way, bits)
    return _different(closed)


def _grown(
    paths: _Paths,
    which: NDArray[np.bool_],
    path: NDArray[np.intp],
    ball: NDArray[np.int64],
    card: NDArray[np.int64],
    way: NDArray[np.int64],
    bits: Masks,
) -> _Paths:
    """Extend the paths by one card and merge equal ones."""
    step = np.flatnonzero(which)
    path, ball, card, way = path[step], ball[step], card[step], way[step]
    masks = paths.laid.cards[path] | bits[card]
    cells = paths.laid.cells[path] | 1 << ball
    one = _one_each(masks, cells << 4 | ball)
    path, card = path[one], card[one]
    orientations = paths.laid.orientations[path]
    orientations[np.arange(len(one)), card] = way[one]
    return _Paths(_Laid(masks[one], cells[one], orientations), ball[one], paths.first[path])


def _one_each(masks: Masks, spots: NDArray[np.int64]) -> NDArray[np.intp]:
    """The first index of each distinct pair of numbers."""
    order = np.lexsort((spots, masks))
    new = np.ones(len(order), dtype=np.bool_)
    sorted_masks, sorted_spots = masks[order], spots[order]
    new[1:] = (sorted_masks[1:] != sorted_masks[:-1]) | (sorted_spots[1:] != sorted_spots[:-1])
    return order[new]


def _different(parts: list[_Laid]) -> _Laid:
    laid = _Laid(*(np.concatenate(column) for column in zip(*parts, strict=True)))
    return laid.at(_one_each(laid.cards, laid.cells))


def _unions(cycles: _Laid, rests: _Laid, most: int) -> _Laid:
    """Combine each cycle with each swish that begins with a later card, where they share no card and no cell."""
    cards, start, length = _runs(cycles.cards)
    rest_cards, rest_start, rest_length = _runs(rests.cards)
    sizes, rest_sizes = np.bitwise_count(cards), np.bitwise_count(rest_cards)
    at_once = max(1, _PAIRS // max(1, len(rest_cards)))
    found: list[_Laid] = [cycles.at(np.arange(0))]
    for begin in range(0, len(cards), at_once):
        part = slice(begin, begin + at_once)
        apart = (cards[part, None] & rest_cards) == 0
        apart &= cards[part, None] > rest_cards  # the first card is the highest bit
        apart &= sizes[part, None] + rest_sizes <= most
        one, other = np.divmod(np.flatnonzero(apart), len(rest_cards))
        one += begin
        pair, cycle = _each(start[one], length[one])
        pair_again, rest = _each(rest_start[other[pair]], rest_length[other[pair]])
        found += _fitted(cycles, cycle[pair_again], rests, rest)
    return _different(found)


def _runs(masks: Masks) -> tuple[Masks, NDArray[np.intp], NDArray[np.intp]]:
    """The distinct masks of a sorted array, where each begins and how often it occurs."""
    start = np.flatnonzero(np.concatenate((masks[:1] == masks[:1], masks[1:] != masks[:-1])))
    return masks[start], start, np.diff(start, append=len(masks))


def _each(start: NDArray[np.intp], length: NDArray[np.intp]) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """All indices start … start + length − 1 of every run, and the run of each."""
    run = np.repeat(np.arange(len(length)), length)
    return run, np.arange(len(run)) + np.repeat(start - np.cumsum(length) + length, length)


def _fitted(cycles: _Laid, cycle: NDArray[np.intp], rests: _Laid, rest: NDArray[np.intp]) -> list[_Laid]:
    """Lay each cycle on its rest, in every orientation in which they share no cell."""
    fitted: list[_Laid] = []
    for orientation in range(ORIENTATIONS):
        cells = turned_masks()[orientation][rests.cells[rest]]
        fits = np.flatnonzero((cycles.cells[cycle] & cells) == 0)
        fitted.append(_joined(cycles.at(cycle[fits]), rests.at(rest[fits]), cells[fits], orientation))
    return fitted


def _joined(cycles: _Laid, rests: _Laid, cells: NDArray[np.int64], orientation: int) -> _Laid:
    lying = np.where(rests.orientations == UNUSED, cycles.orientations, rests.orientations ^ orientation)
    return _Laid(cycles.cards | rests.cards, cycles.cells | cells, lying.astype(np.int8))
