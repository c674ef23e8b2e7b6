# JAX annotates its functions only in part:
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownLambdaType=false
"""Random ponds. The reference is `games/swishbones/pond.py`: bone after bone, each far enough from the earlier ones."""

from functools import partial
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from swordfish.batch.seldom import seldom, updated
from swordfish.batch.swishbones.rules import BonesOutcome
from swordfish.batch.swishbones.table import UNLAID, BonesState
from swordfish.games.swishbones.model import BONES, Options
from swordfish.games.swishbones.pond import LATTICE, PONDS, RADIUS, TRIES

WORDS = 2
"""An outcome needs a random key."""
AT_ONCE = 64
"""Draws in a round."""
LAID = 8
"""Bones that a round lays at most: each is the first draw that is far enough from all before it; the draws behind the
last one are dropped, whatever they are."""
ROUNDS = TRIES // AT_ONCE
"""An attempt with this many rounds starts again."""
USUAL = 14
"""Rounds after which most ponds are complete; the others go on alone."""
SIDE = 2 * RADIUS + 1
FAIR = 2**32 // SIDE**2 * SIDE**2
"""Random words from here on are not used: the others give every pair of coordinates equally often."""
SHARE, LATE = 8, 8


class Scattering(NamedTuple):
    """The bones laid so far."""

    x: Array
    y: Array
    laid: Array
    rounds: Array


def outcome(options: Options, state: BonesState, words: Array) -> BonesOutcome:
    """The pond, where it is due; otherwise zeros."""
    return seldom(partial(scattered, options), SHARE)(state.setup == UNLAID, words)


def scattered(options: Options, words: Array) -> BonesOutcome:
    """Random places for all bones, in random order."""
    none = jnp.zeros(BONES, jnp.int32)
    begun = thrown(options, Scattering(none, none, jnp.int32(0), jnp.int32(0)), words, USUAL)
    pond = updated(partial(completed, options), LATE)(begun.laid < options.bones, begun, words)
    key = last_key(words)
    shuffled = jnp.argsort(jax.random.bits(jax.random.fold_in(key, 1), (BONES,)))
    bone = jnp.argsort(jnp.where(shuffled < options.bones, jnp.arange(BONES), BONES))
    return BonesOutcome(*(axis[shuffled[bone]] for axis in (pond.x, pond.y)))


def last_key(words: Array) -> Array:
    """A key for all draws after the rounds."""
    return jax.random.fold_in(jax.random.wrap_key_data(words, impl="threefry2x32"), PONDS * ROUNDS)


def thrown(options: Options, pond: Scattering, words: Array, rounds: int) -> Scattering:
    """Lay bones until all lie there or this many rounds have passed."""
    key = jax.random.wrap_key_data(words, impl="threefry2x32")

    def far(x: Array, y: Array, from_x: Array, from_y: Array) -> Array:
        return (x - from_x) ** 2 + (y - from_y) ** 2 >= options.spacing**2

    def throw(pond: Scattering) -> Scattering:
        drawn = jax.random.bits(jax.random.fold_in(key, pond.rounds), (AT_ONCE,))
        x = (drawn % SIDE).astype(jnp.int32) - RADIUS
        y = (drawn // SIDE % SIDE).astype(jnp.int32) - RADIUS
        laid = jnp.where(pond.rounds % ROUNDS == 0, 0, pond.laid)
        good = (drawn < jnp.uint32(FAIR)) & (x * x + y * y <= RADIUS**2)
        good &= (far(x[:, None], y[:, None], pond.x, pond.y) | (jnp.arange(BONES) >= laid)).all(axis=1)
        pond = pond._replace(laid=laid, rounds=pond.rounds + 1)
        for _ in range(LAID):
            first, lays = jnp.argmax(good), good.any() & (pond.laid < options.bones)
            here = lays & (jnp.arange(BONES) == pond.laid)
            pond = pond._replace(
                x=jnp.where(here, x[first], pond.x), y=jnp.where(here, y[first], pond.y), laid=pond.laid + lays
            )
            good &= far(x, y, x[first], y[first])
        return pond

    return jax.lax.while_loop(lambda pond: (pond.laid < options.bones) & (pond.rounds < rounds), throw, pond)


def completed(options: Options, pond: Scattering, words: Array) -> Scattering:
    """A pond that takes long: go on, start again if an attempt fails, and at last take places of a lattice."""
    pond = thrown(options, pond, words, PONDS * ROUNDS)
    order = jnp.argsort(jax.random.bits(last_key(words), (len(LATTICE),)))[:BONES]
    places = jnp.asarray(np.array(LATTICE, np.int32))[order]
    failed = pond.laid < options.bones
    return pond._replace(x=jnp.where(failed, places[:, 0], pond.x), y=jnp.where(failed, places[:, 1], pond.y))
