"""Deletion by age, in small transactions, so that a server that uses the store hardly waits."""

import json
import sqlite3
import time
from collections.abc import Generator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

from swordfish.core import Refusal
from swordfish.server.store.maintenance import ABANDONED_DAYS, DAY, OnProgress, no_progress
from swordfish.server.store.sqlite import opened, why

BATCH = 100
"""How many tables or guests one transaction deletes."""
FREED_PAGES = 500
"""How many free pages one transaction gives back to the file system."""
INCREMENTAL = 2
"""SQLite's number for a file that can give back its free pages step by step."""
IDLE = "gid not in (select gid from sittings) and gid not in (select host from tables)"
"""A guest who sits at no table and is host of none."""


def prune(store: Path, days: int, now: float | None = None, report: OnProgress = no_progress) -> int:
    """Delete tables without a move for so many days, also from a store in use; return how many."""
    if days <= ABANDONED_DAYS:
        raise Refusal("prune-too-young", least=ABANDONED_DAYS + 1)
    if not store.is_file():
        raise Refusal("store-missing", path=str(store))
    before = int(time.time() if now is None else now) - days * DAY
    with closing(opened(store)) as connection:
        old = connection.execute("select tid from tables where touched < ?", (before,)).fetchall()
        count = 0
        for start in range(0, len(old), BATCH):
            count += _delete_tables(connection, old[start : start + BATCH], before)
            report(start + BATCH, len(old))
        idle = connection.execute(f"select gid from guests where seen < ? and {IDLE}", (before,)).fetchall()  # noqa: S608 - a constant
        for start in range(0, len(idle), BATCH):
            _delete_guests(connection, idle[start : start + BATCH], before)
        connection.execute("pragma wal_checkpoint(truncate)")
    return count


def compact(store: Path) -> int:
    """Give free space back to the file system, also while a server uses the store; return how many bytes.

    A store that was made before it could do so is rewritten as a whole, once.
    """
    if not store.is_file():
        raise Refusal("store-missing", path=str(store))
    before = store.stat().st_size
    try:
        with closing(opened(store)) as connection:
            [mode] = connection.execute("pragma auto_vacuum").fetchone()
            if mode != INCREMENTAL:
                connection.execute("pragma auto_vacuum = incremental")
                connection.execute("vacuum")
            [free] = connection.execute("pragma freelist_count").fetchone()
            for _ in range(0, free, FREED_PAGES):
                connection.executescript(f"pragma incremental_vacuum({FREED_PAGES})")  # execute() would free one page
            connection.execute("pragma wal_checkpoint(truncate)")
    except sqlite3.Error as error:
        raise Refusal("store-broken", path=str(store), reason=why(error)) from None
    return max(before - store.stat().st_size, 0)


def _delete_tables(connection: sqlite3.Connection, old: Sequence[tuple[str]], before: int) -> int:
    """Delete these tables with all that belongs to them, unless they were used meanwhile; return how many."""
    with _transaction(connection):
        deleted = connection.execute(
            "delete from tables where tid in (select value from json_each(?)) and touched < ? returning tid",
            (_listed(old), before),
        ).fetchall()
        for name in ("entries", "sittings", "bests", "alone", "invitations"):
            connection.execute(
                f"delete from {name} where tid in (select value from json_each(?))",  # noqa: S608 - names are ours
                (_listed(deleted),),
            )
        for name in ("achievements", "rating_steps"):  # what was achieved stays; its game is gone
            connection.execute(
                f"update {name} set tid = '' where tid in (select value from json_each(?))",  # noqa: S608 - names are ours
                (_listed(deleted),),
            )
    return len(deleted)


def _delete_guests(connection: sqlite3.Connection, idle: Sequence[tuple[str]], before: int) -> None:
    """Delete these guests with all that belongs to them, unless they came back meanwhile."""
    with _transaction(connection):
        deleted = connection.execute(
            "delete from guests where gid in (select value from json_each(?))"  # noqa: S608 - a constant
            f" and seen < ? and {IDLE} returning gid",
            (_listed(idle), before),
        ).fetchall()
        connection.execute(
            "delete from companions where other in (select value from json_each(?))", (_listed(deleted),)
        )
        about = ("cookies", "devices", "puzzles", "mutes", "companions", "invitations", "achievements", "rating_steps")
        for name in about:
            connection.execute(
                f"delete from {name} where gid in (select value from json_each(?))",  # noqa: S608 - names are ours
                (_listed(deleted),),
            )


def _listed(rows: Sequence[tuple[str]]) -> str:
    """The first column as one parameter for json_each."""
    return json.dumps([first for (first,) in rows])


@contextmanager
def _transaction(connection: sqlite3.Connection) -> Generator[None]:
    """One write transaction, whole or not at all."""
    connection.execute("begin immediate")
    try:
        yield
    except BaseException:
        connection.execute("rollback")
        raise
    connection.execute("commit")
