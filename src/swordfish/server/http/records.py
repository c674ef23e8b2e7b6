"""Routes for played games: history, records, replays, bests, ratings."""

import time

from litestar import Response, get
from litestar.params import FromPath, FromQuery
from msgspec import Struct
from msgspec.structs import replace

from swordfish import games
from swordfish.core import Refusal
from swordfish.server.http.links import base_url, qr_svg
from swordfish.server.http.tables import LONGEST_TURN
from swordfish.server.services import HttpRequest, Services, guest_of, known_guest, owner_of, services_of
from swordfish.server.store.maintenance import DAY
from swordfish.server.store.scores import Best, Rating
from swordfish.server.store.tables import Past
from swordfish.server.table import replay as replays
from swordfish.server.table.replay import StoredTable
from swordfish.words import LANGUAGES

PAGE = 50
MOST_NUMBER = 2**53


class Share(Struct, frozen=True):
    """The public address of a finished game's replay."""

    link: str


@get("/api/guest/history")
async def history(request: HttpRequest, before: FromQuery[int | None] = None) -> list[Past]:
    """The tables that you sat at, newest first; `before`: made earlier than that."""
    guest, services, now = await guest_of(request), services_of(request), int(time.time())
    stamp = now + 1 if before is None else min(max(before, 0), MOST_NUMBER)
    found = await services.store.tables.history(guest.gid, stamp, PAGE)
    return [replace(past, current=await is_current(services, past, now)) for past in found]


async def is_current(services: Services, past: Past, now: int) -> bool:
    """Whether a game is played and not abandoned: the last move is at most a day old, with a turn clock longer."""
    idle = now - past.touched
    if past.phase != "playing" or idle > DAY + LONGEST_TURN / 1000:
        return False
    return idle <= DAY or idle <= DAY + (await services.registry.summary(past.table)).made.turn_ms / 1000


@get("/api/guest/bests")
async def bests(request: HttpRequest) -> list[Best]:
    """Your best solitaire games, one for each set of options."""
    guest = await guest_of(request)
    return await services_of(request).store.scores.bests(guest.gid)


@get("/api/ratings/{game:str}")
async def ratings(request: HttpRequest, game: FromPath[str]) -> list[Rating]:
    """The best players of a game, by the lower end of their rating."""
    games.find(game)
    me = await known_guest(request)
    return await services_of(request).store.scores.ratings(game, PAGE, me.gid if me else "")


@get("/api/guest/ratings")
async def my_ratings(request: HttpRequest) -> list[Rating]:
    """Your rating in each game."""
    guest = await guest_of(request)
    return await services_of(request).store.scores.ratings_of(guest.gid, guest.name)


def _text(table: StoredTable, guest: str) -> bytes:
    return replays.text(replays.record(table, guest))


@get("/api/tables/{table:str}/record")
async def download(request: HttpRequest, table: FromPath[str]) -> Response[bytes]:
    """The record of a game: complete once it is over; before that sealed, as you may see it."""
    me, services = await known_guest(request), services_of(request)
    services.budgets.replays.demand(owner_of(request))
    found = await services.store.tables.stored(table)
    text = await services.fold(_text, found, me.gid if me else "")
    name = f'attachment; filename="{found.state.made.game}-{found.tid}.jsonl"'
    return Response(text, media_type="application/jsonl", headers={"content-disposition": name})


@get("/api/tables/{table:str}/replay")
async def replay(
    request: HttpRequest, table: FromPath[str], start: FromQuery[int] = 0, eyes: FromQuery[str] = "all"
) -> replays.Replay:
    """Frames of a finished game; `eyes`: all, watcher, or the number of a seat."""
    services = services_of(request)
    services.budgets.replays.demand(owner_of(request))
    found = await services.store.tables.stored(table)
    return await services.fold(replays.replay, found, min(max(start, 0), MOST_NUMBER), eyes)


@get("/api/tables/{table:str}/share")
async def share(request: HttpRequest, table: FromPath[str], lang: FromQuery[str] = "") -> Share:
    """A link to the replay of a finished game; it tells no code. Messengers preview it in the language `lang`."""
    spoken = f"?lang={lang}" if lang in LANGUAGES else ""
    return Share(f"{base_url(request)}/r/{await _finished(request, table)}{spoken}")


@get("/api/tables/{table:str}/share.svg")
async def share_qr(request: HttpRequest, table: FromPath[str]) -> Response[bytes]:
    """That link, as a QR code."""
    link = f"{base_url(request)}/r/{await _finished(request, table)}"
    return Response(qr_svg(link), media_type="image/svg+xml")


async def _finished(request: HttpRequest, table: str) -> str:
    row = await services_of(request).store.tables.known(table)
    if row.phase != "over":
        raise Refusal("table-not-over")
    return row.tid


HANDLERS = [history, bests, ratings, my_ratings, download, replay, share, share_qr]
