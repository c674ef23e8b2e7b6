"""What a game waits for: always exactly one of four things. `due` returns it."""

from typing import Any, Generic, Protocol, TypeAlias, TypeGuard, final, runtime_checkable

from msgspec import Struct

from swordfish.core.luck import Rng
from swordfish.core.variables import E, E_co


@final
class Players(Struct, frozen=True, gc=False):
    """These seats may act; if this is still due at time `until`, the event `lapse` happens."""

    seats: tuple[int, ...]
    until: int | None = None
    lapse: Any = None  # an event


@final
class Forced(Struct, Generic[E_co], frozen=True, gc=False):
    """The rules leave no choice."""

    event: E_co


@final
class Over(Struct, frozen=True, gc=False):
    """The game has ended: one place per seat, counted from 1; equals share a place."""

    places: tuple[int, ...]


class Chance(Protocol[E_co]):
    """A random event. If its outcomes are few, the object is `Listed` too.

    It may have an attribute `hands`, the seats that throw it: a hosted table waits for them. Without it, as in a deal,
    nobody throws.
    """

    def draw(self, rng: Rng, /) -> E_co:
        """Draw one event."""
        ...


@runtime_checkable
class Listed(Chance[E_co], Protocol[E_co]):
    """Chance with few enough outcomes to list."""

    def outcomes(self) -> tuple[tuple[E_co, float], ...]:
        """Every event that can be drawn, up to equivalence, with its probability."""
        ...


Waiting: TypeAlias = Players | Over
Due: TypeAlias = Players | Chance[E] | Forced[E] | Over
Stop: TypeAlias = Players | Chance[E] | Over
"""Where a table stops that waits for hands: at a choice, at a throw, at the end."""


def is_listed(due: Due[E]) -> TypeGuard[Listed[E]]:
    """Whether this is chance whose outcomes are listed: `isinstance` takes fifty times as long."""
    return hasattr(due, "outcomes")


def hands_of(due: Due[object]) -> tuple[int, ...]:
    """The seats that throw what is due; empty if nobody throws anything."""
    return getattr(due, "hands", ())
