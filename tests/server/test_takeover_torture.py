"""Torture of several nodes: killed, paused, and their PostgreSQL restarted, at random under load; prints counts.

SWORDFISH_NODE_KILLS (1,000), SWORDFISH_NODE_PAUSES (100) and SWORDFISH_POSTGRES_RESTARTS (50) set how many of each.
"""

import asyncio
import os
import random
import time
from pathlib import Path
from statistics import quantiles

import pytest

from swordfish.core import Refusal
from swordfish.server.store.nodes import LEASE_MS
from tests.server.nodes_process import Match, NodeProcess, Nodes, running
from tests.server.postgresql import Cluster, Databases

KILLS = int(os.environ.get("SWORDFISH_NODE_KILLS", "1000"))
PAUSES = int(os.environ.get("SWORDFISH_NODE_PAUSES", "100"))
RESTARTS = int(os.environ.get("SWORDFISH_POSTGRES_RESTARTS", "50"))
LANES = 4
GAMES = ("swipe", "swirl", "swishbones")
EXPECTED = {"store-failed", "try-again", "salt-not-due"}
"""Refusals that a restart of the database explains."""
SOON = 60.0
"""A game that makes no progress for so long is stuck."""


class Torture:
    """Games in lanes, and faults one after the other."""

    def __init__(self, nodes: Nodes, cluster: Cluster, seed: int) -> None:
        self.nodes, self.cluster, self.whim = nodes, cluster, random.Random(seed)
        self.done = asyncio.Event()
        self.matches: dict[int, Match] = {}
        self.games = self.refused = self.acks = 0
        self.faults: list[str] = []
        self.takeovers: list[float] = []

    async def lane(self, number: int) -> None:
        """Play one game after the other. A game in which a request was refused for the store's sake ends early."""
        count = 0
        while not self.done.is_set():
            count += 1
            game = self.whim.choice(GAMES)
            match = self.matches[number] = Match(self.nodes, number * 1_000_000 + count, game, {})
            try:
                self.faults += [f"{match.table}: {fault}" for fault in await match.play()]
                self.games += 1
            except Refusal as refusal:
                self.refused += 1
                if refusal.key not in EXPECTED:
                    self.faults.append(f"{match.table}: refused with {refusal.key}")
            self.acks += match.acks

    async def kill(self) -> None:
        """Kill the owner of some game, and measure how long that game stands still."""
        match = self.whim.choice([*self.matches.values()])
        node = await asyncio.to_thread(self.nodes.owner, match.table) if match.begun.is_set() else None
        if node is None:
            node = self.whim.choice(self.nodes.nodes)
            await node.kill()
            await node.launch()
            return
        before, began = match.acks, time.monotonic()
        await node.kill()
        again = asyncio.create_task(node.launch())
        while match.acks == before and match in self.matches.values():
            assert time.monotonic() - began < SOON, f"{match.table} is stuck"
            await asyncio.sleep(0.01)
        if match.acks > before:
            self.takeovers.append(time.monotonic() - began)
        await again

    async def pause(self) -> None:
        node: NodeProcess = self.whim.choice(self.nodes.nodes)
        node.pause()
        await asyncio.sleep(LEASE_MS / 1000 + self.whim.uniform(0.1, 3))
        node.resume()

    async def restart(self) -> None:
        await asyncio.to_thread(self.cluster.kill)
        await asyncio.to_thread(self.cluster.start)

    async def run(self) -> None:
        lanes = [asyncio.create_task(self.lane(number)) for number in range(LANES)]
        while len(self.matches) < LANES:
            await asyncio.sleep(0.05)
        jobs = [*[self.kill] * KILLS, *[self.pause] * PAUSES, *[self.restart] * RESTARTS]
        self.whim.shuffle(jobs)
        for job in jobs:
            await job()
            for lane in lanes:
                if lane.done():
                    lane.result()
        self.done.set()
        await asyncio.gather(*lanes)


async def torture(folder: Path, cluster: Cluster, url: str) -> Torture:
    async with running(folder, url) as nodes:
        found = Torture(nodes, cluster, seed=KILLS)
        await found.run()
        return found


@pytest.mark.torture
def test_torture_of_nodes(tmp_path: Path) -> None:
    cluster = Cluster()
    try:
        with Databases(cluster.socket).fresh() as url:
            found = asyncio.run(torture(tmp_path, cluster, url))
    finally:
        cluster.remove()
    cuts = quantiles(found.takeovers, n=100) if len(found.takeovers) > 1 else [0.0] * 99
    print(f"\n{KILLS} kills, {PAUSES} pauses, {RESTARTS} restarts of PostgreSQL: {found.games} games,")
    print(f"{found.acks} acknowledgements, {found.refused} games that the store refused, {len(found.faults)} faults")
    print(f"{len(found.takeovers)} takeovers: median {cuts[49]:.2f} s, p99 {cuts[98]:.2f} s")
    assert found.faults == []
