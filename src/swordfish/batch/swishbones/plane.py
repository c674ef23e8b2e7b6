# JAX annotates its functions only in part:
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownLambdaType=false
"""Exact geometry for many tables: which bends of a step touch some bones.

Coordinates are 32-bit integers. A difference is clipped before it is squared: bones farther apart along an axis cannot
touch, so no square overflows.
"""

from typing import NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import Array

from swordfish.batch.bits import WORD, Cards, width
from swordfish.games.swishbones.plane import BENDS, NEAR, STEPS, TOUCH, WIDEST

FAR = 2 * NEAR
"""Differences are clipped here."""
STEPS_X = np.array([x for x, _ in STEPS], np.int32)
STEPS_Y = np.array([y for _, y in STEPS], np.int32)


class Bones(NamedTuple):
    """Centres, and which of them count."""

    x: Array
    y: Array
    there: Array


def apart(bones: Bones, x: Array, y: Array) -> Bones:
    """The bones relative to a point, clipped."""
    return Bones(jnp.clip(bones.x - x, -FAR, FAR), jnp.clip(bones.y - y, -FAR, FAR), bones.there)


def near(bones: Bones, x: Array, y: Array) -> Bones:
    """Only those bones that a step from the point could touch."""
    close = (abs(bones.x - x) < NEAR) & (abs(bones.y - y) < NEAR)
    return bones._replace(there=bones.there & close)


def touching(bones: Bones, x: Array, y: Array) -> Array:
    """Which of these bones a bone at the point touches."""
    dx, dy, there = apart(bones, x, y)
    return there & (dx * dx + dy * dy < TOUCH**2)


def moved(x: Array, y: Array, heading: Array) -> tuple[Array, Array]:
    """The point one step on."""
    return x + jnp.asarray(STEPS_X)[heading], y + jnp.asarray(STEPS_Y)[heading]


def touched(x: Array, y: Array, heading: Array, bones: Bones) -> Array:
    """For each bend, whether a step from the point touches any of the bones."""
    dx, dy, there = apart(bones, x, y)
    headings = (heading + 360 + jnp.arange(-WIDEST, WIDEST + 1)) % 360
    step_x, step_y = jnp.asarray(STEPS_X)[headings][:, None], jnp.asarray(STEPS_Y)[headings][:, None]
    square = (step_x - dx) ** 2 + (step_y - dy) ** 2
    return (there & (square < TOUCH**2)).any(axis=1)


def as_bits(bends: Array) -> Cards:
    """A mask of bends as a set."""
    padded = jnp.zeros(width(BENDS) * WORD, jnp.uint32).at[:BENDS].set(bends.astype(jnp.uint32))
    words = (padded.reshape(-1, WORD) << jnp.arange(WORD, dtype=jnp.uint32)).sum(axis=1, dtype=jnp.uint32)
    return tuple(words[at] for at in range(width(BENDS)))
