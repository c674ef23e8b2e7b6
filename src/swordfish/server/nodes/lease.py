"""The lease of this node, by the database's clock: renewed several times before it ends."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

from swordfish.core import Refusal
from swordfish.server.store.database import Database
from swordfish.server.store.nodes import LEASE_MS, Nodes

BEAT_SECONDS = LEASE_MS / 1000 / 7
"""How often a lease is renewed, and the list of nodes read."""
JOIN_SECONDS = 3 * LEASE_MS / 1000
"""How long a node waits for its name: the lease of its killed predecessor must end first."""


async def wait_for_name(name: str, database: Database) -> None:
    """Wait until no other node has this name, for a command that has not started its server yet."""
    nodes = Nodes(database)

    async def free() -> bool:
        return all(peer.name != name for peer in await nodes.live())

    await _patiently(free, name)


async def _patiently(attempt: Callable[[], Awaitable[bool]], name: str) -> None:
    give_up = asyncio.get_running_loop().time() + JOIN_SECONDS
    while not await attempt():
        if asyncio.get_running_loop().time() > give_up:
            raise Refusal("node-name-taken", name=name)
        await asyncio.sleep(BEAT_SECONDS)


class Lease:
    """The lease of one start of a node."""

    def __init__(self, nodes: Nodes, name: str, boot: str, url: str) -> None:
        self.name, self.boot, self.url, self._nodes = name, boot, url, nodes

    async def begin(self) -> None:
        """Take the name; a Refusal if another node keeps it."""
        await _patiently(partial(self._nodes.join, self.name, self.boot, self.url), self.name)

    async def renew(self) -> bool:
        """Renew the lease; False if it had ended, so that other nodes may have taken tables of this one."""
        running = await self._nodes.renew(self.boot)
        if running is None:
            await self._nodes.join(self.name, self.boot, self.url)
        return bool(running)

    async def end(self) -> None:
        """End the lease at once."""
        await self._nodes.leave(self.boot)
