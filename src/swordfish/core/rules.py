"""The interface of a game: a module with these eight functions and no state except caches of pure functions."""

from collections.abc import Sequence
from typing import Any, Protocol, TypeAlias

from swordfish.core.due import Due
from swordfish.core.luck import Rng

State: TypeAlias = Any
Command: TypeAlias = Any
Event: TypeAlias = Any
Options: TypeAlias = Any


class Rules(Protocol):
    """The eight functions of a game. `legal` and `decide` are called only for a settled state and a due seat."""

    def start(self, options: Options, /) -> State:
        """The state before the first event, nothing dealt; BadOptions if such a table is impossible."""
        ...

    def due(self, state: State, /) -> Due:
        """What the game waits for."""
        ...

    def legal(self, state: State, seat: int, /) -> Sequence[Command]:
        """All commands of this seat: a large choice consists of several small ones."""
        ...

    def decide(self, state: State, seat: int, command: Command, at: int, /) -> Sequence[Event]:
        """The events of a choice, or IllegalMove; `at` is table time in ms.

        On a watcher's view it refuses everything that a watcher cannot know to be possible; undo relies on it.
        """
        ...

    def evolve(self, state: State, event: Event, /) -> State:
        """The state after the event. It never refuses: the event has already happened."""
        ...

    def view(self, state: State, seat: int | None, /) -> State:
        """What the seat knows, forgetting nothing: None replaces the rest. Seat None watches."""
        ...

    def redact(self, event: Event, seat: int | None, /) -> Event:
        """The same for an event."""
        ...

    def imagine(self, view: State, seat: int | None, rng: Rng, /) -> State:
        """A full state consistent with what this seat has seen."""
        ...
