"""Decide by table lookup whether any swish exists. The answer depends only on the kinds of the cards.

A swish is minimal if no smaller one is among its cards. There are 3,392 minimal ones as sets of kinds, over all
possible decks; data/minimal.txt lists them (minimal.py finds them). They become words of 64 bits: bits 0–27 for the
kinds whose inverse, ball and hoop exchanged, is another kind, 14 places apart; bits 28–35 for the eight self-inverse
kinds; bits 36–63 for a second card of the first 28. Pairs need no table, and a third card is rare.
"""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from swordfish.games.swish.cards import CELLS, KIND, KINDS, Card

BACK: tuple[int, ...] = tuple(KIND[Card(hoop, ball)] for ball, hoop in KINDS)
"""The inverse of each kind: its cards form a swish of two with cards of the kind."""

LETTERS = "0123456789abcdefghijklmnopqrstuvwxyz"
"""One for each kind: a minimal swish is a word."""

_THERE = [kind for kind in range(len(KINDS)) if kind < BACK[kind]]
_OWN = [kind for kind in range(len(KINDS)) if kind == BACK[kind]]
_PLACE = {kind: at for at, kind in enumerate((*_THERE, *(BACK[kind] for kind in _THERE), *_OWN))}
BITS: tuple[int, ...] = tuple(1 << _PLACE[kind] for kind in range(len(KINDS)))
"""The bit of each kind: a kind, its inverse 14 places higher, then the self-inverse kinds."""

_BIT = {card: (BITS[kind], BITS[BACK[kind]]) for card, kind in KIND.items()}
WORD = (1 << 64) - 1
PAIR = (1 << 14) - 1


@cache
def minimal_swishes() -> tuple[tuple[int, ...], ...]:
    """Every minimal swish as sorted kinds; by size, then by kinds."""
    text = resources.files("swordfish.exact.swish").joinpath("data/minimal.txt").read_text(encoding="ascii")
    return tuple(tuple(LETTERS.index(letter) for letter in word) for word in text.split())


class MinimalSwishes(NamedTuple):
    """The minimal swishes of three and more cards as words; those of a size start at `begin[size]`."""

    words: NDArray[np.uint64]
    begin: tuple[int, ...]
    thrice: tuple[tuple[int, int, int], ...]  # those that need a kind three times: size, word, bits of the third card


@cache
def table() -> MinimalSwishes:
    """The table, built from the file at the first call."""
    words: list[int] = []
    sizes: list[int] = []
    thrice: list[tuple[int, int, int]] = []
    for kinds in minimal_swishes():
        if len(kinds) == 2:
            continue
        word, third = _word(Counter(kinds))
        if third:
            thrice.append((len(kinds), word, third))
        else:
            words.append(word)
            sizes.append(len(kinds))
    begin = tuple(sum(1 for each in sizes if each < size) for size in range(CELLS + 2))
    return MinimalSwishes(np.array(words, dtype=np.uint64), begin, tuple(thrice))


def _word(counts: Counter[int]) -> tuple[int, int]:
    once = sum(BITS[kind] for kind in counts)
    twice = sum(BITS[kind] for kind, count in counts.items() if count > 1)
    return once | twice << 36, sum(BITS[kind] for kind, count in counts.items() if count > 2)


def any_swish(cards: Sequence[Card], most: int = CELLS) -> bool:
    """Whether some of the cards form a swish of at most that size."""
    once = twice = thrice = 0
    for card in cards:
        bit, back = _BIT[card]
        if once & back:
            return most >= 2
        thrice |= twice & bit
        twice |= once & bit
        once |= bit
    words, begin, rare = table()
    lack = WORD & ~(once | twice << 36)
    if not np.bitwise_and(words[: begin[most + 1]], lack).all():
        return True
    return bool(thrice) and any(not word & lack and not third & ~thrice for size, word, third in rare if size <= most)
