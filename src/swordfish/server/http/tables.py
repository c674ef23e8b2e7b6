"""Routes for tables: the lobby, a new table, a table's summary, its QR code."""

import time
from collections.abc import Mapping
from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from swordfish.core import Refusal
from swordfish.server.faces import face_of
from swordfish.server.http.games import check_size
from swordfish.server.http.links import base_url, qr_svg
from swordfish.server.services import HttpRequest, ListedTables, Services, guest_of, owner_of, services_of
from swordfish.server.store.guests import Guest
from swordfish.server.store.maintenance import recently
from swordfish.server.store.tables import TableRow
from swordfish.server.table.state import Chair, TableSummary
from swordfish.server.table.throwing import NEVER, usual_ms

LOBBY_SECONDS = 1.0
"""How long the lobby is cached after it was read from the store."""
MOST_LISTED = 50
LONGEST_TURN = 7 * 24 * 3600 * 1000
SLOWEST = 400
"""The slowest pace of a table, in percent of the usual durations."""


class NewTable(Struct, kw_only=True, forbid_unknown_fields=True):
    """A table to be made."""

    game: str
    options: dict[str, Any] = {}
    listed: bool = False
    turn_ms: int = 0
    rated: bool = False
    throw_ms: int | None = None  # None: the usual time
    pace: int = 100


class MadeTable(Struct, frozen=True):
    """A new table. The code is for friends to type; the link leads there."""

    table: str
    code: str
    link: str


class Place(Struct, frozen=True):
    """A seat, as the lobby shows it."""

    name: str
    bot: str
    taken: bool
    face: str


class Inviter(Struct, frozen=True):
    """The host of a table; without a name once they were forgotten."""

    name: str = ""
    face: str = ""


class TableInfo(Struct, frozen=True, kw_only=True):
    """A table, as people who are not at it see it."""

    table: str
    code: str
    game: str
    options: dict[str, Any]
    phase: str
    listed: bool
    locked: bool
    host: Inviter
    seats: tuple[Place, ...]
    turn_ms: int
    rated: bool
    made: int
    link: str


def info(row: TableRow, state: TableSummary, url: str, hosts: Mapping[str, Guest]) -> TableInfo:
    host = hosts.get(row.host)
    return TableInfo(
        table=row.tid,
        code=row.code,
        game=row.game,
        options=state.made.options,
        phase=state.phase,
        listed=row.listed,
        locked=state.locked,
        host=Inviter(host.name, host.face or face_of(host.gid)) if host else Inviter(),
        seats=tuple(Place(chair.name, chair.bot, chair != Chair(), chair.face) for chair in state.chairs),
        turn_ms=state.made.turn_ms,
        rated=state.rated,
        made=row.made,
        link=f"{url}/t/{row.code}",
    )


@get("/api/tables")
async def lobby(request: HttpRequest) -> list[TableInfo]:
    """Public tables that wait for players or can be watched, newest first."""
    services = services_of(request)
    until, found = services.lobby
    if time.monotonic() >= until:
        services.lobby = (time.monotonic() + LOBBY_SECONDS, found := await _lobby(services))
    tables, hosts = found
    url = base_url(request)  # the host name that the request used
    return [info(row, state, url, hosts) for row, state in tables]


async def _lobby(services: Services) -> ListedTables:
    rows = await services.store.tables.listed(recently(), MOST_LISTED)
    hosts = await services.store.guests.people(row.host for row in rows)
    return [(row, await services.registry.summary(row.tid)) for row in rows], hosts


@post("/api/tables", status_code=201)
async def make_table(request: HttpRequest, data: JSONBody[NewTable]) -> MadeTable:
    """Make a table; you are its host."""
    guest, services = await guest_of(request), services_of(request)
    limits = services.settings.limits
    seats = data.options.get("seats", 0)
    if isinstance(seats, int) and seats > limits.seats:
        raise Refusal("too-many-seats", most=limits.seats)
    if not 0 <= data.turn_ms <= LONGEST_TURN:
        raise Refusal("bad-turn", most=LONGEST_TURN)
    throw_ms = usual_ms(data.turn_ms) if data.throw_ms is None else data.throw_ms
    if not NEVER <= throw_ms <= LONGEST_TURN:
        raise Refusal("bad-throw", most=LONGEST_TURN)
    if not 0 <= data.pace <= SLOWEST:
        raise Refusal("bad-pace", most=SLOWEST)
    check_size(data.options)
    await services.admit_table(guest.gid, owner_of(request))
    made = await services.registry.make(
        guest.gid,
        data.game,
        data.options,
        listed=data.listed,
        turn_ms=data.turn_ms,
        rated=data.rated,
        throw_ms=throw_ms,
        pace=data.pace,
    )
    services.lobby = (0.0, ([], {}))
    return MadeTable(made.tid, made.code, f"{base_url(request)}/t/{made.code}")


@get("/api/tables/{table:str}")
async def table_info(request: HttpRequest, table: FromPath[str]) -> TableInfo:
    """The summary of a table, by its id or code."""
    services = services_of(request)
    row = await services.store.tables.known(table)
    hosts = await services.store.guests.people([row.host])
    return info(row, await services.registry.summary(row.tid), base_url(request), hosts)


@get("/api/tables/{table:str}/qr.svg")
async def table_qr(request: HttpRequest, table: FromPath[str]) -> Response[bytes]:
    """The link to a table, as a QR code."""
    row = await services_of(request).store.tables.known(table)
    return Response(qr_svg(f"{base_url(request)}/t/{row.code}"), media_type="image/svg+xml")


HANDLERS = [lobby, make_table, table_info, table_qr]
