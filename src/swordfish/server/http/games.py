"""Doors for who is about to make a table: which games there are, and how many can play one as somebody likes it."""

from typing import Any

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from swordfish import bots, games
from swordfish.core import BadOptions, Refusal, too_large
from swordfish.games import GAMES
from swordfish.server.http.middleware import told
from swordfish.server.services import Asked, house_of

MOST_BYTES = 4096
"""Options that take more are nobody's."""


class GameInfo(Struct, frozen=True, kw_only=True):
    """A game that can be played here."""

    game: str
    seats: tuple[int, ...]
    variants: dict[str, Any]
    options: dict[str, Any]  # what they are if nobody says otherwise
    bots: tuple[str, ...]


class Wish(Struct, forbid_unknown_fields=True):
    """How somebody would like to play; how many does not matter."""

    options: dict[str, Any] = {}


class Room(Struct, frozen=True, kw_only=True):
    """How many can play so; if nobody can, why, as refusals have it."""

    seats: tuple[int, ...]
    key: str = ""
    facts: dict[str, Any] = {}
    text: str = ""


@get("/api/games")
async def list_games(request: Asked) -> list[GameInfo]:
    """The games that can be played here."""
    programs = house_of(request).settings.bots
    return [
        GameInfo(
            game=name,
            seats=tuple(game.SEATS),
            variants=dict(game.VARIANTS),
            options=msgspec.to_builtins(game.Options()),
            bots=(*bots.BOTS[name], *programs),
        )
        for name, game in GAMES.items()
    ]


@post("/api/games/{game:str}/seats", status_code=200)
async def room_for(request: Asked, game: FromPath[str], data: JSONBody[Wish]) -> Room:
    """How many can play a game with these options."""
    rules, most = games.find(game), house_of(request).settings.limits.seats
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
    return Room(seats=tuple(fit)) if fit or why is None else Room(seats=(), **told(why))


def check_size(options: dict[str, Any]) -> None:
    """Refuse what no game could need."""
    if len(msgspec.json.encode(options)) > MOST_BYTES:
        raise Refusal("bad-options", reason=too_large("options"))


HANDLERS = [list_games, room_for]
