"""The routes of the server for the page, from the same handlers as the OpenAPI schema."""

import inspect
import re
from collections.abc import Iterator
from typing import Any, get_args, get_origin, get_type_hints

from litestar import Response
from litestar.handlers import HTTPRouteHandler
from litestar.params import BodyKwarg, PathParameter, QueryParameter
from msgspec import Struct

from swordfish.games import NAMES
from swordfish.parts import own
from swordfish.server.app import ROUTES
from swordfish.server.typescript.shapes import typed


class Address(Struct, frozen=True):
    """A parameter in the path or the query of a route."""

    name: str
    kind: Any
    required: bool


class Route(Struct, frozen=True, kw_only=True):
    """A route that answers JSON, with the types of its body and its answer; a body of None means it takes none."""

    method: str
    path: str
    address: tuple[Address, ...]
    body: Any
    reply: Any

    def line(self) -> str:
        """The route as a field of the interface `Api`: `args` are the arguments of the page's `ask`."""
        fields = [f"{one.name}{'' if one.required else '?'}: {typed(one.kind)}" for one in self.address]
        args: list[str] = []
        if fields or self.body is not None:
            needed = self.body is not None or any(one.required for one in self.address)
            args.append(f"given{'' if needed else '?'}: {{ {'; '.join(fields)} }}" if fields else "given: object")
        if self.body is not None:
            args.append(f"body: {typed(self.body)}")
        return f"'{self.method} {self.path}': {{ args: [{', '.join(args)}]; reply: {typed(self.reply)} }}"


def routes() -> list[Route]:
    """Every route that answers JSON: those of the server, then those of single games."""
    own_routes = [own("server.routes", game, "HANDLERS", []) for game in NAMES]
    handlers: list[Any] = [handler for module in ROUTES for handler in module.HANDLERS]
    handlers += [handler for some in own_routes for handler in some]
    return [route for handler in handlers if isinstance(handler, HTTPRouteHandler) for route in _routes(handler)]


def _routes(handler: HTTPRouteHandler) -> Iterator[Route]:
    function = inspect.unwrap(handler.fn)
    hints = get_type_hints(function, include_extras=True)
    reply = hints["return"]
    if get_origin(reply) is Response or reply is Response:
        [reply] = get_args(reply) or (Any,)
    if reply in {bytes, str, Any}:
        return  # a file, a picture or a text
    defaults = {name: one.default for name, one in inspect.signature(function).parameters.items()}
    address: list[Address] = []
    body: Any = None
    for name, hint in hints.items():
        match get_args(hint):
            case (kind, BodyKwarg()):
                body = kind
            case (kind, PathParameter() | QueryParameter()):
                address.append(Address(name, kind, defaults[name] is inspect.Parameter.empty))
            case _:
                pass
    for path in sorted(handler.paths):
        for method in sorted(handler.http_methods - {"HEAD"}):
            plain = re.sub(r"\{(\w+):\w+\}", r"{\1}", path)
            yield Route(method=method, path=plain, address=tuple(address), body=body, reply=reply)
