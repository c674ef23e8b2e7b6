"""The server's doors: HTTP for tables and guests, a socket for play."""

import asyncio
import contextlib
from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException, WebSocketDisconnect
from msgspec import Struct

from swordfish import GAMES, __version__
from swordfish.core import Refusal
from swordfish.server import guests, wire
from swordfish.server.hub import Hub
from swordfish.server.link import Link
from swordfish.server.store import Guest, Sqlite
from swordfish.words import sentence

PING_SECONDS = 2.0


class Name(Struct, forbid_unknown_fields=True):
    """What a guest is called."""

    name: str


class NewTable(Struct, kw_only=True, forbid_unknown_fields=True):
    """A table to be made."""

    game: str
    options: dict[str, Any] = {}
    listed: bool = False
    turn_ms: int = 0


class Me(Struct, frozen=True):
    guest: str
    name: str


class MadeTable(Struct, frozen=True):
    table: str
    code: str


def build(path: Path) -> Litestar:
    """The application over one store."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None]:
        store = Sqlite(path)
        app.state.store, app.state.hub = store, Hub(store)
        try:
            yield
        finally:
            await app.state.hub.close()
            store.close()

    return Litestar(
        route_handlers=[health, greet, me, make_table, socket],
        lifespan=[lifespan],
        exception_handlers={Refusal: refused},
        request_max_body_size=64 * 1024,
    )


def refused(request: Request[Any, Any, Any], error: Refusal) -> Response[dict[str, Any]]:
    """A refusal as a sentence, not as a stack."""
    body = {"key": error.key, "facts": error.facts, "text": sentence(error.key, error.facts)}
    return Response(body, status_code=404 if error.key.startswith("no-such") else 422, media_type=MediaType.JSON)


async def guest_of(connection: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> Guest:
    found = await guests.recall(connection.app.state.store, connection.cookies.get(guests.COOKIE))
    if found is None:
        raise Refusal("no-guest")
    return found


@get("/health")
async def health() -> dict[str, Any]:
    return {"ok": True, "version": __version__, "games": list(GAMES)}


@post("/api/guest")
async def greet(request: Request[Any, Any, Any], data: Name) -> Response[Me]:
    store = request.app.state.store
    known = await guests.recall(store, request.cookies.get(guests.COOKIE))
    if known is not None:
        renamed = await guests.rename(store, known.gid, data.name)
        return Response(Me(renamed.gid, renamed.name))
    guest, token = await guests.greet(store, data.name)
    cookie = Cookie(
        key=guests.COOKIE,
        value=token,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        max_age=365 * 24 * 3600,
    )
    return Response(Me(guest.gid, guest.name), cookies=[cookie])


@get("/api/guest")
async def me(request: Request[Any, Any, Any]) -> Me:
    guest = await guest_of(request)
    return Me(guest.gid, guest.name)


@post("/api/tables")
async def make_table(request: Request[Any, Any, Any], data: NewTable) -> MadeTable:
    guest = await guest_of(request)
    live = await request.app.state.hub.make(
        guest.gid, data.game, data.options, listed=data.listed, turn_ms=data.turn_ms
    )
    return MadeTable(live.tid, live.code)


@websocket("/api/tables/{table:str}/socket")
async def socket(socket: WebSocket[Any, Any, Any], table: str, since: int = -1) -> None:
    """Play and watch: News at once, then whatever happens."""
    origin = socket.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != socket.headers.get("host"):
        raise HTTPException(status_code=403, detail="foreign origin")
    guest = await guest_of(socket)
    hub: Hub = socket.app.state.hub
    live = await hub.find(table)
    link = Link(guest.gid, guest.name)
    await socket.accept()
    writer = asyncio.create_task(_write(socket, link))
    pinger = asyncio.create_task(_ping(link))
    try:
        await live.company.join(link, since)
        while True:
            message = await socket.receive_data(mode="text")
            if len(message) > wire.MOST_BYTES:
                break
            await hub.hear(live, link, message.encode())
    except WebSocketDisconnect:
        pass
    finally:
        live.company.leave(link)
        writer.cancel()
        pinger.cancel()


async def _write(socket: WebSocket[Any, Any, Any], link: Link) -> None:
    while (message := await link.queue.get()) is not None:
        await socket.send_data(message, mode="text")
    await socket.close(code=4000, reason="resync")


async def _ping(link: Link) -> None:
    loop = asyncio.get_running_loop()
    while True:
        link.ping(loop.time())
        await asyncio.sleep(PING_SECONDS)
