"""Routes for a page without a board of a game: the position as picture and text, and the choices."""

from collections.abc import Sequence
from typing import Any

from litestar import get
from litestar.params import FromPath, FromQuery
from msgspec import Struct

from swordfish.core import Command, Refusal, State
from swordfish.draw import svg
from swordfish.server.services import HttpRequest, Services, guest_of, owner_of, services_of
from swordfish.server.socket.tagged import GameCommand
from swordfish.server.table.replay import StoredTable, view_at
from swordfish.server.table.state import TableState
from swordfish.words import LANGUAGES


class Choice(Struct, frozen=True):
    """A legal command, and its text."""

    command: GameCommand
    text: str


class Described(Struct, frozen=True, kw_only=True):
    """A position as picture and text, and the legal commands of the viewer."""

    picture: str
    position: str
    choices: tuple[Choice, ...]


@get("/api/tables/{table:str}/described")
async def described(
    request: HttpRequest, table: FromPath[str], lang: FromQuery[str] = "en", watch: FromQuery[bool] = False
) -> Described:
    """The table as you may see it; with `watch` as watchers see it."""
    guest, services = await guest_of(request), services_of(request)
    services.budgets.replays.demand(owner_of(request))
    return await services.at_owner(table, "described", Described, guest.gid, lang, watch)


async def _described(services: Services, table: str, facts: Any) -> Described:
    """A table as a guest may see it, at the node that owns it."""
    (gid, lang, watch), hosted = facts, services.registry.tables.get(table)
    if hosted is None or hosted.game.due is None:
        raise Refusal("not-begun")
    eyes = None if watch else hosted.devices.eyes_of(gid)
    plays = None if watch else hosted.devices.played_by(gid)
    return describe(hosted.state, hosted.broadcast.view(eyes), lang, hosted.broadcast.legal(plays))


@get("/api/tables/{table:str}/replay/{frame:int}/described")
async def described_frame(
    request: HttpRequest,
    table: FromPath[str],
    frame: FromPath[int],
    lang: FromQuery[str] = "en",
    eyes: FromQuery[str] = "all",
) -> Described:
    """A frame of a finished game; `eyes`: all, watcher, or the number of a seat."""
    services = services_of(request)
    services.budgets.replays.demand(owner_of(request))
    found = await services.store.tables.stored(table)
    return await services.fold(_described_frame, found, frame, lang, eyes)


def _described_frame(table: StoredTable, frame: int, lang: str, eyes: str) -> Described:
    return describe(table.state, view_at(table, frame, eyes), lang)


def describe(state: TableState, view: State, lang: str, legal: Sequence[Command] = ()) -> Described:
    """Draw and write a view of a table's game, and write these commands."""
    notation, names = state.rules.notation, tuple(chair.name for chair in state.chairs)
    picture = svg(state.made.game, view, theme="light", names=names, lang=lang if lang in LANGUAGES else "en")
    return Described(
        picture=str(picture),
        position=notation.write(view),
        choices=tuple(Choice(command, notation.write_command(command)) for command in legal),
    )


HANDLERS = [described, described_frame]
OPERATIONS = {"described": _described}
