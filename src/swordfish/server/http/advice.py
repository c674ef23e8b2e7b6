"""Routes for advice: hints, the cost of a choice, win probabilities."""

from litestar import get, post
from litestar.params import FromPath, FromQuery
from msgspec import Struct

from swordfish.core import Refusal
from swordfish.server.bots import advice
from swordfish.server.bots.worker import ChoiceCost
from swordfish.server.services import HttpRequest, guest_of, services_of
from swordfish.server.socket.tagged import GameCommand
from swordfish.server.table.table import HostedTable

MOST_NUMBER = 2**53


class HintAnswer(Struct, frozen=True):
    """What the best bot would say now, one command after the other."""

    commands: list[GameCommand]


class Cost(Struct, frozen=True):
    """The first choice from that event on, and what it cost; nothing if there is no further one."""

    choice: ChoiceCost | None


class Chances(Struct, frozen=True):
    """Each seat's win probability, before the first event and after each, where it is known.

    `within`: how far one may be from the truth; 0 where they are exact."""

    chances: list[tuple[float, ...]] | None
    within: float = 0.0


def _playing(request: HttpRequest, table: str) -> HostedTable:
    found = services_of(request).registry.tables.get(table)
    if found is None or found.state.phase != "playing":
        raise Refusal("not-begun")
    return found


@post("/api/tables/{table:str}/hint", status_code=200)
async def hint(request: HttpRequest, table: FromPath[str]) -> HintAnswer:
    """What the best bot would do in your place: only where you play alone, or against bots alone."""
    guest, found = await guest_of(request), _playing(request, table)
    seat = found.state.seat_of(guest.gid)
    if seat is None:
        raise Refusal("hint-not-here")
    return HintAnswer(await advice.hint(services_of(request).pool, found, seat))


@get("/api/tables/{table:str}/cost")
async def cost(request: HttpRequest, table: FromPath[str], event: FromQuery[int] = 0) -> Cost:
    """What a choice in a finished game cost, as the best bot sees it from what its seat could know then."""
    await guest_of(request)
    services = services_of(request)
    found = await services.store.tables.stored(table)
    return Cost(await advice.cost(services.pool, found, min(max(event, 0), MOST_NUMBER)))


@get("/api/tables/{table:str}/chances")
async def chances(request: HttpRequest, table: FromPath[str]) -> Chances:
    """Who was going to win at every moment so far, where that is known: in swipe with two or three players."""
    guest = await guest_of(request)
    services = services_of(request)
    found = await advice.chances(services.pool, await services.store.tables.stored(table), guest.gid)
    return Chances(found.wins, found.within) if found else Chances(None)


HANDLERS = [hint, cost, chances]
