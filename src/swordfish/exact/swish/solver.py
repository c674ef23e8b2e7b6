"""The default swish solver: list, count or find swishes in a list of cards."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from swordfish.exact.swish import cells, cycles
from swordfish.exact.swish.arrows import kinds_of, limits
from swordfish.exact.swish.counting import count_sets
from swordfish.exact.swish.found import UNUSED, Swish, Swishes
from swordfish.exact.swish.largest import largest
from swordfish.exact.swish.table import BITS, PAIR, table
from swordfish.exact.swish.table import any_swish as any_up_to
from swordfish.games.swish.cards import CELLS, KIND, Card

ENOUGH = 20
"""Up to this many cards, count and best come from the list of all swishes; beyond, nothing is listed."""


def all_swishes(cards: Sequence[Card], least: int = 2, most: int = CELLS) -> Swishes:
    """Every set of cards that forms a swish of an allowed size, each with a proof; by size, then by cards.

    Unions of disjoint cycles are swishes too. Their number grows fast: 16 cards of the deck hold some hundreds, 30
    some millions. Give `most` with a long list.
    """
    kinds_of(cards)
    least, most = limits(least, most)
    if len(cards) > cycles.MOST_CARDS:
        return _as_numbers(cells.search(cards, least, most), len(cards))
    return cycles.search(cards, least, most)


def count_by_size(cards: Sequence[Card], least: int = 2, most: int = CELLS) -> dict[int, int]:
    """The number of sets of cards that form a swish, for every size from 2 to 12; 0 outside the limits."""
    if len(cards) > ENOUGH:
        return count_sets(cards, least, most)
    return all_swishes(cards, least, most).count_by_size()


def best_swish(cards: Sequence[Card], least: int = 2, most: int = CELLS) -> Swish | None:
    """A largest swish of an allowed size, for short lists the first in order; None if there is none."""
    kinds_of(cards)
    least, most = limits(least, most)
    if len(cards) > ENOUGH:
        return largest(cards, least, most)
    return first_of_best(all_swishes(cards, least, most))


def first_of_best(swishes: Swishes) -> Swish | None:
    """The first of those of the largest size."""
    sizes: list[int] = swishes.sizes.tolist()
    return swishes[sizes.index(sizes[-1])] if sizes else None


def any_swish(cards: Sequence[Card], least: int = 2, most: int = CELLS) -> bool:
    """Whether there is a swish of an allowed size. Without a least size this is one table lookup."""
    least, most = limits(least, most)
    if least == 2:
        return any_up_to(cards, most)
    return best_swish(cards, least, most) is not None


def numbered(layouts: Sequence[Sequence[Card]]) -> NDArray[np.uint8]:
    """Layouts of equal length as one array, each card as 12 × ball + hoop: the input of the batch functions."""
    return np.array([[CELLS * ball + hoop for ball, hoop in cards] for cards in layouts], dtype=np.uint8)


CARD_BITS: NDArray[np.uint64] = np.array(
    [BITS[KIND[Card(*divmod(number, CELLS))]] if number % (CELLS + 1) else 0 for number in range(CELLS * CELLS)],
    dtype=np.uint64,
)
"""The bit of each numbered card's kind."""


def any_in_each(layouts: NDArray[np.uint8]) -> NDArray[np.bool_]:
    """Whether each of many layouts holds a swish; see `numbered`."""
    once, twice, thrice = np.zeros((3, len(layouts)), dtype=np.uint64)
    for bit in CARD_BITS[layouts.T]:
        thrice |= twice & bit
        twice |= once & bit
        once |= bit
    answers = ((once & once >> np.uint64(14) & np.uint64(PAIR)) | twice >> np.uint64(28)) != 0
    words, _, rare = table()
    for row in np.flatnonzero(~answers):
        lack = ~(once[row] | twice[row] << np.uint64(36))
        answers[row] = not (words & lack).all() or any(
            not np.uint64(word) & lack and not np.uint64(third) & ~thrice[row] for _, word, third in rare
        )
    return answers


def _as_numbers(found: Sequence[Swish], count: int) -> Swishes:
    orientations = np.full((len(found), count), UNUSED, dtype=np.int8)
    for row, swish in enumerate(found):
        orientations[row, list(swish.cards)] = swish.orientations
    return Swishes(np.array([swish.size for swish in found], dtype=np.uint8), orientations)
