"""The interface of every batch engine, and what follows from it for all games.

An engine describes one table. Its functions are pure and their shapes are static, so `jax.vmap` makes many tables of it
and `jax.jit` and `jax.shard_map` apply. A step carries out a choice, all that the rules force then, the next chance
event, and all that the rules force after it:

    state = engine.init(key)
    state = engine.step(state, action, engine.draw(state, key))
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

import jax
import jax.numpy as jnp

from swordfish.core import Due, Event
from swordfish.envs import Spec

Array: TypeAlias = jax.Array
State = TypeVar("State")
Outcome = TypeVar("Outcome")
Tree = TypeVar("Tree")

CHANCE = -1
"""`waiting` of a state in which nobody has a choice: the next step needs an outcome only, and ignores its action."""
OVER = -2
"""`waiting` of a finished game: a step changes nothing."""


@dataclass(frozen=True, kw_only=True)
class Engine(Generic[State, Outcome]):
    """A game at a table with given options, as functions of arrays. Seats, actions and cards are those of `envs`."""

    game: str
    options: Any
    actions: int
    """How many actions there are; the numbering is that of `swordfish.envs.numbering`."""
    spec: Spec
    """The fields of an observation."""
    words: int
    """How many random 32-bit words an outcome takes."""
    chance_first: bool
    """Whether a game begins with a chance event; otherwise seat 0 begins with a choice."""

    start: Callable[[], State]
    """The table before anything has happened."""
    step: Callable[[State, Array, Outcome], State]
    """Carry out the action of the seat that is due, then the outcome where chance is due. The action must be legal."""
    outcome: Callable[[State, Array], Outcome]
    """The chance event of the next step, from `words` random words."""
    waiting: Callable[[State], Array]
    """The seat that must choose, or CHANCE, or OVER."""
    legal: Callable[[State, Array], Array]
    """A mask of the actions of a seat; all False if the seat has no choice."""
    pick: Callable[[State, Array], Array]
    """A legal action of the seat that is due, uniform in the random word."""
    observe: Callable[[State, Array], dict[str, Array]]
    """What a seat sees, field by field."""
    places: Callable[[State], Array]
    """The place of each seat, once the game is over; the first is 1, equals share."""

    told: Callable[[Due, Any], Event]
    """On the host: the event of the reference game that an outcome stands for, where this chance is due."""
    heard: Callable[[Sequence[Event]], Any]
    """On the host: the outcome of these chance events of one step, in NumPy."""

    @property
    def seats(self) -> int:
        return self.options.seats

    def init(self, key: Array) -> State:
        """A new table, after its first chance event if it begins with one."""
        return self._begun(jax.random.bits(key, (self.words,)))

    def draw(self, state: State, key: Array) -> Outcome:
        """Draw the chance event of the next step."""
        return self.outcome(state, jax.random.bits(key, (self.words,)))

    def over(self, state: State) -> Array:
        """Whether the game has ended."""
        return self.waiting(state) == OVER

    def rewards(self, state: State) -> Array:
        """What each seat gets at the end, as in `envs`: the share of opponents behind it, less the share before it."""
        places = self.places(state)
        behind = (places[None, :] > places[:, None]).sum(axis=1)
        before = (places[None, :] < places[:, None]).sum(axis=1)
        return jnp.where(self.over(state), (behind - before) / jnp.float32(max(1, self.seats - 1)), 0)

    def again(self, state: State, action: Array, key: Array) -> State:
        """A step with its chance event, and with auto-reset: where the game was over, a new one begins instead."""
        return self.again_from(state, action, jax.random.bits(key, (self.words,)))

    def again_from(self, state: State, action: Array, words: Array) -> State:
        """The same from random words, for loops that draw the words of all tables at once."""
        if self.chance_first:  # a new table needs a step, and one step serves both
            state = chosen(self.over(state), self.start(), state)
            return self.step(state, action, self.outcome(state, words))
        return chosen(self.over(state), self.start(), self.step(state, action, self.outcome(state, words)))

    def _begun(self, words: Array) -> State:
        state = self.start()
        return self.step(state, jnp.int32(0), self.outcome(state, words)) if self.chance_first else state

    def flat(self, observation: dict[str, Array]) -> Array:
        """An observation as one row, as PettingZoo and Gymnasium give it."""
        return jnp.concatenate([observation[field.name].reshape(-1) for field in self.spec.fields])


def chosen(condition: Array, these: Tree, those: Tree) -> Tree:
    """Every array of one tree where the condition holds, of the other where it does not."""
    return jax.tree.map(lambda this, that: jnp.where(condition, this, that), these, those)
