"""Routes for the ending of a game: scores, highlights, what it changed for you, and a picture to share."""

from litestar import Response, get
from litestar.params import FromPath, FromQuery
from msgspec import Struct

from swordfish.server.endings import names_of
from swordfish.server.services import HttpRequest, Services, known_guest, owner_of, services_of
from swordfish.server.strength import StrengthChange, effect
from swordfish.server.table.state import TableState
from swordfish.stories import Highlight
from swordfish.words import LANGUAGES

A_DAY = "public, max-age=86400"


class Ending(Struct, frozen=True, kw_only=True):
    """How a game ended. `effect` and `earned` are yours; they are complete once `settled` is true."""

    game: str
    names: tuple[str, ...]
    places: tuple[int, ...]
    scores: tuple[dict[str, int], ...]
    highlights: tuple[Highlight, ...]
    effect: StrengthChange | None
    earned: tuple[str, ...]
    settled: bool


async def finished(services: Services, table: str) -> tuple[str, TableState]:
    """A table by its id or code, with its state: from memory, else from the store."""
    row = await services.store.tables.known(table)
    return row.tid, await services.registry.state_of(row.tid)


@get("/api/tables/{table:str}/ending")
async def ending(request: HttpRequest, table: FromPath[str]) -> Ending:
    """How a game ended: places, scores, three highlights, and what it changed for you."""
    services = services_of(request)
    services.budgets.replays.demand(owner_of(request))
    tid, state = await finished(services, table)
    told, me, progress = await services.endings.told(tid, state), await known_guest(request), services.store.progress
    settled = await progress.settled(tid)  # before what it settles is read
    return Ending(
        game=state.made.game,
        names=names_of(state),
        places=state.ended.places if state.ended else (),
        scores=told.scores,
        highlights=told.highlights,
        effect=effect(await progress.steps_at(me.gid, tid)) if me else None,
        earned=tuple(await progress.earned_at(me.gid, tid)) if me else (),
        settled=settled,
    )


@get("/api/tables/{table:str}/picture.png")
async def picture(request: HttpRequest, table: FromPath[str], lang: FromQuery[str] = "en") -> Response[bytes]:
    """The final board with the places, as everybody saw it: a picture for messengers."""
    services = services_of(request)
    services.budgets.replays.demand(owner_of(request))
    tid, state = await finished(services, table)
    drawn = await services.endings.picture(tid, state, lang if lang in LANGUAGES else "en")
    name = f'inline; filename="{state.made.game}.png"'
    return Response(drawn, media_type="image/png", headers={"cache-control": A_DAY, "content-disposition": name})


HANDLERS = [ending, picture]
