"""Routes for a guest's own page: how strong they are, their weeks, their streak, their achievements."""

import datetime
import time

from litestar import get
from msgspec import Struct

from swordfish.server.judging import MILESTONES, milestones
from swordfish.server.services import HttpRequest, guest_of, services_of
from swordfish.server.streaks import Streak, streak
from swordfish.server.strength import Strength, strengths
from swordfish.stories import every

WEEKS = 12


class Week(Struct, frozen=True):
    """Games that you finished in a week, and how many of them you won against others."""

    played: int
    won: int


class Achievement(Struct, frozen=True, kw_only=True):
    """Something that can be achieved: in any game, or in one. `made`: when you did; `table`: in which game."""

    name: str
    game: str
    earned: bool
    table: str
    made: int | None


class GuestProgress(Struct, frozen=True, kw_only=True):
    """Your progress. The last week ends now."""

    played: int
    won: int
    strengths: tuple[Strength, ...]
    weeks: tuple[Week, ...]
    streak: Streak
    achievements: tuple[Achievement, ...]


@get("/api/guest/progress")
async def progress(request: HttpRequest) -> GuestProgress:
    """How strong you are, your last twelve weeks, your streak of puzzles, and your achievements."""
    guest, store = await guest_of(request), services_of(request).store
    tallies, steps = await store.progress.tallies(guest.gid), await store.progress.steps(guest.gid)
    puzzles = await streak(store.puzzles, guest.gid, datetime.datetime.now(datetime.UTC).date())
    weeks = await store.progress.weeks(guest.gid, int(time.time()), WEEKS)
    mine = {one.name: one for one in await store.progress.earned(guest.gid)}
    counted = milestones(tallies, puzzles.longest)
    found = [
        Achievement(
            name=name,
            game=game,
            earned=name in mine,
            table=mine[name].table if name in mine else "",
            made=mine[name].made if name in mine else None,
        )
        for name, game in every().items()
    ]
    found += [Achievement(name=name, game="", earned=name in counted, table="", made=None) for name in MILESTONES]
    return GuestProgress(
        played=sum(one.played for one in tallies),
        won=sum(one.won for one in tallies),
        strengths=tuple(strengths(steps)),
        weeks=tuple(Week(*week) for week in weeks),
        streak=puzzles,
        achievements=tuple(found),
    )


HANDLERS = [progress]
