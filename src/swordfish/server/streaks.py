"""Streaks: days in a row on which a guest solved the puzzle of the day."""

import datetime
from collections.abc import Iterable

from msgspec import Struct

from swordfish.server.store.puzzles import Puzzles


class Streak(Struct, frozen=True, kw_only=True):
    """Days in a row whose puzzle you solved on that day: up to today or yesterday, at most, and days in all."""

    now: int
    longest: int
    days: int


async def streak(store: Puzzles, gid: str, today: datetime.date) -> Streak:
    """How many days in a row a guest has solved the puzzle of the day on that day."""
    rows = await store.solved_days(gid)
    return streak_of((datetime.date.fromisoformat(day) for day, at in rows if _on(at) == day), today)


def streak_of(days: Iterable[datetime.date], today: datetime.date) -> Streak:
    """The same, from the days. A streak lives until the day after its last one is over."""
    one = datetime.timedelta(days=1)
    lengths: dict[datetime.date, int] = {}  # up to and with that day
    for day in sorted(days):
        lengths[day] = lengths.get(day - one, 0) + 1
    now = lengths.get(today) or lengths.get(today - one, 0)
    return Streak(now=now, longest=max(lengths.values(), default=0), days=len(lengths))


def _on(ms: int) -> str:
    return datetime.datetime.fromtimestamp(ms / 1000, datetime.UTC).date().isoformat()
