"""The lease of this node, by the database's clock: renewed several times before it ends."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

from swordfish.core import Refusal
from swordfish.server.logs import note
from swordfish.server.nodes.database_clock import DatabaseClock
from swordfish.server.store.database import Database, StoreFailed
from swordfish.server.store.nodes import LEASE_MS, Nodes

BEAT_SECONDS = LEASE_MS / 1000 / 6
"""How often a lease is renewed, and the list of nodes read."""
JOIN_SECONDS = 3 * LEASE_MS / 1000
"""How long a node waits for its name: the lease of its predecessor must end first."""


async def wait_for_name(name: str, database: Database) -> None:
    """Wait until no other node has this name, for a command that has not started its server yet."""
    nodes = Nodes(database)

    async def free() -> bool:
        return all(peer.name != name for peer in await nodes.live())

    await _patiently(free, nodes, name)


async def _patiently(attempt: Callable[[], Awaitable[bool]], nodes: Nodes, name: str) -> None:
    give_up = asyncio.get_running_loop().time() + JOIN_SECONDS
    while not await attempt():
        if asyncio.get_running_loop().time() > give_up:
            raise Refusal("node-name-taken", name=name)
        await asyncio.sleep(BEAT_SECONDS)
        await nodes.bury()


class Lease:
    """The lease of one start of a node."""

    def __init__(self, nodes: Nodes, name: str, boot: str, url: str, clock: DatabaseClock) -> None:
        self.name, self.boot, self.url, self.clock, self._nodes = name, boot, url, clock, nodes

    async def begin(self) -> None:
        """Take the name, and read the database's clock; a Refusal if another node keeps the name."""
        sent = self.clock.ticks()
        self.clock.set(sent, await self._nodes.moment())
        await _patiently(partial(self._nodes.join, self.name, self.boot, self.url), self._nodes, self.name)

    async def renew(self) -> bool:
        """Renew the lease; False if it had ended, so that other nodes may have taken tables of this one."""
        sent = self.clock.ticks()
        renewed = await self._nodes.renew(self.boot)
        if renewed is None:
            await self._nodes.join(self.name, self.boot, self.url)
            return False
        running, moment = renewed
        if shift := self.clock.deviation(sent, moment):
            await self._shift(shift)
        return running

    async def _shift(self, milliseconds: int) -> None:
        """Keep table time as it is here, although the database's clock shows another time than expected."""
        note("the clocks were compared", shifted=milliseconds)
        self.clock.shift(milliseconds)  # for everything that is queued after the correction
        try:
            await self._nodes.shift(self.boot, milliseconds)
        except StoreFailed:
            self.clock.shift(-milliseconds)
            raise

    async def end(self) -> None:
        """End the lease at once."""
        await self._nodes.leave(self.boot)
