"""What a game is: a module with these eight functions. It keeps nothing but a cache on a pure function."""

from collections.abc import Sequence
from typing import Any, Protocol, TypeAlias

from swordfish.core.due import Due
from swordfish.core.luck import Rng

State: TypeAlias = Any
Command: TypeAlias = Any
Event: TypeAlias = Any
Options: TypeAlias = Any


class Rules(Protocol):
    """The eight functions of a game. `legal` and `decide` are asked only of a settled state and a seat that is due."""

    def start(self, options: Options, /) -> State:
        """Before anything has happened, nothing dealt; BadOptions if no such table can be set up."""
        ...

    def due(self, state: State, /) -> Due:
        """The one thing that the game waits for."""
        ...

    def legal(self, state: State, seat: int, /) -> Sequence[Command]:
        """All commands of this seat: a large choice is made in small ones."""
        ...

    def decide(self, state: State, seat: int, command: Command, at: int, /) -> Sequence[Event]:
        """What the choice makes happen, or IllegalMove; `at` in ms of table time.

        On a watcher's view it refuses whatever a watcher cannot know to be possible; undo relies on it.
        """
        ...

    def evolve(self, state: State, event: Event, /) -> State:
        """The state after the event. It never refuses and never checks: it has already happened."""
        ...

    def view(self, state: State, seat: int | None, /) -> State:
        """What the seat, forgetting nothing, knows: the rest is None. Seat None watches."""
        ...

    def redact(self, event: Event, seat: int | None, /) -> Event:
        """The same for news."""
        ...

    def imagine(self, view: State, seat: int | None, rng: Rng, /) -> State:
        """Some full state that looks like this from there."""
        ...
