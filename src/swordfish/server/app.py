"""The server: all doors over one store, behind the guard."""

import contextlib
import re
from collections.abc import AsyncGenerator
from typing import Any

from litestar import Litestar, MediaType, Response
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from swordfish import __version__
from swordfish.core import Refusal, misshapen, missing, too_large
from swordfish.server import scores
from swordfish.server.http import advice, lessons, ponds, puzzles, records, tables
from swordfish.server.http import games as offers
from swordfish.server.http import guests as people
from swordfish.server.http import lan as beyond_door
from swordfish.server.http import operator as operations
from swordfish.server.http import solitaire as alone
from swordfish.server.http import static as page
from swordfish.server.http.middleware import Guard, status_of, told
from swordfish.server.lan import Beyond
from swordfish.server.logs import failed
from swordfish.server.metrics import Metrics
from swordfish.server.services import Asked, House
from swordfish.server.settings import Settings
from swordfish.server.socket import endpoint as socket

MOST_BODY = 64 * 1024
ROOMS = [people, offers, tables, ponds, lessons, records, advice, puzzles, alone, operations, beyond_door, socket, page]


def build(settings: Settings, beyond: Beyond | None = None) -> Guard:
    """The server as an ASGI application."""
    metrics, banned = Metrics(), set[str]()
    app: Any = doors(settings, metrics, banned, beyond or Beyond())  # the same ASGI as the guard's, by other types
    return Guard(app, settings, metrics, banned)


def doors(settings: Settings, metrics: Metrics, banned: set[str], beyond: Beyond) -> Litestar:
    """All doors over one store, which is opened when the server starts."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None]:
        house = app.state.house = House(settings, metrics, banned, beyond)
        scorer = scores.Scorer(house.store, house.sheet)
        house.hub.watchers.append(lambda live: scorer.note() if live.sheet.phase == "over" else None)
        banned.update(who for (who,) in await house.store.query("select who from bans"))
        house.spawn(scorer.run())
        try:
            yield
        finally:
            await house.close()

    return Litestar(
        route_handlers=[handler for room in ROOMS for handler in room.HANDLERS],
        lifespan=[lifespan],
        exception_handlers={Refusal: refused, HTTPException: mistaken, Exception: broken},
        request_max_body_size=MOST_BODY,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="swordfish", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
    )


def refused(request: Asked, error: Refusal) -> Response[Any]:
    """A refusal as a sentence, not as a stack."""
    headers = {"retry-after": str(int(error.facts["seconds"]) + 1)} if "seconds" in error.facts else None
    return Response(told(error), status_code=status_of(error), media_type=MediaType.JSON, headers=headers)


def mistaken(request: Asked, error: HTTPException) -> Response[Any]:
    """What the framework refuses, in the same form."""
    match error.status_code:
        case 404 if page.wanted(request):
            return page.lost(request)
        case 404:
            refusal = Refusal("no-such-page")
        case status if status >= 500:
            return broken(request, error)
        case _:
            refusal = mistake(error)
    return Response(told(refusal), status_code=error.status_code, media_type=MediaType.JSON, headers=error.headers)


def mistake(error: HTTPException) -> Refusal:
    """What is wrong with a request: the framework has it from msgspec, and without where it was, or says it itself."""
    match error.status_code, error.extra:
        case 405, _:
            return Refusal("bad-method")
        case 413, _:
            return Refusal("bad-message", reason=too_large())
        case _, [{"message": str(message), "key": str(key)}, *_]:
            return Refusal("bad-message", reason=misshapen(message, "" if key == "data" else key))
        case _:
            lacks = re.match(r"Missing required \w+ parameter '(\w+)'", error.detail)
            return Refusal("bad-message", reason=missing(lacks[1]) if lacks else misshapen(error.detail))


def broken(request: Asked, error: Exception) -> Response[Any]:
    """A mistake of ours: noted, and told without a word about what is inside."""
    failed("request failed", error)
    return Response(told(Refusal("server-broken")), status_code=500, media_type=MediaType.JSON)
