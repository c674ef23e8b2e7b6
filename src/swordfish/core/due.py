"""What a game waits for: always exactly one of four things. `due` returns it."""

from typing import Any, Protocol, TypeAlias, runtime_checkable

from msgspec import Struct

from swordfish.core.luck import Rng


class Players(Struct, frozen=True, gc=False):
    """These seats may act; if this is still due at time `until`, the event `lapse` happens."""

    seats: tuple[int, ...]
    until: int | None = None
    lapse: Any = None


class Forced(Struct, frozen=True, gc=False):
    """The rules leave no choice."""

    event: Any


class Over(Struct, frozen=True, gc=False):
    """The game has ended: one place per seat, counted from 1; equals share a place."""

    places: tuple[int, ...]


class Chance(Protocol):
    """A random event. If its outcomes are few, the object is `Listed` too.

    It may have an attribute `hands`, the seats that throw it: a hosted table waits for them. Without it, as in a deal,
    nobody throws.
    """

    def draw(self, rng: Rng, /) -> Any:
        """Draw one event."""
        ...


@runtime_checkable
class Listed(Protocol):
    """Chance with few enough outcomes to list."""

    def draw(self, rng: Rng, /) -> Any: ...

    def outcomes(self) -> tuple[tuple[Any, float], ...]:
        """Every event that can be drawn, up to equivalence, with its probability."""
        ...


Waiting: TypeAlias = Players | Over
Due: TypeAlias = Players | Chance | Forced | Over
Stop: TypeAlias = Players | Chance | Over
"""Where a table stops that waits for hands: at a choice, at a throw, at the end."""


def hands_of(due: Due) -> tuple[int, ...]:
    """The seats that throw what is due; empty if nobody throws anything."""
    return getattr(due, "hands", ())
