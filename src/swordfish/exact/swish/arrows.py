"""Cards as arrows from hoop to ball: the input of every swish solver."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from swordfish.games.swish.cards import CELLS, KIND, ORIENTATIONS, TURNED, Card


class Arrow(NamedTuple):
    """A card in an orientation, as a step from its hoop's cell to its ball's."""

    ball: int
    card: int
    orientation: int


@cache
def ways(ball: int, hoop: int) -> tuple[tuple[int, int, int], ...]:
    """The distinct ways in which such a card can lie: hoop, ball and the first orientation that gives them."""
    first: dict[tuple[int, int], int] = {}
    for orientation in range(ORIENTATIONS):
        to = TURNED[orientation]
        first.setdefault((to[hoop], to[ball]), orientation)
    return tuple((hoop, ball, orientation) for (hoop, ball), orientation in first.items())


def arrows_from(cards: Sequence[Card]) -> list[list[Arrow]]:
    """For each cell, all the arrows that leave it."""
    leaving: list[list[Arrow]] = [[] for _ in range(CELLS)]
    for number, (ball, hoop) in enumerate(cards):
        for start, end, orientation in ways(ball, hoop):
            leaving[start].append(Arrow(end, number, orientation))
    return leaving


def kinds_of(cards: Sequence[Card]) -> list[int]:
    """The kind of each card; raises for a pair that is not a card."""
    for card in cards:
        if card not in KIND:
            raise ValueError(f"{card} is not a card: ball and hoop lie in two different cells from 0 to {CELLS - 1}.")
    return [KIND[card] for card in cards]


def limits(least: int, most: int) -> tuple[int, int]:
    """Clamp the sizes: a swish has 2 to 12 cards."""
    return max(least, 2), min(most, CELLS)


def _turned_mask(mask: int, orientation: int) -> int:
    return sum(1 << TURNED[orientation][cell] for cell in range(CELLS) if mask >> cell & 1)


@cache
def turned_masks() -> NDArray[np.int64]:
    """Sets of cells, as bits, in each orientation: turned_masks()[orientation, mask]."""
    return np.array([[_turned_mask(m, way) for m in range(1 << CELLS)] for way in range(ORIENTATIONS)], dtype=np.int64)
