# JAX annotates its functions only in part:
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownLambdaType=false
"""Many tables at which every seat chooses by one policy, for so many steps."""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

import jax
import jax.numpy as jnp
from jax import Array

from swordfish.batch.bits import below
from swordfish.batch.engine import AnyEngine
from swordfish.batch.engine import choose as either
from swordfish.bots.levels import CARELESS

Policy: TypeAlias = Callable[[Any, Array], Array]
"""The action of the seat that is due in a state, with a random word to choose by."""


class Planner(NamedTuple):
    """A policy with a memory, such as the plan of a turn."""

    memory: Any
    """The memory of a new table."""
    choose: Callable[[Any, Any, Array, Array], tuple[Array, Any]]
    """The action and the new memory, from a state, the memory, a random word, and whether this policy must choose."""


PolicyMaker: TypeAlias = Callable[[AnyEngine], Policy]
PlannerMaker: TypeAlias = Callable[[AnyEngine], Planner]


def planner(policy: Policy | Planner) -> Planner:
    """The same policy, with or without a memory of its own."""
    if isinstance(policy, Planner):
        return policy
    return Planner((), lambda state, memory, word, _: (policy(state, word), memory))


def careless(make: PolicyMaker) -> PolicyMaker:
    """A careless beginner, as in `bots.levels`: many choices at random, the others as this policy."""

    def made(engine: AnyEngine) -> Policy:
        policy = make(engine)

        def choose(state: Any, word: Array) -> Array:
            whim, rest = below(word, 100)
            return jnp.where(whim < CARELESS, engine.pick(state, rest), policy(state, rest))

        return choose

    return made


def careless_planner(make: PlannerMaker) -> PlannerMaker:
    """The same for a policy with a memory: after a random choice it forgets its plan."""

    def made(engine: AnyEngine) -> Planner:
        careful = make(engine)

        def choose(state: Any, memory: Any, word: Array, asked: Array) -> tuple[Array, Any]:
            whim, rest = below(word, 100)
            errs = whim < CARELESS
            action, after = careful.choose(state, memory, rest, asked & ~errs)
            return jnp.where(errs, engine.pick(state, rest), action), either(asked & errs, careful.memory, after)

        return Planner(careful.memory, choose)

    return made


class Counts(NamedTuple):
    """What happened at a table."""

    decisions: Array
    games: Array  # that ended
    wins: Array  # of each seat; a shared win is split


class Play(NamedTuple):
    """Tables and what has happened at each so far."""

    states: Any
    counts: Counts


def begin(engine: AnyEngine, key: Array, tables: int) -> Play:
    """New tables."""
    states = jax.vmap(engine.init)(jax.random.split(key, tables))
    decisions, games = jnp.zeros((2, tables), jnp.int32)
    return Play(states, Counts(decisions, games, jnp.zeros((tables, engine.seats), jnp.float32)))


def play(engine: AnyEngine, tables: Play, key: Array, steps: int, policy: Policy | None = None) -> Play:
    """Let all tables go on for so many steps; where a game is over, the next one begins."""
    many = tables.counts.games.shape[0]

    def one(table: tuple[Any, Counts], words: Array) -> tuple[Any, Counts]:
        state, counts = table
        chosen = (policy or engine.pick)(state, words[0])
        decided = engine.waiting(state) >= 0
        state = engine.autostep_from(state, chosen, words[1:])
        over = engine.terminated(state)
        first = engine.places(state) == 1
        return state, Counts(
            decisions=counts.decisions + decided,
            games=counts.games + over,
            wins=counts.wins + jnp.where(over, first / first.sum(), 0),
        )

    def all_of_them(tables: tuple[Any, Counts], key: Array) -> tuple[tuple[Any, Counts], None]:
        words = jax.random.bits(key, (engine.words + 1, many))
        return jax.vmap(one, in_axes=(0, 1))(tables, words), None

    return Play(*jax.lax.scan(all_of_them, (tables.states, tables.counts), jax.random.split(key, steps))[0])
