"""Deletion by age, in small transactions, so that a server that uses the store hardly waits."""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from functools import partial
from pathlib import Path

from swordfish.core import Refusal
from swordfish.server.store.address import StoreAddress
from swordfish.server.store.database import Database, Fact, statement
from swordfish.server.store.maintenance import ABANDONED_DAYS, DAY, OnProgress, no_progress
from swordfish.server.store.opening import existing, with_database
from swordfish.server.store.pacing import Pace
from swordfish.server.store.sqlite import opened, why

BATCH = 100
"""How many tables or guests one transaction deletes at most."""
FREED_PAGES = 500
"""How many free pages one transaction gives back to the file system at most."""
CHECKPOINT_MS, STEP_MS = 50, 30_000
"""How long a checkpoint and a step wait for the locks of other processes."""
INCREMENTAL = 2
"""SQLite's number for a file that can give back its free pages step by step."""
IDLE = "gid not in (select gid from sittings) and gid not in (select host from tables)"
"""A guest who sits at no table and is host of none."""


def prune(store: StoreAddress, days: int, now: float | None = None, report: OnProgress = no_progress) -> int:
    """Delete tables without a move for so many days, also from a store in use; return how many."""
    if days <= ABANDONED_DAYS:
        raise Refusal("prune-too-young", least=ABANDONED_DAYS + 1)
    before = int(time.time() if now is None else now) - days * DAY
    if isinstance(store, str):
        return with_database(store, partial(_prune, before=before, report=report, after_step=_nothing))
    existing(store)
    with closing(opened(store)) as connection:
        after_step = partial(_checkpoint, connection, "passive")
        count = with_database(store, partial(_prune, before=before, report=report, after_step=after_step))
        _checkpoint(connection, "truncate")
    return count


async def _prune(database: Database, before: int, report: OnProgress, after_step: Callable[[], None]) -> int:
    old = [tid for (tid,) in await database.query("select tid from tables where touched < ?", before)]
    count = done = 0
    pace = Pace(BATCH, BATCH)
    while done < len(old):
        pace.begin()
        tids = old[done : done + pace.size]
        count += await _delete_tables(database, tids, before)
        await _rest(pace, after_step)
        done += len(tids)
        report(done, len(old))
    idle = await database.query(f"select gid from guests where seen < ? and {IDLE}", before)  # noqa: S608 - a constant
    for start in range(0, len(idle), BATCH):
        pace.begin()
        await _delete_guests(database, [gid for (gid,) in idle[start : start + BATCH]], before)
        await _rest(pace, after_step)
    return count


async def _rest(pace: Pace, after_step: Callable[[], None]) -> None:
    seconds = pace.end()
    after_step()
    await asyncio.sleep(seconds)


def _nothing() -> None:
    """PostgreSQL checkpoints by itself."""


def _checkpoint(connection: sqlite3.Connection, mode: str) -> None:
    """Checkpoint the WAL after each step, so that it stays short and no move of a server has to.

    "truncate" locks out writers while it waits for readers, for example a backup, so it does not wait long.
    """
    connection.execute(f"pragma busy_timeout = {CHECKPOINT_MS}")
    with suppress(sqlite3.Error):  # for example a full disk: the server does it later
        connection.execute(f"pragma wal_checkpoint({mode})")
    connection.execute(f"pragma busy_timeout = {STEP_MS}")


async def _delete_tables(database: Database, tids: Sequence[str], before: int) -> int:
    """Delete these tables with all that belongs to them, unless they were used meanwhile; return how many."""
    old = f"tid in ({_marks(tids)}) and touched < ?"
    theirs = f"tid in (select tid from tables where {old})"  # noqa: S608 - marks are ours
    facts: tuple[Fact, ...] = (*tids, before)
    gone, kept = ("entries", "sittings", "bests", "alone", "invitations", "barred"), ("achievements", "rating_steps")
    steps = [
        f"update tables set touched = touched where {old}",  # noqa: S608 - locks them in PostgreSQL
        *(f"delete from {name} where {theirs}" for name in gone),  # noqa: S608 - names are ours
        *(f"update {name} set tid = '' where {theirs}" for name in kept),  # noqa: S608 - what was achieved stays
        f"delete from tables where {old} returning tid",  # noqa: S608 - marks are ours
    ]
    return len((await database.write(*(statement(sql, *facts) for sql in steps)))[-1])


async def _delete_guests(database: Database, gids: Sequence[str], before: int) -> None:
    """Delete these guests with all that belongs to them, unless they came back meanwhile."""
    old = f"gid in ({_marks(gids)}) and seen < ? and {IDLE}"
    theirs = f"in (select gid from guests where {old})"  # noqa: S608 - marks are ours
    facts: tuple[Fact, ...] = (*gids, before)
    about = ("cookies", "devices", "puzzles", "mutes", "companions", "invitations", "achievements", "rating_steps")
    steps = [
        f"update guests set seen = seen where {old}",  # noqa: S608 - locks them in PostgreSQL
        f"delete from companions where other {theirs}",  # noqa: S608 - marks are ours
        *(f"delete from {name} where gid {theirs}" for name in about),  # noqa: S608 - names are ours
        f"delete from guests where {old}",  # noqa: S608 - marks are ours
    ]
    await database.write(*(statement(sql, *facts) for sql in steps))


def _marks(facts: Sequence[str]) -> str:
    return ", ".join("?" * len(facts))


def compact(store: StoreAddress, report: OnProgress = no_progress) -> int:
    """Give free space back to the file system, also while a server uses the store; return how many bytes.

    A file that was made before it could do so is rewritten as a whole, once. PostgreSQL does it by itself.
    """
    existing(store)
    return 0 if isinstance(store, str) else _compact(store, report)


def _compact(store: Path, report: OnProgress) -> int:
    before = store.stat().st_size
    try:
        with closing(opened(store)) as connection:
            [mode] = connection.execute("pragma auto_vacuum").fetchone()
            if mode != INCREMENTAL:
                connection.execute("pragma auto_vacuum = incremental")
                connection.execute("vacuum")
            _free_pages(connection, report)
            _checkpoint(connection, "truncate")
    except sqlite3.Error as error:
        raise Refusal("store-broken", path=str(store), reason=why(error)) from None
    return max(before - store.stat().st_size, 0)


def _free_pages(connection: sqlite3.Connection, report: OnProgress) -> None:
    """Cut the pages that are free now off the end of the file, a few at a time."""
    [free] = connection.execute("pragma freelist_count").fetchone()
    done, pace = 0, Pace(FREED_PAGES // 10, FREED_PAGES)
    while done < free:
        pace.begin()
        done += pace.size
        connection.executescript(f"pragma incremental_vacuum({pace.size})")  # execute() would free one page
        seconds = pace.end()
        _checkpoint(connection, "passive")
        report(min(done, free), free)
        time.sleep(seconds)
