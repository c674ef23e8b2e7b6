"""What a game's own part, `arena/<game>`, may say: `measures(end)`, a `LADDER`, a `FITTING`.

`measures` says what is worth counting at the end of a game, besides places and length; in words, `measure-GAME-NAME`.
What is true or false of a game becomes a share of games, what is a number a mean. No number is below 0.
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from msgspec import Struct

from swordfish.core import State
from swordfish.games import find
from swordfish.parts import own

Measures: TypeAlias = Callable[[State], Mapping[str, float]]


class Ladder(Struct, frozen=True, kw_only=True):
    """The table at which levels meet, how many games, milliseconds a choice, and what is claimed of a pair of levels.

    Who searches a number of simulations takes less time than that.
    """

    table: dict[str, Any]
    games: int = 100
    think: int = 1000
    bars: dict[tuple[str, str], float] = {}


class Fitting(Struct, frozen=True):
    """How weights of features are fitted: at which tables, at which moments, which features of a seat."""

    table: Callable[[int], dict[str, object]]
    tells: Callable[[State, object], bool]
    features: Callable[[Any, int], tuple[float, ...]]


def ladder(game: str) -> Ladder:
    """The game's own settings; else a table of two, or of as few as can play."""
    return own("arena", game, "LADDER") or Ladder(table={"seats": few(game)})


def few(game: str) -> int:
    """The smallest table at which somebody can be beaten."""
    seats = find(game).SEATS
    return next((count for count in seats if count > 1), seats.start)


def nothing(end: State) -> Mapping[str, float]:
    """The measures of a game that has none."""
    return {}


def measures(game: str) -> Measures:
    """What is counted at the end of a game."""
    return own("arena", game, "measures", nothing)
