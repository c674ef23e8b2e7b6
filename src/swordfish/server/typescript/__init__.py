"""Write what the page must know of the server as TypeScript; `make wire` puts it into web/src/shapes.ts.

The types are those of the socket's messages, of the routes that the OpenAPI schema describes, and of each game; the
constants are those that Python and the page would otherwise both spell out.
"""

from swordfish.games import NAMES, Foretelling, Game, find
from swordfish.server.http.errors import Problem
from swordfish.server.socket import messages
from swordfish.server.table import entries
from swordfish.server.typescript.constants import constants
from swordfish.server.typescript.routes import Route, routes
from swordfish.server.typescript.shapes import UNIONS, Shape, game_of, structs, union, within

HEAD = "// Made by `make wire`. A test compares.\n"
ABOUT = "/** Every route: what goes into its address and body, and what it answers. */"


def declarations() -> str:
    """The whole file: messages, entries, routes, games, constants."""
    handled = routes()
    replies = within([*(route.reply for route in handled), Problem])
    bodies = [shape for shape in within([route.body for route in handled]) if shape not in replies]
    heard, told = within([messages.Heard]), within([messages.Told])
    entered = [*within([entries.Entry]), messages.Muted]
    every = dict.fromkeys([*heard, *told, *entered, *bodies, *replies])
    top = [shape for shape in every if game_of(shape) is None]
    _check_names(top)
    parts = [HEAD, *structs(top, given={*heard, *bodies})]
    parts += [union(name, of) for name, of in UNIONS.items()]
    parts.append(_api(handled))
    for name in NAMES:
        parts.append(_namespace(name, find(name), [shape for shape in every if game_of(shape) == name]))
    return "\n".join([*parts, *constants()])


def _check_names(shapes: list[Shape]) -> None:
    """Two types of one name would hide each other."""
    named: dict[str, Shape] = {}
    for shape in shapes:
        assert named.setdefault(shape.__name__, shape) is shape, f"two types are called {shape.__name__}"


def _api(handled: list[Route]) -> str:
    lines = "\n".join(f"  {route.line()}" for route in handled)
    return f"{ABOUT}\nexport interface Api {{\n{lines}\n}}\n"


def _namespace(name: str, game: Game, more: list[Shape]) -> str:
    """What a game says and shows: the types of its board."""
    roots = [game.Command, game.Event, game.State, game.Options, *more]
    roots += [game.Ahead] if isinstance(game, Foretelling) else []
    inner = [*structs(within(roots), name), union("Command", game.Command), union("Event", game.Event)]
    body = "\n".join(inner).replace("\n", "\n  ").rstrip()
    return f"export namespace {name} {{\n  {body}\n}}\n"
