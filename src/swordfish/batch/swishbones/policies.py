# JAX annotates its functions only in part:
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownLambdaType=false
"""Bots of swishbones as policies of batch tables."""

from functools import partial

import jax
import jax.numpy as jnp
from jax import Array

from swordfish.batch.bits import below
from swordfish.batch.bits import unpacked as spread
from swordfish.batch.engine import AnyEngine
from swordfish.batch.play import Policy
from swordfish.batch.seldom import counted, seldom
from swordfish.batch.swishbones.rules import Bodies, swished, tasted
from swordfish.batch.swishbones.table import FISH, BonesState, playing
from swordfish.games.swishbones.actions import STOP, SWISH
from swordfish.games.swishbones.model import Options
from swordfish.games.swishbones.plane import BENDS, WIDEST

SHARE = 4
"""At most one bend in so many is tried at a time."""


def chooser(engine: AnyEngine) -> Policy:
    """The bot `random`: what the chooser of the game plays. It often eats, prefers rare outcomes, and curls up."""
    options = engine.options

    def choose(state: BonesState, word: Array) -> Array:
        whim, rest = below(word, 12)
        free = spread(state.open, BENDS) > 0
        rarity = jnp.where(free, rarities(options, state, free), 0)
        bites = (rarity == rarity.max()) & (rarity > 0)
        last = BENDS - 1 - jnp.argmax(free[::-1])
        bend = jnp.where(whim < 4, drawn(free, rest), last)
        bend = jnp.where((whim < 9) & bites.any(), drawn(bites, rest), bend)
        swish = SWISH + bend
        other = jnp.where(state.moved & (whim == 10), STOP, engine.pick(state, rest))
        swims = (whim < 10) & playing(options, state)
        return jnp.where(swims, swish, jnp.where(playing(options, state), other, engine.pick(state, word)))

    return choose


def rarities(options: Options, state: BonesState, free: Array) -> Array:
    """How rare the outcome of each bend is: 3 without room behind the tail, 2 for several bones, 1 for one, 0 else."""

    def touches(bend: Array) -> Array:
        return swished(state, bend - WIDEST)[1].any()

    bends = jnp.arange(BENDS)
    fed = free & jax.vmap(touches)(bends)
    rare = seldom(partial(rarity, options), SHARE)
    return jax.vmap(lambda needed, bend: rare(needed, state, bend))(fed, bends)


def rarity(options: Options, state: BonesState, bend: Array) -> Array:
    """How rare the outcome of this bend is, which touches food."""
    swum, mouth = swished(state, bend - WIDEST)
    bodies = Bodies(swum.x, swum.y, swum.link, swum.where, swum.order)
    after, cramped = tasted(options, bodies, state.turn, mouth)
    eaten = ~(mouth & (after.where != FISH + state.turn)).any()
    return jnp.where(cramped, 3, jnp.where(mouth.sum() > 1, 2, jnp.where(eaten, 1, 0)))


def drawn(bends: Array, word: Array) -> Array:
    """Any of these bends."""
    number, _ = below(word, bends.sum())
    return jnp.argmax(bends & (counted(bends) == number + 1))


POLICIES = {"random": chooser}
"""The bots that batch tables can play, by name."""
