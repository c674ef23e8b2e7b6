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
from swordfish.server.store import maintenance as keeping
from swordfish.server.store.sqlite import opened
from tests.server.hosting import Visitor, hosted
from tests.server.test_routes import played
from tests.waiting import LONG, until

DAY = 24 * 3600


def test_backup_while_running_restore_and_export(tmp_path: Path) -> None:
    copy, again = tmp_path / "copy.db", tmp_path / "again.db"
    with hosted(tmp_path) as host:
        ann, ben = host.guest("Ann"), host.guest("Ben")
        made = asyncio.run(played(ann, ben))
        assert keeping.backup(host.settings.store, copy) == 1
        ann.table()
        with pytest.raises(Refusal, match="is in use"):
            keeping.restore(copy, host.settings.store)
        assert ann.get("/health")[0] == 200, "a restore that is refused changes nothing"
    assert keeping.restore(copy, host.settings.store) == 1
    with hosted(tmp_path) as host:
        [past] = (visitor := ann_again(host.port, ann.cookie)).get("/api/guest/history")[1]
        assert past["table"] == made["table"]
        assert visitor.get("/api/guest")[1]["name"] == "Ann"
    assert keeping.export(copy, tmp_path / "records") == 1
    [path] = (tmp_path / "records").iterdir()
    check(read(path))
    assert keeping.restore(copy, again) == 1


def ann_again(port: int, cookie: str) -> Visitor:
    visitor = Visitor(port)
    visitor.cookie = cookie
    return visitor


def test_a_copy_that_is_none_is_refused_and_the_store_stays(tmp_path: Path) -> None:
    store, bad = tmp_path / "tables.db", tmp_path / "bad.db"
    with closing(opened(store)) as connection:
        connection.execute("insert into bans values ('guest:g', 1)")
    bad.write_bytes(b"nonsense" * 1000)
    with pytest.raises(Refusal, match="is not a swordfish store"):
        keeping.restore(bad, store)
    with pytest.raises(Refusal, match="There is no store at"):
        keeping.backup(tmp_path / "nowhere.db", bad)
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
                " values (?1, ?1, 'swipe', 'playing', 0, ?2, ?2, '', x'00')",
                (tid, touched),
            )
            store.execute("insert into entries (tid, seq, body) values (?, 0, x'00')", (tid,))
            store.execute(
                "insert into guests (gid, name, made, seen) values (?1, ?1, 0, ?2)", (f"guest-{tid}", touched)
            )
            store.execute("insert into cookies values (?, ?, 0, 0)", (tid.encode(), f"guest-{tid}"))
            store.execute("insert into sittings values (?, ?, 0, null)", (f"guest-{tid}", tid))
    with pytest.raises(Refusal, match="at least 31 days"):
        keeping.prune(path, 30)
    assert keeping.prune(path, 60) == 1
    with closing(sqlite3.connect(path)) as store:
        for name in ("tables", "entries", "guests", "cookies", "sittings"):
            assert store.execute(f"select count(*) from {name}").fetchone() == (1,), name
        assert store.execute("select tid from tables").fetchone() == ("young",)


def run(*args: str, home: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "swordfish", *args],
        capture_output=True,
        text=True,
        env={**os.environ, "SWORDFISH_HOME": str(home)},
        timeout=LONG,
        check=False,
    )


def test_the_commands_say_what_they_did(tmp_path: Path) -> None:
    opened(tmp_path / "tables.db").close()
    copy = tmp_path / "copy.db"
    assert run("backup", str(copy), home=tmp_path).stdout == f"0 tables were copied to {copy}.\n"
    assert run("restore", str(copy), home=tmp_path).stdout == f"0 tables are back in {tmp_path / 'tables.db'}.\n"
    assert run("prune", "--days", "60", home=tmp_path).stdout.startswith("0 tables without a move for 60 days")
    assert run("export", str(tmp_path / "r"), home=tmp_path).stdout == f"0 records are written to {tmp_path / 'r'}.\n"
    nowhere = run("backup", str(copy), "--store", str(tmp_path / "no.db"), home=tmp_path)
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
        taken = run("serve", "--port", str(port), "--no-browser", home=tmp_path)
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
    quiet = "from swordfish.cli.commands import serve; serve.PORT = 0"
    plain = f"{quiet}; from swordfish.cli import main; raise SystemExit(main([]))"
    opened_url, browser = tmp_path / "opened", tmp_path / "browser"
    script = f'#!/bin/sh\necho "$1" > {opened_url}.new && mv {opened_url}.new {opened_url}\n'
    browser.write_text(script, encoding="utf-8")
    browser.chmod(0o755)
    with subprocess.Popen(
        [sys.executable, "-c", plain],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "SWORDFISH_HOME": str(tmp_path), "BROWSER": f"{browser} %s"},
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


def test_lan_draws_a_code_and_says_so(tmp_path: Path) -> None:
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
