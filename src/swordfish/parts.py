"""Look up the parts of a game by package and name; import them on demand.

A part of one of our games is the module or package `swordfish.<kind>.<game>`; a part of another package's game is an
entry point with the game's name in the group `swordfish.<kind>`. Without one, the package `kind` uses its generic
part.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from swordfish.games import NAMES, names
from swordfish.games.plugins import load, offered

KINDS = (
    "bots",
    "draw",
    "words",
    "lessons",
    "arena",
    "envs",
    "batch",
    "exact",
    "stories",
    "server.routes",
    "cli.boards",
    "cli.odds",
)
"""The packages that may have a part for each game."""


def part(kind: str, game: str) -> Any:
    """The part of this game, or None. Errors of its import are raised unchanged."""
    return _loaded(kind, game) if has(kind, game) else None


def own(kind: str, game: str, name: str, otherwise: Any = None) -> Any:
    """An attribute of the game's part; `otherwise` if there is no part or no such attribute."""
    return getattr(part(kind, game), name, otherwise)


@cache
def has(kind: str, game: str) -> bool:
    """Whether the game has such a part. Imports only the package of that kind."""
    if game in NAMES:
        return find_spec(f"swordfish.{kind}.{game}") is not None
    return game in offered(f"swordfish.{kind}")


def games_with(kind: str) -> tuple[str, ...]:
    """The games that have such a part."""
    return tuple(game for game in names() if has(kind, game))


@cache
def _loaded(kind: str, game: str) -> Any:
    return import_module(f"swordfish.{kind}.{game}") if game in NAMES else load(f"swordfish.{kind}", game)
