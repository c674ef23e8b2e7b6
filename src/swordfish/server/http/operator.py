"""Routes for the operator: tables and bans. Only requests with the operator's secret can use them."""

import hmac
from typing import Annotated, Any

from litestar import delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct
from msgspec.structs import replace

from swordfish.core import Refusal
from swordfish.server.banned import banned_name
from swordfish.server.logs import note
from swordfish.server.services import HttpRequest, Services, services_of
from swordfish.server.store.bans import Ban
from swordfish.server.store.searching import FoundTable

MOST_TABLES = 200
LONGEST_WHY = 500


class TableClosed(Struct, frozen=True):
    """Whether a table is closed to play."""

    closed: bool


class BanReason(Struct, frozen=True):
    """Why somebody is banned, for the operator's own list; the banned do not see it."""

    why: Annotated[str, Meta(max_length=LONGEST_WHY)] = ""


class Banning(Struct, frozen=True):
    """Whether a guest or an address is banned."""

    banned: bool


def operated(request: HttpRequest) -> Services:
    """The services of this server; a Refusal unless the operator asks."""
    services = services_of(request)
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if not services.settings.operator or not hmac.compare_digest(given.encode(), services.settings.operator.encode()):
        raise Refusal("not-operator")
    return services


@get("/api/operator/tables")
async def find_tables(
    request: HttpRequest, text: FromQuery[str] = "", phase: FromQuery[str] = "", game: FromQuery[str] = ""
) -> list[FoundTable]:
    """The tables that match, those used last first: by code, id, guest or a part of a name; by phase and game."""
    services = operated(request)
    found = await services.store.search.find(text.strip(), phase, game, MOST_TABLES)
    counts: dict[str, int] = {}
    for here in await services.everywhere("connections", [one.table for one in found]):
        counts |= here
    return [replace(one, connections=counts.get(one.table, one.connections)) for one in found]


async def _connections(services: Services, _: str, facts: Any) -> dict[str, int]:
    """How many connections those of these tables have that are in memory at this node."""
    tables, [wanted] = services.registry.tables, facts
    return {tid: len(tables[tid].connections) for tid in wanted if tid in tables}


@post("/api/operator/tables/{table:str}/close", status_code=200)
async def close_table(request: HttpRequest, table: FromPath[str]) -> TableClosed:
    """Close a table to play. Its log stays."""
    services = operated(request)
    row = await services.store.tables.known(table)
    closed = await services.at_owner(row.tid, "close", TableClosed)
    note("table closed")
    return closed


async def _close(services: Services, table: str, _: Any) -> TableClosed:
    """Close a table to play, at the node that owns it."""
    await services.registry.close_table(table)
    return TableClosed(closed=True)


@get("/api/operator/bans")
async def list_bans(request: HttpRequest) -> list[Ban]:
    """Who is banned, since when and why; the latest first."""
    return await operated(request).store.bans.all()


@put("/api/operator/bans", status_code=200)
async def ban(request: HttpRequest, who: FromQuery[str], data: JSONBody[BanReason | None] = None) -> Banning:
    """Ban a guest (`guest:ID`), an address (`address:ADDRESS`) or a network (`address:10.0.0.0/8`)."""
    services = operated(request)
    name = banned_name(who)
    await services.store.bans.add(name, data.why if data else "")
    services.announce("banned", name)
    note("banned")
    return Banning(banned=True)


@delete("/api/operator/bans", status_code=200)
async def unban(request: HttpRequest, who: FromQuery[str]) -> Banning:
    """Lift a ban."""
    services = operated(request)
    name = banned_name(who)
    await services.store.bans.lift(name)
    services.announce("unbanned", name)
    note("ban lifted")
    return Banning(banned=False)


HANDLERS = [find_tables, close_table, list_bans, ban, unban]
OPERATIONS = {"connections": _connections, "close": _close}
