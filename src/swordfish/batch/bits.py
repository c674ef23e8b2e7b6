# JAX annotates its functions only in part:
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownLambdaType=false
"""Integer arithmetic on 32-bit words: fair numbers from random words, and sets of cards as bits.

Every function works on scalars, and a set is a tuple of them, not an array: under `vmap` each is one vector, and the
compiler fuses a whole step into a few loops without reductions.
"""

from collections.abc import Iterable
from functools import reduce
from typing import Any, TypeAlias

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from numpy.typing import NDArray

Cards: TypeAlias = tuple[Array, ...]
"""A set of cards: bit c % 32 of word c // 32 is card c."""

FixedCards: TypeAlias = tuple[np.uint32, ...]
"""A set of cards that is known beforehand."""

WORD = 32


def below(word: Array, kinds: Array | int) -> tuple[Array, Array]:
    """A number below `kinds` (at most 65,535) from a random word, and the word that is left for another.

    The word is read as a fraction: its product with `kinds` has the number before the point and the rest behind it. As
    long as the product of all kinds drawn from a word is at most k, no outcome is off by more than k / 2³² of itself.
    """
    many = jnp.asarray(kinds, jnp.uint32)
    low = (word & 0xFFFF) * many
    high = (word >> 16) * many + (low >> 16)
    return (high >> 16).astype(jnp.int32), (high << 16) | (low & 0xFFFF)


def hashed(key: tuple[Array, Array], counter: Array) -> tuple[Array, Array]:
    """Two random words for a counter, by Threefry-2x32 with 20 rounds; works inside a GPU kernel as well."""
    schedule = (*key, key[0] ^ key[1] ^ np.uint32(0x1BD11BDA))
    one, other = counter + key[0], key[1]
    for group in range(5):
        for turn in ((13, 15, 26, 6), (17, 29, 16, 24))[group % 2]:
            one = one + other
            other = ((other << np.uint32(turn)) | (other >> np.uint32(WORD - turn))) ^ one
        one = one + schedule[(group + 1) % 3]
        other = other + schedule[(group + 2) % 3] + np.uint32(group + 1)
    return one, other


def element(values: Array | NDArray[Any], at: Array) -> Array:
    """The element at a number that is not negative.

    Brackets would first count from the end where a number is negative, and check the bounds: a larger program.
    """
    return jnp.asarray(values).at[at.astype(jnp.uint32)].get(mode="promise_in_bounds")


def width(size: int) -> int:
    """How many words hold a set of so many cards."""
    return -(-size // WORD)


def constant(cards: Iterable[int], size: int) -> FixedCards:
    """A set that is known beforehand."""
    words = [0] * width(size)
    for card in cards:
        words[card // WORD] |= 1 << card % WORD
    return tuple(map(np.uint32, words))


def empty(size: int) -> Cards:
    return tuple(jnp.uint32(0) for _ in range(width(size)))


def single(card: Array, size: int) -> Cards:
    """The set of this card; the empty one, if it is negative."""
    bit = jnp.left_shift(jnp.uint32(1), (card & (WORD - 1)).astype(jnp.uint32))
    return tuple(jnp.where(card >> 5 == at, bit, jnp.uint32(0)) for at in range(width(size)))


def several(cards: Array, size: int) -> Cards:
    """The set of these cards, a vector of different numbers; negative ones are none."""
    bits = jnp.left_shift(jnp.uint32(1), (cards & (WORD - 1)).astype(jnp.uint32))
    return tuple(jnp.where(cards >> 5 == at, bits, jnp.uint32(0)).sum(dtype=jnp.uint32) for at in range(width(size)))


def union(*sets: Cards) -> Cards:
    return tuple(reduce(lambda one, other: one | other, words) for words in zip(*sets, strict=True))


def common(one: Cards, other: Cards | FixedCards) -> Cards:
    return tuple(a & b for a, b in zip(one, other, strict=True))


def without(cards: Cards, gone: Cards) -> Cards:
    return tuple(a & ~b for a, b in zip(cards, gone, strict=True))


def where(condition: Array, cards: Cards | FixedCards) -> Cards:
    """The set if the condition holds, otherwise none."""
    return tuple(jnp.where(condition, word, jnp.uint32(0)) for word in cards)


def some(cards: Cards) -> Array:
    """Whether there is any card in it."""
    return reduce(lambda one, other: one | other, cards) != 0


def count(cards: Cards) -> Array:
    counts = [jax.lax.population_count(word).astype(jnp.int32) for word in cards]
    return reduce(lambda one, other: one + other, counts)


def lowest(cards: Cards) -> Cards:
    """The set of its lowest card."""
    found: list[Array] = []
    before = jnp.asarray(False)
    for word in cards:
        found.append(jnp.where(before, jnp.uint32(0), word & (~word + jnp.uint32(1))))
        before |= word != 0
    return tuple(found)


def index(cards: Cards) -> Array:
    """The only card of the set, or −1."""
    found = jnp.int32(-1)
    for at, word in enumerate(cards):
        found = jnp.where(word != 0, WORD * at + WORD - 1 - jax.lax.clz(word).astype(jnp.int32), found)
    return found


def nth(cards: Cards, number: Array) -> Array:
    """The card that has `number` lower ones in the set."""
    word, base = cards[0], jnp.int32(0)
    rest = number
    ahead = jnp.int32(0)
    for at, other in enumerate(cards[1:], 1):
        ahead += jax.lax.population_count(cards[at - 1]).astype(jnp.int32)
        further = number >= ahead
        word, base = jnp.where(further, other, word), jnp.where(further, WORD * at, base)
        rest = jnp.where(further, number - ahead, rest)
    position = jnp.int32(0)
    for half in (16, 8, 4, 2, 1):
        low = jax.lax.population_count(word & jnp.uint32((1 << half) - 1)).astype(jnp.int32)
        further = rest >= low
        rest = jnp.where(further, rest - low, rest)
        word = jnp.where(further, word >> half, word)
        position += jnp.where(further, half, 0)
    return base + position


def unpacked(cards: Cards, size: int) -> Array:
    """The set as a vector of 0 and 1."""
    words = jnp.stack(cards)
    return ((words[:, None] >> jnp.arange(WORD, dtype=jnp.uint32)) & 1).reshape(-1)[:size].astype(jnp.int32)
