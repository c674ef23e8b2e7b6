"""Count the sets of cards of a deck without a swish, by size, exactly, as polynomials.

The coefficient of xⁿ is the number of sets of n cards. Each pair of mutually inverse kinds gives a factor, because a
set with cards of both holds a swish. The table of minimal swishes gives the other constraints. Kinds are chosen in
four parts: those within blue and orange (the base), those that tie green to them, those that tie purple to them, and
those that tie green and purple. For each base, up to symmetry, a product of two 0-1 matrices counts the choices of
green and purple that together complete no minimal swish.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from math import comb
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from swordfish.exact.swish.symmetry import keeping
from swordfish.exact.swish.table import BACK, BITS, table
from swordfish.games.swish.cards import COLOURS, KIND, KINDS, Card, deck

Polynomial = tuple[int, ...]
BASE, GREEN, PURPLE, BOTH = range(4)


def times(one: Sequence[int], other: Sequence[int]) -> Polynomial:
    """The product of two polynomials."""
    product = [0] * (len(one) + len(other) - 1)
    for degree, times in enumerate(one):
        for more, count in enumerate(other):
            product[degree + more] += times * count
    return tuple(product)


def kind_counts(cards: Sequence[Card]) -> tuple[int, ...]:
    """The number of cards of each kind."""
    counts = Counter(KIND[card] for card in cards)
    return tuple(counts[kind] for kind in range(len(KINDS)))


def without_pairs(cards: Sequence[Card]) -> Polynomial:
    """The number of n-card sets without a swish of two: a factor (1 + x)ᵃ + (1 + x)ᵇ − 1 per pair of inverse kinds."""
    counts = kind_counts(cards)
    polynomial: Polynomial = (1,)
    for kind, back in enumerate(BACK):
        if kind == back and counts[kind]:
            polynomial = times(polynomial, (1, counts[kind]))
        elif kind < back:
            one, other = counts[kind], counts[back]
            factor = [comb(one, n) + comb(other, n) for n in range(max(one, other) + 1)]
            polynomial = times(polynomial, (1, *factor[1:]))
    return polynomial


class _Choices(NamedTuple):
    """Choices from the kinds of one part: bits as in table.py, number of cards, number of ways."""

    words: NDArray[np.uint64]
    cards: NDArray[np.int64]
    ways: NDArray[np.int64]

    def at(self, which: NDArray[np.bool_]) -> "_Choices":
        return _Choices(self.words[which], self.cards[which], self.ways[which])


def _part(card: Card) -> int:
    """The part of a card, by its two colours; a card with one colour belongs to the base."""
    one, other = sorted((COLOURS[card.ball], COLOURS[card.hoop]))
    if one == other or other < 2:
        return BASE
    return BOTH if one == 2 else GREEN if other == 2 else PURPLE


def _choices(part: int, counts: Sequence[int]) -> _Choices:
    found = [(0, 0, 1)]
    for kind, back in enumerate(BACK):
        card = KINDS[kind]
        if kind > back or _part(card) != part:
            continue
        options = [(0, 0, 1)]
        for each in {kind, back}:
            options += [(BITS[each], 1, counts[each])] if counts[each] else []
            options += [(BITS[each] << 36 | BITS[each], 2, 1)] if counts[each] == 2 else []
        found = [(word | more, n + m, ways * w) for word, n, ways in found for more, m, w in options]
    words, cards, ways = zip(*found, strict=True)
    return _Choices(np.array(words, dtype=np.uint64), np.array(cards), np.array(ways))


@cache
def _all_bits(part: int) -> np.uint64:
    return np.bitwise_or.reduce(_choices(part, [2 - (kind == back) for kind, back in enumerate(BACK)]).words)


def _within(words: NDArray[np.uint64], sets: NDArray[np.uint64]) -> NDArray[np.bool_]:
    """Which words are subsets of which sets: one row per set."""
    return (words & ~sets[:, None]) == 0


def _without(words: NDArray[np.uint64], sets: NDArray[np.uint64]) -> NDArray[np.bool_]:
    """Which sets hold none of the words."""
    return np.logical_not(_within(words, sets).any(axis=1))


BASES = 2500
"""The greatest number of bases, up to symmetry, that are counted within a minute."""


def countable(cards: Sequence[Card]) -> bool:
    """Whether `without_swish` can count this deck: few enough copies of each kind, and few enough bases.

    At most two cards of a kind, and at most one of a kind that is its own inverse.
    """
    counts = kind_counts(cards)
    few = all(count <= 1 + (kind != BACK[kind]) for kind, count in enumerate(counts))
    return few and len(_choices(BASE, counts).words) <= BASES * len(keeping(counts))


@cache
def without_swish(cards: tuple[Card, ...] | None = None) -> Polynomial:
    """The number of n-card sets of the deck that hold no swish at all."""
    cards = cards or deck()
    counts = kind_counts(cards)
    green, purple, both = (_choices(part, counts) for part in (GREEN, PURPLE, BOTH))
    known: dict[bytes, list[int]] = {}
    total = [0] * (len(cards) + 32)
    for base, size, ways in _bases(counts):
        left = _left(base)
        key = left.tobytes()
        if key not in known:
            known[key] = _together(left, green, purple, both)
        for degree, sets in enumerate(known[key]):
            total[size + degree] += ways * sets
    return tuple(total[: max(degree for degree, sets in enumerate(total) if sets) + 1])


def _bases(counts: Sequence[int]) -> Iterator[tuple[np.uint64, int, int]]:
    """One base without a swish per symmetry class: its bits, its cards, the number of bases in the class."""
    choices = _choices(BASE, counts)
    for swish in table().words[(table().words & ~_all_bits(BASE)) == 0]:
        choices = choices.at((swish & ~choices.words) != 0)
    waiting = {int(word): (int(cards), int(ways)) for word, cards, ways in zip(*choices, strict=True)}
    renamings = keeping(counts)
    while waiting:
        word, (cards, ways) = next(iter(waiting.items()))
        same = {_renamed(word, renaming) for renaming in renamings}
        for other in same:
            del waiting[other]
        yield np.uint64(word), cards, ways * len(same)


def _left(base: np.uint64) -> NDArray[np.uint64]:
    """The bits that would complete a minimal swish on this base, without supersets of others."""
    words = table().words
    left = np.unique(words[(words & _all_bits(BASE) & ~base) == 0] & ~_all_bits(BASE))
    holds_other = _within(left, left)
    np.fill_diagonal(holds_other, val=False)
    return left[~holds_other.any(axis=1)]


def _renamed(word: int, renaming: Sequence[int]) -> int:
    new = 0
    for kind, to in enumerate(renaming):
        if word & BITS[kind]:
            new |= BITS[to]
            if word >> 36 & BITS[kind]:
                new |= BITS[to] << 36
    return new


def _together(swishes: NDArray[np.uint64], green: _Choices, purple: _Choices, both: _Choices) -> list[int]:
    """The number of ways to combine greens, purples and ties between them without a swish, by number of cards."""
    parts = [swishes & _all_bits(part) for part in (GREEN, PURPLE, BOTH)]
    total = [0] * 32
    for tie, cards, ways in zip(*both, strict=True):
        here = (parts[2] & ~tie) == 0
        in_green, in_purple = parts[0][here], parts[1][here]
        greens = green.at(_without(in_green[in_purple == 0], green.words))
        purples = purple.at(_without(in_purple[in_green == 0], purple.words))
        cross = (in_green != 0) & (in_purple != 0)
        one = _within(in_green[cross], greens.words).astype(np.float32)
        other = _within(in_purple[cross], purples.words).astype(np.float32)
        apart = (one @ other.T) == 0
        for degree, sets in enumerate(_by_degree(apart, greens, purples)):
            total[degree + cards] += int(ways) * sets
    return total


def _by_degree(apart: NDArray[np.bool_], greens: _Choices, purples: _Choices) -> list[int]:
    weighed = [np.where(part.cards == np.arange(9)[:, None], part.ways, 0) for part in (greens, purples)]
    by_both = weighed[0] @ apart.astype(np.float64) @ weighed[1].T  # integers far below 2⁵³
    return [int(np.fliplr(by_both).trace(8 - degree)) for degree in range(17)]
