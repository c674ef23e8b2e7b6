"""Errors and operation: a client's mistake is not logged as a bug, and a failing store is reported."""

import asyncio
import io
import logging
import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from swordfish.cli.screen import Screen, printable
from swordfish.server.banned import BanList
from swordfish.server.budgets import Budgets
from swordfish.server.clock import PAUSE_SECONDS, TableClock
from swordfish.server.http.middleware import Middleware
from swordfish.server.limits import Limits, Rate
from swordfish.server.logs import Throttle
from swordfish.server.metrics import Metrics
from swordfish.server.settings import Settings
from swordfish.server.socket.protocol import shortest
from swordfish.server.store.sqlite import opened
from tests.server.hosting import Host, Visitor, hosted
from tests.server.room import Memory, seeded, table
from tests.server.virtual import run


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with hosted(tmp_path_factory.mktemp("operation")) as running:
        yield running


NESTED = b'{"a":' * 20_000 + b"1" + b"}" * 20_000


@pytest.mark.parametrize(
    ("method", "path"), [("PUT", "/api/guest/settings"), ("POST", "/api/tables"), ("POST", "/api/guest")]
)
def test_json_that_is_nested_too_deeply_is_a_bad_request(host: Host, method: str, path: str) -> None:
    answer = host.guest().ask(method, path, NESTED[:60_000])
    assert (answer.status, answer.json()["key"]) == (400, "bad-message")


@pytest.mark.parametrize(
    "name", ["localhost:evil.example", "localhost:", "localhost:99999999", "a@localhost", "localhost/x", "[::1", ""]
)
def test_a_malformed_host_header_is_misdirected(host: Host, name: str) -> None:
    answer = Visitor(host.port).ask("GET", "/api/server", host=name)
    assert answer.status in {400, 421}, name


@pytest.mark.parametrize("name", ["localhost", "localhost:7733", "127.0.0.1:1", "[::1]:7733", "[::1]", "203.0.113.9"])
def test_the_server_answers_to_all_its_names_and_addresses(name: str) -> None:
    async def nothing(*_: Any) -> None: ...

    settings = Settings(store=Path("unused"))
    assert Middleware(nothing, settings, Metrics(), BanList(), Budgets(settings.limits)).answers_to(name)


def spoil(path: Path, name: str) -> None:
    """Overwrite the pages of one table of a store that nobody uses."""
    with closing(sqlite3.connect(path)) as store:
        store.execute("pragma wal_checkpoint(truncate)")
        [page] = store.execute("select rootpage from sqlite_master where name = ?", (name,)).fetchone()
        [size] = store.execute("pragma page_size").fetchone()
    with path.open("rb+") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)


def test_a_store_that_fails_is_unavailable_and_health_says_so(tmp_path: Path) -> None:
    with hosted(tmp_path) as host:
        ann = host.guest()
        assert ann.get("/health")[0] == 200
        with closing(sqlite3.connect(host.settings.store)) as store:
            store.execute("drop table pulse")
            store.execute("drop table mutes")
        status, told = ann.get("/health")
        assert (status, told["key"]) == (503, "store-failed")
        answer = ann.ask("PUT", "/api/guest/mutes/somebody")
        assert (answer.status, answer.json()["key"]) == (503, "store-failed")


def test_a_store_that_cannot_be_written_is_not_healthy(tmp_path: Path) -> None:
    with hosted(tmp_path) as host:
        with closing(sqlite3.connect(host.settings.store)) as store:
            store.execute("create trigger full before insert on pulse begin select no_such_function(); end")
        assert Visitor(host.port).get("/health")[0] == 503


@pytest.mark.parametrize("name", ["entries", "tables", "guests"])
def test_a_damaged_store_at_start_gets_a_sentence(tmp_path: Path, name: str) -> None:
    path = tmp_path / "tables.db"
    with closing(opened(path)) as store:
        store.execute("insert into entries (tid, seq, body) values ('t', 0, 'x')")
        store.execute("insert into guests (gid, name, made) values ('g', 'Ann', 0)")
    spoil(path, name)
    done = subprocess.run(
        [sys.executable, "-m", "swordfish", "serve", "--no-browser", "--port", "0", "--store", str(path)],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env={**os.environ, "SWORDFISH_HOME": str(tmp_path), "LC_ALL": "C"},
    )
    assert done.returncode == 2
    assert "it is damaged" in done.stderr
    assert "Traceback" not in done.stderr


def test_table_time_stands_still_while_the_process_does() -> None:
    now = 100.0
    clock = TableClock(lambda: now)
    assert clock() == 100.0
    now += PAUSE_SECONDS / 2
    assert clock() == 100.0 + PAUSE_SECONDS / 2, "a busy moment counts"
    now += 25.0
    assert clock() == 100.0 + PAUSE_SECONDS / 2
    now += 1.0
    assert clock() == 101.0 + PAUSE_SECONDS / 2


def test_a_deadline_whose_timer_fires_after_a_pause_waits_for_the_rest() -> None:
    async def play() -> None:
        registry = seeded(Memory())
        ann, _ = await table(registry, "swish", proof=5)
        live = ann.live
        await ann.must("Speak", commands=[ann.news["legal"][0]])
        until = ann.news["due"]["until"]
        await asyncio.sleep(1)
        live.clock.set(live.clock() - 3000)  # as after a pause: the timer rings three seconds too early
        await asyncio.sleep(4.5)
        assert ann.live.state.log[-1].event.__class__.__name__ == "Called"
        await asyncio.sleep(3)
        failed = live.state.log[-1]
        assert (type(failed.event).__name__, failed.at) == ("ProofFailed", until)

    run(play())


def test_a_turn_clock_whose_timer_fires_after_a_pause_waits_for_the_rest() -> None:
    async def play() -> None:
        players = await table(seeded(Memory()), guests=("ann", "ben", "cat"), turn_ms=10_000, chips=12)
        live: Any = players[0].live
        before = live.seq
        await asyncio.sleep(5)
        live.clock.set(live.clock() - 4000)
        await asyncio.sleep(6)
        assert live.seq == before
        await asyncio.sleep(4)
        assert live.seq > before

    run(play())


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="no such signal here")
@pytest.mark.long
def test_a_server_that_was_stopped_for_longer_than_a_proof_has_not_failed_it(tmp_path: Path) -> None:
    """SIGSTOP for 25 s, while somebody has 20 s for a proof."""
    env = {**os.environ, "SWORDFISH_HOME": str(tmp_path)}
    command = [sys.executable, "-m", "swordfish", "serve", "--port", "0", "--no-browser", "--no-limits"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=env) as server:
        assert server.stdout is not None
        try:
            port = int(server.stdout.readline().rsplit(":", 1)[1])
            ann = Visitor(port)
            ann.post("/api/guest", {"name": "Ann"})
            made = ann.table("swish", options={"seats": 1, "proof": 20})["table"]

            async def play() -> str:
                async with ann.socket(made) as line:
                    await line.news()
                    await line.say("Sit", seat=0)
                    await line.say("Begin")
                    news = await line.news("playing")
                    await line.say("Speak", commands=[news["legal"][0]])
                    os.kill(server.pid, signal.SIGSTOP)
                    await asyncio.sleep(25)
                    os.kill(server.pid, signal.SIGCONT)
                    answer = await line.say("Speak", commands=[{"type": "Lay", "place": 0, "orientation": 0}])
                    return answer["type"]

            assert asyncio.run(play()) == "Done"
        finally:
            server.terminate()


def test_text_of_others_cannot_control_the_terminal() -> None:
    assert printable("a\x1b[2Jb\x07\u202ec\nd") == "a\ufffd[2Jb\ufffd\ufffdc\nd"
    screen, out = Screen(), io.StringIO()
    screen.console.file = out
    screen.say("join-said", name="\x1b]0;title\x07", text="\x1b[31mred")
    assert "\x1b" not in out.getvalue()


def test_a_closed_socket_has_no_round_trip() -> None:
    class Closed:
        def getsockopt(self, *_: int) -> bytes:
            raise ValueError("file descriptor cannot be a negative integer (-1)")  # as uvloop's socket does

    closed: Any = Closed()
    assert shortest(closed) is None


def test_a_guest_mutes_only_so_many(tmp_path: Path) -> None:
    with hosted(tmp_path, limits=Limits(mutes=2)) as host:
        ann = host.guest()
        assert [ann.ask("PUT", f"/api/guest/mutes/g{number}").status for number in range(3)] == [200, 200, 422]
        assert ann.ask("DELETE", "/api/guest/mutes/g0").status == 200
        assert ann.ask("PUT", "/api/guest/mutes/g3").status == 200


def test_the_same_warning_is_not_written_again_and_again() -> None:
    now = 0.0
    throttle = Throttle(Rate(3, 0.1), clock=lambda: now)

    def written(level: int, text: str) -> logging.LogRecord | None:
        record = logging.LogRecord("uvicorn.error", level, "", 0, text, None, None)
        return record if throttle.filter(record) else None

    assert sum(written(logging.ERROR, "invalid frame") is not None for _ in range(1000)) == 3
    assert written(logging.ERROR, "something else"), "other lines are written"
    assert all(written(logging.INFO, "request") for _ in range(1000)), "what is no warning, too"
    now = 10.0
    last = written(logging.ERROR, "invalid frame")
    assert last is not None
    assert getattr(last, "facts", {}) == {"left_out": 997}
