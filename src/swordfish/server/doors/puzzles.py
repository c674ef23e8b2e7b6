"""Doors for the puzzle of the day: the same for all, by the UTC date, against the clock."""

import asyncio
import datetime
import time
from functools import lru_cache

from litestar import get, post
from litestar.params import FromQuery, JSONBody
from msgspec import Struct

from swordfish.core import Refusal
from swordfish.exact.swish.puzzles import Puzzle, daily
from swordfish.server import guests
from swordfish.server.house import Asked, guest_of, house_of
from swordfish.server.store import step

FIRST = datetime.date(2026, 1, 1)
LISTED = 50


class Riddle(Struct, frozen=True, kw_only=True):
    """The puzzle of a day, without its answer. Your clock runs from when you first saw it."""

    day: str
    game: str
    grade: str
    version: int
    size: int | None  # None: the largest there is
    cards: tuple[tuple[int, int], ...]  # ball and hoop, as they lie


class Guess(Struct, forbid_unknown_fields=True):
    """Cards by their numbers, from 0."""

    day: str
    cards: tuple[int, ...]


class Verdict(Struct, frozen=True):
    """Whether that was it; if so, how long it took, and how to lay the cards."""

    solved: bool
    tries: int
    ms: int | None
    cards: tuple[int, ...]
    orientations: tuple[int, ...]


class Solved(Struct, frozen=True):
    """Somebody who has solved the puzzle of a day."""

    name: str
    ms: int
    tries: int
    you: bool


@lru_cache(maxsize=64)
def _made(day: datetime.date) -> Puzzle:
    return daily(day)


async def puzzle_of(day: str) -> Puzzle:
    """The puzzle of a day that has come; without one, of today."""
    today = datetime.datetime.now(datetime.UTC).date()
    try:
        date = datetime.date.fromisoformat(day) if day else today
    except ValueError:
        raise Refusal("puzzle-date", date=day[:40]) from None
    if not FIRST <= date <= today:
        raise Refusal("no-such-puzzle", date=date.isoformat())
    return await asyncio.to_thread(_made, date)


@get("/api/puzzle")
async def riddle(request: Asked, day: FromQuery[str] = "") -> Riddle:
    """The puzzle of a day; the first look starts your clock."""
    guest, made = await guest_of(request), await puzzle_of(day)
    await house_of(request).store.write(
        step(
            "insert into puzzles (day, gid, seen) values (?, ?, ?) on conflict do nothing",
            *(made.seed, guest.gid, int(time.time() * 1000)),
        )
    )
    return Riddle(
        day=made.seed,
        game="swish",
        grade=made.grade,
        version=made.version,
        size=None if made.largest else made.size,
        cards=tuple((card.ball, card.hoop) for card in made.cards),
    )


@post("/api/puzzle", status_code=200)
async def guess(request: Asked, data: JSONBody[Guess]) -> Verdict:
    """Try an answer. The first right one stops your clock."""
    guest, made = await guest_of(request), await puzzle_of(data.day)
    right = sorted(data.cards) == sorted(made.solution)
    now = int(time.time() * 1000)
    [_, [found]] = await house_of(request).store.write(
        step("insert into puzzles (day, gid, seen) values (?, ?, ?) on conflict do nothing", made.seed, guest.gid, now),
        step(
            "update puzzles set tries = tries + (ms is null), ms = coalesce(ms, case when ? then ? - seen end)"
            " where day = ? and gid = ? returning tries, ms",
            *(int(right), now, made.seed, guest.gid),
        ),
    )
    tries, ms = found
    if not right:
        return Verdict(False, tries, ms, (), ())
    return Verdict(True, tries, ms, made.solution, made.orientations)


@get("/api/puzzle/results")
async def results(request: Asked, day: FromQuery[str] = "") -> list[Solved]:
    """Who has solved the puzzle of a day, fastest first."""
    made, store = await puzzle_of(day), house_of(request).store
    me = await guests.recall(store, request.cookies.get(guests.COOKIE))
    rows = await store.query(
        "select g.gid, name, ms, tries from puzzles p join guests g on g.gid = p.gid"
        " where day = ? and ms is not null order by ms, g.gid limit ?",
        *(made.seed, LISTED),
    )
    return [Solved(name, ms, tries, me is not None and me.gid == gid) for gid, name, ms, tries in rows]


HANDLERS = [riddle, guess, results]
