"""The interface of a bot: one object per seat that chooses from what its seat can know."""

from collections.abc import Sequence
from typing import Any, Protocol, TypeAlias

from msgspec import Struct

from swordfish.core import C, E_contra, S_contra


class Budget(Struct, frozen=True):
    """The table's time, and the thinking time, both in milliseconds.

    For the same choice on every machine, limit the simulations too, and allow enough time for them.
    """

    at: int = 0
    ms: int = 1000
    simulations: int = 0  # 0: as many as time allows


class Wait(Struct, frozen=True):
    """No command yet: ask again at this table time, or when there is news."""

    until: int


Decision: TypeAlias = C | Wait
"""A command of the game, or Wait."""


class Bot(Protocol[S_contra, C, E_contra]):
    """A bot for one seat of one table."""

    def choose(self, view: S_contra, legal: Sequence[C], news: Sequence[E_contra], budget: Budget, /) -> Decision[C]:
        """Choose a legal command; in a race also Wait. `news`: what its seat saw happen since the last call."""
        ...


AnyBot: TypeAlias = Bot[Any, Any, Any]
"""A bot for a game that is known only at run time."""
