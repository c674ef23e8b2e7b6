# JAX annotates its functions only in part:
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownLambdaType=false
"""Lay bones at random: draw places one after the other, and keep those that are far enough from all before them.

The draws of a pond are numbered, and a key and a number give a place. So the loop here, which tries many draws at once,
and the GPU kernel in `kernel.py`, which tries two, lay the same ponds.
"""

from functools import partial
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from jax.custom_batching import custom_vmap

from swordfish.batch.bits import hashed
from swordfish.batch.seldom import updated
from swordfish.batch.swishbones.kernel import in_registers
from swordfish.games.swishbones.model import BONES, Options
from swordfish.games.swishbones.pond import PONDS, RADIUS, TRIES

AT_ONCE = 64
"""Draws in a round."""
ATTEMPT = TRIES // AT_ONCE * AT_ONCE
"""An attempt with this many draws starts again."""
USUAL = 14 * AT_ONCE
"""Draws after which most ponds are complete; the others go on alone."""
LATE = 8
SIDE = 2 * RADIUS + 1
FAIR = 2**32 // SIDE**2 * SIDE**2
"""Random words from here on are not used: the others give every pair of coordinates equally often."""
AWAY = 20_000
"""A coordinate of bones that are not laid yet: far from everything, and no square overflows."""


class Scattering(NamedTuple):
    """The bones laid so far, and how many draws that took (0 from the kernel, which does not count them)."""

    x: Array
    y: Array
    laid: Array
    drawn: Array


def place(word: Array) -> tuple[Array, Array, Array]:
    """The place that a random word names, and whether it counts: the word is fair and the place in the pond."""
    x = (word % np.uint32(SIDE)).astype(jnp.int32) - RADIUS
    y = (word // np.uint32(SIDE) % np.uint32(SIDE)).astype(jnp.int32) - RADIUS
    return x, y, (word < np.uint32(FAIR)) & (x * x + y * y <= RADIUS**2)


def laid(options: Options, words: Array) -> Scattering:
    """All bones, or as many as the last attempt laid."""

    @custom_vmap
    def alone(words: Array) -> Scattering:
        return thrown(options, nothing(), words, PONDS * ATTEMPT)

    def by_kernel(words: Array) -> Scattering:
        return Scattering(
            *in_registers(options, place, PONDS, ATTEMPT, AWAY, words), drawn=jnp.zeros(len(words), jnp.int32)
        )

    @alone.def_vmap
    def _(tables: int, batched: list[bool], words: Array) -> tuple[Scattering, Scattering]:  # pyright: ignore[reportUnusedFunction] - custom_vmap keeps it
        del tables, batched
        if jax.default_backend() == "cpu":
            ponds = in_turns(options, words)
        else:
            ponds = jax.lax.platform_dependent(words, cuda=by_kernel, default=partial(in_turns, options))
        return ponds, jax.tree.map(lambda _: True, ponds)

    return alone(words)


def in_turns(options: Options, words: Array) -> Scattering:
    """Many ponds: the usual draws for all, then the other draws for those that need them."""

    def complete(words: Array) -> Scattering:
        begun = thrown(options, nothing(), words, USUAL)
        late = updated(lambda pond, words: thrown(options, pond, words, PONDS * ATTEMPT), LATE)
        return late(begun.laid < options.bones, begun, words)

    return jax.vmap(complete)(words)


def nothing() -> Scattering:
    """No bone is laid."""
    none = jnp.full(BONES, AWAY, jnp.int32)
    return Scattering(none, none, jnp.int32(0), jnp.int32(0))


def thrown(options: Options, pond: Scattering, words: Array, draws: int) -> Scattering:
    """Lay bones until all lie there or there have been this many draws, in attempts."""

    def far(x: Array, y: Array, from_x: Array, from_y: Array) -> Array:
        return (x - from_x) ** 2 + (y - from_y) ** 2 >= options.spacing**2

    def throw(pond: Scattering) -> Scattering:
        pond = jax.tree.map(partial(jnp.where, pond.drawn % ATTEMPT == 0), nothing()._replace(drawn=pond.drawn), pond)
        numbers = (pond.drawn // 2 + jnp.arange(AT_ONCE // 2)).astype(jnp.uint32)
        x, y, counts = place(jnp.stack(hashed((words[0], words[1]), numbers), axis=1).reshape(AT_ONCE))
        good = counts & far(x[:, None], y[:, None], pond.x, pond.y).all(axis=1)

        def lay(carry: tuple[Scattering, Array]) -> tuple[Scattering, Array]:
            pond, good = carry
            first = jnp.argmax(good)
            here = jnp.arange(BONES) == pond.laid
            pond = pond._replace(
                x=jnp.where(here, x[first], pond.x), y=jnp.where(here, y[first], pond.y), laid=pond.laid + 1
            )
            return pond, good & far(x, y, x[first], y[first])

        def more(carry: tuple[Scattering, Array]) -> Array:
            return carry[1].any() & (carry[0].laid < options.bones)

        pond, _ = jax.lax.while_loop(more, lay, (pond, good))
        return pond._replace(drawn=pond.drawn + AT_ONCE)

    return jax.lax.while_loop(lambda pond: (pond.laid < options.bones) & (pond.drawn < draws), throw, pond)
