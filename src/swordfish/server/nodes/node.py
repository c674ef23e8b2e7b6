"""One node: joins the others, keeps its lease, and drops the tables that it has lost."""

import asyncio
import secrets
from contextlib import suppress

from swordfish.server.logs import failed, logger, note
from swordfish.server.nodes.lease import BEAT_SECONDS, Lease
from swordfish.server.nodes.ownership import Ownership
from swordfish.server.settings import Settings
from swordfish.server.store.database import Database, StoreFailed
from swordfish.server.store.nodes import Nodes
from swordfish.server.table.registry import Registry
from swordfish.server.table.table import HostedTable


class Node:
    """This server among those that share its store."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self.store = Nodes(database)
        self.boot = f"{settings.node}-{secrets.token_hex(6)}"
        self.lease = Lease(self.store, settings.node, self.boot, settings.advertise)
        self.ownership = Ownership(self.store, self.boot)
        self._registry: Registry
        self._beating: asyncio.Task[None] | None = None

    async def start(self, registry: Registry) -> None:
        """Join the other nodes; a Refusal if the name is taken."""
        self._registry = registry
        await self.lease.begin()
        self._beating = asyncio.create_task(self._beat())
        note("node joined", node=self.lease.name, boot=self.boot)

    def lose(self, table: HostedTable) -> None:
        """Drop a table that another node has taken over, and say so."""
        logger.warning("table lost to another node", extra={"facts": {"table": table.tid, "seq": table.seq}})
        self.ownership.lose(table.tid)
        self._registry.lose(table)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                await self.beat()
            except StoreFailed as error:  # said once by the store itself; the lease may end meanwhile
                logger.debug("no sign of life", extra={"facts": {"why": str(error)}})
            except Exception as error:
                failed("a beat failed", error)

    async def beat(self) -> None:
        """Give a sign of life. After a pause, drop every table that another node has taken."""
        if not await self.lease.renew():
            await self.recover()

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
        """Give no sign of life any more; the lease ends by itself."""
        if self._beating is not None:
            self._beating.cancel()

    async def close(self) -> None:
        """End the lease, after the registry has closed its tables."""
        self.stop_beating()
        with suppress(StoreFailed):  # then the lease ends by itself
            await self.ownership.close()
            await self.lease.end()
