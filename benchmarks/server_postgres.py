"""The store in PostgreSQL against SQLite: CPU time per move of the server, and appends per second of the repository.

Both write a move durably before the reply (PostgreSQL with fsync, SQLite with synchronous=FULL). "CPU a move" is the
CPU time of our process alone; "with the database" adds that of all PostgreSQL's processes during the moves. An append
is one entry of one of many tables, as a move writes it; its rate is by the wall clock, with PostgreSQL on the same
machine.
"""

import asyncio
import tempfile
import time
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

from tests.server.postgresql import Cluster, Databases

from benchmarks.harness import AtMost, Comparison, NoMore, Survey
from benchmarks.load.field import OURS, WITH_DATABASE, Field
from benchmarks.load.processes import cpu_of
from swordfish.server.store.address import StoreAddress
from swordfish.server.store.opening import database_of
from swordfish.server.store.tables import TableRow, Tables

TABLES, WRITERS, APPENDS = 60, 400, 20
MOVE, WHOLE, RATE = "µs of CPU a move", WITH_DATABASE, "appends a second"
EACH = "µs an append"
SQLITE, POSTGRES = "SQLite", "PostgreSQL"
BODY = b'{"type":"Happened","at":123456,"event":{"type":"Rolled","dice":[1,2,3]}}'


def claim() -> Survey:
    cluster = Cluster(fsync="on", full_page_writes="on", autovacuum="on", shared_buffers="128MB")
    databases = Databases(cluster.socket)
    fields = {SQLITE: Field(OURS), POSTGRES: Field(OURS, store=databases.make())}
    folder = tempfile.TemporaryDirectory(prefix="swordfish-bench-")
    stores: dict[str, StoreAddress] = {SQLITE: Path(folder.name) / "tables.db", POSTGRES: databases.make()}

    def measured(name: str) -> Mapping[str, float]:
        figures = fields[name].moves(OURS, TABLES, lambda: cpu_of(cluster.pid) if name == POSTGRES else 0.0)
        return {
            MOVE: figures[MOVE],
            WHOLE: figures[WITH_DATABASE],
            RATE: (rate := asyncio.run(appended(stores[name]))),
            EACH: 1e6 / rate,
        }

    def end() -> None:
        for field in fields.values():
            field.close()
        folder.cleanup()
        cluster.remove()

    return Survey(
        "the store in PostgreSQL against the store in SQLite",
        rivals={name: lambda name=name: measured(name) for name in (SQLITE, POSTGRES)},
        bounds=[NoMore(1.5, MOVE, POSTGRES, SQLITE), AtMost(200, EACH, POSTGRES)],
        comparisons=[Comparison(figure, POSTGRES, SQLITE) for figure in (MOVE, WHOLE, RATE)],
        packages=("swordfish", "asyncpg"),
        end=end,
    )


async def appended(store: StoreAddress) -> float:
    """Entries per second that many tables append, each waiting for its own."""
    with closing(database_of(store)) as database:
        tables, mark = Tables(database), time.monotonic_ns()

        async def write(number: int) -> None:
            tid = f"{mark}-{number}"
            await tables.make(TableRow(tid, tid, "swipe", "playing", False, 0, 0, ""), b"", b"{}")
            await asyncio.wait_for(ready.wait(), 60)
            for seq in range(1, APPENDS + 1):
                await tables.append(tid, seq, [BODY])

        ready = asyncio.Barrier(WRITERS + 1)
        jobs = [asyncio.create_task(write(number)) for number in range(WRITERS)]
        await ready.wait()
        began = time.monotonic()
        await asyncio.gather(*jobs)
        return WRITERS * APPENDS / (time.monotonic() - began)
