"""A move at a table of another node against a move at a table of the same node, and against a lone server.

Two nodes on one PostgreSQL. The CPU time is that of both nodes together, without PostgreSQL's own, which is the same in
both cases. A lone server on the same PostgreSQL shows what leases and fences cost.
"""

import asyncio
import random
from collections.abc import Mapping
from contextlib import AsyncExitStack

from tests.server.postgresql import Cluster, Databases

from benchmarks.harness import Comparison, NoMore, Survey
from benchmarks.load.clients import Swipe
from benchmarks.load.field import to_the_end
from benchmarks.load.processes import Process, ours

TABLES = 60
ALONE, HERE, THERE = "a lone server", "the owner's own clients", "clients of another node"
MOVE = "µs of CPU a move"


def claim() -> Survey:
    cluster = Cluster(fsync="on", full_page_writes="on", autovacuum="on", shared_buffers="128MB")
    databases, runner, stack = Databases(cluster.socket), asyncio.Runner(), AsyncExitStack()
    shared, chance = databases.make(), random.Random(1)
    alone = runner.run(stack.enter_async_context(ours(databases.make())))
    nodes = [runner.run(stack.enter_async_context(ours(shared, node=name))) for name in ("a", "b")]
    ways = {ALONE: (alone, alone), HERE: (nodes[0], nodes[0]), THERE: (nodes[1], nodes[0])}

    def end() -> None:
        runner.run(stack.aclose())
        runner.close()
        cluster.remove()

    return Survey(
        "a forwarded move",
        rivals={name: lambda way=way: runner.run(measured(*way, chance)) for name, way in ways.items()},
        bounds=[NoMore(1.6, MOVE, THERE, HERE)],
        comparisons=[Comparison(MOVE, HERE, ALONE), Comparison(MOVE, THERE, ALONE)],
        packages=("swordfish", "asyncpg"),
        end=end,
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
