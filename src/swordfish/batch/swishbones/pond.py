# JAX annotates its functions only in part:
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownLambdaType=false
"""Random ponds. The reference is `games/swishbones/pond.py`: bone after bone, each far enough from the earlier ones."""

from functools import partial

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from swordfish.batch.seldom import seldom, updated
from swordfish.batch.swishbones.rules import BonesOutcome
from swordfish.batch.swishbones.scattering import ATTEMPT, Scattering, laid
from swordfish.batch.swishbones.table import UNLAID, BonesState
from swordfish.games.swishbones.model import BONES, Options
from swordfish.games.swishbones.pond import LATTICE, PONDS

WORDS = 2
"""An outcome needs a random key."""
SHARE = 10
"""In random play one table in twelve needs a pond."""
RARE = 64


def outcome(options: Options, state: BonesState, words: Array) -> BonesOutcome:
    """The pond, where it is due; otherwise zeros."""
    return seldom(partial(scattered, options), SHARE)(state.setup == UNLAID, words)


def scattered(options: Options, words: Array) -> BonesOutcome:
    """Random places for all bones, in random order."""
    pond = laid(options, words)
    pond = updated(in_lattice, RARE)(pond.laid < options.bones, pond, words)
    shuffled = jnp.argsort(jax.random.bits(jax.random.fold_in(last_key(words), 1), (BONES,)))
    bone = jnp.argsort(jnp.where(shuffled < options.bones, jnp.arange(BONES), BONES))
    return BonesOutcome(*(axis[shuffled[bone]] for axis in (pond.x, pond.y)))


def last_key(words: Array) -> Array:
    """A key for all draws after the attempts."""
    return jax.random.fold_in(jax.random.wrap_key_data(words, impl="threefry2x32"), PONDS * ATTEMPT)


def in_lattice(pond: Scattering, words: Array) -> Scattering:
    """Places of a lattice, for a pond whose attempts have all failed."""
    order = jnp.argsort(jax.random.bits(last_key(words), (len(LATTICE),)))[:BONES]
    places = jnp.asarray(np.array(LATTICE, np.int32))[order]
    return pond._replace(x=places[:, 0], y=places[:, 1])
