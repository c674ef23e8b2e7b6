"""Torture of several nodes: every kind of fault, mixed at random while people play; prints counts and times.

SWORDFISH_TORTURE=0.1 makes a tenth of all faults, and so on; without it there are as many as `COUNTS` says.
"""

import asyncio
import os
import random
import time
from collections import Counter
from math import ceil
from pathlib import Path

import pytest

from swordfish.core import Refusal
from swordfish.server.store.nodes import LEASE_MS
from tests.server.nodes_process import AGAIN, Match, NodeProcess, once_there
from tests.server.postgresql import Cluster, Databases
from tests.server.wired_nodes import WiredNodes, wired

SCALE = float(os.environ.get("SWORDFISH_TORTURE", "1"))
COUNTS = {"kill": 1000, "pause": 100, "restart": 50, "disturb": 200, "jump": 50, "fill": 10}
LANES = 4
GAMES = ("swipe", "swirl", "swishbones")
EXPECTED = {*AGAIN, "salt-not-due", "begin-aborted", "table-not-seated"}
"""Refusals of what is not repeated: sitting down and beginning."""
STUCK = 90.0
"""A game that makes no progress for so long is stuck."""
LONGEST = 6.0
"""So long, in seconds, a wire is held back at most: longer than a lease."""
CONTINUES = 5.0
"""So long, in seconds, 99 of 100 tables stand still at most when their owner dies."""
DRAINED = 0.3
"""Seconds after which nothing that a killed node has sent is still on its way; sooner nobody can take over."""
HOURS = (-72.0, -1.0, 0.0, 1.0, 72.0)


class Torture:
    """Games in lanes, and faults one after the other."""

    def __init__(self, nodes: WiredNodes, cluster: Cluster, seed: int) -> None:
        self.nodes, self.cluster, self.whim = nodes, cluster, random.Random(seed)
        self.done = asyncio.Event()
        self.matches: dict[int, Match] = {}
        self.games = self.refused = self.acks = 0
        self.faults: list[str] = []
        self.takeovers: list[float] = []
        self.made: Counter[str] = Counter()

    async def lane(self, number: int) -> None:
        """Play one game after the other. A game that the store would not let begin ends early."""
        count = 0
        while not self.done.is_set():
            count += 1
            game = self.whim.choice(GAMES)
            match = self.matches[number] = Match(self.nodes, number * 1_000_000 + count, game, {})
            try:
                found = await match.play()
                self.games += 1
            except Refusal as refusal:
                self.refused += 1
                found = [] if refusal.key in EXPECTED else [f"refused with {refusal.key}"]
                found += await match.faults(over=False) if match.table else []
            self.faults += [f"{match.table}: {fault}" for fault in found]
            self.acks += match.acks

    async def kill(self) -> None:
        """Kill the owner of the game that has just begun, and measure how long that game stands still."""
        while not (playing := [one for one in self.matches.values() if one.begun.is_set() and not one.ended]):
            await asyncio.sleep(0.01)
        match = min(playing, key=lambda one: one.acks)
        owner = await once_there(lambda: self.nodes.owner(match.table))
        node = owner or self.whim.choice(self.nodes.nodes)
        began = time.monotonic()
        await node.kill()
        again = asyncio.create_task(node.launch())
        await asyncio.sleep(DRAINED)
        before = match.acks
        while match.acks == before and not match.ended:
            assert time.monotonic() - began < STUCK, f"{match.table} is stuck"
            await asyncio.sleep(0.01)
        if owner and match.acks > before:
            self.takeovers.append(time.monotonic() - began)
        await again

    async def pause(self) -> None:
        """Stop a node for longer than its lease."""
        node: NodeProcess = self.whim.choice(self.nodes.nodes)
        node.pause()
        await asyncio.sleep(LEASE_MS / 1000 + self.whim.uniform(0.1, 3))
        node.resume()

    async def restart(self) -> None:
        """Restart PostgreSQL at once."""
        await asyncio.to_thread(self.cluster.kill)
        await asyncio.to_thread(self.cluster.start)

    async def disturb(self) -> None:
        """Cut or delay the connections between two parties."""
        await self.nodes.wires.disturb(self.whim, LONGEST)

    async def jump(self) -> None:
        """Set the wall clock of a node wrong."""
        self.nodes.jump(self.whim.choice(self.nodes.nodes), 3600 * self.whim.choice(HOURS))

    async def fill(self) -> None:
        """Let the database's disk be full for a while."""
        await asyncio.to_thread(self.cluster.fill)
        await asyncio.sleep(self.whim.uniform(0.5, 3))
        await asyncio.to_thread(self.cluster.clear)

    async def run(self) -> None:
        lanes = [asyncio.create_task(self.lane(number)) for number in range(LANES)]
        while len(self.matches) < LANES:
            await asyncio.sleep(0.05)
        jobs = [name for name, count in COUNTS.items() for _ in range(max(1, round(count * SCALE)))]
        self.whim.shuffle(jobs)
        for job in jobs:
            await getattr(self, job)()
            self.made[job] += 1
            await asyncio.sleep(self.whim.uniform(0, 0.5))
            for lane in lanes:
                if lane.done():
                    lane.result()
        self.done.set()
        await asyncio.wait_for(asyncio.gather(*lanes), 10 * STUCK)

    def slowest(self, share: float) -> float:
        """The seconds within which this share of the tables continued; 0 if no owner was killed."""
        return sorted(self.takeovers)[ceil(share * len(self.takeovers)) - 1] if self.takeovers else 0.0

    def report(self) -> str:
        wires = self.nodes.wires.wires
        return "\n".join(
            (
                ", ".join(f"{count} × {name}" for name, count in self.made.items()),
                f"{sum(wire.cuts for wire in wires)} cuts and {sum(wire.holds for wire in wires)} delays of wires",
                (
                    f"{self.games} games, {self.acks} acknowledgements, {self.refused} games that did not begin,"
                    f" {len(self.faults)} faults"
                ),
                (
                    f"{len(self.takeovers)} tables continued after their owner's death:"
                    f" median {self.slowest(0.5):.2f} s, p99 {self.slowest(0.99):.2f} s,"
                    f" longest {self.slowest(1):.2f} s"
                ),
            )
        )


async def torture(folder: Path, cluster: Cluster, url: str) -> Torture:
    async with wired(folder, cluster, url) as nodes:
        found = Torture(nodes, cluster, seed=round(1000 * SCALE))
        try:
            await found.run()
        finally:
            print(f"\n{found.report()}")
        return found


@pytest.mark.torture
@pytest.mark.timeout(6 * 3600)
def test_torture_of_nodes(tmp_path: Path) -> None:
    cluster = Cluster()
    try:
        url = Databases(cluster.socket).make()
        found = asyncio.run(torture(tmp_path, cluster, url))
    finally:
        cluster.remove()
    assert found.faults == []
    assert found.slowest(0.99) <= CONTINUES
