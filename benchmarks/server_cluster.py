"""Time and CPU of a move with 400 paced clients, and memory per connection: three nodes against one, on one PostgreSQL.

The seats of a table come in through different nodes, as behind a round-robin proxy, so two of three clients are
forwarded. All nodes share a core, and so do clients and PostgreSQL. CPU time and memory are those of all nodes
together, without PostgreSQL's; the memory of a connection includes its share of its table.
"""

import asyncio
import gc
import random
import time
from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack
from itertools import count
from statistics import quantiles

from tests.server.postgresql import Cluster, Databases

from benchmarks.harness import Comparison, NoMore, Survey
from benchmarks.load.clients import SEATS, Swipe
from benchmarks.load.processes import Process, ours

CLIENTS, EVERY, SECONDS, TABLES = 402, 1.0, 12.0, 50
ALONE, ONE, THREE = "a lone server", "one node", "three nodes"
P50, P99, COST, MEMORY = "p50, µs", "p99, µs", "µs of CPU a move", "bytes a connection"


class Nodes:
    """Servers on one store, behind a round robin."""

    def __init__(self, servers: Sequence[Process], chance: random.Random) -> None:
        self.servers, self._chance, self._turn = servers, chance, count()
        self._kept: list[Swipe] = []

    async def _open(self, tables: int) -> list[Swipe]:
        return [await self._table() for _ in range(tables)]

    async def _table(self) -> Swipe:
        ports = [self.servers[(next(self._turn) + seat) % len(self.servers)].port for seat in range(SEATS)]
        return await Swipe.open(ports[0], self._chance, through=ports)

    async def measured(self) -> Mapping[str, float]:
        return {**await self._paced(), **await self._memory()}

    async def _paced(self) -> Mapping[str, float]:
        playing = await self._open(CLIENTS // SEATS)
        gc.collect()
        gc.disable()  # else the clients' own pauses are measured
        began = sum(server.cpu() for server in self.servers)
        found = await asyncio.gather(*map(self._pace, playing))
        spent = sum(server.cpu() for server in self.servers) - began
        gc.enable()
        waits = [wait for waits in found for wait in waits]
        cuts = quantiles(waits, n=100)
        return {P50: 1e6 * cuts[49], P99: 1e6 * cuts[98], COST: 1e6 * spent / len(waits)}

    async def _pace(self, table: Swipe) -> list[float]:
        """Make moves at random times; start the next game when one is over."""
        waits: list[float] = []
        until = time.monotonic() + SECONDS
        while time.monotonic() < until:
            await asyncio.sleep(self._chance.uniform(0, 2 * EVERY))
            if table.over:
                await table.close()
                table = await self._table()
            waits.append(await table.move())
        await table.close()
        return waits

    async def _memory(self) -> Mapping[str, float]:
        before = sum(server.memory() for server in self.servers)
        self._kept += await self._open(TABLES)  # else the next round would use their memory again
        await asyncio.sleep(1)
        return {MEMORY: (sum(server.memory() for server in self.servers) - before) / (SEATS * TABLES)}


def claim() -> Survey:
    cluster = Cluster(fsync="on", full_page_writes="on", autovacuum="on", shared_buffers="128MB")
    databases, runner, stack, chance = Databases(cluster.socket), asyncio.Runner(), AsyncExitStack(), random.Random(1)

    def started(*names: str) -> Nodes:
        store = databases.make()
        return Nodes([runner.run(stack.enter_async_context(ours(store, node=name))) for name in names], chance)

    ways = {ALONE: started(""), ONE: started("a"), THREE: started("a", "b", "c")}

    def end() -> None:
        runner.run(stack.aclose())
        runner.close()
        cluster.remove()

    return Survey(
        "99 of 100 moves over three nodes take at most twice as long as at one node, at 400 paced clients",
        rivals={name: lambda way=way: runner.run(way.measured()) for name, way in ways.items()},
        bounds=[NoMore(2, P99, THREE, ONE)],
        comparisons=[
            Comparison(P99, ONE, ALONE),
            Comparison(COST, THREE, ONE),
            Comparison(MEMORY, ONE, ALONE),
            Comparison(MEMORY, THREE, ALONE),
        ],
        rounds=4,
        packages=("swordfish", "asyncpg", "uvicorn", "websockets"),
        end=end,
    )
