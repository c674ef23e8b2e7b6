"""Time and CPU of a move with 400 paced clients: three nodes against one, on one PostgreSQL.

The seats of a table come in through different nodes, as behind a round-robin proxy, so two of three clients are
forwarded. All nodes share a core, and so do clients and PostgreSQL. CPU time is that of all nodes together, without
PostgreSQL's. The tables stay from round to round; only a game that is over is replaced by the next one.
"""

import asyncio
import gc
import random
import time
from collections.abc import Mapping, Sequence
from itertools import count
from statistics import quantiles

from benchmarks.harness import Comparison, NoMore, Survey
from benchmarks.load.clients import SEATS, Swipe
from benchmarks.load.clusters import NodesOnPostgres
from benchmarks.load.processes import Process

CLIENTS, EVERY, SECONDS = 402, 1.0, 36.0
"""So long, in seconds, that 50 moves of a round are above p99: a few pauses of the machine do not decide it."""
ONE, THREE = "one node", "three nodes"
P50, P99, COST = "p50, µs", "p99, µs", "µs of CPU a move"


class Nodes:
    """Servers on one store, behind a round robin, with tables in the middle of a game."""

    def __init__(self, servers: Sequence[Process], chance: random.Random) -> None:
        self._servers, self._chance, self._turn = servers, chance, count()
        self._tables: list[Swipe] = []

    async def measured(self) -> Mapping[str, float]:
        while len(self._tables) < CLIENTS // SEATS:
            self._tables.append(await self._table())
        gc.collect()
        gc.disable()  # else the clients' own pauses are measured
        began = sum(server.cpu() for server in self._servers)
        found = await asyncio.gather(*map(self._pace, range(len(self._tables))))
        spent = sum(server.cpu() for server in self._servers) - began
        gc.enable()
        waits = [wait for waits in found for wait in waits]
        cuts = quantiles(waits, n=100)
        return {P50: 1e6 * cuts[49], P99: 1e6 * cuts[98], COST: 1e6 * spent / len(waits)}

    async def _table(self) -> Swipe:
        ports = [self._servers[(next(self._turn) + seat) % len(self._servers)].port for seat in range(SEATS)]
        return await Swipe.open(ports[0], self._chance, through=ports)

    async def _pace(self, place: int) -> list[float]:
        """Make moves at random times; start the next game when one is over."""
        waits: list[float] = []
        until = time.monotonic() + SECONDS
        while time.monotonic() < until:
            await asyncio.sleep(self._chance.uniform(0, 2 * EVERY))
            if self._tables[place].over:
                await self._tables[place].close()
                self._tables[place] = await self._table()
            waits.append(await self._tables[place].move())
        return waits


def claim() -> Survey:
    cluster, chance = NodesOnPostgres(), random.Random(1)
    ways = {ONE: Nodes(cluster.started("a"), chance), THREE: Nodes(cluster.started("a", "b", "c"), chance)}
    return Survey(
        "99 of 100 moves over three nodes take at most twice as long as at one node, at 400 paced clients",
        rivals={name: lambda way=way: cluster.run(way.measured()) for name, way in ways.items()},
        bounds=[NoMore(2, P99, THREE, ONE)],
        comparisons=[Comparison(P50, THREE, ONE), Comparison(COST, THREE, ONE)],
        rounds=9,
        packages=("swordfish", "asyncpg", "uvicorn", "websockets"),
        end=cluster.end,
    )
