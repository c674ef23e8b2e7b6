"""The memory of a connection at a node against one at a lone server: tables of three in the middle of a game.

Private memory of all servers together, with the table's own share; PostgreSQL's is not counted. With three nodes the
seats of a table come in through different nodes, so two of three connections are at two nodes. Nothing is closed
between the rounds, so no round uses the memory of another, and a reading waits until two in a row are equal.
"""

import asyncio
import random
from collections.abc import Mapping, Sequence
from itertools import count

from benchmarks.harness import Comparison, NoMore, Survey
from benchmarks.load.clients import SEATS, Swipe
from benchmarks.load.clusters import NodesOnPostgres
from benchmarks.load.processes import Process

TABLES, SETTLED, STEP_SECONDS = 100, 1 << 16, 1.0
ALONE, ONE, THREE = "a lone server", "one node", "three nodes"
MEMORY = "bytes a connection"


class Nodes:
    """Servers on one store, behind a round robin."""

    def __init__(self, servers: Sequence[Process], chance: random.Random) -> None:
        self._servers, self._chance, self._turn = servers, chance, count()
        self._kept: list[Swipe] = []

    async def measured(self) -> Mapping[str, float]:
        before = await self._memory()
        for _ in range(TABLES):
            ports = [self._servers[(next(self._turn) + seat) % len(self._servers)].port for seat in range(SEATS)]
            self._kept.append(await Swipe.open(ports[0], self._chance, through=ports))
        return {MEMORY: (await self._memory() - before) / (SEATS * TABLES)}

    async def _memory(self) -> int:
        """What all servers have, once it stays the same."""
        found = sum(server.memory() for server in self._servers)
        while True:
            await asyncio.sleep(STEP_SECONDS)
            last, found = found, sum(server.memory() for server in self._servers)
            if abs(found - last) < SETTLED:
                return found


def claim() -> Survey:
    cluster, chance = NodesOnPostgres(), random.Random(1)
    servers = {ALONE: ("",), ONE: ("a",), THREE: ("a", "b", "c")}
    ways = {name: Nodes(cluster.started(*names), chance) for name, names in servers.items()}
    return Survey(
        "a connection takes as much memory at a node as at a lone server",
        rivals={name: lambda way=way: cluster.run(way.measured()) for name, way in ways.items()},
        bounds=[NoMore(1.1, MEMORY, ONE, ALONE)],
        comparisons=[Comparison(MEMORY, THREE, ALONE)],
        rounds=5,
        packages=("swordfish", "asyncpg", "uvicorn", "websockets"),
        end=cluster.end,
    )
