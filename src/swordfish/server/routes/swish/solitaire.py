"""Routes for solitaire swish: results, practice puzzles, and the swishes missed in a finished game."""

from typing import Any

import msgspec
from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Struct

from swordfish.core import Refusal, line
from swordfish.core import replay as replayed
from swordfish.exact.swish.jobs import FindMoments, ListedSwishes, ListSwishes
from swordfish.exact.swish.missed import Moment
from swordfish.exact.swish.puzzles import GRADES, Hint, Puzzle, hints, judge
from swordfish.games.swish.model import Layer, Lying
from swordfish.games.swish.swishes import Fault
from swordfish.server.routes.swish.daily import Answer
from swordfish.server.routes.swish.made import asked_for, computed, from_stock
from swordfish.server.routes.swish.made import practice as numbered
from swordfish.server.services import HttpRequest, guest_of, owner_of, services_of
from swordfish.server.store.scores import Alone
from swordfish.server.table.replay import StoredTable

MOST_ALONE = 200
MOST_SWISHES = 200
PRACTICE = 1000
"""The number of practice puzzles of each grade."""


class Missed(Struct, frozen=True, kw_only=True):
    """The swishes possible at each moment of a finished game."""

    moments: tuple[Moment, ...]


class There(Struct, frozen=True, kw_only=True):
    """The swishes possible at one moment, the largest first, one page at a time."""

    frame: int
    area: tuple[Lying, ...]
    count: int
    start: int
    swishes: tuple[tuple[Layer, ...], ...]


class Practice(Struct, frozen=True, kw_only=True):
    """A practice puzzle: no clock, and nothing is stored."""

    grade: str
    number: int
    size: int | None  # None: the largest there is
    cards: tuple[tuple[int, int], ...]
    hints: int  # how many there are


class PracticeGuess(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to a practice puzzle: cards by number, and the turn of each."""

    grade: str
    number: int
    cards: tuple[int, ...]
    orientations: tuple[int, ...]


class PracticeVerdict(Struct, frozen=True, kw_only=True):
    """The verdict of the rules, as a key with facts; and the faults, cell by cell."""

    solved: bool
    key: str
    facts: dict[str, Any]
    faults: tuple[Fault, ...]


class Hints(Struct, frozen=True, kw_only=True):
    """The first so many hints; with all of them, the answer."""

    hints: tuple[Hint, ...]
    answer: Answer | None


@get("/api/guest/alone")
async def alone(request: HttpRequest) -> list[Alone]:
    """Your solitaire games, the earliest first."""
    guest = await guest_of(request)
    return await services_of(request).store.scores.alone(guest.gid, MOST_ALONE)


@get("/api/tables/{table:str}/missed")
async def missed_all(request: HttpRequest, table: FromPath[str]) -> Missed:
    """How many swishes were possible at each moment of a finished game, and which were taken."""
    found = await _over(request, table)
    entries = tuple((entry.at, entry.event) for entry in line(found.state.log))
    result = await computed(request, "moments", FindMoments(found.state.options, entries))
    return Missed(moments=msgspec.json.decode(result, type=tuple[Moment, ...]))


@get("/api/tables/{table:str}/missed/{frame:int}")
async def missed_then(
    request: HttpRequest, table: FromPath[str], frame: FromPath[int], start: FromQuery[int] = 0
) -> There:
    """Every swish that was possible after so many events of a finished game."""
    found = await _over(request, table)
    options, counted = found.state.options, line(found.state.log)
    if not 0 <= frame <= len(counted):
        raise Refusal("no-such-page")
    area = replayed(found.state.rules, options, counted[:frame]).area
    first = min(max(start, 0), 2**53)
    result = await computed(request, "swishes", ListSwishes(options, area, first, MOST_SWISHES))
    listed = msgspec.json.decode(result, type=ListedSwishes)
    return There(frame=frame, area=area, count=listed.count, start=first, swishes=listed.swishes)


async def _over(request: HttpRequest, table: str) -> StoredTable:
    services_of(request).budgets.replays.demand(owner_of(request))
    found = await services_of(request).store.tables.stored(table)
    if not found.over:
        raise Refusal("table-not-over")
    if found.state.made.game != "swish":
        raise Refusal("missed-only-swish")
    return found


async def practised(request: HttpRequest, grade: str, number: int) -> Puzzle:
    """The puzzle of a grade and a number; rate-limited."""
    guest, services = await guest_of(request), services_of(request)
    if grade not in GRADES:
        raise Refusal("puzzle-no-such-grade", grade=grade[:40], grades=", ".join(GRADES))
    if not 0 <= number < PRACTICE:
        raise Refusal("practice-number", last=PRACTICE - 1)
    services.budgets.puzzles.demand(guest.gid)
    return await asked_for(request, numbered(grade, number))


@get("/api/practice")
async def practice(request: HttpRequest, grade: FromQuery[str], number: FromQuery[int | None] = None) -> Practice:
    """A practice puzzle of a grade; without a number, one that is ready."""
    if number is None:
        number = from_stock(request, grade, PRACTICE) if grade in GRADES else 0
    made = await practised(request, grade, number)
    return Practice(
        grade=grade,
        number=number,
        size=None if made.largest else made.size,
        cards=tuple((card.ball, card.hoop) for card in made.cards),
        hints=len(hints(made)),
    )


@post("/api/practice", status_code=200)
async def tried(request: HttpRequest, data: JSONBody[PracticeGuess]) -> PracticeVerdict:
    """Try an answer."""
    made = await practised(request, data.grade, data.number)
    found = judge(made, data.cards, data.orientations)
    return PracticeVerdict(solved=found.solved, key=found.key, facts=found.facts, faults=found.faults)


@get("/api/practice/hints")
async def hinted(request: HttpRequest, grade: FromQuery[str], number: FromQuery[int], count: FromQuery[int]) -> Hints:
    """The first so many hints, each stronger than the one before; with all of them, the answer."""
    made = await practised(request, grade, number)
    every = hints(made)
    answer = Answer(made.solution, made.orientations) if count > len(every) else None
    return Hints(hints=every[: max(count, 0)], answer=answer)


HANDLERS = [alone, missed_all, missed_then, practice, tried, hinted]
