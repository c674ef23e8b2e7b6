"""Doors for what has been played: history, records, replays, bests, ratings."""

import time
from typing import Any

import msgspec
from litestar import Response, get
from litestar.params import FromPath, FromQuery
from msgspec import Struct

from swordfish import games
from swordfish.core import Refusal
from swordfish.server.http.links import base_url, qr_svg
from swordfish.server.services import Asked, guest_of, house_of
from swordfish.server.store import guests
from swordfish.server.table import replay as replays

PAGE = 50
MOST_NUMBER = 2**53


class Past(Struct, frozen=True, kw_only=True):
    """A table that you sat at."""

    table: str
    code: str
    game: str
    phase: str
    seat: int
    place: int | None  # once the game is over
    made: int


class Rating(Struct, frozen=True, kw_only=True):
    """How well somebody plays: 95 % sure to lie between low and high."""

    name: str
    bot: bool
    game: str
    mu: float
    sigma: float
    low: float
    high: float
    games: int
    you: bool


class Best(Struct, frozen=True, kw_only=True):
    """Your best game alone."""

    game: str
    options: Any
    cards: int
    ms: int
    table: str


class Share(Struct, frozen=True):
    """Where a finished game can be seen again by whoever has the link."""

    link: str


@get("/api/guest/history")
async def history(request: Asked, before: FromQuery[int | None] = None) -> list[Past]:
    """The tables that you sat at, newest first; `before`: made earlier than that."""
    guest = await guest_of(request)
    stamp = int(time.time()) + 1 if before is None else min(max(before, 0), MOST_NUMBER)
    rows = await house_of(request).store.query(
        "select t.tid, code, game, phase, seat, place, t.made from sittings s join tables t on t.tid = s.tid"
        " where gid = ? and seat >= 0 and t.made < ? order by t.made desc, t.tid limit ?",
        *(guest.gid, stamp, PAGE),
    )
    return [
        Past(table=tid, code=code, game=game, phase=phase, seat=seat, place=place, made=made)
        for tid, code, game, phase, seat, place, made in rows
    ]


@get("/api/guest/bests")
async def bests(request: Asked) -> list[Best]:
    """Your best games alone, one for each way to play."""
    guest = await guest_of(request)
    rows = await house_of(request).store.query(
        "select game, options, cards, ms, tid from bests where gid = ? order by game, options", guest.gid
    )
    return [
        Best(game=game, options=msgspec.json.decode(options), cards=cards, ms=ms, table=tid)
        for game, options, cards, ms, tid in rows
    ]


@get("/api/ratings/{game:str}")
async def ratings(request: Asked, game: FromPath[str]) -> list[Rating]:
    """The best of a game, by what they are at least worth, as far as we can be sure."""
    games.find(game)
    house = house_of(request)
    me = await guests.recall(house.store, request.cookies.get(guests.COOKIE))
    fields = "select who, name, mu, sigma, games from ratings left join guests on gid = who where game = ?"
    rows = await house.store.query(f"{fields} order by mu - 2 * sigma desc, who limit ?", game, PAGE)
    if me is not None and me.gid not in {row[0] for row in rows}:
        rows += await house.store.query(f"{fields} and who = ?", game, me.gid)
    mine = me.gid if me else ""
    return [_rating(game, who, name or "", mu, sigma, played, mine) for who, name, mu, sigma, played in rows]


@get("/api/guest/ratings")
async def my_ratings(request: Asked) -> list[Rating]:
    """How well you play, game by game."""
    guest = await guest_of(request)
    rows = await house_of(request).store.query(
        "select game, mu, sigma, games from ratings where who = ? order by game", guest.gid
    )
    return [_rating(game, guest.gid, guest.name, mu, sigma, played, guest.gid) for game, mu, sigma, played in rows]


def _rating(game: str, who: str, name: str, mu: float, sigma: float, played: int, mine: str) -> Rating:
    return Rating(
        name=name or who.removeprefix("bot:"),
        bot=who.startswith("bot:"),
        game=game,
        mu=mu,
        sigma=sigma,
        low=mu - 1.96 * sigma,
        high=mu + 1.96 * sigma,
        games=played,
        you=who == mine,
    )


@get("/api/tables/{table:str}/record")
async def download(request: Asked, table: FromPath[str]) -> Response[bytes]:
    """The record: all of it once the game is over; before, sealed, as you may see it."""
    house = house_of(request)
    me = await guests.recall(house.store, request.cookies.get(guests.COOKIE))
    found = await replays.kept(house.store, table)
    text = replays.text(replays.record(found, me.gid if me else ""))
    name = f'attachment; filename="{found.row.game}-{found.row.tid}.jsonl"'
    return Response(text, media_type="application/jsonl", headers={"content-disposition": name})


@get("/api/tables/{table:str}/replay")
async def replay(
    request: Asked, table: FromPath[str], start: FromQuery[int] = 0, eyes: FromQuery[str] = "all"
) -> replays.Replay:
    """A finished game to be gone through, so many frames at a time; `eyes`: all, watcher, or the number of a seat."""
    found = await replays.kept(house_of(request).store, table)
    return replays.replay(found, min(max(start, 0), MOST_NUMBER), eyes)


@get("/api/tables/{table:str}/share")
async def share(request: Asked, table: FromPath[str]) -> Share:
    """A link to the replay of a finished game; it tells no code."""
    return Share(f"{base_url(request)}/r/{await _finished(request, table)}")


@get("/api/tables/{table:str}/share.svg")
async def share_qr(request: Asked, table: FromPath[str]) -> Response[bytes]:
    """That link, as a QR code."""
    link = f"{base_url(request)}/r/{await _finished(request, table)}"
    return Response(qr_svg(link), media_type="image/svg+xml")


async def _finished(request: Asked, table: str) -> str:
    row = await house_of(request).store.row(table)
    if row is None:
        raise Refusal("no-such-table", table=table)
    if row.phase != "over":
        raise Refusal("table-not-over")
    return row.tid


HANDLERS = [history, bests, ratings, my_ratings, download, replay, share, share_qr]
