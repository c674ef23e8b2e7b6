"""Routes for the operator: health, metrics, closing tables, bans."""

import hmac
import ipaddress

from litestar import MediaType, Response, delete, get, post, put
from litestar.params import FromPath
from msgspec import Struct

from swordfish import GAMES, __version__
from swordfish.core import Refusal
from swordfish.server.addresses import owner
from swordfish.server.logs import note
from swordfish.server.services import HttpRequest, Services, services_of


class Health(Struct, frozen=True):
    """The server and its store answer."""

    ok: bool
    version: str
    games: tuple[str, ...]


class TableClosed(Struct, frozen=True):
    """Whether a table is closed to play."""

    closed: bool


class Banning(Struct, frozen=True):
    """Whether a guest or an address is banned."""

    banned: bool


@get("/health")
async def health(request: HttpRequest) -> Health:
    """Whether the server can read its store."""
    await services_of(request).store.ping()
    return Health(ok=True, version=__version__, games=tuple(GAMES))


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(request: HttpRequest) -> Response[str]:
    """Counts, for Prometheus."""
    text = services_of(request).metrics.text()
    return Response(text, headers={"content-type": "text/plain; version=0.0.4; charset=utf-8"})


def operated(request: HttpRequest) -> Services:
    """The services of this server; a Refusal unless the operator asks."""
    services = services_of(request)
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if not services.settings.operator or not hmac.compare_digest(given.encode(), services.settings.operator.encode()):
        raise Refusal("not-operator")
    return services


@post("/api/operator/tables/{table:str}/close", status_code=200)
async def close_table(request: HttpRequest, table: FromPath[str]) -> TableClosed:
    """Close a table to play. Its log stays."""
    services = operated(request)
    await services.registry.close_table(table)
    note("table closed")
    return TableClosed(closed=True)


@put("/api/operator/bans/{who:str}", status_code=200)
async def ban(request: HttpRequest, who: FromPath[str]) -> Banning:
    """Ban a guest (`guest:ID`) or an address (`address:ADDRESS`), and close their sockets."""
    services = operated(request)
    name = banned_name(who)
    await services.store.bans.add(name)
    services.banned.add(name)
    services.hang_up(lambda one: name in {f"guest:{one.guest}", f"address:{one.address}"})
    note("banned")
    return Banning(banned=True)


@delete("/api/operator/bans/{who:str}", status_code=200)
async def unban(request: HttpRequest, who: FromPath[str]) -> Banning:
    """Lift a ban."""
    services = operated(request)
    name = banned_name(who)
    await services.store.bans.lift(name)
    services.banned.discard(name)
    return Banning(banned=False)


def banned_name(who: str) -> str:
    """A ban in canonical form: an IPv6 address stands for its /64 network."""
    kind, _, name = who.partition(":")
    if kind == "guest" and 0 < len(name) <= 64:
        return who
    try:
        if kind == "address":
            return f"address:{owner(str(ipaddress.ip_network(name, strict=False).network_address))}"
    except ValueError:
        pass
    raise Refusal("bad-ban", who=who[:64])


HANDLERS = [health, metrics, close_table, ban, unban]
