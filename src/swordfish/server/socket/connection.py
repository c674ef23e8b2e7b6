"""One connection: its bounded queue of outgoing messages, and its lag."""

import asyncio
from collections.abc import Callable
from statistics import median

from swordfish.server.socket import server_messages
from swordfish.server.table.state import TableState

QUEUE = 256
"""How many messages may wait for a client; beyond that it is dropped and must reconnect."""
QUEUE_BYTES = 1 << 18
"""The same limit in bytes."""
SAMPLES = 8
MOST_CREDIT = 0.150
"""The largest credit for one command, in seconds."""
JITTER, JITTER_SECONDS = 1.1, 0.002
"""A pong that exceeds the shortest round trip by more than this was held back; the excess is not lag."""
FULL_QUOTA = 1.0
QUOTA_RATE = 0.05
"""The credit that returns per second; the quota bounds what a client gains by faking lag."""


class Outbox:
    """The messages that wait for a client, and their bytes. One task reads them.

    Used as `asyncio.Queue`, which takes 2 KB more of every connection.
    """

    __slots__ = ("_reader", "size", "waiting")

    def __init__(self) -> None:
        self.waiting: list[bytes | None] = []
        self._reader: asyncio.Future[None] | None = None
        self.size = 0

    def __len__(self) -> int:
        return len(self.waiting)

    def empty(self) -> bool:
        return not self.waiting

    def put_nowait(self, message: bytes | None) -> None:
        """Add a message, or None as the last one; QueueFull if too much waits already."""
        if len(self.waiting) >= QUEUE or self.size > QUEUE_BYTES:
            raise asyncio.QueueFull
        self.waiting.append(message)
        self.size += len(message or b"")
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def get_nowait(self) -> bytes | None:
        """The oldest message; there must be one."""
        message = self.waiting.pop(0)
        self.size -= len(message or b"")
        return message

    async def get(self) -> bytes | None:
        """The oldest message, as soon as there is one."""
        while not self.waiting:
            self._reader = asyncio.get_running_loop().create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self.get_nowait()


class Connection:
    """A connection at a table: its guest, its outgoing messages, and its lag as measured by the server's pings."""

    prepaid = False  # whether another node has counted its requests

    def __init__(self, guest: str, name: str, face: str = "") -> None:
        self.guest, self.name, self.face = guest, name, face
        self.queue = Outbox()
        self.stalled = False
        self.address = ""
        self.device = ""  # the device of its cookie
        self.lang = "en"
        self.watching = False  # gets the public view even if its guest has a seat: a television
        self.hidden = False  # its page is in the background
        self.steps = False  # whether it gets the view before each event
        self.route: Callable[[], float | None] = lambda: (
            None
        )  # the operating system's round trip, where it measures one
        self.outlet: Callable[[bytes], bool] = lambda _: False
        self.muted: frozenset[str] = frozenset()
        self._later: list[tuple[float, bytes]] = []
        self._pinged: dict[int, float] = {}
        self._trips: list[float] = []
        self._pings = 0
        self._quota = FULL_QUOTA
        self._spent = 0.0

    def seats(self, table: TableState) -> tuple[int, ...]:
        """The seats that this connection plays; several share one device."""
        return () if self.watching else table.seats.get(self.guest, ())

    # sending: messages never overtake one another

    def send(self, message: bytes, delay: float = 0.0) -> None:
        """Send a message after the delay, and never before an earlier message."""
        if delay <= 0 and not self._later:
            self._put(message)
            return
        if self.stalled:
            return
        loop = asyncio.get_running_loop()
        when = loop.time() + delay
        self._later.append((max(when, self._later[-1][0]) if self._later else when, message))
        if len(self._later) == 1:
            loop.call_at(when, self._flush_later)

    def _flush_later(self) -> None:
        loop = asyncio.get_running_loop()
        while self._later and self._later[0][0] <= loop.time() + 0.001:
            self._put(self._later.pop(0)[1])
        if self._later:
            loop.call_at(self._later[0][0], self._flush_later)

    def _put(self, message: bytes) -> None:
        """Queue a message; a client whose queue is full is dropped and must reconnect."""
        if self.stalled:
            return
        try:
            if self.queue.waiting or not self.outlet(message):
                self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.hang_up()

    def hang_up(self) -> None:
        """Send nothing more; the client reconnects with the last number it has seen."""
        self.stalled = True
        self._later.clear()
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)

    def move(self) -> None:
        """The table has left this process; the client finds it again by reconnecting."""
        self.hang_up()

    # lag

    def ping(self, now: float, within: float) -> None:
        """Send a ping ahead of everything that waits; the next one follows within so many seconds."""
        self._pings += 1
        if len(self._pinged) > SAMPLES:
            self._pinged.pop(next(iter(self._pinged)))
        self._pinged[self._pings] = now
        self._put(server_messages.encode(server_messages.Ping(self._pings, round(within * 1000))))

    def pong(self, ping: int, now: float) -> None:
        """A ping came back; ignore one that was never sent, or a second answer."""
        sent = self._pinged.pop(ping, None)
        if sent is None:
            return
        trip, known = now - sent, self.route()
        self._trips.append(trip if known is None else min(trip, known * JITTER + JITTER_SECONDS))
        del self._trips[:-SAMPLES]

    @property
    def half(self) -> float:
        """Half a round trip, in seconds: the median of the last few, so single late answers do not matter."""
        return median(self._trips) / 2 if self._trips else 0.0

    @property
    def credit(self) -> float:
        """The most by which a command of this connection is dated back before its arrival, in seconds."""
        return min(self.half, MOST_CREDIT)

    def spend(self, now: float) -> float:
        """Take the credit for one command from the quota."""
        self._quota = min(FULL_QUOTA, self._quota + (now - self._spent) * QUOTA_RATE)
        self._spent = now
        credit = min(self.credit, self._quota)
        self._quota -= credit
        return credit
