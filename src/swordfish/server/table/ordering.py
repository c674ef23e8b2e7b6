"""Fair calls: while several seats are due, commands are heard in the order in which they were made, not received.

A command was made half a round trip before it arrived. The server measures that with its own pings, believes no clock
of a client, and takes the credit out of a capped quota. News of a race is sent so that it arrives everywhere together.
"""

import asyncio
import heapq
from collections.abc import Awaitable, Callable, Iterable
from typing import TYPE_CHECKING, TypeAlias

from swordfish.core import Players, Refusal
from swordfish.server.socket.connection import Link

if TYPE_CHECKING:
    from swordfish.server.table.table import Live

MOST_HELD = 256

Work: TypeAlias = Callable[[int], Awaitable[None]]
"""What is done with a command, given the table time at which it was made."""


class Hold:
    """Commands that wait a moment for those of players who are farther away."""

    def __init__(self, live: "Live") -> None:
        self._live = live
        self._held: list[tuple[float, int, Work]] = []
        self._count = 0
        self._task: asyncio.Task[None] | None = None
        self._sleeps = False

    @property
    def race(self) -> bool:
        due = self._live.due
        return isinstance(due, Players) and len(due.seats) > 1

    @property
    def seconds(self) -> float:
        """How long commands wait now: as long as those of the farthest player are under way, within the limit."""
        if not self.race:
            return 0.0
        return max((link.credit for link in self._seated()), default=0.0)

    def lag(self, guest: str) -> int:
        """Half a round trip of the guest, in whole milliseconds."""
        return round(1000 * min((link.half for link in self._live.links if link.guest == guest), default=0.0))

    def _seated(self) -> list[Link]:
        return [link for link in self._live.links if link.seat(self._live.sheet) is not None]

    async def hear(self, link: Link | None, work: Work) -> None:
        """Have `work` done: at once, or in a race in fair order. Without a link it is a bot's, next to the table."""
        now = asyncio.get_running_loop().time()
        if not self.race and not self._held:
            await work(self._live.clock())
            return
        if len(self._held) >= MOST_HELD:
            raise Refusal("try-again")
        self._push(now - (link.spend(now) if link and self.race else 0.0), work)

    def at(self, until: int, work: Work) -> None:
        """Have `work` done after all commands that were made before this table time."""
        self._push(asyncio.get_running_loop().time() + (until - self._live.clock()) / 1000, work)

    def _push(self, made: float, work: Work) -> None:
        self._count += 1
        heapq.heappush(self._held, (made, self._count, work))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._let_go())

    async def _let_go(self) -> None:
        """Hear the earliest made, once nothing made before it can still be under way."""
        loop = asyncio.get_running_loop()
        while self._held:
            wait = self._held[0][0] + self.seconds - loop.time()
            if wait > 0:
                await self._sleep(wait)
                continue
            made, _, work = heapq.heappop(self._held)
            await work(self._live.clock() - int(1000 * (loop.time() - made)))

    async def _sleep(self, seconds: float) -> None:
        self._sleeps = True
        try:
            await asyncio.sleep(seconds)
        finally:
            self._sleeps = False

    def close(self) -> None:
        """Whatever was not heard yet was not acknowledged either; what is being heard comes to its end."""
        self._held.clear()
        if self._task is not None and self._sleeps:
            self._task.cancel()

    def together(self, links: Iterable[Link]) -> list[tuple[Link, float]]:
        """When to send to whom, so that news of a race arrives at the same time; slow links first."""
        if not self.race:
            return [(link, 0.0) for link in links]
        farthest = self.seconds
        delays = [(link, max(0.0, farthest - link.credit)) for link in links]
        return sorted(delays, key=lambda pair: pair[1])
