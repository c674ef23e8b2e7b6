# JAX annotates its functions only in part:
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownLambdaType=false
"""What a played creature card captures, exactly as `games/swirl/captures.py` says it."""

from typing import NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import Array
from numpy.typing import NDArray

from swordfish.batch.bits import Cards, common, element, some, union, where, without
from swordfish.batch.stored import stored
from swordfish.batch.swirl.deck import Deck
from swordfish.batch.swirl.search import grouped, many, packed, searcher, tally
from swordfish.batch.swirl.small import ENOUGH, MOST, NUMBERS, PARTS, outlooks, rank_terms


class Outlook(NamedTuple):
    """How far a capture is chosen, as in the reference."""

    sure: Cards
    open: Cards
    enough: Array


def entry_of(deck: Deck, middle: Cards, taken: Cards, number: Array) -> Array:
    """What can be captured, number by number, as an entry of `small`; 0 where no cards add up to the number."""
    counts = stored(packed(tally(deck, middle, number)))
    lying = tuple(many(counts, part) for part in NUMBERS)
    several = grouped(lying, number)
    hard = several & (some(taken) | (sum(lying[1:], lying[0]) > MOST))
    hard, easy = stored((hard, several & ~hard))
    return looked_up(lying, number, easy) | searcher(deck)(hard, counts, taken, number)


def outlook(deck: Deck, middle: Cards, taken: Cards, number: Array, entry: Array) -> Outlook:
    """What a card of this number captures, once the player wants the cards `taken`; number 0 captures nothing."""
    parts = 2**PARTS - 1
    equal = where(number > 0, picked(np.array(deck.numbered, np.uint32), number))
    sure = union(equal, picked(of_parts(deck), entry & parts))
    return Outlook(
        sure=union(common(middle, sure), where(number > 0, taken)),
        open=without(common(middle, picked(of_parts(deck), entry >> PARTS & parts)), taken),
        enough=entry & ENOUGH != 0,
    )


def picked(sets: NDArray[np.uint32], at: Array) -> Cards:
    """One of these sets."""
    return tuple(element(words, at) for words in sets.T)


def of_parts(deck: Deck) -> NDArray[np.uint32]:
    """For each set of numbers from 1 to 9, a bit each, the cards that have one of them."""
    found = np.zeros((2**PARTS, len(deck.dealt)), np.uint32)
    for number in NUMBERS:
        named = np.arange(2**PARTS) >> number - 1 & 1 != 0
        found[named] |= np.array(deck.numbered[number], np.uint32)
    return found


def looked_up(lying: tuple[Array, ...], number: Array, asked: Array) -> Array:
    """The entry of a middle of at most MOST lower cards; 0 where none is asked for."""
    terms = rank_terms().reshape(-1)
    entries = outlooks()
    so_far = jnp.int32(0)
    rank = (number - 2) * entries.shape[1]
    for at, there in enumerate(lying):
        so_far += jnp.where(asked, there, 0)
        rank += element(terms, at * (MOST + 1) + so_far)
    return jnp.where(asked, element(entries.reshape(-1), jnp.where(asked, rank, 0)), 0)
