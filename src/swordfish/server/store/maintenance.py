"""Maintenance of a store: when a table counts as abandoned, and the export of records."""

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeAlias

from swordfish.core import Refusal, reason
from swordfish.record import write
from swordfish.server.store.address import StoreAddress
from swordfish.server.store.database import Database
from swordfish.server.store.opening import existing, with_database
from swordfish.server.store.tables import entry_lines
from swordfish.server.table.replay import StoredTable, record
from swordfish.server.table.state import folded

ABANDONED_DAYS = 30
"""A table without a move for so many days leaves the lists; its log stays."""
DAY = 24 * 3600

OnProgress: TypeAlias = Callable[[int, int], None]
"""Receives how much is done, and how much there is to do."""


def no_progress(done: int, total: int) -> None:
    """Report nothing."""


def recently() -> int:
    """The time before which an unused table counts as abandoned."""
    return int(time.time()) - ABANDONED_DAYS * DAY


def export(store: StoreAddress, folder: Path) -> int:
    """Write the record of every finished game, one file each; returns how many."""
    existing(store)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refusal("record-unwritable", path=str(folder), reason=reason(error)) from None
    return with_database(store, partial(_export, folder=folder))


async def _export(database: Database, folder: Path) -> int:
    rows = await database.query("select tid, seed from tables where phase = 'over' order by made, tid")
    for tid, seed in rows:
        found = await database.query("select seq, body from entries where tid = ? order by seq", tid)
        table = StoredTable(tid, folded(entry_lines(found)), seed)
        write(folder / f"{table.state.made.game}-{table.tid}.jsonl", record(table))
    return len(rows)
