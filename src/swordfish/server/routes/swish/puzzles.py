"""Routes for the daily puzzle: the same for everybody, by UTC date, against the clock."""

import datetime
import time
from contextlib import suppress

from litestar import get, post
from litestar.params import FromQuery, JSONBody

from swordfish.core import Refusal
from swordfish.exact.swish.jobs import MakePuzzle
from swordfish.exact.swish.puzzles import Puzzle, grade_on, version_on
from swordfish.server.routes.swish.daily import (
    Day,
    Guess,
    Mine,
    PuzzleResults,
    PuzzleTeaser,
    PuzzleVerdict,
    Riddle,
    Tries,
    results,
)
from swordfish.server.routes.swish.made import asked_for
from swordfish.server.services import HttpRequest, guest_of, known_guest, services_of
from swordfish.server.streaks import Streak, streak

FIRST = datetime.date(2026, 1, 1)


def today() -> datetime.date:
    return datetime.datetime.now(datetime.UTC).date()


async def puzzle_of(request: HttpRequest, day: str) -> Puzzle:
    """The puzzle of a day, by default today; a Refusal if that day has none yet."""
    try:
        date = datetime.date.fromisoformat(day) if day else today()
    except ValueError:
        raise Refusal("puzzle-date", text=day[:40]) from None
    if not FIRST <= date <= today():
        raise Refusal("no-such-puzzle", date=date)
    return await asked_for(request, MakePuzzle(grade_on(date), date.isoformat(), version_on(date)))


async def tries(request: HttpRequest, day: str) -> Tries:
    """The guest's attempt at the puzzle of that day."""
    guest = await guest_of(request)
    return Tries(services_of(request).store.puzzles, await puzzle_of(request, day), guest.gid)


def _now() -> int:
    return int(time.time() * 1000)


@get("/api/puzzle")
async def riddle(request: HttpRequest, day: FromQuery[str] = "") -> Riddle:
    """The puzzle of a day; the first look starts your clock."""
    return await (await tries(request, day)).look(_now())


@post("/api/puzzle", status_code=200)
async def guess(request: HttpRequest, data: JSONBody[Guess]) -> PuzzleVerdict:
    """Try an answer. The first right one stops your clock."""
    return await (await tries(request, data.day)).guess(data, _now())


@post("/api/puzzle/hint", status_code=200)
async def hint(request: HttpRequest, data: JSONBody[Day]) -> Mine:
    """Get one more hint; it counts."""
    return await (await tries(request, data.day)).hint()


@post("/api/puzzle/give-up", status_code=200)
async def give_up(request: HttpRequest, data: JSONBody[Day]) -> Mine:
    """See the answer; then no time counts."""
    return await (await tries(request, data.day)).give_up()


@get("/api/puzzle/results")
async def results_of(request: HttpRequest, day: FromQuery[str] = "") -> PuzzleResults:
    """Who has solved the puzzle of a day: fewest hints first, then the fastest."""
    made, store = await puzzle_of(request, day), services_of(request).store.puzzles
    me = await known_guest(request)
    return await results(store, made.seed, me.gid if me else "")


@get("/api/puzzle/streak")
async def streak_of(request: HttpRequest) -> Streak:
    """How many days in a row you have solved the puzzle of the day."""
    return await streak(services_of(request).store.puzzles, (await guest_of(request)).gid, today())


TEASED = 3
"""How many cards of the puzzle the first page shows: too few to solve it before the clock starts."""


@get("/api/puzzle/teaser")
async def teaser(request: HttpRequest) -> PuzzleTeaser:
    """Today's grade, some of its cards, and your streak; no cards, if your address may not have the puzzle made now."""
    guest, day, store = await known_guest(request), today(), services_of(request).store.puzzles
    made: Puzzle | None = None
    with suppress(Refusal):
        made = await puzzle_of(request, day.isoformat())
    attempt = await store.attempt(day.isoformat(), guest.gid) if guest else None
    run = await streak(store, guest.gid, day) if guest else None
    return PuzzleTeaser(
        day=day.isoformat(),
        grade=grade_on(day),
        cards=tuple((card.ball, card.hoop) for card in made.cards[:TEASED]) if made else (),
        streak=run.now if run else 0,
        longest=run.longest if run else 0,
        solved=attempt is not None and attempt.ms is not None,
    )


HANDLERS = [teaser, riddle, guess, hint, give_up, results_of, streak_of]
