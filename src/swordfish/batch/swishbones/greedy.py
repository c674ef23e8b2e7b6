# JAX annotates its functions only in part:
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownLambdaType=false
"""Plan whole turns of swishbones as the bot `greedy` does, for many tables at once. The reference is `bots/swishbones`.

A beam search: each wave extends the partial moves of the beam by one swish. The bends of all partial moves of all
tables have one numbering, and those that the bot tries are gathered from all of them.
"""

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from swordfish.batch.bits import some
from swordfish.batch.bits import unpacked as spread
from swordfish.batch.engine import choose
from swordfish.batch.seldom import LEAST, first, seldom
from swordfish.batch.swishbones.plane import Bones, near, touched
from swordfish.batch.swishbones.rules import BITE, Bodies, at, free_bends, swished, tasted
from swordfish.batch.swishbones.table import FISH, FOOD, PIECES, BonesState
from swordfish.batch.swishbones.way import Worth, best, better, way, worth
from swordfish.bots.swishbones.turns import EVERY, WIDTH
from swordfish.games.swishbones.actions import STOP, SWISH
from swordfish.games.swishbones.model import BONES, HEADS, Options
from swordfish.games.swishbones.plane import BENDS, WIDEST

SHARE = 8
"""At most one bend in so many is tried at a time."""
BESIDE = 2
"""At most one partial move in so many looks for the bends that touch food at a time."""
MORSELS, MORSEL = 5, 6
"""So many bones of a mouth are noted in one word, with so many bits each."""


class PartialTurns(NamedTuple):
    """Partial moves: a fish after some swishes without food."""

    x: Array
    y: Array
    link: Array
    order: Array
    open: Array  # the bends that are legal next
    path: Array  # the bends so far, counted from 0
    there: Array  # whether there is such a move


class Bite(NamedTuple):
    """What a swish into food is worth, and how its outcome differs from that of other bends."""

    worth: Worth
    tried: Array  # the bones in their order
    more: Array  # those that do not fit into the first word
    eaten: Array


class Found(NamedTuple):
    """The best move so far."""

    worth: Worth
    path: Array
    length: Array
    stops: Array  # whether the fish could swim on, so that the plan ends with a stop


class BonesPlan(NamedTuple):
    """The actions of a turn, how many there are, and how many of them are done."""

    actions: Array
    length: Array
    done: Array


def no_plan() -> BonesPlan:
    """Nothing is planned."""
    return BonesPlan(jnp.zeros(PIECES + 1, jnp.int16), jnp.int32(0), jnp.int32(0))


def plans(options: Options, states: BonesState) -> BonesPlan:
    """The best whole turn of the seat to move at each table."""

    def begun(state: BonesState) -> tuple[PartialTurns, Found]:
        path = jnp.zeros(PIECES, jnp.int8)
        move = as_move(state, spread(state.open, BENDS) > 0, path)
        beam = jax.tree.map(lambda array: jnp.broadcast_to(array, (WIDTH, *array.shape)), move)
        nothing = Worth(jnp.int32(jnp.iinfo(jnp.int32).min), jnp.uint32(0))
        return beam._replace(there=jnp.arange(WIDTH) == 0), Found(nothing, path, jnp.int32(0), jnp.asarray(False))

    def swims_on(carry: tuple[Array, PartialTurns, Found]) -> Array:
        return carry[1].there.any()

    def swim(carry: tuple[Array, PartialTurns, Found]) -> tuple[Array, PartialTurns, Found]:
        wave, moves, found = carry
        return wave + 1, *extended(options, states, moves, found, wave)

    _, _, found = jax.lax.while_loop(swims_on, swim, (jnp.int32(0), *jax.vmap(begun)(states)))
    return jax.vmap(as_plan)(found)


def as_move(state: BonesState, free: Array, path: Array) -> PartialTurns:
    """The fish to move, as a partial move."""
    return PartialTurns(state.x, state.y, state.link, state.order, free, path, jnp.asarray(True))


def as_state(state: BonesState, move: PartialTurns) -> BonesState:
    """The table after a partial move."""
    return state._replace(x=move.x, y=move.y, link=move.link, order=move.order)


def as_plan(found: Found) -> BonesPlan:
    """The actions of the best move."""
    bends = jnp.pad(found.path.astype(jnp.int16), (0, 1))
    actions = jnp.where(jnp.arange(PIECES + 1) < found.length, SWISH + bends, STOP).astype(jnp.int16)
    return BonesPlan(actions, found.length + found.stops, jnp.int32(0))


def extended(
    options: Options, states: BonesState, moves: PartialTurns, found: Found, wave: Array
) -> tuple[PartialTurns, Found]:
    """A wave: the beam of the moves that are one swish longer and can go on, and the best move so far."""
    nothing = Worth(jnp.int32(0), jnp.uint32(0))
    no_bite = Bite(nothing, jnp.uint32(0), jnp.uint32(0), jnp.uint32(0))
    there = moves.there[..., None]
    food = of_each(food_beside, states, moves)
    bites = in_parts(partial(tried, partial(bitten, options), states, moves), moves.open & food & there, no_bite)
    tries = there & jax.vmap(jax.vmap(partial(worth_trying, options)))(moves.open, food, bites)
    calm = in_parts(partial(tried, swum_to, states, moves), tries & ~food, nothing)
    worths = choose(food, bites.worth, calm)
    found = jax.vmap(partial(noted, options, wave))(states, moves, found, worths, tries, food)
    return jax.vmap(partial(chosen, options, wave))(states, moves, worths, tries & ~food), found


def of_each(work: Callable[[BonesState], Array], states: BonesState, moves: PartialTurns) -> Array:
    """The same function of every partial move, mapped over one axis: so rare work is gathered from all of them."""
    tables = len(states.turn)
    every = as_state(jax.tree.map(lambda array: jnp.repeat(array[:, None], WIDTH, axis=1), states), moves)
    found = jax.vmap(work)(jax.tree.map(lambda array: array.reshape(tables * WIDTH, *array.shape[2:]), every))
    return found.reshape(tables, WIDTH, *found.shape[1:])


def in_parts(work: Callable[[Array], Any], needed: Array, zero: Any) -> Any:
    """What `work` returns for the numbers of the places where it is needed, some of them at a time; zeros elsewhere."""
    rest = needed.reshape(-1)
    many = len(rest)
    room = min(many, max(LEAST, many // SHARE))

    def serve(carry: tuple[Array, Any]) -> tuple[Array, Any]:
        rest, found = carry
        which = first(rest, room)
        results = work(jnp.minimum(which, many - 1))
        found = jax.tree.map(lambda all_, new: all_.at[which].set(new, mode="drop"), found, results)
        return rest.at[which].set(False, mode="drop"), found

    begin = rest, jax.tree.map(lambda value: jnp.full(many, value), zero)
    found = jax.lax.while_loop(lambda carry: carry[0].any(), serve, begin)[1]
    return jax.tree.map(lambda array: array.reshape(needed.shape), found)


def tried(work: Callable[[BonesState, Array], Any], states: BonesState, moves: PartialTurns, which: Array) -> Any:
    """Apply a function to the partial moves and bends of these numbers."""
    table, move, bend = which // (WIDTH * BENDS), which // BENDS % WIDTH, which % BENDS
    some_states = jax.tree.map(lambda array: array[table], states)
    return jax.vmap(work)(as_state(some_states, jax.tree.map(lambda array: array[table, move], moves)), bend)


def food_beside(state: BonesState) -> Array:
    """The bends at which the fish touches food."""
    front = (state.where == FISH + state.turn) & (state.order == 1)
    x, y = at(state.x, front), at(state.y, front)
    bones = near(Bones(state.x, state.y, state.where == FOOD), x, y)
    return seldom(touched, BESIDE)(bones.there.any(), x, y, at(state.link, front), bones)


def bitten(options: Options, state: BonesState, bend: Array) -> Bite:
    """A swish that touches food, with its meal."""
    swum, mouth = swished(state, bend - WIDEST)
    after, _ = tasted(options, bodies(swum), state.turn, mouth)
    eaten = mouth & (after.where == FISH + state.turn)
    front = (swum.where == FISH + state.turn) & (swum.order == 1)
    pieces = jnp.arange(PIECES)
    right, up = (jnp.clip(all_ - at(all_, front), -BITE, BITE) for all_ in (swum.x, swum.y))
    ranks = (right * right + up * up) * PIECES + pieces
    place = (mouth & (ranks < ranks[:, None])).sum(axis=1)
    code = jnp.where(mouth, pieces - HEADS + 1, 0).astype(jnp.uint32) << (MORSEL * (place % MORSELS)).astype(jnp.uint32)
    bits = jnp.uint32(1) << jnp.arange(BONES, dtype=jnp.uint32)
    return Bite(
        worth(2 * eaten.sum(dtype=jnp.int32) - mouth.sum(dtype=jnp.int32), *way(after, state.turn)),
        tried=jnp.where(place < MORSELS, code, 0).sum(dtype=jnp.uint32),
        more=jnp.where(place < MORSELS, 0, code).sum(dtype=jnp.uint32),
        eaten=jnp.where(eaten[HEADS:], bits, 0).sum(dtype=jnp.uint32),
    )


def swum_to(state: BonesState, bend: Array) -> Worth:
    """A swish that touches no food."""
    return worth(0, *way(bodies(swished(state, bend - WIDEST)[0]), state.turn))


def bodies(state: BonesState) -> Bodies:
    return Bodies(state.x, state.y, state.link, state.where, state.order)


def worth_trying(options: Options, free: Array, food: Array, bites: Bite) -> Array:
    """The ends of every span of bends with the same outcome, its middle, and some between; all, if they are few."""
    if options.bends:
        return free
    bends = jnp.arange(BENDS)
    kinds = [free, food, bites.tried, bites.more, bites.eaten]
    begins = jnp.stack([kind != jnp.roll(kind, 1) for kind in kinds]).any(axis=0) | (bends == 0)
    ends = jnp.roll(begins, -1)
    begin = jax.lax.cummax(jnp.where(begins, bends, 0))
    end = jax.lax.cummin(jnp.where(ends, bends, BENDS), reverse=True)
    between = ~food & (bends % EVERY == 0) & (bends < end)
    return free & (begins | ends | (bends == (begin + end) // 2) | between)


def noted(
    options: Options,
    wave: Array,
    state: BonesState,
    moves: PartialTurns,
    found: Found,
    worths: Worth,
    tries: Array,
    food: Array,
) -> Found:
    """The best move, if one of this wave is better than all before; of equal ones the first counts."""
    number = best(jax.tree.map(jnp.ravel, worths), tries.reshape(-1))
    value = jax.tree.map(lambda array: array.reshape(-1)[number], worths)
    after, path = longer(state, moves, wave, number)
    stops = ~food.reshape(-1)[number] & ~headed(after) & some(free_bends(options, after, jnp.asarray(True)))
    return choose(tries.any() & better(value, found.worth), Found(value, path, wave + 1, stops), found)


def chosen(
    options: Options, wave: Array, state: BonesState, moves: PartialTurns, worths: Worth, rest: Array
) -> PartialTurns:
    """The beam: the best moves that can go on."""
    worths = jax.tree.map(jnp.ravel, worths)
    head_next = headed(longer(state, moves, wave, jnp.int32(0))[0])

    def more(carry: tuple[Array, Array, PartialTurns]) -> Array:
        return carry[0].any() & (carry[1] < WIDTH)

    def add(carry: tuple[Array, Array, PartialTurns]) -> tuple[Array, Array, PartialTurns]:
        rest, count, beam = carry
        number = best(worths, rest)
        after, path = longer(state, moves, wave, number)
        free = free_bends(options, after, jnp.asarray(True))
        goes_on = some(free)
        move = as_move(after, spread(free, BENDS) > 0, path)
        beam = jax.tree.map(lambda all_, new: jnp.where(goes_on, all_.at[count].set(new), all_), beam, move)
        return rest.at[number].set(False), count + goes_on, beam

    none = moves._replace(there=jnp.zeros(WIDTH, bool))
    return jax.lax.while_loop(more, add, (rest.reshape(-1) & ~head_next, jnp.int32(0), none))[2]


def longer(state: BonesState, moves: PartialTurns, wave: Array, number: Array) -> tuple[BonesState, Array]:
    """The table after a partial move and one more swish, and its bends."""
    move, bend = number // BENDS, number % BENDS
    before = jax.tree.map(lambda array: array[move], moves)
    after, _ = swished(as_state(state, before), bend - WIDEST)
    return after, before.path.at[wave].set(bend.astype(jnp.int8))


def headed(state: BonesState) -> Array:
    """Whether the head is in front, so that the move is over."""
    return ((state.where == FISH + state.turn) & (state.order == 1))[:HEADS].any()
