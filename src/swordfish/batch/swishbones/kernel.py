# JAX annotates its functions only in part:
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownLambdaType=false
"""A GPU kernel that lays ponds: each thread keeps one pond in its registers, and reads no memory meanwhile."""

from collections.abc import Callable
from functools import partial
from typing import Any, TypeAlias

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from swordfish.batch.bits import hashed
from swordfish.games.swishbones.model import BONES, Options

PONDS = 32
"""Ponds of one program: the threads of a warp. A program ends when its slowest pond is complete."""

Place: TypeAlias = Callable[[Array], tuple[Array, Array, Array]]
Ponds: TypeAlias = tuple[Array, tuple[Array, ...], tuple[Array, ...]]
"""How many bones are laid, and their coordinates: one vector over the ponds for each bone."""


def in_registers(
    options: Options, place: Place, attempts: int, draws: int, away: int, words: Array
) -> tuple[Array, Array, Array]:
    """Lay a pond for each row of words in at most so many attempts of so many draws: coordinates, bones laid."""
    from jax.experimental import pallas
    from jax.experimental.pallas import triton

    many = len(words)
    padded = -(-many // PONDS) * PONDS
    keys = jnp.zeros((2, padded), jnp.uint32).at[:, :many].set(words.T)
    bones = pallas.BlockSpec((BONES, PONDS), lambda program: (0, program))
    x, y, laid = pallas.pallas_call(
        partial(lay, options, place, attempts, draws, away),
        grid=(padded // PONDS,),
        in_specs=[pallas.BlockSpec((2, PONDS), lambda program: (0, program))],
        out_specs=[bones, bones, pallas.BlockSpec((PONDS,), lambda program: (program,))],
        out_shape=[*[jax.ShapeDtypeStruct((BONES, padded), jnp.int32)] * 2, jax.ShapeDtypeStruct((padded,), jnp.int32)],
        compiler_params=triton.CompilerParams(num_warps=1, num_stages=1),
    )(keys)
    return x.T[:many], y.T[:many], laid[:many]


def lay(
    options: Options, place: Place, attempts: int, draws: int, away: int, keys: Any, x: Any, y: Any, laid: Any
) -> None:
    """The kernel: two draws a turn, until every pond of the program is complete."""
    key = keys[0, :], keys[1, :]
    none = (jnp.full(PONDS, away, jnp.int32),) * BONES
    nothing: Ponds = jnp.zeros(PONDS, jnp.int32), none, none

    def attempt(number: Array, ponds: Ponds) -> Ponds:
        begun = ponds[0] < options.bones
        ponds = jax.tree.map(partial(jnp.where, begun), nothing, ponds)
        first, end = number * (draws // 2), (number + 1) * (draws // 2)

        def unfinished(carry: tuple[Array, Ponds]) -> Array:
            return (carry[0] < end) & (jnp.min(carry[1][0]) < options.bones)

        return jax.lax.while_loop(unfinished, turn, (first, ponds))[1]

    def turn(carry: tuple[Array, Ponds]) -> tuple[Array, Ponds]:
        number, ponds = carry
        for word in hashed(key, jnp.full(PONDS, number, jnp.uint32)):
            ponds = tried(options, ponds, *place(word))
        return number + 1, ponds

    def more(carry: tuple[Array, Ponds]) -> Array:
        return (carry[0] < attempts) & (jnp.min(carry[1][0]) < options.bones)

    def again(carry: tuple[Array, Ponds]) -> tuple[Array, Ponds]:
        return carry[0] + 1, attempt(*carry)

    _, (count, across, up) = jax.lax.while_loop(more, again, (jnp.int32(0), nothing))
    laid[:] = count
    for bone in range(BONES):
        x[bone, :], y[bone, :] = across[bone], up[bone]


def tried(options: Options, ponds: Ponds, x: Array, y: Array, counts: Array) -> Ponds:
    """Lay the next bone of each pond at its place, where that is far enough from all others."""
    laid, across, up = ponds
    good = counts & (laid < options.bones)
    for east, north in zip(across, up, strict=True):
        good &= (x - east) ** 2 + (y - north) ** 2 >= np.int32(options.spacing**2)
    here = [good & (laid == bone) for bone in range(BONES)]
    return (
        laid + good.astype(jnp.int32),
        tuple(jnp.where(now, x, east) for now, east in zip(here, across, strict=True)),
        tuple(jnp.where(now, y, north) for now, north in zip(here, up, strict=True)),
    )
