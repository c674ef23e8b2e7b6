"""Score a one-player game against the stopwatch."""

from collections.abc import Sequence

from msgspec import Struct

from swordfish.core import Stamped
from swordfish.games.swish.model import Event, State


class Result(Struct, frozen=True):
    """Cards collected, and the time taken."""

    cards: int
    ms: int

    def beats(self, other: "Result") -> bool:
        """More cards; with equal cards, less time."""
        return (self.cards, -self.ms) > (other.cards, -other.ms)


def result(end: State, entries: Sequence[Stamped[Event]]) -> Result:
    """The result of a finished game, from its last state and its events without undone ones."""
    return Result(cards=len(end.piles[0]), ms=entries[-1].at - entries[0].at)
