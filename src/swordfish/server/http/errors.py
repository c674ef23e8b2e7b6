"""Turns refusals and exceptions into HTTP answers."""

import re
from typing import Any

from litestar import MediaType, Response
from litestar.exceptions import HTTPException
from msgspec import Struct

from swordfish.core import Refusal, misshapen, missing, reason, too_large
from swordfish.server.http import static
from swordfish.server.logs import failed
from swordfish.server.services import HttpRequest, services_of
from swordfish.server.store.database import StoreFailed
from swordfish.server.table.broadcast import refusal_facts


class Problem(Struct, frozen=True):
    """Why a request was refused: a key with facts, and the same as an English sentence."""

    key: str
    facts: dict[str, Any]
    text: str


STATUS = {
    "no-guest": 401,
    "banned": 403,
    "foreign-origin": 403,
    "not-operator": 403,
    "not-this-machine": 403,
    "foreign-host": 421,
    "request-too-long": 431,
    "too-fast": 429,
    "too-many-sockets": 429,
    "too-many-tables": 429,
    "too-many-guests": 429,
    "too-many-devices": 429,
    "watchers-removed": 403,
    "server-full": 503,
    "store-failed": 503,
    "server-broken": 500,
}


def status_of(refusal: Refusal) -> int:
    """The HTTP status of a refusal."""
    return STATUS.get(refusal.key, 404 if refusal.key.startswith("no-such") else 422)


def refused(request: HttpRequest, error: Refusal) -> Response[Problem]:
    """Answer a refusal with its sentence."""
    services_of(request).metrics.refuse("http", error.key)
    headers = retry_after(error)
    return Response(problem(error), status_code=status_of(error), media_type=MediaType.JSON, headers=headers)


def retry_after(refusal: Refusal) -> dict[str, str]:
    """The header that tells a client when to try again, if the refusal names the seconds."""
    seconds = refusal.facts.get("seconds")
    return {"retry-after": str(int(seconds) + 1)} if isinstance(seconds, int | float) else {}


def problem(refusal: Refusal) -> Problem:
    """A refusal as it is answered over HTTP."""
    return Problem(**refusal_facts(refusal))


def mistaken(request: HttpRequest, error: HTTPException) -> Response[Problem] | Response[bytes]:
    """Answer a refusal of the framework in the same form."""
    match error.status_code:
        case 404 if static.wanted(request):
            return static.lost(request)
        case 404:
            refusal = Refusal("no-such-page")
        case status if status >= 500:
            return broken(request, error)
        case _:
            refusal = mistake(error)
    return Response(problem(refusal), status_code=error.status_code, media_type=MediaType.JSON, headers=error.headers)


def mistake(error: HTTPException) -> Refusal:
    """The framework's complaint about a request, as a Refusal."""
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


def nested(request: HttpRequest, error: RecursionError) -> Response[Problem]:
    """Answer JSON that is nested too deeply."""
    refusal = Refusal("bad-message", reason=reason(error))
    return Response(problem(refusal), status_code=400, media_type=MediaType.JSON)


def unstored(request: HttpRequest, error: StoreFailed) -> Response[Problem]:
    """Log that the store failed, and answer that the server is unavailable."""
    failed("the store failed", error)
    return Response(problem(Refusal("store-failed")), status_code=503, media_type=MediaType.JSON)


def broken(request: HttpRequest, error: Exception) -> Response[Problem]:
    """Log a bug, and answer without any detail."""
    failed("request failed", error)
    return Response(problem(Refusal("server-broken")), status_code=500, media_type=MediaType.JSON)
