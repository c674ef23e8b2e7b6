"""Backup and restore: a copy of a store, written whole or not at all."""

import sqlite3
import tempfile
from contextlib import closing, suppress
from pathlib import Path

from swordfish.core import Refusal
from swordfish.server.store.address import StoreAddress
from swordfish.server.store.maintenance import OnProgress, no_progress
from swordfish.server.store.migrations import migrate
from swordfish.server.store.opening import existing
from swordfish.server.store.replacement import fresh_file
from swordfish.server.store.sqlite import why
from swordfish.server.store.transfer import copy_store

STEP_PAGES = 1024
"""How many pages are copied between two reports of progress."""


def backup(store: StoreAddress, target: Path, report: OnProgress = no_progress) -> int:
    """Copy a store, also one in use, to a file; return how many tables it holds.

    The copy shows the store as it was at the beginning. Meanwhile the server goes on writing.
    """
    existing(store)
    return copy_store(store, target, report, replace=True) if isinstance(store, str) else _copy(store, target, report)


def restore(source: Path, store: StoreAddress, report: OnProgress = no_progress) -> int:
    """Replace a store that no server uses by a copy; return how many tables it holds. Owner and mode stay."""
    existing(source)
    if isinstance(store, str):
        with tempfile.TemporaryDirectory() as folder:  # the copy may have an older version, and stays as it is
            _copy(source, current := Path(folder) / "current.db", no_progress)
            return copy_store(current, store, report, replace=True)
    if store.exists() and in_use(store):
        raise Refusal("store-in-use", path=str(store))
    count = _copy(source, store, report)
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


def _copy(source: Path, target: Path, report: OnProgress) -> int:
    try:
        with fresh_file(target) as fresh:
            return _copied(source, fresh, report)
    except (sqlite3.Error, OSError) as error:
        raise Refusal("store-broken", path=str(source), reason=why(error)) from None


def _copied(source: Path, fresh: Path, report: OnProgress) -> int:
    """Copy the pages of one snapshot, check them, and return the number of tables."""
    with closing(sqlite3.connect(source, isolation_level=None)) as old, closing(sqlite3.connect(fresh)) as new:
        old.execute("pragma busy_timeout = 30000")
        old.execute("begin")
        old.execute("select count(*) from sqlite_master").fetchone()  # holds the snapshot: no write restarts the copy
        old.backup(new, pages=STEP_PAGES, progress=lambda _, left, total: report(total - left, total), sleep=0)
        old.execute("rollback")
        new.execute("pragma journal_mode = delete")
        migrate(new)
        [ok] = new.execute("pragma quick_check").fetchone()
        if ok != "ok":
            raise Refusal("store-broken", path=str(source), reason=Refusal("store-damaged"))
        [count] = new.execute("select count(*) from tables").fetchone()
    return count
