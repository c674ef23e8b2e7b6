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

from swordfish.batch.engine import choose
from swordfish.batch.seldom import seldom
from swordfish.batch.swishbones.rules import BonesOutcome
from swordfish.batch.swishbones.table import UNLAID, BonesState
from swordfish.games.swishbones.model import BONES, Options
from swordfish.games.swishbones.pond import LATTICE, PONDS, RADIUS, TRIES

WORDS = 2
"""An outcome needs a random key."""
AT_ONCE = 16
"""Draws of a bone at once: the first one that is far enough away counts."""
ROUNDS = TRIES // AT_ONCE
"""An attempt with this many rounds starts again."""
USUAL = 96
"""Rounds after which nearly all ponds are complete; the others go on alone."""
SIDE = 2 * RADIUS + 1
FAIR = 2**32 // SIDE**2 * SIDE**2
"""Random words from here on are not used: the others give every pair of coordinates equally often."""
SHARE, RARE = 8, 32


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
    begun = thrown(options, words, Scattering(none, none, jnp.int32(0), jnp.int32(0)), USUAL)
    lacks = begun.laid < options.bones
    pond = choose(lacks, seldom(partial(completed, options), RARE)(lacks, words, begun), begun)
    key = last_key(words)
    shuffled = jnp.argsort(jax.random.bits(jax.random.fold_in(key, 1), (BONES,)))
    bone = jnp.argsort(jnp.where(shuffled < options.bones, jnp.arange(BONES), BONES))
    return BonesOutcome(*(axis[shuffled[bone]] for axis in (pond.x, pond.y)))


def last_key(words: Array) -> Array:
    """A key for all draws after the rounds."""
    return jax.random.fold_in(jax.random.wrap_key_data(words, impl="threefry2x32"), PONDS * ROUNDS)


def thrown(options: Options, words: Array, pond: Scattering, rounds: int) -> Scattering:
    """Lay bones, at most one in each round, until all lie there or this many rounds have passed."""
    key = jax.random.wrap_key_data(words, impl="threefry2x32")

    def throw(pond: Scattering) -> Scattering:
        drawn = jax.random.bits(jax.random.fold_in(key, pond.rounds), (AT_ONCE,))
        x = (drawn % SIDE).astype(jnp.int32) - RADIUS
        y = (drawn // SIDE % SIDE).astype(jnp.int32) - RADIUS
        laid = jnp.where(pond.rounds % ROUNDS == 0, 0, pond.laid)
        near = (x[:, None] - pond.x) ** 2 + (y[:, None] - pond.y) ** 2 < options.spacing**2
        good = (
            (drawn < jnp.uint32(FAIR)) & (x * x + y * y <= RADIUS**2) & ~(near & (jnp.arange(BONES) < laid)).any(axis=1)
        )
        first = jnp.argmax(good)
        here = (jnp.arange(BONES) == laid) & good.any()
        return Scattering(
            x=jnp.where(here, x[first], pond.x),
            y=jnp.where(here, y[first], pond.y),
            laid=laid + good.any(),
            rounds=pond.rounds + 1,
        )

    return jax.lax.while_loop(lambda pond: (pond.laid < options.bones) & (pond.rounds < rounds), throw, pond)


def completed(options: Options, words: Array, pond: Scattering) -> Scattering:
    """A pond that takes long: go on, start again if an attempt fails, and at last take places of a lattice."""
    pond = thrown(options, words, pond, PONDS * ROUNDS)
    order = jnp.argsort(jax.random.bits(last_key(words), (len(LATTICE),)))[:BONES]
    places = jnp.asarray(np.array(LATTICE, np.int32))[order]
    failed = pond.laid < options.bones
    return pond._replace(x=jnp.where(failed, places[:, 0], pond.x), y=jnp.where(failed, places[:, 1], pond.y))
