"""Doors for whoever runs the server: health, counts, closing tables, banning."""

import hmac
import ipaddress
import time
from typing import Any

from litestar import MediaType, Response, delete, get, post, put
from litestar.params import FromPath
from msgspec import Struct

from swordfish import GAMES, __version__
from swordfish.core import Refusal
from swordfish.server.logs import note
from swordfish.server.services import Asked, House, house_of
from swordfish.server.store.database import step
from swordfish.server.table.entries import Closed


class Health(Struct, frozen=True):
    """The server answers, and so does its store."""

    ok: bool
    version: str
    games: tuple[str, ...]


@get("/health")
async def health(request: Asked) -> Health:
    await house_of(request).store.query("select 1")
    return Health(ok=True, version=__version__, games=tuple(GAMES))


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(request: Asked) -> Response[str]:
    """Counts, for Prometheus."""
    text = house_of(request).metrics.text()
    return Response(text, headers={"content-type": "text/plain; version=0.0.4; charset=utf-8"})


def operated(request: Asked) -> House:
    """The house, if the operator asks."""
    house = house_of(request)
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if not house.settings.operator or not hmac.compare_digest(given.encode(), house.settings.operator.encode()):
        raise Refusal("not-operator")
    return house


@post("/api/operator/tables/{table:str}/close", status_code=200)
async def close_table(request: Asked, table: FromPath[str]) -> dict[str, Any]:
    """End a table: nobody plays there any more. Its log stays."""
    house = operated(request)
    live = await house.hub.find(table)
    if live.sheet.phase not in {"over", "closed"}:
        await live.do(lambda: live.write([Closed()]))
    await house.let_go(live.tid)
    note("table closed")
    return {"closed": True}


@put("/api/operator/bans/{who:str}", status_code=200)
async def ban(request: Asked, who: FromPath[str]) -> dict[str, Any]:
    """Keep a guest (`guest:ID`) or an address (`address:ADDRESS`) out; their sockets are closed."""
    house = operated(request)
    name = banned_name(who)
    await house.store.write(step("insert into bans values (?, ?) on conflict do nothing", name, int(time.time())))
    house.banned.add(name)
    for live in [*house.hub.tables.values()]:
        for link in [*live.links]:
            if name in {f"guest:{link.guest}", f"address:{link.address}"}:
                link.hang_up()
    note("banned")
    return {"banned": True}


@delete("/api/operator/bans/{who:str}", status_code=200)
async def unban(request: Asked, who: FromPath[str]) -> dict[str, Any]:
    """Let them in again."""
    house = operated(request)
    name = banned_name(who)
    await house.store.write(step("delete from bans where who = ?", name))
    house.banned.discard(name)
    return {"banned": False}


def banned_name(who: str) -> str:
    kind, _, name = who.partition(":")
    if kind == "guest" and 0 < len(name) <= 64:
        return who
    try:
        return f"address:{ipaddress.ip_address(name)}" if kind == "address" else _no(who)
    except ValueError:
        return _no(who)


def _no(who: str) -> str:
    raise Refusal("bad-ban", who=who[:64])


HANDLERS = [health, metrics, close_table, ban, unban]
