"""The tables that this node owns: each append checks that it still does."""

import asyncio
from collections.abc import Awaitable
from typing import Any

from swordfish.server.logs import failed
from swordfish.server.store.database import Fenced, OwnedElsewhere, StoreFailed
from swordfish.server.store.nodes import Nodes
from swordfish.server.table.handover import HandedClock
from swordfish.server.table.registry import Claims


class Ownership(Claims):
    """The epochs of this node's tables. `boot` names this start of the node."""

    def __init__(self, nodes: Nodes, boot: str) -> None:
        self.boot, self._nodes = boot, nodes
        self._epochs: dict[str, int] = {}
        self._releasing: set[asyncio.Task[Any]] = set()
        self.claimed = self.lost = 0  # for the metrics
        self.closing = False  # then it takes no more tables

    def __contains__(self, tid: str) -> bool:
        return tid in self._epochs

    def __len__(self) -> int:
        return len(self._epochs)

    def epoch(self, tid: str) -> int:
        """The epoch at which this node owns a table; Fenced if it was lost meanwhile."""
        epoch = self._epochs.get(tid)
        if epoch is None:
            raise Fenced(tid)
        return epoch

    async def claim(self, tid: str) -> HandedClock | None:
        if self.closing:
            raise OwnedElsewhere(tid, "")
        taken = await self._nodes.claim(tid, self.boot)
        if taken is None:
            owner = await self._nodes.owner(tid)
            raise OwnedElsewhere(tid, "" if owner == self.boot else owner)
        self._epochs[tid] = taken.epoch
        self.claimed += 1
        return taken.clock

    def release(self, tid: str, clock: int | None) -> None:
        """Give up a table that has left memory, so that any node may take it without waiting for a lease."""
        epoch = self._epochs.pop(tid, None)
        if epoch is not None:
            self._later(self._nodes.release(tid, self.boot, epoch, clock))

    def lose(self, tid: str) -> None:
        """Learn that another node has taken a table."""
        self.lost += self._epochs.pop(tid, None) is not None

    async def verify(self) -> list[str]:
        """The tables that this node has lost, after it did not renew its lease in time."""
        held = dict(self._epochs)
        mine = await self._nodes.owned(self.boot)
        gone = [tid for tid, epoch in held.items() if mine.get(tid) != epoch]
        return [tid for tid in gone if self._epochs.get(tid) == held[tid]]  # not those that it has claimed again

    async def close(self) -> None:
        """Wait until every release is written."""
        await asyncio.gather(*self._releasing, return_exceptions=True)

    def _later(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(_logged(work))
        self._releasing.add(task)
        task.add_done_callback(self._releasing.discard)


async def _logged(work: Awaitable[None]) -> None:
    """Release a table; if that fails, others take it once this node's lease has ended."""
    try:
        await work
    except StoreFailed as error:
        failed("a table was not released", error)
