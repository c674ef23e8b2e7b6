"""Call ordering: while several seats are due, commands are applied in the order in which they were made.

A command was made half a round trip before it arrived. The server measures round trips with its own pings, trusts no
client's clock, and takes the credit out of a capped quota. It delays news of a race so that it arrives everywhere at
the same time.
"""

import asyncio
import heapq
from collections.abc import Awaitable, Callable, Iterable
from typing import TYPE_CHECKING, TypeAlias

from swordfish.core import Players, Refusal
from swordfish.server.socket.connection import Connection

if TYPE_CHECKING:
    from swordfish.server.table.table import HostedTable

MOST_HELD = 16
"""How many commands of a seat may wait."""

Apply: TypeAlias = Callable[[int], Awaitable[None]]
"""Applies a command, given the table time at which it was made."""


class CallOrder:
    """Queues the commands of a race for a moment, for those of players with more lag."""

    def __init__(self, table: "HostedTable") -> None:
        self._table = table
        self._held: list[tuple[float, int, str, Apply]] = []
        self._count = 0
        self._task: asyncio.Task[None] | None = None
        self._sleeps = False

    @property
    def race(self) -> bool:
        due = self._table.game.due
        return isinstance(due, Players) and len(due.seats) > 1

    @property
    def holds(self) -> bool:
        """Whether a command has to wait for its place."""
        return self.race or bool(self._held)

    @property
    def seconds(self) -> float:
        """How long commands wait: the lag of the slowest player, within the limit."""
        if not self.race:
            return 0.0
        return max((connection.credit for connection in self._seated()), default=0.0)

    def lag(self, guest: str) -> int:
        """Half a round trip of the guest, in whole milliseconds."""
        return round(
            1000
            * min((connection.half for connection in self._table.connections if connection.guest == guest), default=0.0)
        )

    def _seated(self) -> list[Connection]:
        return [connection for connection in self._table.connections if connection.seats(self._table.state)]

    async def submit(self, connection: Connection | None, apply: Apply) -> None:
        """Apply a command at once, or in a race in order. Without a connection it is a bot's, and has no lag."""
        if not self.holds:
            await apply(self._table.clock())
            return
        now = asyncio.get_running_loop().time()
        guest = connection.guest if connection else ""
        if guest and sum(held[2] == guest for held in self._held) >= self._table.surroundings.most_held:
            raise Refusal("try-again")
        self._push(now - (connection.spend(now) if connection and self.race else 0.0), guest, apply)

    def at(self, until: int, apply: Apply) -> None:
        """Run something after all commands that were made before this table time."""
        self._push(asyncio.get_running_loop().time() + (until - self._table.clock()) / 1000, "", apply)

    def _push(self, made: float, guest: str, apply: Apply) -> None:
        self._count += 1
        heapq.heappush(self._held, (made, self._count, guest, apply))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        """Apply the earliest command, once no earlier one can still arrive."""
        loop = asyncio.get_running_loop()
        while self._held:
            wait = self._held[0][0] + self.seconds - loop.time()
            if wait > 0:
                await self._sleep(wait)
                continue
            made, _, _, apply = heapq.heappop(self._held)
            await apply(self._table.clock() - int(1000 * (loop.time() - made)))

    async def _sleep(self, seconds: float) -> None:
        self._sleeps = True
        try:
            await asyncio.sleep(seconds)
        finally:
            self._sleeps = False

    def close(self) -> None:
        """Drop waiting commands, which were not acknowledged, and finish the one being applied."""
        self._held.clear()
        if self._task is not None and self._sleeps:
            self._task.cancel()

    def together(self, connections: Iterable[Connection]) -> list[tuple[Connection, float]]:
        """The delay for each connection, so that news of a race arrives at the same time; slow connections first."""
        if not self.race:
            return [(connection, 0.0) for connection in connections]
        farthest = self.seconds
        delays = [(connection, max(0.0, farthest - connection.credit)) for connection in connections]
        return sorted(delays, key=lambda pair: pair[1])
