"""What is special about a game, package by package: looked up by name, loaded when somebody asks for it.

A part of one of our games is the module or folder `swordfish.<kind>.<game>`; a part of another package's game is an
entry point with the game's name in the group `swordfish.<kind>`. Where there is none, the package `kind` does what it
does for any game.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from swordfish.games import NAMES, names
from swordfish.games.plugins import load, offered

KINDS = ("bots", "draw", "words", "lessons", "arena", "envs", "exact", "server.routes", "cli.boards", "cli.odds")
"""The packages that may have a part for each game."""


def part(kind: str, game: str) -> Any:
    """The part of this game, or None. A part that is there but cannot be imported raises what it raised."""
    return _loaded(kind, game) if has(kind, game) else None


def own(kind: str, game: str, name: str, otherwise: Any = None) -> Any:
    """What the game's part calls by this name; `otherwise` where there is no part, or it has no such name."""
    return getattr(part(kind, game), name, otherwise)


@cache
def has(kind: str, game: str) -> bool:
    """Whether the game has such a part. Nothing is imported but the package of that kind."""
    if game in NAMES:
        return find_spec(f"swordfish.{kind}.{game}") is not None
    return game in offered(f"swordfish.{kind}")


def furnished(kind: str) -> tuple[str, ...]:
    """The games that have such a part."""
    return tuple(game for game in names() if has(kind, game))


@cache
def _loaded(kind: str, game: str) -> Any:
    return import_module(f"swordfish.{kind}.{game}") if game in NAMES else load(f"swordfish.{kind}", game)
