# JAX annotates its functions only in part:
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownLambdaType=false
"""Decide for many layouts at once whether they hold a swish, by the table of minimal swishes in `exact/swish`.

The 28 kinds whose inverse is another kind are bits of one word, a kind and its inverse 14 places apart; the eight
self-inverse kinds are bits of a second word. A pair answers nearly every layout. The others are compared with the 102
minimal swishes of three cards, and what is left with the 3,268 larger ones: one word of kinds, one of second cards and
one of self-inverse kinds each.
"""

from functools import cache, partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from numpy.typing import NDArray

from swordfish.batch.seldom import seldom
from swordfish.exact.swish.table import BITS, PAIR, table
from swordfish.games.swish.cards import CELLS, KIND, Card

PAIRED = 28
OWN = 8
SHARE, RARE = 48, 16
"""At most one layout in so many has no pair; and of those at most one in so many no swish of three cards, at a time."""


class KindSets(NamedTuple):
    """The kinds of some cards: those that occur at least once, twice, three times; and the self-inverse ones."""

    once: Any
    twice: Any
    thrice: Any
    own: Any
    own_twice: Any


@cache
def places() -> NDArray[np.uint8]:
    """The bit of each card's kind, numbered 12 × ball + hoop: 0–27, or 28–35 for self-inverse kinds."""
    found = np.zeros(CELLS * CELLS, np.uint8)
    for card, kind in KIND.items():
        found[CELLS * card.ball + card.hoop] = BITS[kind].bit_length() - 1
    return found


def place(card: Card) -> int:
    """The bit of a card's kind."""
    return int(places()[CELLS * card.ball + card.hoop])


def kind_sets(bits: Array) -> KindSets:
    """The sets of these kinds, given by their bits; a bit of 255 is no card."""
    once = twice = thrice = own = own_twice = jnp.uint32(0)
    for at in range(bits.shape[0]):
        word = bits[at].astype(jnp.uint32)
        paired = jnp.where(word < PAIRED, jnp.uint32(1) << word, jnp.uint32(0))
        single = jnp.where(word - PAIRED < OWN, jnp.uint32(1) << word - PAIRED, jnp.uint32(0))
        thrice, twice, once = thrice | twice & paired, twice | once & paired, once | paired
        own_twice, own = own_twice | own & single, own | single
    return KindSets(once, twice, thrice, own, own_twice)


def counted_kinds(held: Array, bits: NDArray[np.uint8]) -> KindSets:
    """The sets of the cards that are held, of a deck whose kinds are known beforehand."""
    counts = jnp.where(bits[:, None] == np.arange(PAIRED + OWN), held[:, None], False).sum(axis=0)
    paired, own = counts[:PAIRED], counts[PAIRED:]

    def those(enough: Array) -> Array:
        return jnp.where(enough, jnp.uint32(1) << jnp.arange(len(enough), dtype=jnp.uint32), 0).sum(dtype=jnp.uint32)

    return KindSets(*(those(paired >= many) for many in (1, 2, 3)), *(those(own >= many) for many in (1, 2)))


@cache
def minimal(least: int, most: int) -> tuple[NDArray[np.uint32], ...]:
    """The minimal swishes of so many cards as columns: kinds, second cards, self-inverse kinds, third cards."""
    words, begin, rare = table()
    rows = [(int(word), 0) for word in words[begin[least] : begin[most + 1]]]
    rows += [(word, third) for size, word, third in rare if least <= size <= most]
    low = (1 << PAIRED) - 1
    columns = [(word & low, word >> PAIRED + OWN, word >> PAIRED & (1 << OWN) - 1, third) for word, third in rows]
    return tuple(np.array(columns, np.uint32).reshape(-1, 4).T)


def listed(least: int, most: int, sets: KindSets) -> Array:
    """Whether the kinds hold a minimal swish of so many cards."""
    once, twice, own, thrice = (jnp.asarray(column) for column in minimal(least, most))
    lacks = (once & ~sets.once) | (twice & ~sets.twice) | (own & ~sets.own) | (thrice & ~sets.thrice)
    return (lacks == 0).any()


def any_pair(sets: KindSets) -> Array:
    """Whether the kinds hold a swish of two cards."""
    return ((sets.once & sets.once >> 14 & PAIR) | sets.own_twice) != 0


def any_larger(most: int, sets: KindSets) -> Array:
    """Whether the kinds hold a swish of at most this many cards. They must hold no pair."""
    found = listed(3, 3, sets)
    return found | seldom(partial(listed, 4, most), RARE)(~found, sets) if most > 3 else found


def any_of(sets: KindSets, most: int = CELLS) -> Array:
    """Whether cards of these kinds hold a swish of at most this many cards."""
    found = any_pair(sets)
    return found | seldom(partial(any_larger, most), SHARE)(~found, sets) if most > 2 else found


def any_swish(cards: Array, most: int = CELLS) -> Array:
    """Whether a layout holds a swish of at most this many cards; cards are numbered as by `solver.numbered`."""

    def larger(bits: Array) -> Array:
        return any_larger(most, kind_sets(bits))

    bits = jnp.asarray(places())[cards]
    found = any_pair(kind_sets(bits))  # of these sets the compiler computes what a pair needs
    return found | seldom(larger, SHARE)(~found, bits) if most > 2 else found


@partial(jax.jit, static_argnums=1)
def any_in_each(layouts: Array, most: int = CELLS) -> Array:
    """Whether each row of cards holds a swish: `exact.swish.solver.any_in_each` as a JAX function."""
    return jax.vmap(partial(any_swish, most=most))(layouts)
