"""Routes about the games that can be played here."""

from typing import Any

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from swordfish import bots, games
from swordfish.core import BadOptions, Refusal, too_large
from swordfish.games import handicaps
from swordfish.parts import has
from swordfish.server.services import HttpRequest, services_of
from swordfish.server.table.broadcast import refusal_facts

MOST_BYTES = 4096
"""The largest options that are accepted, in bytes."""


class GameInfo(Struct, frozen=True, kw_only=True):
    """A game that can be played here."""

    game: str
    seats: tuple[int, ...]
    variants: dict[str, dict[str, Any]]
    options: dict[str, Any]  # the defaults
    bots: tuple[str, ...]
    lesson: bool
    handicaps: int  # how many steps of a handicap a seat may have


class Wish(Struct, forbid_unknown_fields=True):
    """Options to check, for any number of players."""

    options: dict[str, Any] = {}


class Room(Struct, frozen=True, kw_only=True):
    """How many players these options allow; if none, the key and facts of the refusal."""

    seats: tuple[int, ...]
    key: str = ""
    facts: dict[str, Any] = {}
    text: str = ""


@get("/api/games")
async def list_games(request: HttpRequest) -> list[GameInfo]:
    """The games that can be played here."""
    programs = services_of(request).settings.bots
    return [
        GameInfo(
            game=name,
            seats=tuple(game.SEATS),
            variants=dict(game.VARIANTS),
            options=msgspec.to_builtins(game.Options()),
            bots=(*bots.BOTS[name], *programs),
            lesson=has("lessons", name),
            handicaps=own.most if (own := handicaps.of(game)) else 0,
        )
        for name, game in games.playable()
    ]


@post("/api/games/{game:str}/seats", status_code=200)
async def room_for(request: HttpRequest, game: FromPath[str], data: JSONBody[Wish]) -> Room:
    """How many players a game with these options allows."""
    rules, most = games.find(game), services_of(request).settings.limits.seats
    check_size(data.options)
    fit: list[int] = []
    why: Refusal | None = None
    for seats in rules.SEATS:
        try:
            games.options(rules, {**data.options, "seats": seats})
        except BadOptions as refusal:
            why = why or refusal
        else:
            fit += [seats] if seats <= most else []
    return Room(seats=tuple(fit)) if fit or why is None else Room(seats=(), **refusal_facts(why))


def check_size(options: dict[str, Any]) -> None:
    """Refuse a body larger than any game needs."""
    if len(msgspec.json.encode(options)) > MOST_BYTES:
        raise Refusal("bad-options", reason=too_large("options"))


HANDLERS = [list_games, room_for]
