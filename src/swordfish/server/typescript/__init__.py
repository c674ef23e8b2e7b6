"""Writes the types and constants of the server as TypeScript; `make wire` puts them into web/src/shapes.ts.

The types are those of the socket's messages, of the routes that the OpenAPI schema describes, and of each game; the
constants are those that both Python and the page use.
"""

from typing import Any, get_type_hints

from swordfish.games import NAMES, Foretelling, Game, find
from swordfish.parts import own
from swordfish.server.http.errors import Problem
from swordfish.server.socket import client_messages, server_messages
from swordfish.server.table import entries
from swordfish.server.typescript.constants import constants
from swordfish.server.typescript.routes import Route, routes
from swordfish.server.typescript.shapes import UNIONS, Shape, game_of, structs, typed, union, within

HEAD = "// Made by `make wire`. A test compares.\n"
FIELDS = {"view": "State", "command": "Command", "event": "Event", "options": "Options"}
ABOUT = "/** Every route: what goes into its address and body, and what it answers. */"


def declarations() -> str:
    """The whole file: messages, entries, routes, games, constants."""
    handled = routes()
    replies = within([*(route.reply for route in handled), Problem])
    bodies = [shape for shape in within([route.body for route in handled]) if shape not in replies]
    heard, told = within([client_messages.ClientMessage]), within([server_messages.ServerMessage])
    entered = [*within([entries.Entry]), server_messages.Muted]
    every = dict.fromkeys([*heard, *told, *entered, *bodies, *replies])
    top = _distinct([shape for shape in every if game_of(shape) is None])
    parts = [HEAD, *structs(top, given={*heard, *bodies})]
    parts += [union(name, of) for name, of in UNIONS.items()]
    parts.append(_api(handled))
    for name in NAMES:
        parts.append(_namespace(name, find(name), [shape for shape in every if game_of(shape) == name]))
    return "\n".join([*parts, _games(), *constants()])


def _distinct(shapes: list[Shape]) -> list[Shape]:
    """The types; raises if two of them have the same name."""
    named: dict[str, Shape] = {}
    for shape in shapes:
        assert named.setdefault(shape.__name__, shape) is shape, f"two types are called {shape.__name__}"
    return shapes


def _api(handled: list[Route]) -> str:
    lines = "\n".join(f"  {route.line()}" for route in handled)
    return f"{ABOUT}\nexport interface Api {{\n{lines}\n}}\n"


def _namespace(name: str, game: Game, more: list[Shape]) -> str:
    """The namespace of a game: commands, events, views, what lies ahead, and the types of its routes."""
    roots = [game.Command, game.Event, game.State, game.Options, *_ahead(game), *_far(name), *more]
    inner = [*structs(_distinct(within(roots)), name), union("Command", game.Command), union("Event", game.Event)]
    body = "\n".join(inner).replace("\n", "\n  ").rstrip()
    return f"export namespace {name} {{\n  {body}\n}}\n"


def _ahead(game: Game) -> list[Any]:
    """The type of what a game sends as `ahead`."""
    return [game.Ahead] if isinstance(game, Foretelling) else []


def _far(name: str) -> list[Any]:
    """The type of how far a player can get, where a game computes it."""
    compute = own("exact", name, "far")
    return [get_type_hints(compute)["return"]] if compute else []


def _games() -> str:
    """The types of every game by its name, for boards."""
    lines: list[str] = []
    for name in NAMES:
        ahead, far = (typed(found[0]) if found else "undefined" for found in (_ahead(find(name)), _far(name)))
        own_types = "; ".join(f"{field}: {name}.{kind}" for field, kind in FIELDS.items())
        lines.append(f"  {name}: {{ {own_types}; ahead: {ahead}; far: {far} }}")
    return "export interface Games {\n" + "\n".join(lines) + "\n}\n"
