"""The interface of a bot: one object per seat that chooses from what its seat can know."""

from collections.abc import Sequence
from typing import Protocol, TypeAlias

from msgspec import Struct

from swordfish.core import Command, Event, State


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


Decision: TypeAlias = Command | Wait


class Bot(Protocol):
    """A bot for one seat of one table."""

    def choose(self, view: State, legal: Sequence[Command], news: Sequence[Event], budget: Budget, /) -> Decision:
        """Choose a legal command; in a race also Wait. `news`: what its seat saw happen since the last call."""
        ...
