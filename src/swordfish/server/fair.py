"""Fair calls: while several seats are due, commands are heard in the order in which they were made, not received."""

import asyncio
import heapq
from collections.abc import Awaitable, Callable, Iterable
from typing import TYPE_CHECKING

from swordfish.core import Players
from swordfish.server.link import Link

if TYPE_CHECKING:
    from swordfish.server.live import Live

MOST = 0.150
"""Nobody is credited more than this, in seconds, and nobody waits longer."""


class Hold:
    """Commands that wait a moment for those of players who are farther away."""

    def __init__(self, live: "Live") -> None:
        self._live = live
        self._waiting: list[tuple[float, int, Callable[[int], Awaitable[None]]]] = []
        self._count = 0
        self._task: asyncio.Task[None] | None = None

    @property
    def race(self) -> bool:
        due = self._live.due
        return isinstance(due, Players) and len(due.seats) > 1

    @property
    def seconds(self) -> float:
        """How long commands wait now: as long as the farthest seated player's are under way, within the limit."""
        if not self.race:
            return 0.0
        return min(MOST, max((link.half for link in self._seated()), default=0.0))

    def credit(self, link: Link) -> float:
        return min(MOST, link.half)

    def lag(self, guest: str) -> int:
        """Half a round trip of the guest, in whole milliseconds."""
        return round(1000 * min((link.half for link in self._live.links if link.guest == guest), default=0.0))

    def _seated(self) -> list[Link]:
        return [link for link in self._live.links if self._live.sheet.seat_of(link.guest) is not None]

    async def hear(self, link: Link, work: Callable[[int], Awaitable[None]]) -> None:
        """Have `work` done, with the time at which the command was made: at once, or in fair order in a race."""
        loop = asyncio.get_running_loop()
        if not self.race:
            await work(self._live.clock())
            return
        made = loop.time() - self.credit(link)
        self._count += 1
        heapq.heappush(self._waiting, (made, self._count, work))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._let_go())

    async def _let_go(self) -> None:
        """Hear the earliest made, once nothing made before it can still be under way."""
        loop = asyncio.get_running_loop()
        while self._waiting:
            made = self._waiting[0][0]
            wait = made + self.seconds - loop.time()
            if wait > 0:
                await asyncio.sleep(wait)
                continue
            _, _, work = heapq.heappop(self._waiting)
            await work(self._live.clock() - int(1000 * (loop.time() - made)))

    def together(self, links: Iterable[Link]) -> list[tuple[Link, float]]:
        """When to send to whom, so that news of a race arrives at the same time; slow links first."""
        if not self.race:
            return [(link, 0.0) for link in links]
        farthest = self.seconds
        return sorted(((link, max(0.0, farthest - self.credit(link))) for link in links), key=lambda pair: pair[1])
