# JAX annotates its functions only in part:
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false
"""Bots of swirl as policies of batch tables, and the features of a table for `batch.fit`."""

import jax.numpy as jnp
from jax import Array

from swordfish.batch.bits import common, count, empty
from swordfish.batch.engine import AnyEngine
from swordfish.batch.play import Policy, careless
from swordfish.batch.swirl.deck import tables
from swordfish.batch.swirl.greedy import greedy
from swordfish.batch.swirl.rules import SwirlOutcome, step
from swordfish.batch.swirl.table import DECK, MIDDLE, PILE, SERIES, SwirlState, lying, unpacked
from swordfish.games.swirl.cards import Colour


def uniform(engine: AnyEngine) -> Policy:
    """The bot `random`."""
    return engine.pick


def medium(engine: AnyEngine) -> Policy:
    """The bots `medium` and `greedy`; they choose any creature."""
    deck, options = tables(engine.options), engine.options

    def choose(state: SwirlState, word: Array) -> Array:
        choosing = unpacked(state.rest).chosen < options.seats
        return jnp.where(choosing, engine.pick(state, word), greedy(deck, options, state))

    return choose


POLICIES = {"random": uniform, "easy": careless(medium), "medium": medium, "greedy": medium}
"""The bots that batch tables can play, by name."""


def moment(engine: AnyEngine, state: SwirlState, action: Array) -> tuple[Array, Array]:
    """Whether a deal other than the first follows this action, and the features of each seat then: as `bots/swirl`."""
    deck, options = tables(engine.options), engine.options
    none = empty(deck.size)
    before = unpacked(state.rest).deals
    after = step(deck, options, state, action, SwirlOutcome(none, (none, none), none))
    told = (unpacked(after.rest).deals > before) & (before > 0)
    return told, jnp.stack([features(engine, after, before, seat) for seat in range(engine.seats)])


def features(engine: AnyEngine, state: SwirlState, deals: Array, seat: int) -> Array:
    """The features of a seat after so many deals, before the next one: scarcity of the missing colours, and so on."""
    deck, options = tables(engine.options), engine.options
    middle, undealt = lying(state.planes, MIDDLE), lying(state.planes, DECK)
    series, creature = lying(state.planes, SERIES + seat), unpacked(state.rest).creatures >> 2 * seat & 3
    scarce, there, missing = jnp.float32(0), jnp.int32(0), jnp.int32(0)
    squares = jnp.float32(0)
    for colour in [*Colour][: options.colours]:
        alike = [tuple(a & b for a, b in zip(one, deck.coloured[colour], strict=True)) for one in deck.alike]
        left, near = (jnp.stack([count(common(cards, one)) for one in alike])[creature] for cards in (undealt, middle))
        lacks = count(common(series, deck.coloured[colour])) == 0
        share = jnp.where(lacks, 1 / (1 + left + near).astype(jnp.float32), 0)
        scarce, squares = scarce + share, squares + share * share
        there, missing = there + (lacks & (near > 0)), missing + lacks
    last = jnp.where(missing == 1, there, 0)
    starts = (deals % options.seats if options.rotating else 0) == jnp.int32(seat)
    pile = count(lying(state.planes, PILE + seat)).astype(jnp.float32) / 10
    late = 1 - count(undealt).astype(jnp.float32) / deck.size
    found = [scarce, squares, last, starts * last, starts * there, pile, pile * late]
    return jnp.stack([one.astype(jnp.float32) for one in found])
