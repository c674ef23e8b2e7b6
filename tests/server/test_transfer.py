"""Copies between files and PostgreSQL, backup and restore, prune and export: for both databases."""

import asyncio
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from swordfish.cli import main
from swordfish.core import Refusal
from swordfish.record import check, read
from swordfish.server.store import sessions, transfer
from swordfish.server.store.address import StoreAddress, shown
from swordfish.server.store.copies import backup, restore
from swordfish.server.store.database import TABLES, Fact, Rows
from swordfish.server.store.maintenance import DAY, export
from swordfish.server.store.migrations import FIRST, migrate, migrations
from swordfish.server.store.postgres import Postgres
from swordfish.server.store.pruning import compact, prune
from swordfish.server.store.sessions import Use
from swordfish.server.store.sqlite import connect, opened
from swordfish.server.store.transfer import COLUMNS, copy_store, ordered
from tests.server.hosting import hosted
from tests.server.postgresql import execute
from tests.server.test_routes import played

MANY = 2 * transfer.CHUNK + 1
VALUES: dict[str, Callable[[int], Fact]] = {
    "TEXT": "Ä🐟 {}".format,
    "INTEGER": lambda number: number * 10**10,
    "REAL": lambda number: number / 3,
    "BLOB": lambda number: b"\x00\xff%d" % number,
}


def fill(path: Path) -> None:
    """Rows in every table, more than a chunk of entries."""
    with closing(opened(path)) as store:
        store.execute("begin")
        for name in TABLES:
            kinds = [kind.upper() for _, _, kind, *_ in store.execute(f"pragma table_info({name})")]
            marks = ", ".join("?" * len(kinds))
            rows = [[VALUES[kind](number) for kind in kinds] for number in range(MANY if name == "entries" else 3)]
            store.executemany(f"insert into {name} values ({marks})", rows)
        store.execute("commit")


def all_rows(store: StoreAddress) -> dict[str, Rows]:
    """Everything in a store."""
    if isinstance(store, str):
        return {name: execute(store, ordered(name)) for name in TABLES}
    with closing(sqlite3.connect(store)) as connection:
        return {name: connection.execute(ordered(name)).fetchall() for name in TABLES}


def test_a_store_goes_to_postgresql_and_back_and_stays_the_same(tmp_path: Path, postgres: str) -> None:
    first, last, steps = tmp_path / "first.db", tmp_path / "last.db", list[tuple[int, int]]()
    fill(first)
    assert copy_store(first, postgres, lambda done, total: steps.append((done, total))) == 3
    assert copy_store(postgres, last) == 3
    assert all_rows(first) == all_rows(postgres) == all_rows(last)
    assert steps == sorted(steps)
    assert steps[-1][0] == steps[-1][1] == 2 * sum(map(len, all_rows(first).values()))
    assert last.stat().st_mode & 0o777 == 0o600
    for target in (postgres, last):
        with pytest.raises(Refusal, match="There is already something in"):
            copy_store(first, target)
    assert {path.name for path in tmp_path.iterdir()} == {"first.db", "last.db"}


def test_a_copy_that_differs_is_thrown_away(tmp_path: Path, postgres: str) -> None:
    fill(tmp_path / "first.db")
    body = "'begin new.name = new.name || new.name; return new; end'"
    execute(postgres, f"create function spoil() returns trigger language plpgsql as {body}")
    execute(postgres, "create trigger spoils before insert on guests for each row execute function spoil()")
    with pytest.raises(Refusal, match="differs from the original in the table guests"):
        copy_store(tmp_path / "first.db", postgres)
    assert not any(all_rows(postgres).values())


def test_a_backup_is_a_snapshot_while_the_server_writes(tmp_path: Path, postgres: str) -> None:
    fill(tmp_path / "first.db")
    copy_store(tmp_path / "first.db", postgres)
    before = all_rows(postgres)
    with ThreadPoolExecutor(1) as thread:

        def write(done: int, total: int) -> None:
            sql = "insert into guests (gid, name, made) values (?, 'new', 0)"
            thread.submit(execute, postgres, sql, f"new {done}").result()

        assert backup(postgres, tmp_path / "copy.db", write) == 3
    assert all_rows(tmp_path / "copy.db") == before
    assert len(execute(postgres, "select * from guests")) > 3
    assert restore(tmp_path / "copy.db", postgres) == 3
    assert all_rows(postgres) == before


def test_nothing_is_restored_into_a_store_that_a_server_uses(
    tmp_path: Path, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sessions, "LOCK_SECONDS", 0.0)
    fill(tmp_path / "first.db")
    with closing(Postgres(postgres, use=Use.ALONE)):
        with pytest.raises(Refusal, match="Another server already uses"):
            restore(tmp_path / "first.db", postgres)
        assert backup(postgres, tmp_path / "copy.db") == 0
    assert restore(tmp_path / "first.db", postgres) == 3


def test_a_backup_of_an_earlier_version_is_restored_and_stays_as_it_is(tmp_path: Path, postgres: str) -> None:
    path = tmp_path / "old.db"
    with closing(connect(path)) as store:
        migrate(store, {FIRST: migrations()[FIRST]})
        store.execute("insert into guests (gid, name, made) values ('g', 'Ann', 7)")
        store.execute("pragma journal_mode = delete")
    before = path.read_bytes()
    assert restore(path, postgres) == 0
    assert execute(postgres, "select name, seen from guests") == [("Ann", 7)]
    assert path.read_bytes() == before
    bad = tmp_path / "bad.db"
    bad.write_bytes(b"nonsense" * 1000)
    with pytest.raises(Refusal, match="is not a swordfish store"):
        restore(bad, postgres)
    assert execute(postgres, "select name from guests") == [("Ann",)]


def test_a_game_on_postgresql_is_exported_and_an_old_one_pruned(tmp_path: Path, postgres: str) -> None:
    with hosted(tmp_path, store=postgres) as host:
        ann, ben = host.guest("Ann"), host.guest("Ben")
        made = asyncio.run(played(ann, ben))
        assert ann.get("/health")[0] == 200
        assert "swordfish_store_writable 1" in ann.ask("GET", "/metrics").body.decode()
        [past] = ann.get("/api/guest/history")[1]
        assert past["table"] == made["table"]
        assert ann.get("/api/guest/data")[0] == 200
        assert ann.ask("DELETE", "/api/guest").status < 300
    assert export(postgres, tmp_path / "records") == 1
    [path] = (tmp_path / "records").iterdir()
    check(read(path))
    with pytest.raises(Refusal, match="at least 31 days"):
        prune(postgres, 30)
    assert prune(postgres, 60) == 0
    assert prune(postgres, 60, now=time.time() + 61 * DAY) == 1
    assert compact(postgres) == 0
    left = {name for name, rows in all_rows(postgres).items() if rows}
    assert left <= {"pulse", "achievements", "rating_steps", "ratings"}


def test_a_table_that_is_used_meanwhile_is_not_pruned(address: StoreAddress) -> None:
    tids = [(f"t{number}", 0) for number in range(101)]
    sql = (
        "insert into tables (tid, code, game, phase, listed, made, touched, host, seed)"
        " values (?, ?, 'swipe', 'over', 0, 0, ?, '', ?)"
    )
    with ThreadPoolExecutor(1) as thread:
        do = partial(act, address)
        for tid, touched in tids:
            do(sql, tid, tid, touched, b"")

        def use(done: int, total: int) -> None:
            thread.submit(do, "update tables set touched = ?", int(time.time())).result()

        assert prune(address, 60, report=use) == 100
    assert len(all_rows(address)["tables"]) == 1


def act(address: StoreAddress, sql: str, *facts: Fact) -> None:
    """Execute a statement from outside."""
    if isinstance(address, str):
        execute(address, sql, *facts)
    else:
        with closing(opened(address)) as store:
            store.execute(sql, facts)


def test_the_commands_work_with_both(tmp_path: Path, postgres: str, capsys: pytest.CaptureFixture[str]) -> None:
    first, copy = str(tmp_path / "first.db"), str(tmp_path / "copy.db")
    fill(tmp_path / "first.db")
    there = shown(postgres)
    lines = {
        ("copy-store", first, postgres): f"Everything is in {there} now, and both sides are equal.\n",
        ("backup", copy, "--store", postgres): f"3 tables were copied to {copy}.\n",
        ("restore", copy, "--store", postgres): f"3 tables are back in {there}.\n",
        ("prune", "--days", "60", "--store", postgres): "One table without a move for 60 days",
        ("export", str(tmp_path / "r"), "--store", postgres): f"0 records are written to {tmp_path / 'r'}.\n",
    }
    for line, said in lines.items():
        assert main(line) == 0
        assert capsys.readouterr().out.startswith(said)
    assert main(["backup", copy, "--store", "mysql://host/db"]) == 2
    assert "is not the address of a store" in capsys.readouterr().err
    assert COLUMNS["entries"] == ("tid", "seq", "body", "asker", "number")
