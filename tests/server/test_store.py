"""The store: numbered versions, one writer, group commit, durable acknowledgements."""

import asyncio
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from swordfish.core import Refusal
from swordfish.server.store import sqlite
from swordfish.server.store.migrations import FIRST, migrate, migrations
from swordfish.server.store.sqlite import (
    CHECKPOINT_TRANSACTIONS,
    Checkpointer,
    Sqlite,
    connect,
    opened,
)
from swordfish.server.store.tables import TableRow, Tables
from swordfish.words import sentence
from tests.waiting import until

OLD = int(time.time()) - 1000


def row(tid: str, code: str = "", touched: int = OLD) -> TableRow:
    return TableRow(tid, code or tid, "swipe", "open", listed=True, made=OLD, touched=touched)


def with_store(path: Path, work: Callable[[Sqlite], Coroutine[Any, Any, Any]]) -> Any:
    """Open, work, close."""

    async def run() -> Any:
        store = Sqlite(path / "tables.db")
        try:
            return await work(store)
        finally:
            store.close()

    return asyncio.run(run())


@pytest.mark.parametrize("version", [1, FIRST - 1])
def test_a_store_of_an_unreleased_version_is_refused_with_a_sentence_and_left_alone(
    tmp_path: Path, version: int
) -> None:
    path = tmp_path / "tables.db"
    with closing(connect(path)) as old:
        old.executescript(f"create table tables (tid); pragma user_version = {version};")
    with pytest.raises(Refusal, match=f"has version {version}, from before the first release"):
        opened(path)
    with closing(sqlite3.connect(path)) as store:
        assert store.execute("select name, sql from sqlite_master").fetchall() == [
            ("tables", "CREATE TABLE tables (tid)")
        ]


def test_a_new_store_has_the_newest_version(tmp_path: Path) -> None:
    with closing(opened(tmp_path / "tables.db")) as store:
        assert store.execute("pragma user_version").fetchone() == (max(migrations()),)


def test_versions_follow_one_another_without_a_gap() -> None:
    assert sorted(migrations()) == list(range(FIRST, max(migrations()) + 1))


def test_a_store_of_a_future_version_is_refused_with_a_sentence_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with closing(opened(path)) as store:
        store.execute("pragma user_version = 99")
    with pytest.raises(Refusal, match="has version 99, which is newer than this program") as refused:
        opened(path)
    assert refused.tb, "which keeps alive what was opened"
    assert files_open(path) == 0
    with closing(sqlite3.connect(path)) as store:
        assert store.execute("pragma user_version").fetchone() == (99,)


def test_a_file_that_is_no_store_is_refused_with_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    path.write_text("a letter to a friend" * 100, encoding="utf-8")
    with pytest.raises(Refusal, match="is not a swordfish store"):
        opened(path)
    with pytest.raises(sqlite3.DatabaseError) as broken:
        connect(path)
    assert broken.tb, "which keeps alive what was opened"
    assert files_open(path) == 0
    assert path.read_text(encoding="utf-8").startswith("a letter")


def test_a_folder_is_no_store(tmp_path: Path) -> None:
    with pytest.raises(Refusal) as refused:
        opened(tmp_path)
    why = refused.value.facts["reason"]
    assert isinstance(why, Refusal)
    assert why.key == "store-unopened"


@pytest.mark.parametrize("code", [*sqlite.BROKEN, sqlite3.SQLITE_IOERR])
def test_every_error_of_sqlite_gets_a_sentence(code: int) -> None:
    """Also by its extended code, whose last byte is the plain one."""
    error = sqlite3.OperationalError()
    error.sqlite_errorcode, error.sqlite_errorname = code | 0x300, "SQLITE_SOMETHING"
    found = sqlite.why(error)
    assert found.key == sqlite.BROKEN.get(code, "why-system")
    assert sentence(found.key, found.facts)


def files_open(path: Path) -> int:
    """How many times this process has opened the file, on Linux; 0 elsewhere."""
    held = Path("/proc/self/fd")
    return sum(link.resolve() == path for link in held.iterdir()) if held.is_dir() else 0


def test_a_migration_that_fails_leaves_the_version_before_it(tmp_path: Path) -> None:
    newest = max(migrations())
    with closing(connect(tmp_path / "tables.db")) as store:
        with pytest.raises(sqlite3.Error):
            migrate(store, {**migrations(), newest + 1: "create table extra (x); create table extra (x);"})
        store.execute("rollback")
        assert store.execute("pragma user_version").fetchone() == (newest,)
        assert not store.execute("select * from sqlite_master where name = 'extra'").fetchall()


def test_commits_are_durable_by_the_synchronous_setting(tmp_path: Path) -> None:
    with closing(connect(tmp_path / "tables.db")) as store:
        assert store.execute("pragma synchronous").fetchone() == (2,)
        assert store.execute("pragma journal_mode").fetchone() == ("wal",)


def test_opening_reads_no_more_of_a_store_with_many_games(tmp_path: Path) -> None:
    """Measured in pages read, not by a clock."""

    def read(games: int) -> int:
        path = tmp_path / f"{games}.db"
        with closing(opened(path)) as store:
            store.execute("begin")
            store.executemany(
                "insert into tables (tid, code, game, phase, listed, made, touched, host, seed, scored)"
                " values (?, ?, 'swipe', 'over', 0, 1, 1, '', x'00', 1)",
                [(f"t{number}", f"t{number}") for number in range(games)],
            )
            store.executemany(
                "insert into entries (tid, seq, body) values (?, ?, zeroblob(60))",
                [(f"t{number}", seq) for number in range(games) for seq in range(10)],
            )
            store.execute("commit")
            store.execute("pragma wal_checkpoint(truncate)")
        steps = 0

        def count() -> None:
            nonlocal steps
            steps += 1

        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            connection.set_progress_handler(count, 1)
            migrate(connection)
            for question in AT_THE_START:
                connection.execute(question).fetchall()
        return steps

    assert read(10) == read(2000) > 0


AT_THE_START = [
    "select who from bans",
    "select tid from tables where phase = 'over' and scored = 0 limit 50",
]


def begun_anew(path: Path) -> int:
    """The salt of SQLite's WAL, which changes at each restart of the log: the fourth number of its header."""
    return int.from_bytes((path / "tables.db-wal").read_bytes()[12:16], "big")


def test_the_wal_is_checkpointed_while_the_writer_is_free(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with closing(opened(path)) as writer:
        writer.execute("insert into entries (tid, seq, body) values ('t', 0, zeroblob(1000000))")
        before, checkpointer = path.stat().st_size, Checkpointer(path)
        checkpointer.note(CHECKPOINT_TRANSACTIONS - 1)
        assert not checkpointer.busy
        checkpointer.note(CHECKPOINT_TRANSACTIONS)
        until(lambda: not checkpointer.busy, "the end of the checkpoint")
        assert path.stat().st_size >= before + 1_000_000
        checkpointer.note(2 * CHECKPOINT_TRANSACTIONS - 1)
        assert not checkpointer.busy, "it counts from the last time"
        checkpointer.close()


def test_the_wal_restarts_while_many_write_and_nothing_is_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "CHECKPOINT_TRANSACTIONS", 10)
    written = dict.fromkeys("abcdefgh", 0)

    async def work(store: Sqlite) -> None:
        async def write_on(tid: str, until: Callable[[], bool]) -> None:
            while not until():
                written[tid] += 1
                await Tables(store).append(tid, written[tid], [b"%d" % written[tid]])

        for tid in written:
            await Tables(store).make(row(tid), b"", b"0")
        first = begun_anew(tmp_path)
        await asyncio.gather(*(write_on(tid, lambda tid=tid: written[tid] == 60) for tid in written))
        await write_on("a", lambda: begun_anew(tmp_path) > first or written["a"] == 3000)
        assert begun_anew(tmp_path) > first

    with_store(tmp_path, work)
    with closing(connect(tmp_path / "tables.db")) as again:
        for tid, count in written.items():
            bodies = again.execute("select body from entries where tid = ? order by seq", (tid,)).fetchall()
            assert bodies == [(b"%d" % number,) for number in range(count + 1)]
        assert again.execute("pragma integrity_check").fetchone() == ("ok",)


WRITES_ON = """
import asyncio, sys
from pathlib import Path
from swordfish.server.store import sqlite
from swordfish.server.store.tables import TableRow, Tables
from swordfish.words import sentence
from tests.waiting import until
from swordfish.server.store.migrations import FIRST, migrate, migrations
sqlite.CHECKPOINT_TRANSACTIONS = 3
async def run():
    store = sqlite.Sqlite(Path(sys.argv[1]))
    await Tables(store).make(TableRow("t", "t", "swipe", "open", listed=True, made=0, touched=0), b"", b"first")
    for number in range(1, 1_000_000):
        await Tables(store).append("t", number, [b"%d" % number])
        print(number, flush=True)
asyncio.run(run())
"""


@pytest.mark.parametrize("acknowledged", [1, 40, 91, 150])
def test_a_process_killed_while_the_wal_restarts_has_lost_nothing(tmp_path: Path, acknowledged: int) -> None:
    command = [sys.executable, "-c", WRITES_ON, str(tmp_path / "tables.db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        last = 0
        while last < acknowledged:
            last = int(writer.stdout.readline())
        writer.kill()
        last = max([last, *[int(line) for line in writer.stdout if line.endswith("\n")]])
    with closing(opened(tmp_path / "tables.db")) as again:
        bodies = [body for (body,) in again.execute("select body from entries order by seq")]
    assert bodies[: last + 1] == [b"first", *[b"%d" % number for number in range(1, last + 1)]]
