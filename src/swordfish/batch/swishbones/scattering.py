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
from swordfish.batch.engine import choose
from swordfish.batch.hurry import small
from swordfish.batch.seldom import repeated, updated
from swordfish.batch.swishbones.kernel import in_registers
from swordfish.games.swishbones.model import BONES, Options
from swordfish.games.swishbones.pond import PONDS, RADIUS, TRIES

AT_ONCE = 64
"""Draws in a round."""
ATTEMPT = TRIES // AT_ONCE * AT_ONCE
"""An attempt with this many draws starts again."""
ENOUGH = (PONDS + 1) * ATTEMPT
"""All draws of a pond. The last attempt draws places of a lattice and completes every pond."""
USUAL = 14 * AT_ONCE
"""Draws after which most ponds are complete; the others go on."""
RARE = 64
LATE = 8
"""One pond in so many is laid at a time."""
SIDE = 2 * RADIUS + 1
FAIR = 2**32 // SIDE**2 * SIDE**2
"""Random words from here on are not used: the others give every pair of coordinates equally often."""
ACROSS, UP = 13, 9
"""The places of `LATTICE` in `games/swishbones/pond.py`, and some outside of the pond."""
AWAY = 20_000
"""A coordinate of bones that are not laid yet: far from everything, and no square overflows."""


class Scattering(NamedTuple):
    """The bones laid so far, and how many draws that took; the kernel does not count them."""

    x: Array
    y: Array
    laid: Array
    drawn: Array


def place(word: Array) -> tuple[Array, Array, Array]:
    """The place that a random word names, and whether it counts: the word is fair and the place in the pond."""
    x = (word % np.uint32(SIDE)).astype(jnp.int32) - RADIUS
    y = (word // np.uint32(SIDE) % np.uint32(SIDE)).astype(jnp.int32) - RADIUS
    return x, y, (word < np.uint32(FAIR)) & (x * x + y * y <= RADIUS**2)


def in_lattice(word: Array) -> tuple[Array, Array, Array]:
    """The same for a place of a lattice, of which each is far enough from all others."""
    across = (word % np.uint32(ACROSS)).astype(jnp.int32) - ACROSS // 2
    up = (word // np.uint32(ACROSS) % np.uint32(UP)).astype(jnp.int32) - UP // 2
    x, y = 2000 * across + 1000 * up, 1733 * up
    return x, y, (word < np.uint32(2**32 // (ACROSS * UP) * (ACROSS * UP))) & (x * x + y * y <= RADIUS**2)


def laid(options: Options, words: Array) -> Scattering:
    """All bones."""

    @custom_vmap
    def alone(words: Array) -> Scattering:
        return thrown(options, nothing(), words, ENOUGH)

    def by_kernel(words: Array) -> Scattering:
        tried = jnp.full(len(words), PONDS * ATTEMPT, jnp.int32)
        ponds = Scattering(*in_registers(options, place, PONDS, ATTEMPT, AWAY, words), drawn=tried)
        return jax.vmap(last)(ponds, words)

    def last(pond: Scattering, words: Array) -> Scattering:
        """The last attempt, where all others have failed."""
        again = updated(lambda pond, words: thrown(options, pond, words, ENOUGH), RARE)
        return again(unfinished(options, pond), pond, words)

    @alone.def_vmap
    def _(tables: int, batched: list[bool], words: Array) -> tuple[Scattering, Scattering]:  # pyright: ignore[reportUnusedFunction] - custom_vmap keeps it
        del tables, batched
        if small():
            ponds = in_turns(options, words)
        else:
            ponds = jax.lax.platform_dependent(words, cuda=by_kernel, default=partial(in_turns, options))
        return ponds, jax.tree.map(lambda _: True, ponds)

    return alone(words)


def in_turns(options: Options, words: Array) -> Scattering:
    """Many ponds: the usual draws for all, then again for those that are not complete."""

    def go_on(pond: Scattering, words: Array) -> tuple[Array, Scattering]:
        pond = thrown(options, pond, words, pond.drawn + USUAL)
        return unfinished(options, pond), pond

    begin = nothing()
    return jax.vmap(lambda words: repeated(go_on, LATE)(unfinished(options, begin), begin, words))(words)


def unfinished(options: Options, pond: Scattering) -> Array:
    """Whether there are bones and draws left."""
    return (pond.laid < options.bones) & (pond.drawn < ENOUGH)


def nothing() -> Scattering:
    """No bone is laid."""
    none = jnp.full(BONES, AWAY, jnp.int32)
    return Scattering(none, none, jnp.int32(0), jnp.int32(0))


def thrown(options: Options, pond: Scattering, words: Array, draws: Array | int) -> Scattering:
    """Lay bones until all lie there or there have been this many draws, in attempts."""

    def far(x: Array, y: Array, from_x: Array, from_y: Array) -> Array:
        return (x - from_x) ** 2 + (y - from_y) ** 2 >= options.spacing**2

    def throw(pond: Scattering) -> Scattering:
        pond = jax.tree.map(partial(jnp.where, pond.drawn % ATTEMPT == 0), nothing()._replace(drawn=pond.drawn), pond)
        numbers = (pond.drawn // 2 + jnp.arange(AT_ONCE // 2)).astype(jnp.uint32)
        drawn = jnp.stack(hashed((words[0], words[1]), numbers), axis=1).reshape(AT_ONCE)
        lattice = pond.drawn >= PONDS * ATTEMPT
        x, y, counts = choose(lattice, in_lattice(drawn), place(drawn))
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

    return jax.lax.while_loop(lambda pond: unfinished(options, pond) & (pond.drawn < draws), throw, pond)
