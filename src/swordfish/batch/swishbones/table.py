# JAX annotates its functions only in part:
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownLambdaType=false
"""A table of swishbones as arrays, one value per piece, and what a seat sees and may do.

A swish moves only the tail bone: every other piece keeps its centre. So a table has one centre per piece, and `link`,
the heading of the step to a piece from the next one behind it in its fish.
"""

from typing import NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import Array

from swordfish.batch.bits import Cards, below, count, nth
from swordfish.batch.bits import unpacked as spread
from swordfish.envs.swishbones.observation import FISH, FOOD, PIECES
from swordfish.games.swishbones.actions import PLACE, STOP, SWISH
from swordfish.games.swishbones.model import BONES, HEADS, Options
from swordfish.games.swishbones.plane import BENDS

TURN = 360
SMALL = np.int8
"""The type of `where` and `order`: a step reads and writes most of a table, so its size counts."""
UNLAID = -1
"""`setup` before the pond is laid; then it counts takes and placements, two per seat."""


class BonesState(NamedTuple):
    """A settled table."""

    x: Array
    y: Array
    link: Array
    where: Array  # of each piece: 0 in the box, FOOD, FISH + seat, FISH + seats + seat on a penalty pile
    order: Array  # of each piece: its position in its fish, the front is 1; 0: in none
    open: Cards  # the bends that the seat to move may choose
    bearings: Array  # where each fish was placed; −1: not yet
    setup: Array
    turn: Array
    moved: Array
    quiet: Array
    over: Array


def heads(options: Options) -> tuple[int, ...]:
    """The head of each seat; its number is its colour."""
    return tuple(map(int, options.colours)) or tuple(range(options.seats))


def playing(options: Options, state: BonesState) -> Array:
    """Whether all fish are in the water."""
    return state.setup == 2 * options.seats


def taking(options: Options, state: BonesState) -> Array:
    """Whether the seat to move takes a bone, in the set-up."""
    return (state.setup >= 0) & (state.setup % 2 == 0) & ~playing(options, state)


def free_bearings(options: Options, state: BonesState) -> tuple[Array, Array]:
    """The places that are left once a fish is placed, and which of them are free."""
    apart = jnp.array([TURN * nth // options.seats for nth in range(options.seats)])
    places = (state.bearings[options.seats - 1] + apart) % TURN
    return places, ~(places[:, None] == state.bearings[None, :]).any(axis=1)


def takes(options: Options, state: BonesState) -> Array:
    """The bones that the seat to move may take, by piece from HEADS on."""
    colour = jnp.array(heads(options))[state.turn]
    return (state.where[HEADS:] == FOOD) & (jnp.arange(BONES) % 4 != colour)


def legal(options: Options, state: BonesState, seat: Array) -> Array:
    """The actions of a seat: take, place, swish, stop."""
    plays, takes_now = playing(options, state), taking(options, state)
    places, free = free_bearings(options, state)
    evenly = ((jnp.arange(TURN)[:, None] == places) & free).any(axis=1)
    first = state.bearings[options.seats - 1] < 0
    bends = spread(state.open, BENDS) > 0
    actions = jnp.concatenate(
        [
            takes(options, state) & takes_now,
            (first | evenly) & ~plays & ~takes_now,
            bends & plays,
            (state.moved & plays)[None],
        ]
    )
    return actions & (state.turn == seat) & (state.setup >= 0) & ~state.over


def pick(options: Options, state: BonesState, word: Array) -> Array:
    """Any legal action of the seat to move."""
    plays, takes_now = playing(options, state), taking(options, state)
    able = takes(options, state)
    taken = (jnp.where(able, jnp.uint32(1) << jnp.arange(BONES, dtype=jnp.uint32), 0).sum(dtype=jnp.uint32),)
    places, free = free_bearings(options, state)
    bends = count(state.open)
    first = state.bearings[options.seats - 1] < 0
    kinds = jnp.where(
        plays, bends + state.moved, jnp.where(takes_now, count(taken), jnp.where(first, TURN, free.sum()))
    )
    number, _ = below(word, kinds)
    swish = jnp.where(number < bends, SWISH + nth(state.open, number), STOP)
    evenly = places[jnp.argmax(free & (jnp.cumsum(free) == number + 1))]
    place = PLACE + jnp.where(first, number, evenly)
    return jnp.where(plays, swish, jnp.where(takes_now, nth(taken, number), place)).astype(jnp.int32)


def observe(options: Options, state: BonesState, seat: Array) -> dict[str, Array]:
    """The fields of `envs/swishbones/observation.py`."""
    seats, code = options.seats, state.where.astype(jnp.int32) - FISH
    owner, pile = code % seats, code // seats
    whose = FISH + pile * seats + (owner - seat) % seats
    fields = {
        "where": jnp.where(code >= 0, whose, state.where),
        "order": state.order,
        "centres": jnp.stack([state.x, state.y], axis=1),
        "turn": (jnp.arange(seats) + seat) % seats == state.turn,
        "state": jnp.stack([state.moved.astype(jnp.int32), state.quiet]),
    }
    return {name: field.astype(jnp.int32) for name, field in fields.items()}


__all__ = [
    "FISH",
    "FOOD",
    "PIECES",
    "SMALL",
    "TURN",
    "UNLAID",
    "BonesState",
    "free_bearings",
    "heads",
    "legal",
    "observe",
    "pick",
    "playing",
    "taking",
]
