# JAX annotates its functions only in part:
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
"""Bots of swipe as policies of batch tables, and the features of a table for `batch.fit`."""

from functools import reduce

import jax.numpy as jnp
from jax import Array

from swordfish.batch.engine import CHANCE, AnyEngine
from swordfish.batch.play import Policy
from swordfish.batch.swipe.rules import SwipeState, carried_out, picked, swiped, unpacked, victims, waiting
from swordfish.games.swipe.model import Face


def uniform(engine: AnyEngine) -> Policy:
    """The bot `random`."""
    return engine.pick


def leveller(engine: AnyEngine) -> Policy:
    """The bot `medium`: robs the seat with most of what is taken; ties by the other possession, then at random."""

    def choose(state: SwipeState, word: Array) -> Array:
        table = unpacked(state, engine.seats)
        chip = table.todo[Face.SWIPE_CHIP] > 0
        able = victims(table)
        rich = [
            jnp.where(can, jnp.where(chip, chips << 10 | dice, dice << 10 | chips), -1)
            for can, chips, dice in zip(able, table.chips, table.dice, strict=True)
        ]
        most = reduce(jnp.maximum, rich)
        return picked(table, [can & (one == most) for can, one in zip(able, rich, strict=True)], word)

    return choose


POLICIES = {"random": uniform, "easy": uniform, "medium": leveller}
"""The bots that batch tables can play, by name."""


def moment(engine: AnyEngine, state: SwipeState, action: Array) -> tuple[Array, Array]:
    """Whether a throw follows this action, and the features of each seat then: those of `bots/swipe`."""
    seats = engine.seats
    table = carried_out(swiped(unpacked(state, seats), action, waiting(state)))
    chips, dice = jnp.stack(table.chips).astype(jnp.float32), jnp.stack(table.dice).astype(jnp.float32)
    left = table.centre_chips.astype(jnp.float32)
    near = jnp.sqrt(1 + left)
    before = (jnp.arange(seats) - table.turn) % seats
    features = [chips / 10, chips / near, dice / 2, dice * left / 50, (seats - 1 - before) * dice / seats / near]
    return (table.waiting == CHANCE) & (table.centre_chips > 0), jnp.stack(features, axis=1)
