"""Handicaps: what the options give to a seat, and what becomes of it when players change their seats.

A game with handicaps has an object `handicaps` in its package. `HeadStarts` serves all games whose option `head_starts`
holds one number per seat.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from msgspec.structs import replace

from swordfish.core import Options

if TYPE_CHECKING:
    from swordfish.games import Game

Value = TypeVar("Value")


class Handicaps(Protocol):
    """The handicaps of a game, in steps from 0 (none) to `most`. In words, `handicap-GAME`."""

    most: int

    def step(self, options: Any, seat: int, /) -> int:
        """The step of a seat."""
        ...

    def with_step(self, options: Any, seat: int, step: int, /) -> Options:
        """The options with another step for a seat."""
        ...

    def arranged(self, options: Any, seats: Sequence[int], /) -> Options:
        """The options for as many players, in a new order of their seats; a negative seat is a new player."""
        ...


class HeadStarts:
    """Handicaps by the option `head_starts`: one number per seat; seats without one have none."""

    def __init__(self, most: int) -> None:
        self.most = most

    def step(self, options: Any, seat: int) -> int:
        return head_start(options.head_starts, seat)

    def with_step(self, options: Any, seat: int, step: int) -> Options:
        steps = [self.step(options, other) for other in range(options.seats)]
        steps[seat] = step
        return replace(options, head_starts=tuple(steps) if any(steps) else ())

    def arranged(self, options: Any, seats: Sequence[int]) -> Options:
        steps = tuple(0 if seat < 0 else self.step(options, seat) for seat in seats)
        return replace(options, seats=len(seats), head_starts=steps if any(steps) else ())


def head_start(head_starts: Sequence[int], seat: int) -> int:
    """The number of a seat."""
    return head_starts[seat] if seat < len(head_starts) else 0


def of(game: "Game") -> Handicaps | None:
    """The handicaps of a game, if it has any."""
    return getattr(game, "handicaps", None)


def arranged(game: "Game", options: Options, seats: Sequence[int]) -> Options:
    """The options if the players of these seats play, in this order; a negative seat is a new player."""
    own = of(game)
    return own.arranged(options, seats) if own else replace(options, seats=len(seats))


def handicapped(game: "Game", options: Options) -> bool:
    """Whether the options give some seat more than another."""
    own, seats = of(game), getattr(options, "seats", 0)
    return own is not None and len({own.step(options, seat) for seat in range(seats)}) > 1
