# JAX annotates its functions only in part:
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownLambdaType=false
"""How far it is to food that a fish could eat on arrival. The reference is `way` in `bots/swishbones/turns.py`."""

from typing import NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import Array

from swordfish.batch.swishbones.rules import Bodies, at
from swordfish.batch.swishbones.table import FISH, FOOD, PIECES
from swordfish.bots.swishbones.turns import PATIENCE
from swordfish.games.swishbones.plane import TOUCH, D

FAR = 45_000
"""Differences are clipped here, so that no square overflows. Only a fish 45 bones away from its food is affected."""
HOPELESS = 255
"""More swishes than any way takes: no food becomes digestible."""
FARTHEST = np.uint32(2**32 - 1)
"""More than any square."""
COLOURS = 4


class Worth(NamedTuple):
    """The value of a partial move: a larger `gain` is better; among equals the smaller `square`."""

    gain: Array  # bones won minus penalties, times HOPELESS + 1, minus the swishes to food
    square: Array  # of the distance to that food


def worth(score: Array | int, swishes: Array, square: Array) -> Worth:
    """The value of a move with this score that ends at this distance from food."""
    return Worth(jnp.asarray(score, jnp.int32) * (HOPELESS + 1) - swishes, square)


def better(one: Worth, other: Worth) -> Array:
    """Whether one value is better than the other."""
    return (one.gain > other.gain) | ((one.gain == other.gain) & (one.square < other.square))


def best(values: Worth, counts: Array) -> Array:
    """The index of the first of the best values, among those that count."""
    gain = jnp.where(counts, values.gain, jnp.iinfo(jnp.int32).min)
    top = counts & (gain == gain.max())
    square = jnp.where(top, values.square, FARTHEST)
    return jnp.argmax(top & (square == square.min()))


def way(bodies: Bodies, turn: Array) -> tuple[Array, Array]:
    """The swishes to the nearest food that this fish could eat on arrival, and the square of its distance."""
    mine = bodies.where == FISH + turn
    front = mine & (bodies.order == 1)
    length = mine.sum(dtype=jnp.int32)
    right = jnp.clip(bodies.x - at(bodies.x, front), -FAR, FAR)
    up = jnp.clip(bodies.y - at(bodies.y, front), -FAR, FAR)
    square = (right * right).astype(jnp.uint32) + (up * up).astype(jnp.uint32)
    swishes = reached(square)
    waits = digestion(mine, bodies.order, length)[swishes % length, jnp.arange(PIECES) % COLOURS]
    counts = (bodies.where == FOOD) & (waits < PATIENCE)
    later = jnp.where(counts, swishes + waits, HOPELESS)
    nearest = later.min()
    found = jnp.where(counts & (later == nearest), square, FARTHEST).min()
    return nearest, jnp.where(nearest == HOPELESS, jnp.uint32(0), found)


def reached(square: Array) -> Array:
    """After how many swishes straight ahead food at this distance is touched.

    The root is an estimate; the comparison of squares after it is exact.
    """

    def within(more: Array) -> Array:
        return square < (TOUCH + D * more).astype(jnp.uint32) ** 2

    more = jnp.maximum(0, ((jnp.sqrt(square.astype(jnp.float32)) - TOUCH) / D).astype(jnp.int32))
    more = more - ((more > 0) & within(more))
    return 1 + more + ~within(more + 1)


def digestion(mine: Array, order: Array, length: Array) -> Array:
    """For each number of swishes (modulo length) and colour, how many more until food of that colour is digestible."""
    numbers = jnp.arange(PIECES)
    place = jnp.where(mine, (length + 1 - order) % length, PIECES)
    front = jnp.zeros(PIECES, jnp.int32).at[place].set(numbers % COLOURS, mode="drop")  # after so many swishes
    tail = front[(numbers + 1) % length]
    colours = jnp.arange(COLOURS)
    barred = (front[:, None] == colours) | (tail[:, None] == colours)
    waits = jnp.full((PIECES, COLOURS), PATIENCE, jnp.int32)
    for more in reversed(range(PATIENCE)):
        waits = jnp.where(barred[(numbers + more) % length], waits, more)
    return waits


__all__ = ["Worth", "best", "better", "way", "worth"]
