"""29,000 old tables are deleted while people play: no move waits long, and the file becomes small."""

import asyncio
import os
import time
from contextlib import closing
from pathlib import Path

import pytest

from swordfish.server.store.maintenance import DAY
from swordfish.server.store.sqlite import opened
from tests.server.moving import Times, commanded, people_moving
from tests.server.process import Server

pytestmark = pytest.mark.torture
OLD = int(os.environ.get("SWORDFISH_PRUNED_TABLES", "29000"))
ROWS = 40
BODY = os.urandom(400)
MOST_MS = 500.0


def fill(path: Path) -> None:
    """Tables without a move for a year, each with a log of 16 KB."""
    touched = int(time.time()) - 365 * DAY
    names = "tid, code, game, phase, listed, made, touched, host, seed, scored, judged"
    with closing(opened(path)) as store:
        store.execute("begin")
        for _ in range(OLD):
            tid = os.urandom(9).hex()
            row = (tid, tid, "swipe", "over", 0, touched, touched, "host", b"seed", 1, 1)
            store.execute(f"insert into tables ({names}) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
            store.executemany(
                "insert into entries (tid, seq, body) values (?, ?, ?)", [(tid, seq, BODY) for seq in range(ROWS)]
            )
        store.execute("commit")
        store.execute("pragma wal_checkpoint(truncate)")


def test_many_old_tables_are_deleted_while_people_play(tmp_path: Path) -> None:
    async def work() -> tuple[list[float], Times, float]:
        server = Server(tmp_path)
        fill(server.file)
        await server.start()
        try:
            async with people_moving(server.port) as times:
                await asyncio.sleep(10)
                size = server.file.stat().st_size
                took: list[float] = []
                for part, flags in (("prune", ()), ("compact", ("--compact",))):
                    times.now = part
                    took.append(await commanded(server, "prune", "--days", "60", *flags))
                return took, times, size / 1e6
        finally:
            await server.kill()

    took, times, before = asyncio.run(asyncio.wait_for(work(), 1200))
    after = (tmp_path / "tables.db").stat().st_size / 1e6
    print(
        f"\n{OLD} tables: prune {took[0]:.1f} s, compact {took[1]:.1f} s; {before:.0f} MB, then {after:.1f} MB", end=""
    )
    print(f"; slowest move: {times.told()}")
    assert after < before / 10
    assert max(times.slowest("prune"), times.slowest("compact")) <= MOST_MS
