# JAX annotates its functions only in part:
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownLambdaType=false
"""A table of swirl in a few words: four bits for each card say where it lies."""

from typing import Any, NamedTuple

import jax.numpy as jnp
from jax import Array

from swordfish.batch.bits import Cards, FixedCards, common, union, where, without

DECK, MIDDLE, PLAYED, BOX = range(4)
HAND, SERIES, PILE = 4, 8, 12
"""Where a card lies. A hand, a series or a pile is this number and its seat."""

Planes = tuple[Cards, Cards, Cards, Cards]
"""Plane i holds bit i of where each card lies."""


class SwirlState(NamedTuple):
    """A settled table."""

    planes: Planes
    taken: Cards  # chosen for the capture, so far
    open: Cards  # what may be taken next
    sure: Cards  # what is captured in any case
    rest: Array  # the fields of Rest, from low bits to high


class Rest(NamedTuple):
    """What a table knows apart from cards."""

    turn: Any
    chosen: Any  # how many creatures
    creatures: Any  # two bits for each seat
    deals: Any
    enough: Any  # whether the sure cards alone are a capture
    over: Any
    played: Any  # the bit of the card whose effect is still to come, or −1


BITS = Rest(turn=2, chosen=3, creatures=8, deals=8, enough=1, over=1, played=8)


def packed(rest: Rest) -> Array:
    """The fields as one word."""
    word, at = jnp.uint32(0), 0
    for value, bits in zip(rest._replace(played=rest.played + 1), BITS, strict=True):
        word |= value.astype(jnp.uint32) << at
        at += bits
    return word


def unpacked(word: Array) -> Rest:
    """The fields of the word."""
    values: list[Array] = []
    at = 0
    for bits in BITS:
        values.append((word >> at & (1 << bits) - 1).astype(jnp.int32))
        at += bits
    rest = Rest(*values)
    return rest._replace(enough=rest.enough > 0, over=rest.over > 0, played=rest.played - 1)


def lying(planes: Planes, place: Array | int) -> Cards:
    """The cards in a place."""
    found: Cards | None = None
    for bit, plane in enumerate(planes):
        if isinstance(place, int):
            same = plane if place >> bit & 1 else tuple(~word for word in plane)
        else:
            flip = ((place >> bit & 1) - 1).astype(jnp.uint32)  # all ones where the bit must be 0
            same = tuple(word ^ flip for word in plane)
        found = same if found is None else common(found, same)
    return found or ()


class Moves(NamedTuple):
    """Cards that change their place, in sets that share none."""

    middle: Cards
    played: Cards
    pile: Cards  # of the player to move
    series: Cards
    replaced: Cards  # into the series of the victim


def moved(planes: Planes, moves: Moves, turn: Array, victim: Array) -> Planes:
    """The planes with all cards where the moves put them."""
    one, two, three, four = (without(plane, union(*moves)) for plane in planes)
    own = union(moves.pile, moves.series)

    def seated(bit: int) -> Cards:
        return union(where(turn >> bit & 1 != 0, own), where(victim >> bit & 1 != 0, moves.replaced))

    return (
        union(one, moves.middle, seated(0)),
        union(two, moves.played, seated(1)),
        union(three, moves.pile),
        union(four, own, moves.replaced),
    )


def placed(dealt: FixedCards) -> Planes:
    """All cards of the game in the deck; in the box the others, and the bits that are no card."""
    box, none = tuple(jnp.asarray(~word) for word in dealt), tuple(jnp.uint32(0) for _ in dealt)
    return box, box, none, none
