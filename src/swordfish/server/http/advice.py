"""Routes for advice: hints, the cost of a choice, win probabilities."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

from litestar import get, post
from litestar.params import FromPath, FromQuery
from msgspec import Struct

from swordfish.core import Refusal
from swordfish.server.bots import advice
from swordfish.server.bots.worker import ChoiceCost
from swordfish.server.http.disconnects import while_connected
from swordfish.server.services import (
    HttpRequest,
    Services,
    check_ban,
    guest_of,
    known_guest,
    owner_of,
    services_of,
)
from swordfish.server.socket.tagged import GameCommand

MOST_NUMBER = 2**53


class HintAnswer(Struct, frozen=True):
    """The commands the best bot would play now, in order, and what the seat would see then."""

    commands: list[GameCommand]
    better: Any


class Cost(Struct, frozen=True):
    """The first choice at or after that event, and its cost; empty if no choice follows."""

    choice: ChoiceCost | None


class Costs(Struct, frozen=True):
    """The costliest choices of a game, in their order; null if they were not computed, because no time was to spare."""

    choices: list[ChoiceCost] | None


class Chances(Struct, frozen=True):
    """Each seat's win probability before the first event and after each, where the game can compute it.

    `within`: the bound of the error; 0 where they are exact."""

    chances: list[tuple[float, ...]] | None
    within: float = 0.0


async def payer_of(request: HttpRequest) -> str:
    """Whose quota of advice pays: the guest's; the address's for a stranger, who may have the link to a replay."""
    if guest := await known_guest(request):
        check_ban(services_of(request), guest)
        return guest.gid
    return owner_of(request)


@asynccontextmanager
async def thinking(request: HttpRequest, payer: str) -> AsyncGenerator[str]:
    """Count a request for advice, free its lane while it waits, cancel it if the client leaves; yields the owner."""
    budgets, owner = services_of(request).budgets, owner_of(request)
    if wait := budgets.thinking.wait(owner):
        raise Refusal("too-fast", seconds=round(wait, 1))
    budgets.advice.demand(payer)
    async with budgets.requests.aside(owner), while_connected(request):
        yield owner


async def _hint(services: Services, table: str, facts: Any) -> HintAnswer:
    """A hint, at the node that owns the table."""
    (gid, owner), found = facts, services.registry.tables.get(table)
    if found is None or found.state.phase != "playing":
        raise Refusal("not-begun")
    seat = found.devices.played_by(gid)
    if seat is None:
        raise Refusal("hint-not-here")
    return HintAnswer(*await advice.hint(services.pool, found, seat, owner))


@post("/api/tables/{table:str}/hint", status_code=200)
async def hint(request: HttpRequest, table: FromPath[str]) -> HintAnswer:
    """What the best bot would do in your place; only in solitaire, against bots only, or if you were given hints."""
    guest = await guest_of(request)
    async with thinking(request, guest.gid) as owner:
        return await services_of(request).at_owner(table, "hint", HintAnswer, guest.gid, owner)


@get("/api/tables/{table:str}/cost")
async def cost(request: HttpRequest, table: FromPath[str], event: FromQuery[int] = 0) -> Cost:
    """How much a choice in a finished game lowered the win probability, judged from what its seat could know then."""
    services = services_of(request)
    async with thinking(request, await payer_of(request)) as owner:
        found = await services.store.tables.stored(table)
        return Cost(await advice.cost(services.pool, found, min(max(event, 0), MOST_NUMBER), owner))


@get("/api/tables/{table:str}/costs")
async def costs(request: HttpRequest, table: FromPath[str], spare: FromQuery[bool] = False) -> Costs:
    """The choices of a finished game that lowered the win probability most; computed once, then anybody may see them.

    `spare`: compute them only for an address that has at least half of its budget left.
    """
    services, owner = services_of(request), owner_of(request)
    budgets, shelf = services.budgets, services.shelf
    budgets.replays.demand(owner)
    found = await services.store.tables.stored(table)
    if shelf.reviewed(found):
        async with budgets.requests.aside(owner), while_connected(request):
            return Costs(await shelf.costs(found))
    if spare and not budgets.thinking.half_full(owner):
        return Costs(None)
    async with thinking(request, await payer_of(request)) as owner:
        try:
            return Costs(await shelf.costs(found, owner))
        except Refusal as refusal:
            if spare and refusal.key == "advice-lost":  # nobody waits for it
                return Costs(None)
            raise


@get("/api/tables/{table:str}/chances")
async def chances(request: HttpRequest, table: FromPath[str], estimated: FromQuery[bool] = False) -> Chances:
    """The win probabilities after each event, where the game can compute them: in swipe with two or three players.

    `estimated`: estimates by static evaluation, for a finished game of two players or more, where the game has one.
    """
    services = services_of(request)
    if estimated:
        services.budgets.replays.demand(owner_of(request))
        found = await advice.estimated(services.pool, await services.store.tables.stored(table), owner_of(request))
        return Chances(found.wins) if found else Chances(None)
    payer = await payer_of(request)
    async with thinking(request, payer) as owner:
        found = await advice.chances(services.pool, await services.store.tables.stored(table), payer, owner)
        return Chances(found.wins, found.within) if found else Chances(None)


HANDLERS = [hint, cost, costs, chances]
OPERATIONS = {"hint": _hint}
