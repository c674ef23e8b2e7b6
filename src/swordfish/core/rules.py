"""The interface of a game: a module with these eight functions and no state except caches of pure functions."""

from collections.abc import Sequence
from typing import Any, Protocol, TypeAlias

from swordfish.core.due import Due
from swordfish.core.luck import Rng
from swordfish.core.variables import C, E, O_contra, S

State: TypeAlias = Any
"""A state of a game that is known only at run time. Core itself says `S`, so what is typed stays typed."""
Command: TypeAlias = Any
Event: TypeAlias = Any
Options: TypeAlias = Any


class Rules(Protocol[S, C, E, O_contra]):
    """The eight functions of a game. `legal` and `decide` are called only for a settled state and a due seat."""

    def start(self, options: O_contra, /) -> S:
        """The state before the first event, nothing dealt; BadOptions if such a table is impossible."""
        ...

    def due(self, state: S, /) -> Due[E]:
        """What the game waits for."""
        ...

    def legal(self, state: S, seat: int, /) -> Sequence[C]:
        """All commands of this seat: a large choice consists of several small ones."""
        ...

    def decide(self, state: S, seat: int, command: C, at: int, /) -> Sequence[E]:
        """The events of a choice, or IllegalMove; `at` is table time in ms.

        On a watcher's view it refuses everything that a watcher cannot know to be possible; undo relies on it.
        """
        ...

    def evolve(self, state: S, event: E, /) -> S:
        """The state after the event. It never refuses: the event has already happened."""
        ...

    def view(self, state: S, seat: int | None, /) -> S:
        """What the seat knows, forgetting nothing: None replaces the rest. Seat None watches."""
        ...

    def redact(self, event: E, seat: int | None, /) -> E:
        """The same for an event."""
        ...

    def imagine(self, view: S, seat: int | None, rng: Rng, /) -> S:
        """A full state consistent with what this seat has seen."""
        ...


AnyRules: TypeAlias = Rules[Any, Any, Any, Any]
"""The rules of a game that is chosen by name at run time. Only here and in `games.Game` is the type of a game open."""
