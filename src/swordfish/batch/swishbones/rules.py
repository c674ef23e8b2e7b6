# JAX annotates its functions only in part:
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownLambdaType=false
"""A step of swishbones as arrays. Rulebook, section 2; the reference is `games/swishbones/rules.py`.

Most steps are a swish that touches nothing near no other bone. What only some tables need (a meal, bends next to other
bones, turns that pass) is computed for those tables alone.
"""

from functools import partial
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from swordfish.batch.bits import Cards, count, empty, index, some, where, without
from swordfish.batch.engine import choose
from swordfish.batch.hurry import small
from swordfish.batch.seldom import repeated, seldom, updated
from swordfish.batch.swishbones.plane import Bones, as_bits, moved, near, touched, touching
from swordfish.batch.swishbones.table import (
    FISH,
    FOOD,
    PIECES,
    SMALL,
    TURN,
    UNLAID,
    BonesState,
    heads,
    playing,
    taking,
)
from swordfish.games.handicaps import head_start
from swordfish.games.swishbones.actions import PLACE, STOP, SWISH
from swordfish.games.swishbones.meal import BEHIND
from swordfish.games.swishbones.model import BONES, HEADS, Options
from swordfish.games.swishbones.outlook import FREE_OF_ITSELF
from swordfish.games.swishbones.plane import BENDS, WIDEST
from swordfish.games.swishbones.rules import allowed

SHARE = 8
"""At most one table in this many is served at a time, where few tables need it."""
RARE = 64
SOME = 16
"""One table in so many goes on at a time, in a small program."""
HALF = TURN // 2
RANKS = np.argsort(np.array(BEHIND) + WIDEST).astype(np.int32)
"""The position of each bend, from −60 on, in the order in which room behind the tail is sought."""


class BonesOutcome(NamedTuple):
    """The pond: the centre of each bone, from piece HEADS on."""

    x: Array
    y: Array


class SwimStep(NamedTuple):
    """What the seat to move does."""

    swishes: Array
    bend: Array
    stops: Array


def step(options: Options, state: BonesState, action: Array, outcome: BonesOutcome) -> BonesState:
    """A choice and everything that it forces; before the first choice, the pond."""
    plays = playing(options, state) & ~state.over
    begins = ~plays & ~state.over
    state = choose(begins, set_up(options, state, action, outcome), state)
    move = SwimStep(swishes=plays & (action < STOP), bend=action - SWISH - WIDEST, stops=plays & (action == STOP))
    if small():
        return settled(options, state, move)
    after = advanced(options, state, move)
    unsettled = stuck(options, after) | compelled(options, after)
    after = updated(partial(resolved, options), RARE)(unsettled, after)
    return choose(state.over, state, after)


def settled(options: Options, state: BonesState, move: SwimStep) -> BonesState:
    """The table after the move and all that is forced then, some tables at a time.

    It has one copy of `advanced`, which is quicker to compile. On a GPU a step of all tables at once is quicker to run,
    so this is the first program there.
    """
    # constants of NumPy: a traced value within the work would belong to another trace
    setup, bearings, none = np.int32(2 * options.seats), np.full(options.seats, -1, np.int32), np.int32(0)

    def go_on(tree: tuple[BonesState, SwimStep]) -> tuple[Array, tuple[BonesState, SwimStep]]:
        state, move = tree
        after = advanced(options, state._replace(setup=jnp.asarray(setup), bearings=jnp.asarray(bearings)), move)
        again = forced(options, after)
        return again.swishes | again.stops, (without_setup(after), again)

    def without_setup(state: BonesState) -> BonesState:
        """What does not change in play is not copied."""
        return state._replace(setup=jnp.asarray(none), bearings=jnp.asarray(none))

    begin = without_setup(state), move
    after, _ = repeated(go_on, SOME)(playing(options, state) & ~state.over, begin)
    return after._replace(setup=state.setup, bearings=state.bearings)


def set_up(options: Options, state: BonesState, action: Array, outcome: BonesOutcome) -> BonesState:
    """Lay the pond, take a bone, or place a fish; a fish with only one possible place is placed at once."""
    lays, takes = state.setup == UNLAID, taking(options, state)
    there = pond_laid(options, state, outcome)
    took = taken(state, action + HEADS)
    if options.places:
        took = placed(options, took, jnp.array(options.places)[state.turn])
    else:  # the last fish gets the last place
        apart = jnp.array([TURN * nth // options.seats for nth in range(options.seats)])
        places = (state.bearings[options.seats - 1] + apart) % TURN
        free = ~(places[:, None] == state.bearings[None, :]).any(axis=1)
        took = choose(state.turn == 0, placed(options, took, places[jnp.argmax(free)]), took)
    return choose(lays, there, choose(takes, took, placed(options, state, action - PLACE)))


def pond_laid(options: Options, state: BonesState, outcome: BonesOutcome) -> BonesState:
    """The table with this pond."""
    laid = jnp.arange(BONES) < options.bones
    return state._replace(
        x=state.x.at[HEADS:].set(jnp.where(laid, outcome.x, 0)),
        y=state.y.at[HEADS:].set(jnp.where(laid, outcome.y, 0)),
        where=state.where.at[HEADS:].set(jnp.where(laid, FOOD, 0).astype(SMALL)),
        setup=jnp.zeros_like(state.setup),
    )


def taken(state: BonesState, piece: Array) -> BonesState:
    """A bone of the pond goes behind the head; it has no centre until the fish is placed."""
    it = jnp.arange(PIECES) == piece
    return state._replace(
        x=jnp.where(it, 0, state.x),
        y=jnp.where(it, 0, state.y),
        where=jnp.where(it, (FISH + state.turn).astype(SMALL), state.where),
        order=jnp.where(it, SMALL(2), state.order),
        setup=state.setup + 1,
    )


def placed(options: Options, state: BonesState, bearing: Array) -> BonesState:
    """The fish lies at the edge, facing the middle; the previous seat is next."""
    mine = state.where == FISH + state.turn
    distance = jnp.where(mine, 8 + state.order.astype(jnp.int32), 0)
    step_x, step_y = moved(jnp.int32(0), jnp.int32(0), bearing)
    return state._replace(
        x=jnp.where(mine, distance * step_x, state.x),
        y=jnp.where(mine, distance * step_y, state.y),
        link=jnp.where(mine & (state.order == 1), angle(bearing + HALF), state.link),
        bearings=jnp.where(jnp.arange(options.seats) == state.turn, bearing, state.bearings),
        turn=jnp.maximum(state.turn - 1, 0),
        setup=state.setup + 1,
    )


def advanced(options: Options, state: BonesState, move: SwimStep) -> BonesState:
    """A swish with its meal, or the end of a turn; then the bends that the seat to move may choose."""
    swishes, bend, stops = move
    swum, mouth = swished(state, bend)
    fed = swishes & mouth.any()
    state = choose(swishes, swum, state)
    bodies = Bodies(state.x, state.y, state.link, state.where, state.order)
    bodies = updated(partial(meal, options), SHARE)(fed, bodies, state.turn, mouth)
    state = state._replace(**bodies._asdict())
    over = state.over | (swishes & ~(state.where == FOOD).any())
    front = (state.where == FISH + state.turn) & (state.order == 1)
    ends = ~over & (stops | fed | (swishes & front[:HEADS].any()))
    turn = jnp.where(ends, (state.turn + 1) % options.seats, state.turn)
    quiet = jnp.where(ends, jnp.where(fed, 0, state.quiet + 1), state.quiet)
    over |= quiet == options.seats * options.quiet_rounds
    state = state._replace(turn=turn, quiet=quiet, moved=state.moved & ~ends, over=over)
    looks = playing(options, state) & ~over
    return state._replace(open=where(looks, free_bends(options, state, looks)))


def stuck(options: Options, state: BonesState) -> Array:
    """Whether the seat to move has no legal swish, so that its turn ends."""
    return playing(options, state) & ~state.over & ~some(state.open)


def compelled(options: Options, state: BonesState) -> Array:
    """Whether the seat to move has only one swish and cannot stop."""
    return playing(options, state) & ~state.over & ~state.moved & (count(state.open) == 1)


def resolved(options: Options, state: BonesState) -> BonesState:
    """The table once a seat has a choice, or the game is over."""

    def waits(state: BonesState) -> Array:
        return stuck(options, state) | compelled(options, state)

    return jax.lax.while_loop(waits, lambda state: advanced(options, state, forced(options, state)), state)


def forced(options: Options, state: BonesState) -> SwimStep:
    """The move that the seat has to make, if there is no choice."""
    must = compelled(options, state)
    return SwimStep(must, index(where(must, state.open)) - WIDEST, stuck(options, state))


class Bodies(NamedTuple):
    """What a meal changes: the pieces, as in a table."""

    x: Array
    y: Array
    link: Array
    where: Array
    order: Array


def at(values: Array, which: Array) -> Array:
    """The value of the one piece that is marked."""
    return jnp.where(which, values, 0).sum(dtype=jnp.int32)


def angle(heading: Array) -> Array:
    """A heading as it is stored."""
    return (heading % TURN).astype(jnp.int16)


def swished(state: BonesState, bend: Array) -> tuple[BonesState, Array]:
    """The tail bone goes in front; and the food that it touches there."""
    mine = state.where == FISH + state.turn
    length = mine.sum(dtype=jnp.int32)
    front, tail = mine & (state.order == 1), mine & (state.order == length)
    heading = (at(state.link, front) + bend + TURN) % TURN
    x, y = moved(at(state.x, front), at(state.y, front), heading)
    after = state._replace(
        x=jnp.where(tail, x, state.x),
        y=jnp.where(tail, y, state.y),
        link=jnp.where(tail, angle(heading), state.link),
        order=jnp.where(mine, jnp.where(tail, SMALL(1), state.order + SMALL(1)), state.order),
        moved=jnp.ones_like(state.moved),
    )
    return after, touching(Bones(state.x, state.y, state.where == FOOD), x, y)


def meal(options: Options, state: Bodies, turn: Array, mouth: Array) -> Bodies:
    """The pieces after a meal."""
    return tasted(options, state, turn, mouth)[0]


def tasted(options: Options, state: Bodies, turn: Array, mouth: Array) -> tuple[Bodies, Array]:
    """Try all food in the mouth, the nearest first, ties by lower number; and whether room was lacking for some."""
    front = (state.where == FISH + turn) & (state.order == 1)
    x, y = at(state.x, front), at(state.y, front)
    pieces = jnp.arange(PIECES)
    square = jnp.clip(state.x - x, -BITE, BITE) ** 2 + jnp.clip(state.y - y, -BITE, BITE) ** 2
    ranks = square * PIECES + pieces

    def bite(carry: tuple[Bodies, Array, Array]) -> tuple[Bodies, Array, Array]:
        state, mouth, cramped = carry
        it = pieces == jnp.argmin(jnp.where(mouth, ranks, jnp.iinfo(jnp.int32).max))
        state, lacking = tried(options, state, turn, it, at(pieces, front))
        return state, mouth & ~it, cramped | lacking

    begin = state, mouth, jnp.asarray(False)
    after, _, cramped = jax.lax.while_loop(lambda carry: carry[1].any(), bite, begin)
    return after, cramped


BITE = 1000
"""Differences to food in the mouth are smaller."""


def tried(options: Options, state: Bodies, turn: Array, it: Array, front: Array) -> tuple[Bodies, Array]:
    """Food goes behind the tail, if its colour allows it and there is room; otherwise to the penalty pile.

    And whether only room was lacking.
    """
    pieces = jnp.arange(PIECES)
    mine = state.where == FISH + turn
    length = mine.sum(dtype=jnp.int32)
    tail, second = mine & (state.order == length), mine & (state.order == length - 1)
    colour = at(pieces, it) % 4
    digestible = (colour != at(pieces, tail) % 4) & (colour != front % 4)
    x, y, line = at(state.x, tail), at(state.y, tail), (at(state.link, second) + HALF) % TURN
    there = (state.where == FOOD) | ((state.where >= FISH) & (state.where < FISH + options.seats))
    bones = Bones(state.x, state.y, there & ~it & ~tail & ~second)
    straight = ~touching(bones, *moved(x, y, line)).any()  # the first bend to be tried
    room = ~seldom(touched, SHARE)(digestible & ~straight, x, y, line, bones)
    best = jnp.where(straight, WIDEST, jnp.argmin(jnp.where(room, jnp.asarray(RANKS), BENDS)))
    eaten = digestible & (straight | room.any())
    heading = (line + best - WIDEST + TURN) % TURN
    new_x, new_y = moved(x, y, heading)
    after = state._replace(
        x=jnp.where(it, jnp.where(eaten, new_x, 0), state.x),
        y=jnp.where(it, jnp.where(eaten, new_y, 0), state.y),
        link=jnp.where(tail & eaten, angle(heading + HALF), state.link),
        where=jnp.where(it, (FISH + turn + jnp.where(eaten, 0, options.seats)).astype(SMALL), state.where),
        order=jnp.where(it & eaten, (length + 1).astype(SMALL), state.order),
    )
    return after, digestible & ~eaten


def free_bends(options: Options, state: BonesState, looks: Array) -> Cards:
    """The bends at which the fish to move touches no fish, among those that the table allows."""
    mine = state.where == FISH + state.turn
    length = mine.sum(dtype=jnp.int32)
    front = mine & (state.order == 1)
    x, y, heading = at(state.x, front), at(state.y, front), at(state.link, front)
    fish = (state.where >= FISH) & (state.where < FISH + options.seats)
    blocks = fish & ~(mine & ((state.order <= FREE_OF_ITSELF) | (state.order == length)))
    bones = near(Bones(state.x, state.y, blocks), x, y)
    barred = seldom(barred_bends, RARE)(looks & bones.there.any(), x, y, heading, bones)
    every = allowed(tuple(sorted(options.bends)))
    free = tuple(np.uint32(every >> 32 * at & 0xFFFFFFFF) for at in range(len(barred)))
    return without(tuple(jnp.asarray(word) for word in free), barred)


def barred_bends(x: Array, y: Array, heading: Array, bones: Bones) -> Cards:
    return as_bits(touched(x, y, heading, bones))


def start(options: Options) -> BonesState:
    """The table before the pond is laid, or with the pond of the options."""
    x, y = np.zeros((2, PIECES), np.int32)
    there, order = np.zeros((2, PIECES), SMALL)
    for bone in options.pond:
        x[bone.piece], y[bone.piece], there[bone.piece] = bone.x, bone.y, FOOD
    for seat, head in enumerate(heads(options)):
        there[head], order[head] = FISH + seat, 1
    return BonesState(
        x=jnp.asarray(x),
        y=jnp.asarray(y),
        link=jnp.zeros(PIECES, jnp.int16),
        where=jnp.asarray(there),
        order=jnp.asarray(order),
        open=empty(BENDS),
        bearings=jnp.full(options.seats, -1, jnp.int32),
        setup=jnp.int32(0 if options.pond else UNLAID),
        turn=jnp.int32(options.seats - 1),
        moved=jnp.asarray(False),
        quiet=jnp.int32(0),
        over=jnp.asarray(False),
    )


def places(options: Options, state: BonesState) -> Array:
    """By score, the pieces of the fish less the penalties, and head start; equals share."""
    seats = jnp.arange(options.seats)[:, None]
    fish = (state.where == FISH + seats).sum(axis=1)
    penalties = (state.where == FISH + options.seats + seats).sum(axis=1)
    scores = fish - penalties + jnp.array([head_start(options.head_starts, seat) for seat in range(options.seats)])
    return 1 + (scores[None, :] > scores[:, None]).sum(axis=1)
