"""What a bot is: one object that chooses, from what its seat can know."""

from collections.abc import Sequence
from typing import Protocol, TypeAlias

from msgspec import Struct

from swordfish.core import Command, Event, State


class Budget(Struct, frozen=True):
    """The table's clock, and how long the bot may think, both in milliseconds.

    Who must choose alike on every machine allows a number of simulations as well, and time enough for them.
    """

    at: int = 0
    ms: int = 1000
    simulations: int = 0  # 0: as many as there is time for


class Wait(Struct, frozen=True):
    """Nothing to say yet: ask again at this table time, or as soon as there is news."""

    until: int


Answer: TypeAlias = Command | Wait


class Bot(Protocol):
    """Whatever chooses. It is made for one seat of one table."""

    def choose(self, view: State, legal: Sequence[Command], news: Sequence[Event], budget: Budget, /) -> Answer:
        """One of the legal commands; in a race, Wait. `news`: what its seat saw happen since it was last asked."""
        ...
