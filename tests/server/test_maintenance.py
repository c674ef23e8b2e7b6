"""Backup while running, restore, prune, export: an operator's work on a store."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import time
import urllib.request
from contextlib import closing
from pathlib import Path

import pytest

from swordfish.cli.commands.serve import programs
from swordfish.core import Refusal
from swordfish.record import check, read
from swordfish.server.store.copies import backup, restore
from swordfish.server.store.maintenance import export
from swordfish.server.store.opening import only_server
from swordfish.server.store.pruning import compact, prune
from swordfish.server.store.sqlite import opened
from tests.command import swordfish
from tests.server.hosting import Visitor, hosted
from tests.server.test_routes import played
from tests.waiting import LONG, until

DAY = 24 * 3600


def test_backup_while_running_restore_and_export(tmp_path: Path) -> None:
    copy, again = tmp_path / "copy.db", tmp_path / "again.db"
    with hosted(tmp_path) as host:
        ann, ben = host.guest("Ann"), host.guest("Ben")
        made = asyncio.run(played(ann, ben))
        assert backup(host.settings.store, copy) == 1
        ann.table()
        with pytest.raises(Refusal, match="is in use"):
            restore(copy, host.settings.store)
        assert ann.get("/health")[0] == 200, "a restore that is refused changes nothing"
    assert restore(copy, host.settings.store) == 1
    with hosted(tmp_path) as host:
        [past] = (visitor := ann_again(host.port, ann.cookie)).get("/api/guest/history")[1]
        assert past["table"] == made["table"]
        assert visitor.get("/api/guest")[1]["name"] == "Ann"
    assert export(copy, tmp_path / "records") == 1
    [path] = (tmp_path / "records").iterdir()
    check(read(path))
    assert restore(copy, again) == 1


def ann_again(port: int, cookie: str) -> Visitor:
    visitor = Visitor(port)
    visitor.cookie = cookie
    return visitor


def test_an_invalid_copy_is_refused_and_the_store_stays(tmp_path: Path) -> None:
    store, bad = tmp_path / "tables.db", tmp_path / "bad.db"
    with closing(opened(store)) as connection:
        connection.execute("insert into bans (who, made) values ('guest:g', 1)")
    bad.write_bytes(b"nonsense" * 1000)
    with pytest.raises(Refusal, match="is not a swordfish store"):
        restore(bad, store)
    with pytest.raises(Refusal, match="There is no store at"):
        backup(tmp_path / "nowhere.db", bad)
    with closing(sqlite3.connect(store)) as connection:
        assert connection.execute("select who from bans").fetchall() == [("guest:g",)]
    assert {path.name for path in tmp_path.iterdir()} == {"tables.db", "bad.db"}


def test_prune_deletes_by_age_and_only_that(tmp_path: Path) -> None:
    path, now = tmp_path / "tables.db", int(time.time())
    with closing(opened(path)) as store:
        for tid, days in (("young", 10), ("old", 100)):
            touched = now - days * DAY
            store.execute(
                "insert into tables (tid, code, game, phase, listed, made, touched, host, seed)"
                " values (?, ?, 'swipe', 'playing', 0, ?, ?, '', x'00')",
                (tid, tid, touched, touched),
            )
            store.execute("insert into entries (tid, seq, body) values (?, 0, x'00')", (tid,))
            store.execute(
                "insert into guests (gid, name, made, seen) values (?, ?, 0, ?)", (f"guest-{tid}", tid, touched)
            )
            store.execute("insert into cookies values (?, ?, 0, 0)", (tid.encode(), f"guest-{tid}"))
            store.execute("insert into sittings values (?, ?, 0, null)", (f"guest-{tid}", tid))
    with pytest.raises(Refusal, match="at least 31 days"):
        prune(path, 30)
    assert prune(path, 60) == 1
    with closing(sqlite3.connect(path)) as store:
        for name in ("tables", "entries", "guests", "cookies", "sittings"):
            assert store.execute(f"select count(*) from {name}").fetchone() == (1,), name
        assert store.execute("select tid from tables").fetchone() == ("young",)


def fill(store: sqlite3.Connection, tables: int, days: int) -> None:
    """Tables without a move for so many days, each with a log."""
    touched = int(time.time()) - days * DAY
    names = [f"{days}-{number}" for number in range(tables)]
    store.execute("begin")
    store.executemany(
        "insert into tables (tid, code, game, phase, listed, made, touched, host, seed)"
        " values (?, ?, 'swipe', 'playing', 0, ?, ?, '', x'00')",
        [(name, name, touched, touched) for name in names],
    )
    store.executemany("insert into entries (tid, seq, body) values (?, 1, zeroblob(4000))", [(name,) for name in names])
    store.execute("commit")


def test_a_copy_is_made_while_another_process_writes_all_the_time(tmp_path: Path) -> None:
    path, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    with closing(opened(path)) as store:
        fill(store, 3000, 10)
        seen: list[int] = []

        def write(done: int, total: int) -> None:
            """Another writer, after every step of the copy."""
            seen.append(done)
            store.execute("insert into bans (who, made) values (?, 1)", (f"guest:{len(seen)}",))
            assert len(seen) < 100, "the copy starts again and again"

        assert backup(path, copy, write) == 3000
    assert len(seen) > 1
    assert seen == sorted(seen)
    with closing(sqlite3.connect(copy)) as found:
        assert found.execute("select count(*) from bans").fetchone() == (0,), "as it was at the beginning"


def test_a_killed_backup_leaves_nothing_under_its_name(tmp_path: Path) -> None:
    path, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    with closing(opened(path)) as store:
        fill(store, 3000, 10)
    code = f"""
import os, signal
from pathlib import Path
from swordfish.server.store.copies import backup
backup(Path({str(path)!r}), Path({str(copy)!r}), lambda done, total: os.kill(os.getpid(), signal.SIGKILL))
"""
    assert subprocess.run([sys.executable, "-c", code], check=False, timeout=LONG).returncode == -signal.SIGKILL
    assert not copy.exists()
    assert backup(path, copy) == 3000


def test_prune_deletes_a_little_at_a_time_and_the_file_shrinks(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with closing(opened(path)) as store:
        fill(store, 1000, 100)
        fill(store, 10, 10)
        waits: list[int] = []

        def write(done: int, total: int) -> None:
            """A server finds room to write between two steps."""
            store.execute("insert into bans (who, made) values (?, 1)", (f"guest:{done}",))
            waits.append(done)

        assert prune(path, 60, report=write) == 1000
        assert len(waits) >= 10
        before = path.stat().st_size
        assert compact(path) > 0, "also while it is open elsewhere"
    assert path.stat().st_size < before / 4
    with closing(sqlite3.connect(path)) as store:
        assert store.execute("pragma integrity_check").fetchone() == ("ok",)
        assert store.execute("select count(*) from entries").fetchone() == (10,)


def test_a_table_that_is_used_meanwhile_is_not_deleted(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with closing(opened(path)) as store:
        fill(store, 101, 100)

        def use(done: int, total: int) -> None:
            store.execute("update tables set touched = ?", (int(time.time()),))

        assert prune(path, 60, report=use) == 100
        assert store.execute("select count(*) from tables").fetchone() == (1,)
        assert store.execute("select count(*) from entries").fetchone() == (1,)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such modes")
def test_only_its_owner_reads_a_store_and_a_restored_one_keeps_owner_and_mode(tmp_path: Path) -> None:
    path, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    with closing(opened(path)) as store:
        store.execute("insert into bans (who, made) values ('guest:g', 1)")
        files = [path, *(Path(f"{path}{more}") for more in ("-wal", "-shm"))]
        assert {file.stat().st_mode & 0o777 for file in files} == {0o600}
    backup(path, copy)
    assert copy.stat().st_mode & 0o777 == 0o600
    path.chmod(0o640)
    if os.geteuid() == 0:
        os.chown(path, 1234, 4321)
    owner = path.stat()
    restore(copy, path)
    now = path.stat()
    assert (now.st_mode, now.st_uid, now.st_gid) == (owner.st_mode, owner.st_uid, owner.st_gid)


def test_a_second_server_on_the_same_store_is_refused(tmp_path: Path) -> None:
    with only_server(tmp_path / "tables.db"):
        opened(tmp_path / "tables.db").close()
        second = swordfish("serve", "--port", "0", "--no-browser", home=tmp_path)
        assert second.returncode == 2
        assert second.stderr == (
            f"Another server already uses {tmp_path / 'tables.db'}."
            " Stop it first, or choose another store with --store.\n"
        )
    with only_server(tmp_path / "tables.db"):
        pass


def test_the_commands_say_what_they_did(tmp_path: Path) -> None:
    opened(tmp_path / "tables.db").close()
    copy = tmp_path / "copy.db"
    assert swordfish("backup", str(copy), home=tmp_path).stdout == f"0 tables were copied to {copy}.\n"
    assert swordfish("restore", str(copy), home=tmp_path).stdout == f"0 tables are back in {tmp_path / 'tables.db'}.\n"
    assert swordfish("prune", "--days", "60", home=tmp_path).stdout.startswith("0 tables without a move for 60 days")
    assert (
        swordfish("export", str(tmp_path / "r"), home=tmp_path).stdout
        == f"0 records are written to {tmp_path / 'r'}.\n"
    )
    nowhere = swordfish("backup", str(copy), "--store", str(tmp_path / "no.db"), home=tmp_path)
    assert (nowhere.returncode, nowhere.stderr) == (2, f"There is no store at {tmp_path / 'no.db'}.\n")


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_serve_says_where_it_is_and_stops_when_asked(tmp_path: Path, how: signal.Signals) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "swordfish", "serve", "--port", "0", "--no-browser"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "SWORDFISH_HOME": str(tmp_path)},
    ) as server:
        assert server.stdout is not None
        url, alone = server.stdout.readline().split()[-1], server.stdout.readline()
        port = int(url.rsplit(":", 1)[1])
        taken = swordfish("serve", "--port", str(port), "--no-browser", home=tmp_path)
        server.send_signal(how)
        out, errors = server.communicate(timeout=LONG)
    assert url.startswith("http://127.0.0.1:")
    assert (taken.returncode, taken.stdout) == (2, "")
    assert taken.stderr == (f"Port {port} is taken. Another server may be running; choose another port with --port.\n")
    assert server.returncode == 0
    assert alone.startswith("Only this computer can open it.")
    assert out.endswith("Stopped. Every game is kept.\n")
    assert "Traceback" not in errors


def test_plain_swordfish_serves_and_opens_the_page(tmp_path: Path) -> None:
    """As typed, but on a free port, with a browser that records which address it should open."""
    opened_url, browser = tmp_path / "opened", tmp_path / "browser"
    script = f'#!/bin/sh\necho "$1" > {opened_url}.new && mv {opened_url}.new {opened_url}\n'
    browser.write_text(script, encoding="utf-8")
    browser.chmod(0o755)
    with subprocess.Popen(
        [sys.executable, "-m", "swordfish"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "SWORDFISH_HOME": str(tmp_path), "BROWSER": f"{browser} %s", "SWORDFISH_PORT": "0"},
    ) as server:
        assert server.stdout is not None
        url = server.stdout.readline().split()[-1]
        until(lambda: opened_url.exists() or server.poll() is not None, "the browser")
        with urllib.request.urlopen(f"{url}/health", timeout=LONG) as answer:
            assert answer.status == 200
        server.terminate()
        server.communicate(timeout=LONG)
    assert server.returncode == 0
    assert url.startswith("http://127.0.0.1:"), "this computer only"
    assert opened_url.read_text(encoding="utf-8").strip() == url
    assert (tmp_path / "tables.db").exists()


@pytest.mark.parametrize("line", ["random=true", "Big=true", "two words=true", "=true"])
def test_a_program_needs_a_name_of_its_own(line: str) -> None:
    with pytest.raises(Refusal, match="cannot be a bot’s name"):
        programs([line])


def test_programs_are_named_once_and_must_be_there() -> None:
    assert programs(["a=true --fast", "b=true"]) == {"a": "true --fast", "b": "true"}
    with pytest.raises(Refusal, match="cannot be a bot’s name"):
        programs(["a=true", "a=true"])
    with pytest.raises(Refusal, match="There is no program"):
        programs(["a=./no-such-program"])


def test_lan_prints_a_qr_code_and_the_address(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "swordfish", "serve", "--port", "0", "--no-browser", "--lan", "--host", "127.0.0.1"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={**os.environ, "SWORDFISH_HOME": str(tmp_path), "PYTHONIOENCODING": "utf-8"},
    ) as server:
        assert server.stdout is not None
        said = ""
        while "Ctrl-C" not in said:
            said += server.stdout.readline()
        server.terminate()
        server.communicate(timeout=LONG)
    assert said.count("█") > 100
    assert "Everybody on the same network can open it." in said
