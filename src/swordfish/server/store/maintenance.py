"""Maintenance of a store: backup, restore, deletion by age, export of records."""

import os
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

from swordfish.core import Refusal, reason
from swordfish.record import write
from swordfish.server.store.migrations import migrate
from swordfish.server.store.sqlite import opened, why
from swordfish.server.store.tables import entry_lines
from swordfish.server.table.replay import StoredTable, record
from swordfish.server.table.state import folded

ABANDONED_DAYS = 30
"""A table without a move for so many days leaves the lists; its log stays."""
DAY = 24 * 3600


def recently() -> int:
    """The time before which an unused table counts as abandoned."""
    return int(time.time()) - ABANDONED_DAYS * DAY


def backup(store: Path, target: Path) -> int:
    """Copy a store, also one in use, to a file, written whole or not at all; returns how many tables it holds."""
    if not store.is_file():
        raise Refusal("store-missing", path=str(store))
    return _copy(store, target)


def restore(source: Path, store: Path) -> int:
    """Replace a store that no server uses by a copy; returns how many tables it holds."""
    if not source.is_file():
        raise Refusal("store-missing", path=str(source))
    if store.exists() and in_use(store):
        raise Refusal("store-in-use", path=str(store))
    count = _copy(source, store)
    for left in ("-wal", "-shm"):
        with suppress(FileNotFoundError):
            Path(f"{store}{left}").unlink()
    return count


def in_use(store: Path) -> bool:
    """Whether another process has the store open: only the last one can leave WAL mode."""
    try:
        with closing(sqlite3.connect(store, timeout=0.2)) as connection:
            [mode] = connection.execute("pragma journal_mode = delete").fetchone()
    except sqlite3.Error:
        return True
    return mode != "delete"


def _copy(source: Path, target: Path) -> int:
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        number, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
        os.close(number)
        fresh = Path(name)
        try:
            with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(fresh)) as new:
                old.execute("pragma busy_timeout = 30000")
                old.backup(new, pages=1000, sleep=0.01)
                new.execute("pragma journal_mode = delete")
                migrate(new)
                [ok] = new.execute("pragma quick_check").fetchone()
                if ok != "ok":
                    raise Refusal("store-broken", path=str(source), reason=Refusal("store-damaged"))
                [count] = new.execute("select count(*) from tables").fetchone()
            with fresh.open("rb+") as file:
                os.fsync(file.fileno())
            fresh.replace(target)
        except BaseException:
            fresh.unlink(missing_ok=True)
            raise
    except (sqlite3.Error, OSError) as error:
        raise Refusal("store-broken", path=str(source), reason=why(error)) from None
    return count


def prune(store: Path, days: int, now: float | None = None) -> int:
    """Delete tables without a move for so many days, also from a store in use; returns how many."""
    if days <= ABANDONED_DAYS:
        raise Refusal("prune-too-young", least=ABANDONED_DAYS + 1)
    if not store.is_file():
        raise Refusal("store-missing", path=str(store))
    before = int(time.time() if now is None else now) - days * DAY
    with closing(opened(store)) as connection:
        connection.execute("begin immediate")
        old = "(select tid from tables where touched < ?)"
        for name in ("entries", "sittings", "bests", "alone", "invitations"):
            connection.execute(f"delete from {name} where tid in {old}", (before,))  # noqa: S608 - names are ours
        count = connection.execute("delete from tables where touched < ?", (before,)).rowcount
        connection.execute(
            "delete from guests where seen < ? and gid not in (select gid from sittings)"
            " and gid not in (select host from tables)",
            (before,),
        )
        connection.execute("delete from companions where other not in (select gid from guests)")
        for name in ("cookies", "puzzles", "mutes", "companions", "invitations"):
            connection.execute(f"delete from {name} where gid not in (select gid from guests)")  # noqa: S608 - names are ours
        connection.execute("commit")
        connection.execute("pragma wal_checkpoint(truncate)")
    return count


def finished(store: Path) -> Iterator[StoredTable]:
    """Every finished table of a store, oldest first."""
    if not store.is_file():
        raise Refusal("store-missing", path=str(store))
    with closing(opened(store)) as connection:
        rows = connection.execute("select tid, seed from tables where phase = 'over' order by made, tid")
        for tid, seed in rows.fetchall():
            found = connection.execute("select seq, body from entries where tid = ? order by seq", (tid,))
            yield StoredTable(tid, folded(entry_lines(found.fetchall())), seed)


def export(store: Path, folder: Path) -> int:
    """Write the record of every finished game, one file each; returns how many."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refusal("record-unwritable", path=str(folder), reason=reason(error)) from None
    count = 0
    for table in finished(store):
        write(folder / f"{table.state.made.game}-{table.tid}.jsonl", record(table))
        count += 1
    return count
