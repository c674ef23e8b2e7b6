"""Doors for tables: the lobby, a new table, how one stands, its link as a QR code."""

import time
from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from swordfish.core import Refusal
from swordfish.server.doors.links import base_url, qr_svg
from swordfish.server.doors.offers import check_size
from swordfish.server.house import Asked, House, guest_of, house_of
from swordfish.server.journal import Chair, Sheet
from swordfish.server.keeping import ABANDONED_DAYS, DAY
from swordfish.server.replays import kept
from swordfish.server.store import Row, row_of

LOBBY_SECONDS = 1.0
"""The lobby is read from the store once in so many seconds, however many ask."""
MOST_LISTED = 50
LONGEST_TURN = 7 * 24 * 3600 * 1000


class NewTable(Struct, kw_only=True, forbid_unknown_fields=True):
    """A table to be made."""

    game: str
    options: dict[str, Any] = {}
    listed: bool = False
    turn_ms: int = 0
    rated: bool = False


class MadeTable(Struct, frozen=True):
    """A new table. The code is for friends to type; the link leads there."""

    table: str
    code: str
    link: str


class Place(Struct, frozen=True):
    """A chair, as a list shows it."""

    name: str
    bot: str
    taken: bool


class TableInfo(Struct, frozen=True, kw_only=True):
    """A table from outside."""

    table: str
    code: str
    game: str
    options: dict[str, Any]
    phase: str
    listed: bool
    locked: bool
    seats: tuple[Place, ...]
    turn_ms: int
    rated: bool
    made: int
    link: str


def info(row: Row, sheet: Sheet, url: str) -> TableInfo:
    return TableInfo(
        table=row.tid,
        code=row.code,
        game=row.game,
        options=sheet.made.options,
        phase=sheet.phase,
        listed=row.listed,
        locked=sheet.locked,
        seats=tuple(Place(chair.name, chair.bot, chair != Chair()) for chair in sheet.chairs),
        turn_ms=sheet.made.turn_ms,
        rated=sheet.rated,
        made=row.made,
        link=f"{url}/t/{row.code}",
    )


@get("/api/tables")
async def lobby(request: Asked) -> list[TableInfo]:
    """Public tables that wait for players or can be watched, newest first."""
    house = house_of(request)
    until, found = house.lobby
    if time.monotonic() >= until:
        house.lobby = (time.monotonic() + LOBBY_SECONDS, found := await _lobby(house))
    url = base_url(request)  # whoever asks finds the tables by the name they know us by
    return [info(row, sheet, url) for row, sheet in found]


async def _lobby(house: House) -> list[tuple[Row, Sheet]]:
    rows: list[tuple[Any, ...]] = []
    for phase in ("open", "playing"):
        rows += await house.store.query(
            "select tid, code, game, phase, listed, made, touched, host from tables"
            " where phase = ? and listed = 1 and touched > ? order by touched desc limit ?",
            *(phase, int(time.time()) - ABANDONED_DAYS * DAY, MOST_LISTED),
        )
    return [(row, await house.sheet(row.tid)) for row in map(row_of, rows)]


@post("/api/tables", status_code=201)
async def make_table(request: Asked, data: JSONBody[NewTable]) -> MadeTable:
    """Make a table; you are its host."""
    guest, house = await guest_of(request), house_of(request)
    limits = house.settings.limits
    seats = data.options.get("seats", 0)
    if isinstance(seats, int) and seats > limits.seats:
        raise Refusal("too-many-seats", most=limits.seats)
    if not 0 <= data.turn_ms <= LONGEST_TURN:
        raise Refusal("bad-turn", most=LONGEST_TURN)
    check_size(data.options)
    if len(house.hub.tables) >= limits.most_tables:
        raise Refusal("server-full")
    if wait := house.tables.take(guest.gid):
        raise Refusal("too-many-tables", seconds=round(wait, 1))
    [(open_,)] = await house.store.query(
        "select count(*) from tables where host = ? and phase in ('open', 'playing') and touched > ?",
        *(guest.gid, int(time.time()) - ABANDONED_DAYS * DAY),
    )
    if open_ >= limits.open_tables:
        raise Refusal("too-many-tables", seconds=60)
    live = await house.hub.make(
        guest.gid, data.game, data.options, listed=data.listed, turn_ms=data.turn_ms, rated=data.rated
    )
    house.lobby = (0.0, None)
    return MadeTable(live.tid, live.code, f"{base_url(request)}/t/{live.code}")


@get("/api/tables/{table:str}")
async def table_info(request: Asked, table: FromPath[str]) -> TableInfo:
    """How a table stands, by its id or code."""
    found = await kept(house_of(request).store, table)
    return info(found.row, found.sheet, base_url(request))


@get("/api/tables/{table:str}/qr.svg")
async def table_qr(request: Asked, table: FromPath[str]) -> Response[bytes]:
    """The link to a table, as a QR code."""
    row = await house_of(request).store.row(table)
    if row is None:
        raise Refusal("no-such-table", table=table)
    return Response(qr_svg(f"{base_url(request)}/t/{row.code}"), media_type="image/svg+xml")


HANDLERS = [lobby, make_table, table_info, table_qr]
