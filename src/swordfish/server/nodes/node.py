"""One node: joins the others, keeps its lease, takes tables over from the dead, and hands its own over at the end."""

import asyncio
import itertools
import random
import secrets
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, TypeAlias
from zlib import crc32

from swordfish.core import Refusal
from swordfish.server.budgets import Budgets
from swordfish.server.logs import failed, logger, note
from swordfish.server.metrics import Metrics
from swordfish.server.nodes.database_clock import DatabaseClock
from swordfish.server.nodes.forwarding import PATIENCE_SECONDS, RETRY_SECONDS, Forwarder
from swordfish.server.nodes.frames import ClientVisit, NodeCall
from swordfish.server.nodes.lease import BEAT_SECONDS, Lease
from swordfish.server.nodes.link import Channel, Handlers, Link, Moved
from swordfish.server.nodes.mesh import Mesh
from swordfish.server.nodes.ownership import Ownership
from swordfish.server.nodes.visits import Visitor
from swordfish.server.settings import Settings
from swordfish.server.socket.connection import Connection
from swordfish.server.store.database import Database, OwnedElsewhere, StoreFailed
from swordfish.server.store.nodes import Nodes
from swordfish.server.table.registry import Registry
from swordfish.server.table.table import HostedTable

MOST_ADOPTED = 64
"""How many orphaned tables of its share a node takes over at each beat."""
MOST_ORPHANS = 2048
"""How many orphaned tables are looked at."""
FEW = 4
"""How many of any share a node takes over at each beat, in case their own node does not."""
REFRESH_BEATS = 20
"""A node reads the bans again after this many beats."""
LOOK = "look"
"""News: a node has stopped or was killed."""
Operation: TypeAlias = Callable[[str, Any], Awaitable[Any]]
"""Answers a request about a table, given its id and further facts."""


async def nothing(*_: object) -> None:
    """Nothing to read again."""


class ServerNode(Handlers):
    """This server among those that share its store."""

    def __init__(
        self, settings: Settings, database: Database, budgets: Budgets, metrics: Metrics, ticks: Callable[[], float]
    ) -> None:
        self.store = Nodes(database)
        self.boot = f"{settings.node}-{secrets.token_hex(6)}"
        self.lease = Lease(self.store, settings.node, self.boot, settings.advertise, DatabaseClock(ticks))
        self.ownership = Ownership(self.store, self.boot)
        self.mesh = Mesh(self.boot, settings.advertise, self)
        self.forwarder = Forwarder(self.mesh, budgets, metrics)
        self.operations: dict[str, Operation] = {}
        self.on_news: Callable[[str, Any], None] = lambda _op, _facts: None
        self.on_arrival: Callable[[Connection], Awaitable[None]] = nothing  # a client of another node has come
        self.on_peers: Callable[[], None] = lambda: None  # a node has joined or died
        self.on_refresh: Callable[[], Awaitable[None]] = nothing  # reads again what news may have been missed
        self.peers: frozenset[str] = frozenset()  # the boots of all live nodes
        self.adopted = 0
        self._budgets = budgets
        self._registry: Registry
        self._beating: asyncio.Task[None] | None = None
        self._adopting: set[asyncio.Task[None]] = set()
        self._soon = asyncio.Event()  # a node is gone: its tables wait

    async def start(self, registry: Registry) -> None:
        """Join the other nodes; a Refusal if the name or the address is taken."""
        self._registry = registry
        await self.mesh.open(await self.store.secret())
        await self.lease.begin()
        await self._look()
        self._beating = asyncio.create_task(self._beat())
        note("node joined", node=self.lease.name, boot=self.boot)

    def lose(self, table: HostedTable) -> None:
        """Drop a table that another node has taken over, and say so."""
        if self._registry.tables.get(table.tid) is table:
            logger.warning("table lost to another node", extra={"facts": {"table": table.tid, "seq": table.seq}})
            self.ownership.lose(table.tid)
        self._registry.lose(table)

    # signs of life

    async def _beat(self) -> None:
        for number in itertools.count(1):
            with suppress(TimeoutError):
                await asyncio.wait_for(self._soon.wait(), BEAT_SECONDS)
            self._soon.clear()
            try:
                await self.beat()
                if number % REFRESH_BEATS == 0:
                    await self.on_refresh()
            except StoreFailed as error:  # the store says so itself; the lease may end meanwhile
                logger.debug("no sign of life", extra={"facts": {"why": str(error)}})
            except Exception as error:
                failed("a beat failed", error)

    async def beat(self) -> None:
        """Give a sign of life. After a pause, drop every table that another node has taken."""
        if not await self.lease.renew():
            await self.recover()
        with suppress(TimeoutError):  # reading must not hold up the next sign of life
            async with asyncio.timeout(BEAT_SECONDS):
                await self._look()
                orphans = await self.store.orphans(MOST_ORPHANS)
                for tid in self._share(orphans):
                    self._adopt(tid)

    def _share(self, orphans: Sequence[str]) -> list[str]:
        """The orphaned tables that this node takes over: live nodes divide them by hash, and each also tries a few."""
        ranks = sorted(self.peers)
        if self.boot not in ranks or not orphans:
            return []
        mine = [tid for tid in orphans if crc32(tid.encode()) % len(ranks) == ranks.index(self.boot)]
        few = random.sample(orphans, min(FEW, len(orphans)))
        return [*dict.fromkeys((*mine[:MOST_ADOPTED], *few))]

    async def _look(self) -> None:
        """See who is live, and end the leases of those that were killed."""
        peers = await self.store.live()
        if any(peer.quiet for peer in peers) and (killed := await self.store.bury()):
            logger.warning("a node was killed", extra={"facts": {"nodes": killed}})
            self.mesh.tell(LOOK, None)
            peers = [peer for peer in peers if peer.boot not in killed]
        self.mesh.update(peers)
        boots = frozenset(peer.boot for peer in peers)
        if boots != self.peers:
            self.peers = boots
            self.on_peers()

    async def recover(self) -> None:
        """Drop the tables that other nodes took while the lease of this one had ended."""
        gone = await self.ownership.verify()
        logger.warning("the lease had ended", extra={"facts": {"node": self.lease.name, "lost": len(gone)}})
        for tid in gone:
            table = self._registry.tables.get(tid)
            if table is not None:
                self.lose(table)
            else:
                self.ownership.lose(tid)

    def stop_beating(self) -> None:
        """Stop renewing the lease; it ends by itself."""
        if self._beating is not None:
            self._beating.cancel()

    # tables of other nodes

    def _adopt(self, tid: str) -> None:
        """Take over a table whose node is gone, so that its deadlines pass although nobody asks for it."""
        task = asyncio.create_task(self._adopted(tid))
        self._adopting.add(task)
        task.add_done_callback(self._adopting.discard)

    async def _adopted(self, tid: str) -> None:
        with suppress(OwnedElsewhere, Refusal, StoreFailed):  # another node was faster, or tries again
            await self._registry.find(tid)
            self.adopted += 1

    async def ask(self, tid: str, op: str, facts: Any = None) -> Any:
        """Ask the node that owns a table; this one, if no live node does."""
        loop = asyncio.get_running_loop()
        give_up = loop.time() + PATIENCE_SECONDS
        while True:
            boot = await self.store.live_owner(tid)
            link = self.mesh.link(boot)
            with suppress(Moved, OwnedElsewhere):
                if boot in ("", self.boot):
                    return await self.operations[op](tid, facts)
                if link is not None:
                    return await link.call(op, tid, facts)
            if loop.time() > give_up:
                raise Refusal("try-again")
            await asyncio.sleep(RETRY_SECONDS)

    # what other nodes ask of this one

    def visited(self, link: Link, channel: int, visit: ClientVisit) -> Channel:
        return Visitor(link, channel, visit, self._registry, lambda: self._budgets.limits, self.on_arrival)

    async def called(self, call: NodeCall) -> Any:
        try:
            return await self.operations[call.op](call.table, call.facts)
        except OwnedElsewhere:
            raise Moved from None

    def told(self, news: NodeCall) -> None:
        if news.op == LOOK:
            self._soon.set()
        else:
            self.on_news(news.op, news.facts)

    # the end

    def stop(self) -> None:
        """Take no more tables."""
        self.ownership.closing = True

    async def close(self) -> None:
        """Hand over, after the registry has closed its tables: end the lease, and let the others look at once."""
        self.stop_beating()
        for task in [*self._adopting]:
            task.cancel()
        with suppress(StoreFailed):  # then the lease ends by itself
            await self.ownership.close()
            await self.lease.end()
        self.mesh.tell(LOOK, None)
        await asyncio.sleep(0)  # what was told is written
        await self.mesh.close()
