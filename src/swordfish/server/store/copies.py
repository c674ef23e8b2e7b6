"""Backup and restore: a copy of a store, written whole or not at all."""

import os
import sqlite3
import tempfile
from contextlib import closing, suppress
from pathlib import Path

from swordfish.core import Refusal
from swordfish.server.store.maintenance import OnProgress, no_progress
from swordfish.server.store.migrations import migrate
from swordfish.server.store.sqlite import why

STEP_PAGES = 1024
"""How many pages are copied between two reports of progress."""


def backup(store: Path, target: Path, report: OnProgress = no_progress) -> int:
    """Copy a store, also one in use, to a file; return how many tables it holds.

    The copy shows the store as it was at the beginning. Meanwhile the server goes on writing.
    """
    if not store.is_file():
        raise Refusal("store-missing", path=str(store))
    return _copy(store, target, report)


def restore(source: Path, store: Path, report: OnProgress = no_progress) -> int:
    """Replace a store that no server uses by a copy; return how many tables it holds. Owner and mode stay."""
    if not source.is_file():
        raise Refusal("store-missing", path=str(source))
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
        target.parent.mkdir(parents=True, exist_ok=True)
        number, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
        os.close(number)
        fresh = Path(name)
        try:
            count = _copied(source, fresh, report)
            _keep_owner(fresh, target)
            with fresh.open("rb+") as file:
                os.fsync(file.fileno())
            fresh.replace(target)
        except BaseException:
            fresh.unlink(missing_ok=True)
            raise
    except (sqlite3.Error, OSError) as error:
        raise Refusal("store-broken", path=str(source), reason=why(error)) from None
    return count


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


def _keep_owner(fresh: Path, target: Path) -> None:
    """Give the copy the owner and mode of the file that it replaces; for a new file, the owner of its folder."""
    if not hasattr(os, "chown"):
        return
    known = target.stat() if target.exists() else None
    owner = known or target.parent.stat()
    if os.geteuid() == 0:
        os.chown(fresh, owner.st_uid, owner.st_gid)
    if known:
        fresh.chmod(known.st_mode & 0o777)
