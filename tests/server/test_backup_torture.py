"""A backup of 500 MB while people play: it ends, its copy is whole, and the slowest move takes at most 200 ms."""

import asyncio
import os
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from swordfish.server.store.sqlite import opened
from tests.server.moving import Times, commanded, people_moving
from tests.server.process import Server

pytestmark = pytest.mark.torture
MEGABYTES = int(os.environ.get("SWORDFISH_BACKUP_MB", "500"))
MOST_MS = 200.0
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


async def killed(server: Server, target: Path) -> None:
    """Begin a backup, and kill it as soon as it has written something."""
    command = (sys.executable, "-m", "swordfish", "backup", str(target), "--store", str(server.store))
    backup = await asyncio.create_subprocess_exec(*command)
    while not any(path.stat().st_size for path in target.parent.glob(f".{target.name}.*")):
        assert backup.returncode is None
        await asyncio.sleep(0.01)
    backup.kill()
    await backup.wait()


def test_a_large_store_is_copied_while_people_play(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"

    async def work() -> tuple[float, Times]:
        server = Server(tmp_path)
        fill(server.file)
        await server.start()
        try:
            async with people_moving(server.port) as times:
                await asyncio.sleep(10)
                times.now = "a backup that is killed"
                await killed(server, copy)
                assert not copy.exists(), "nothing under the target's name"
                times.now = "backup"
                return await commanded(server, "backup", str(copy)), times
        finally:
            await server.kill()

    seconds, times = asyncio.run(asyncio.wait_for(work(), 1200))
    size = copy.stat().st_size / 1e6
    print(f"\nbackup of {size:.0f} MB in {seconds:.1f} s; slowest move: {times.told()}")
    with closing(sqlite3.connect(copy)) as found:
        assert found.execute("pragma quick_check").fetchone() == ("ok",)
    assert size >= MEGABYTES
    assert times.slowest("backup") <= MOST_MS
