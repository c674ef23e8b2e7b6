# JAX annotates its functions only in part:
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownLambdaType=false
"""Random ponds. The reference is `games/swishbones/pond.py`: bone after bone, each far enough from the earlier ones."""

from functools import partial

import jax.numpy as jnp
import numpy as np
from jax import Array

from swordfish.batch.bits import hashed
from swordfish.batch.seldom import seldom
from swordfish.batch.swishbones.rules import BonesOutcome
from swordfish.batch.swishbones.scattering import ENOUGH, laid
from swordfish.batch.swishbones.table import UNLAID, BonesState
from swordfish.games.swishbones.model import BONES, Options

WORDS = 2
"""An outcome needs a random key."""
SHARE = 10
"""In random play one table in twelve needs a pond."""


def outcome(options: Options, state: BonesState, words: Array) -> BonesOutcome:
    """The pond, where it is due; otherwise zeros."""
    return seldom(partial(scattered, options), SHARE)(state.setup == UNLAID, words)


def scattered(options: Options, words: Array) -> BonesOutcome:
    """Random places for all bones, in random order."""
    pond = laid(options, words)
    numbers = jnp.arange(BONES, dtype=jnp.uint32)
    fresh, _ = hashed((words[0], words[1]), np.uint32(ENOUGH) + numbers)
    last = (numbers >= options.bones).astype(jnp.uint32)  # places that no bone has stay behind
    order = jnp.sort(last << 31 | fresh >> 6 << 5 | numbers) & (BONES - 1)
    return BonesOutcome(pond.x[order], pond.y[order])
