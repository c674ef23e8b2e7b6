"""`python -m benchmarks.load.cluster`: leases and takeovers of many nodes in virtual time, with failures.

Nodes beat, die, pause and come back as the protocol says; the database is one queue that serves one statement after the
other. Nothing is measured here: the times of a statement and of loading a table are given, from docs/lab/speed.md.
"""

import argparse
import heapq
import random
from collections import Counter
from collections.abc import Callable
from enum import Enum
from statistics import quantiles
from typing import TypeAlias

from msgspec import Struct

from swordfish.server.nodes.lease import BEAT_SECONDS
from swordfish.server.nodes.node import FEW, MOST_ADOPTED
from swordfish.server.store.nodes import LEASE_MS, QUIET_MS

LEASE, QUIET = LEASE_MS / 1000, QUIET_MS / 1000
STATEMENT = 50e-6
"""Seconds of the database for one claim within a group commit."""
TRIP = 1e-3
"""Seconds from a node to the database and back, beside the statement itself."""
LOAD = 3e-3
"""Seconds of a node for reading one table of some hundred entries; one after the other."""
AWAY = 20.0
"""How long a dead node stays away."""
PAUSED = 4.0
SOCKETS = 3
OPEN_SHARE = 0.9
"""The share of running tables that somebody has open."""


class Failure(Enum):
    """What happens to a node, and the name of its count."""

    KILL = "processes killed"  # the database loses its session
    LOSS = "machines lost"  # and nobody hears of it
    PAUSE = "pauses"


Boot: TypeAlias = tuple[int, int]
"""One start of a node."""


class Result(Struct, frozen=True):
    """What a run found: seconds without an owner per takeover, and how often each thing happened."""

    waits: list[float]
    counts: dict[str, int]
    seconds: float
    unowned: int  # tables that nobody serves at the end of the quiet time


class Simulation:
    """Nodes and tables. A table's clients are at nodes that follow from its number."""

    def __init__(self, nodes: int, tables: int, seed: int) -> None:
        self.whim, self.now, self.count = random.Random(seed), 0.0, nodes
        self.until = [LEASE] * nodes
        self.alive, self.boot = [True] * nodes, [0] * nodes
        self.owned: list[set[int]] = [set() for _ in range(nodes)]
        for table in range(tables):
            self.owned[self.whim.randrange(nodes)].add(table)
        self.lost: dict[int, tuple[float, Boot]] = {}  # tables without an owner that serves: since when, and whose
        self.orphans: dict[Boot, set[int]] = {}
        self.ends: dict[Boot, float] = {}  # when the leases of those end
        self.known: list[set[Boot]] = [set() for _ in range(nodes)]  # the deaths that a node has acted on
        self.busy = [0.0] * nodes  # until when a node loads tables
        self.database = 0.0  # until when the database is busy
        self.waits: list[float] = []
        self.counts: Counter[str] = Counter()
        self._events: list[tuple[float, int, Callable[[], None]]] = []
        self._number = 0

    def at(self, when: float, what: Callable[[], None]) -> None:
        self._number += 1
        heapq.heappush(self._events, (when, self._number, what))

    def run(self, until: float) -> None:
        while self._events and self._events[0][0] <= until:
            self.now, _, what = heapq.heappop(self._events)
            what()
        self.now = until

    def clients(self, table: int) -> list[int]:
        """The nodes at which a table's clients are."""
        if (table * 2654435761 & 0xFFFF) / 0x10000 >= OPEN_SHARE:
            return []
        return [(table * 40503 + step * 7919 * (table % 97 + 1)) % self.count for step in range(SOCKETS)]

    def beat(self, node: int, boot: int) -> None:
        """Renew the lease, see who is live, and take over what is due."""
        if not self.alive[node] or self.boot[node] != boot:
            return
        self.until[node] = self.now + LEASE
        self.counts["renewals"] += 1
        self.counts["rows of nodes read"] += self.count
        for dead in [dead for dead, end in self.ends.items() if end <= self.now]:
            self.notice(node, dead)
        self.at(self.now + BEAT_SECONDS, lambda: self.beat(node, boot))

    def notice(self, node: int, dead: Boot) -> None:
        """A node sees that a lease has ended: it claims the tables of its clients once, and its share of the others."""
        orphans, wanted = self.orphans[dead], set[int]()
        if dead not in self.known[node]:
            self.known[node].add(dead)
            wanted |= {table for table in orphans if node in self.clients(table)}
        share = [table for table in orphans if table * 2654435761 % self.count == node]
        wanted |= {*share[:MOST_ADOPTED], *self.whim.sample([*orphans], min(FEW, len(orphans)))}
        for table in wanted:
            self.claim(node, dead, table)

    def claim(self, node: int, dead: Boot, table: int) -> None:
        self.counts["claims"] += 1
        self.database = max(self.database, self.now) + STATEMENT
        boot = self.boot[node]
        self.at(self.database + TRIP, lambda: self.claimed(node, boot, dead, table))

    def claimed(self, node: int, boot: int, dead: Boot, table: int) -> None:
        """The database decides: the first claim of a table wins."""
        orphans = self.orphans.get(dead, set())
        if table not in orphans:
            self.counts["claims that came too late"] += 1
            return
        orphans.discard(table)
        if not orphans:
            del self.orphans[dead], self.ends[dead]
        self.owned[node].add(table)
        if self.boot[node] != boot or not self.alive[node]:  # it died while its claim was on the way
            self.orphan(node, boot, {table})
            return
        self.busy[node] = max(self.busy[node], self.now) + LOAD
        self.at(self.busy[node], lambda: self.loaded(node, boot, table))

    def loaded(self, node: int, boot: int, table: int) -> None:
        if table in self.owned[node] and self.boot[node] == boot and self.alive[node] and table in self.lost:
            since, _ = self.lost.pop(table)
            self.waits.append(self.now - since)
            self.counts["channels opened again"] += len({*self.clients(table)} - {node})

    def orphan(self, node: int, boot: int, tables: set[int]) -> None:
        """These tables have nobody who serves them, and another node may have them once this lease has ended."""
        dead = (node, boot)
        self.orphans.setdefault(dead, set()).update(tables)
        self.ends[dead] = max(self.until[node], self.now)
        self.owned[node] -= tables
        for table in tables:
            since, _ = self.lost.get(table, (self.now, dead))
            self.lost[table] = since, dead

    def fail(self, node: int, failure: Failure) -> None:
        if not self.alive[node]:
            return
        self.counts[failure.value] += 1
        self.alive[node] = False
        if failure is Failure.KILL:
            self.until[node] += QUIET - LEASE  # then the others bury it
        if self.owned[node]:
            self.orphan(node, self.boot[node], set(self.owned[node]))
        paused = failure is Failure.PAUSE
        self.at(self.now + (PAUSED if paused else AWAY), lambda: self.revive(node, restarted=not paused))

    def revive(self, node: int, *, restarted: bool) -> None:
        """A node that was paused keeps what nobody has taken; one that starts again is another node."""
        self.alive[node] = True
        if restarted:
            self.boot[node] += 1
        else:
            kept = self.orphans.pop((node, self.boot[node]), set())
            self.ends.pop((node, self.boot[node]), None)
            self.owned[node] |= kept
            self.waits += [self.now - self.lost.pop(table)[0] for table in kept]
        self.beat(node, self.boot[node])


def simulated(nodes: int, tables: int, seconds: float, every: float, seed: int) -> Result:
    """Run so many nodes and tables; one failure `every` so many seconds, then quiet until all is settled."""
    made = Simulation(nodes, tables, seed)
    for node in range(nodes):
        made.at(made.whim.uniform(0, BEAT_SECONDS), lambda node=node: made.beat(node, 0))
    when = LEASE
    while (when := when + made.whim.expovariate(1 / every)) < seconds:
        [failure] = made.whim.choices([*Failure], [60, 30, 10])
        made.at(when, lambda failure=failure: made.fail(made.whim.randrange(nodes), failure))
    made.run(seconds + 2 * AWAY)
    return Result(made.waits, dict(made.counts), seconds + 2 * AWAY, len(made.lost))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load.cluster")
    for name, usual in (("nodes", 1000), ("tables", 1_000_000), ("seconds", 300), ("every", 3)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    asked = parser.parse_args()
    found = simulated(asked.nodes, asked.tables, asked.seconds, asked.every, seed=1)
    cuts = quantiles(found.waits, n=100)
    print(f"{asked.nodes} nodes, {asked.tables} tables, {asked.seconds} s, a failure every {asked.every} s on average")
    print(f"takeovers {len(found.waits)}, unowned in the end {found.unowned}")
    print(f"seconds without an owner: median {cuts[49]:.2f}, p99 {cuts[98]:.2f}, longest {max(found.waits):.2f}")
    for name, count in found.counts.items():
        print(f"{name}: {count}, {count / found.seconds:.1f} a second")


if __name__ == "__main__":
    main()
