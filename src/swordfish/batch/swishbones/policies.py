# JAX annotates its functions only in part:
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownLambdaType=false
"""Bots of swishbones as policies of batch tables."""

from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array
from jax.custom_batching import custom_vmap

from swordfish.batch.bits import below
from swordfish.batch.bits import unpacked as spread
from swordfish.batch.engine import AnyEngine
from swordfish.batch.play import Planner, PlannerMaker, Policy, PolicyMaker, careless_planner
from swordfish.batch.seldom import counted, seldom, updated
from swordfish.batch.swishbones.greedy import BonesPlan, no_plan, plans
from swordfish.batch.swishbones.rules import Bodies, swished, tasted
from swordfish.batch.swishbones.rules import placed as placed_at
from swordfish.batch.swishbones.table import FISH, TURN, BonesState, free_bearings, playing, taking
from swordfish.batch.swishbones.way import Worth, best, way, worth
from swordfish.bots.swishbones.turns import EVERY
from swordfish.games.swishbones.actions import PLACE, STOP, SWISH
from swordfish.games.swishbones.model import Options
from swordfish.games.swishbones.plane import BENDS, WIDEST

SHARE = 4
"""At most one bend in so many is tried at a time."""
PLANS, PLACES = 4, 16
"""At most one table in so many plans a turn, or places a fish, at a time."""


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


def greedy(engine: AnyEngine) -> Planner:
    """The bots `medium` and `greedy`: they plan a turn and follow the plan; they take any bone."""
    options = engine.options

    @custom_vmap
    def planned(state: BonesState) -> BonesPlan:
        alone = jax.tree.map(lambda array: array[None], state)
        return jax.tree.map(lambda array: array[0], plans(options, alone))

    @planned.def_vmap
    def _(tables: int, batched: list[Any], state: BonesState) -> tuple[BonesPlan, BonesPlan]:  # pyright: ignore[reportUnusedFunction] - custom_vmap keeps it
        [which] = batched
        states = jax.tree.map(
            lambda whether, array: array if whether else jnp.broadcast_to(array, (tables, *array.shape)), which, state
        )
        found = plans(options, states)
        return found, jax.tree.map(lambda _: True, found)

    def choose(state: BonesState, memory: BonesPlan, word: Array, asked: Array) -> tuple[Array, BonesPlan]:
        swims = playing(options, state)
        places = ~swims & ~taking(options, state)
        needed = asked & swims & (~state.moved | (memory.done == memory.length))
        plan = updated(lambda _, state: planned(state), PLANS)(needed, memory, state)
        place = seldom(partial(placed, options), PLACES)(asked & places, state)
        action = jnp.where(swims, plan.actions[plan.done], jnp.where(places, place, engine.pick(state, word)))
        return action.astype(jnp.int32), plan._replace(done=plan.done + (asked & swims))

    return Planner(no_plan(), choose)


def placed(options: Options, state: BonesState) -> Array:
    """The place from which food is nearest, of equal ones the lowest bearing; the first fish tries some bearings."""
    evenly, free = free_bearings(options, state)
    few = jnp.arange(0, TURN, EVERY)
    alone = state.bearings[options.seats - 1] < 0
    bearings = jnp.concatenate([few, evenly])
    counts = jnp.concatenate([jnp.broadcast_to(alone, few.shape), ~alone & free])

    def distance(bearing: Array) -> Worth:
        there = placed_at(options, state, bearing)
        return worth(0, *way(Bodies(there.x, there.y, there.link, there.where, there.order), state.turn))

    order = jnp.argsort(bearings)
    worths = jax.vmap(distance)(bearings[order])
    return PLACE + bearings[order][best(worths, counts[order])]


POLICIES: dict[str, PolicyMaker | PlannerMaker] = {
    "random": chooser,
    "easy": careless_planner(greedy),
    "medium": greedy,
    "greedy": greedy,
}
"""The bots that batch tables can play, by name."""
