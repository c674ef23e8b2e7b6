"""The results of the swish solvers: sets of cards, each with a proof."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias, overload

import numpy as np
from numpy.typing import NDArray

from swordfish.games.swish.cards import CELLS, Card, turned

Masks: TypeAlias = NDArray[np.uint64]
Orientations: TypeAlias = NDArray[np.int8]

UNUSED = -1


class Swish(NamedTuple):
    """Indices of cards in the given list, and the orientation of each in a proof."""

    cards: tuple[int, ...]
    orientations: tuple[int, ...]

    @property
    def size(self) -> int:
        """The number of cards."""
        return len(self.cards)

    def laid(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        """The cards as they lie in the proof."""
        return tuple(turned(cards[card], way) for card, way in zip(self.cards, self.orientations, strict=True))


class Swishes(Sequence[Swish]):
    """Swishes ordered by size, then by cards. Stored as arrays; a Swish is created on access.

    `orientations` has a row per swish and a column per card: its orientation, or UNUSED.
    """

    __slots__ = ("orientations", "sizes")

    def __init__(self, sizes: NDArray[np.uint8], orientations: Orientations) -> None:
        self.sizes = sizes
        self.orientations = orientations

    def __len__(self) -> int:
        return len(self.sizes)

    @overload
    def __getitem__(self, index: int) -> Swish: ...
    @overload
    def __getitem__(self, index: slice) -> "Swishes": ...
    def __getitem__(self, index: int | slice) -> "Swish | Swishes":
        if isinstance(index, slice):
            return Swishes(self.sizes[index], self.orientations[index])
        return _swish(self.orientations[index].tolist())

    def __iter__(self) -> Iterator[Swish]:
        return map(_swish, self.orientations.tolist())

    def count_by_size(self) -> dict[int, int]:
        """The number of swishes of every size from 2 to 12."""
        counts = np.bincount(self.sizes, minlength=CELLS + 1).tolist()
        return {size: counts[size] for size in range(2, CELLS + 1)}


def _swish(row: list[int]) -> Swish:
    used = [card for card, way in enumerate(row) if way >= 0]
    return Swish(tuple(used), tuple([row[card] for card in used]))


def in_order(masks: Masks, orientations: Orientations, least: int) -> Swishes:
    """The swishes of at least that size, one for each set of cards, from any number of proofs of each.

    In a mask the first card of the list is the highest bit, so sets of one size descend as their cards ascend.
    """
    sizes = np.bitwise_count(masks)
    order = np.lexsort((~masks, sizes))
    masks = masks[order]
    keep = sizes[order] >= least
    keep[1:] &= masks[1:] != masks[:-1]
    order = order[keep]
    return Swishes(sizes[order], orientations[order])
