"""A move at a table of another node against a move at a table of the same node, and against a lone server.

Two nodes on one PostgreSQL. The CPU time is that of both nodes together, without PostgreSQL's own, which is the same in
both cases. A lone server on the same PostgreSQL shows what leases and fences cost.
"""

import asyncio
import random
from collections.abc import Mapping

from benchmarks.harness import Comparison, NoMore, Survey
from benchmarks.load.clients import Swipe
from benchmarks.load.clusters import NodesOnPostgres
from benchmarks.load.field import to_the_end
from benchmarks.load.processes import Process

TABLES = 60
ALONE, HERE, THERE = "a lone server", "the owner's own clients", "clients of another node"
MOVE = "µs of CPU a move"


def claim() -> Survey:
    cluster, chance = NodesOnPostgres(), random.Random(1)
    [alone], [owner, other] = cluster.started(""), cluster.started("a", "b")
    ways = {ALONE: (alone, alone), HERE: (owner, owner), THERE: (other, owner)}
    return Survey(
        "a forwarded move",
        rivals={name: lambda way=way: cluster.run(measured(*way, chance)) for name, way in ways.items()},
        bounds=[NoMore(1.6, MOVE, THERE, HERE)],
        comparisons=[Comparison(MOVE, HERE, ALONE), Comparison(MOVE, THERE, ALONE)],
        rounds=15,
        packages=("swordfish", "asyncpg"),
        end=cluster.end,
    )


async def measured(entry: Process, owner: Process, chance: random.Random) -> Mapping[str, float]:
    """The CPU time of all servers involved per move, with all tables playing to the end of their games."""
    servers = {entry, owner}
    playing = [await Swipe.open(entry.port, chance, owner.port) for _ in range(TABLES)]
    began = sum(server.cpu() for server in servers)
    count = sum(await asyncio.gather(*map(to_the_end, playing)))
    spent = sum(server.cpu() for server in servers) - began
    await asyncio.gather(*(table.close() for table in playing))
    return {MOVE: 1e6 * spent / count}
