"""What a game waits for. It is always exactly one of four things, and `due` says which."""

from typing import Any, Protocol, TypeAlias, runtime_checkable

from msgspec import Struct

from swordfish.core.luck import Rng


class Players(Struct, frozen=True, gc=False):
    """These seats may speak; if this is still due at `until`, `lapse` happens."""

    seats: tuple[int, ...]
    until: int | None = None
    lapse: Any = None


class Forced(Struct, frozen=True, gc=False):
    """The rules leave no choice."""

    event: Any


class Over(Struct, frozen=True, gc=False):
    """The game has ended: one place a seat, the first is 1, equals share."""

    places: tuple[int, ...]


class Chance(Protocol):
    """Luck decides. Where its outcomes are few, the thing that is due is `Listed` too."""

    def draw(self, rng: Rng, /) -> Any:
        """One event, as luck will have it."""
        ...


@runtime_checkable
class Listed(Protocol):
    """Chance whose outcomes are few enough to be listed."""

    def draw(self, rng: Rng, /) -> Any: ...

    def outcomes(self) -> tuple[tuple[Any, float], ...]:
        """Every event that can be drawn, up to what makes no difference, with its probability."""
        ...


Waiting: TypeAlias = Players | Over
Due: TypeAlias = Players | Chance | Forced | Over
