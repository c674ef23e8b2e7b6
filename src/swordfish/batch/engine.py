# JAX annotates its functions only in part:
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownLambdaType=false
"""The interface of every batch engine, and the functions that all games share.

An engine describes one table. Its functions are pure and their shapes are static: `jax.vmap` turns one table into
many, and `jax.jit` and `jax.shard_map` apply. A step applies a choice and everything that it forces, then the next
chance event and everything that it forces:

    state = engine.init(key)
    state = engine.step(state, action, engine.draw(state, key))
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

import jax
import jax.numpy as jnp
from jax import Array

from swordfish.core import Due, Event
from swordfish.envs import Spec

State = TypeVar("State")
Outcome = TypeVar("Outcome")
Tree = TypeVar("Tree")

CHANCE = -1
"""`waiting` of a state in which nobody has a choice: the next step needs only an outcome and ignores its action."""
OVER = -2
"""`waiting` of a finished game: a step changes nothing."""


@dataclass(frozen=True, kw_only=True)
class BatchEngine(Generic[State, Outcome]):
    """A game with given options as functions of arrays. Seats, actions and observations are those of `envs`."""

    game: str
    options: Any
    actions: int
    """The number of actions; the numbering is that of `swordfish.envs.numbering`."""
    spec: Spec
    """The fields of an observation."""
    words: int
    """The number of random 32-bit words that an outcome needs."""
    chance_first: bool
    """Whether a game starts with a chance event; otherwise it starts with a choice."""

    start: Callable[[], State]
    """The table before the first event."""
    step: Callable[[State, Array, Outcome], State]
    """Apply the action of the seat that is due, which must be legal; then the outcome, if chance is due."""
    outcome: Callable[[State, Array], Outcome]
    """The chance event of the next step, computed from `words` random words."""
    waiting: Callable[[State], Array]
    """The seat that must choose, or CHANCE, or OVER."""
    legal: Callable[[State, Array], Array]
    """The mask of a seat's legal actions; all False if the seat has no choice."""
    pick: Callable[[State, Array], Array]
    """A uniform legal action of the seat that is due, computed from a random word."""
    observe: Callable[[State, Array], dict[str, Array]]
    """The observation of a seat, field by field."""
    places: Callable[[State], Array]
    """The place of each seat once the game is over; the first is 1, equals share."""

    begun: Callable[[Array], State] | None = None
    """The table after its first chance event, computed from `words` random words, if that is less work than a step."""
    draws_apart: bool = False
    """Whether `BatchTables` has a program of its own for the chance event: both are compiled at once, which is sooner
    where a step is large. The event is then written to memory."""
    on_host: bool = False
    """Whether a step asks Python on the host, so that compiled programs cannot be kept on disk."""
    gained: Callable[[State], Array] | None = None
    """In solitaire, the reward of the last step, instead of a return at the end."""

    to_event: Callable[[Due[object], Any], Event]
    """On the host: the reference event for an outcome, where this chance is due."""
    to_outcome: Callable[[Sequence[Event]], Any]
    """On the host: the outcome for the chance events of one step, in NumPy."""

    @property
    def seats(self) -> int:
        return self.options.seats

    def init(self, key: Array) -> State:
        """A new table, after its first chance event if it starts with one."""
        if not self.chance_first:
            return self.start()
        words = jax.random.bits(key, (self.words,))
        if self.begun:
            return self.begun(words)
        state = self.start()
        return self.step(state, jnp.int32(0), self.outcome(state, words))

    def draw(self, state: State, key: Array) -> Outcome:
        """Draw the chance event of the next step."""
        return self.outcome(state, jax.random.bits(key, (self.words,)))

    def terminated(self, state: State) -> Array:
        """Whether the game is over."""
        return self.waiting(state) == OVER

    def rewards(self, state: State) -> Array:
        """Each seat's return at the end, as in `envs`: the share of opponents behind it minus the share ahead."""
        if self.gained:
            return self.gained(state).astype(jnp.float32)
        places, others = self.places(state), max(1, self.seats - 1)
        behind = (places[None, :] > places[:, None]).sum(axis=1)
        ahead = (places[None, :] < places[:, None]).sum(axis=1)
        shares = jnp.array(
            [lead / others for lead in range(-others, others + 1)], jnp.float32
        )  # exactly as on the host
        return jnp.where(self.terminated(state), shares[behind - ahead + others], 0)

    def autostep(self, state: State, action: Array, key: Array) -> State:
        """A step with its chance event and auto-reset: if the game was over, a new one starts instead."""
        return self.autostep_from(state, action, jax.random.bits(key, (self.words,)))

    def autostep_from(self, state: State, action: Array, words: Array) -> State:
        """The same from random words, for loops that draw the words of all tables at once."""
        return self.advance(state, action, self.drawn(state, words))

    def drawn(self, state: State, words: Array) -> Outcome:
        """The chance event of the next step with auto-reset."""
        return self.outcome(self._renewed(state), words)

    def advance(self, state: State, action: Array, outcome: Outcome) -> State:
        """A step with auto-reset and this chance event."""
        if self.chance_first:  # a new table needs a step, and one step serves both
            return self.step(self._renewed(state), action, outcome)
        return choose(self.terminated(state), self.start(), self.step(state, action, outcome))

    def _renewed(self, state: State) -> State:
        return choose(self.terminated(state), self.start(), state) if self.chance_first else state

    def flat(self, observation: dict[str, Array]) -> Array:
        """An observation as one row, as PettingZoo and Gymnasium return it."""
        return jnp.concatenate([observation[field.name].reshape(-1) for field in self.spec.fields])


def choose(condition: Array, these: Tree, those: Tree) -> Tree:
    """Every array of one tree where the condition holds, of the other where it does not."""
    return jax.tree.map(lambda this, that: jnp.where(condition, this, that), these, those)


AnyEngine: TypeAlias = BatchEngine[Any, Any]
"""The engine of a game that is chosen at run time."""
