"""Doors for advice: a hint, what a choice cost, the chances of all."""

from typing import Any

from litestar import get, post
from litestar.params import FromPath, FromQuery
from msgspec import Struct

from swordfish.core import Refusal
from swordfish.server.bots import advice
from swordfish.server.bots.worker import Judged
from swordfish.server.services import Asked, guest_of, house_of
from swordfish.server.table.replay import kept
from swordfish.server.table.table import Live

MOST_NUMBER = 2**53


class Hint(Struct, frozen=True):
    """What the best bot would say now, one command after the other."""

    commands: list[Any]


class Cost(Struct, frozen=True):
    """The first choice from that event on, and what it cost; nothing if there is no further one."""

    choice: Judged | None


class Chances(Struct, frozen=True):
    """Each seat's chance to win, before the first event and after each, where that is known for certain."""

    chances: list[tuple[float, ...]] | None


def _live(request: Asked, table: str) -> Live:
    live = house_of(request).hub.tables.get(table)
    if live is None or live.sheet.phase != "playing":
        raise Refusal("not-begun")
    return live


@post("/api/tables/{table:str}/hint", status_code=200)
async def hint(request: Asked, table: FromPath[str]) -> Hint:
    """What the best bot would do in your place: only where you play alone, or against bots alone."""
    guest, live = await guest_of(request), _live(request, table)
    seat = live.sheet.seat_of(guest.gid)
    if seat is None:
        raise Refusal("hint-not-here")
    return Hint(await advice.hint(house_of(request).hub.bots.house, live, seat))


@get("/api/tables/{table:str}/cost")
async def cost(request: Asked, table: FromPath[str], event: FromQuery[int] = 0) -> Cost:
    """What a choice in a finished game cost, as the best bot sees it from what its seat could know then."""
    await guest_of(request)
    house = house_of(request)
    found = await kept(house.store, table)
    return Cost(await advice.cost(house.hub.bots.house, found, min(max(event, 0), MOST_NUMBER)))


@get("/api/tables/{table:str}/chances")
async def chances(request: Asked, table: FromPath[str]) -> Chances:
    """Who was going to win at every moment so far, where that can be known: in two-player swipe."""
    await guest_of(request)
    house = house_of(request)
    return Chances(await advice.chances(house.hub.bots.house, await kept(house.store, table)))


HANDLERS = [hint, cost, chances]
