"""Settings in a game's part `arena/<game>`: `measures(end)`, `sides(options)`, `LADDER`, `FITTING`.

`measures` returns what to count at the end of a game, in addition to places and length; its names are catalogue keys
`measure-GAME-NAME`. Booleans become shares of games, numbers become means. No number is negative.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from swordfish.core import State
from swordfish.games import find, options
from swordfish.parts import own

Measures: TypeAlias = Callable[[State], Mapping[str, float]]
Sides: TypeAlias = tuple[tuple[int, ...], ...]
"""The seats that win together, such as teams."""


class LadderSettings(Struct, frozen=True, kw_only=True):
    """A ladder's tables, number of games, milliseconds per choice, and the win rates claimed for pairs at two seats.

    Levels limited to a number of simulations take less time than that.
    """

    tables: tuple[dict[str, Any], ...]
    games: int = 100
    think: int = 1000
    bars: dict[tuple[str, str], float] = {}


class Fitting(Struct, frozen=True):
    """How to fit the weights of features: at which tables, at which points, which features of a seat.

    `players`: the bots of a table, by its number; by default `medium`, with some random choices.
    """

    table: Callable[[int], dict[str, object]]
    tells: Callable[[State, object], bool]
    features: Callable[[Any, int], tuple[float, ...]]
    players: Callable[[int], Sequence[str]] | None = None


def ladder(game: str) -> LadderSettings:
    """The game's ladder settings; by default a table of two, or the smallest there is."""
    return own("arena", game, "LADDER") or LadderSettings(tables=({"seats": few(game)},))


def few(game: str) -> int:
    """The smallest table with at least two seats."""
    seats = find(game).SEATS
    return next((count for count in seats if count > 1), seats.start)


def nothing(end: State) -> Mapping[str, float]:
    """The measures of a game without its own."""
    return {}


def sides(game: str, table: Mapping[str, Any]) -> Sides:
    """The sides of a table with these options: each seat alone, unless the game has teams."""
    made = options(find(game), dict(table))
    own_sides = own("arena", game, "sides")
    return own_sides(made) if own_sides else tuple((seat,) for seat in range(made.seats))


def measures(game: str) -> Measures:
    """The measures of a game."""
    return own("arena", game, "measures", nothing)
