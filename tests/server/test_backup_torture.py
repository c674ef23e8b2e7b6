"""A backup of 500 MB while people play: it ends, its copy is whole, and the slowest move takes at most 200 ms."""

import asyncio
import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from swordfish.server.store.sqlite import opened
from tests.server.hosting import Visitor
from tests.server.process import Server

pytestmark = pytest.mark.torture
MEGABYTES = int(os.environ.get("SWORDFISH_BACKUP_MB", "500"))
MOST_MS = 200.0
PLAYERS = 16
BODY = os.urandom(64 * 1024)


def fill(path: Path) -> None:
    """A store of so many megabytes: finished tables with long entries."""
    with closing(opened(path)) as store:
        size = 0
        while size < MEGABYTES * 1_000_000:
            store.execute("begin")
            for _ in range(100):
                tid = os.urandom(9).hex()
                row = (tid, tid, "swipe", "over", 0, 1, 1, "host", b"seed", 1, 1)
                names = "tid, code, game, phase, listed, made, touched, host, seed, scored, judged"
                store.execute(f"insert into tables ({names}) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
                store.execute("insert into entries (tid, seq, body) values (?, 0, ?)", (tid, BODY))
                size += len(BODY)
            store.execute("commit")
        store.execute("pragma wal_checkpoint(truncate)")


async def move(port: int, stop: asyncio.Event, note: Callable[[float], None]) -> None:
    """Somebody who moves again and again; each move is written before it is answered."""
    visitor = Visitor(port)
    visitor.post("/api/guest", {"name": "Ann"})
    made = visitor.table("swish", options={"seats": 1, "proof": 120})["table"]
    async with visitor.socket(made) as line:
        await line.news()
        await line.say("Sit", seat=0)
        await line.say("Begin")
        await line.say("Speak", commands=[{"type": "Call", "layout": 0}])
        laid = False
        while not stop.is_set():
            command = {"type": "Lift", "place": 0} if laid else {"type": "Lay", "place": 0, "orientation": 0}
            began = time.perf_counter()
            if (await line.say("Speak", commands=[command]))["type"] == "Done":
                laid = not laid
            note(1000 * (time.perf_counter() - began))
            line.told.clear()
            await asyncio.sleep(0.3)


async def back_up(server: Server, folder: Path) -> tuple[float, list[float], list[float]]:
    """Seconds of the backup, and milliseconds of moves before and while it runs."""
    stop, before, during = asyncio.Event(), list[float](), list[float]()
    took = before

    def note(ms: float) -> None:
        took.append(ms)

    async with asyncio.TaskGroup() as people:
        for _ in range(PLAYERS):
            people.create_task(move(server.port, stop, note))
        await asyncio.sleep(10)
        took, began = during, time.perf_counter()
        words = ("-m", "swordfish", "backup", str(folder / "copy.db"), "--store", str(server.store))
        backup = await asyncio.create_subprocess_exec(sys.executable, *words, stdout=subprocess.DEVNULL)
        assert await backup.wait() == 0
        seconds = time.perf_counter() - began
        stop.set()
    return seconds, before, during


def test_a_large_store_is_copied_while_people_play(tmp_path: Path) -> None:
    async def work() -> tuple[float, list[float], list[float]]:
        server = Server(tmp_path)
        fill(server.file)
        await server.start()
        try:
            return await back_up(server, tmp_path)
        finally:
            await server.kill()

    seconds, before, during = asyncio.run(asyncio.wait_for(work(), 1200))
    size = (tmp_path / "copy.db").stat().st_size / 1e6
    print(
        f"\nbackup of {size:.0f} MB in {seconds:.1f} s; slowest move {max(before):.0f} → {max(during):.0f} ms", end=""
    )
    print(f" ({len(before)}, {len(during)} moves)")
    with closing(sqlite3.connect(tmp_path / "copy.db")) as copy:
        assert copy.execute("pragma quick_check").fetchone() == ("ok",)
    assert size >= MEGABYTES
    assert max(during) <= MOST_MS
