"""One connection: a bounded queue of what it is told, in order, and how far away it is."""

import asyncio
from collections import deque
from collections.abc import Callable
from statistics import median

from swordfish.server import wire
from swordfish.server.journal import Sheet

QUEUE = 256
"""A reader so far behind is dropped; it comes back with the last number it has seen."""
SAMPLES = 8
MOST_CREDIT = 0.150
"""Nobody is credited more than this for one command, in seconds."""
JITTER, JITTER_SECONDS = 1.1, 0.002
"""An answer that takes longer than the shortest way there and back by more than this was held back: no lag."""
FULL_QUOTA = 1.0
QUOTA_RATE = 0.05
"""Credit in all, and how much of it comes back a second: somebody who claims to be far away gains little in the end."""


class Link:
    """What a table knows of a connection: whose it is, what waits to be sent, its lag by the server's own pings."""

    def __init__(self, guest: str, name: str) -> None:
        self.guest, self.name = guest, name
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)
        self.stalled = False
        self.address = ""
        self.lang = "en"
        self.watching = False  # sees what everybody sees, even if its guest has a chair: a big screen
        self.steps = False  # whether it is told how it looked before each event
        self.route: Callable[[], float | None] = lambda: None  # a round trip by the system's measure, if it has one
        self.outlet: Callable[[bytes], bool] = lambda _: False
        self.muted: frozenset[str] = frozenset()
        self._later: deque[tuple[float, bytes]] = deque()
        self._pinged: dict[int, float] = {}
        self._trips: deque[float] = deque(maxlen=SAMPLES)
        self._pings = 0
        self._quota = FULL_QUOTA
        self._spent = 0.0

    def seat(self, sheet: Sheet) -> int | None:
        """The seat whose sight this link has, if any."""
        return None if self.watching else sheet.seat_of(self.guest)

    # what is sent: messages never overtake one another

    def send(self, message: bytes, delay: float = 0.0) -> None:
        """Send a message, not before the delay has passed nor before what was sent earlier."""
        if self.stalled:
            return
        if delay <= 0 and not self._later:
            self._put(message)
            return
        loop = asyncio.get_running_loop()
        when = loop.time() + delay
        self._later.append((max(when, self._later[-1][0]) if self._later else when, message))
        if len(self._later) == 1:
            loop.call_at(when, self._let_go)

    def _let_go(self) -> None:
        loop = asyncio.get_running_loop()
        while self._later and self._later[0][0] <= loop.time() + 0.001:
            self._put(self._later.popleft()[1])
        if self._later:
            loop.call_at(self._later[0][0], self._let_go)

    def _put(self, message: bytes) -> None:
        """Queue a message; a reader that has let the queue fill up is dropped to resync."""
        if self.stalled:
            return
        try:
            if not self.queue.empty() or not self.outlet(message):
                self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.hang_up()

    def hang_up(self) -> None:
        """Nothing more is sent; the client comes back with the last number it has seen."""
        self.stalled = True
        self._later.clear()
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)

    # how far away it is

    def ping(self, now: float, within: float) -> None:
        """Send a ping, past whatever waits; the next one follows within so many seconds."""
        self._pings += 1
        if len(self._pinged) > SAMPLES:
            self._pinged.pop(next(iter(self._pinged)))
        self._pinged[self._pings] = now
        self._put(wire.tell(wire.Ping(self._pings, round(within * 1000))))

    def pong(self, ping: int, now: float) -> None:
        """A ping came back; one that was never sent, or twice, says nothing."""
        sent = self._pinged.pop(ping, None)
        if sent is None:
            return
        trip, known = now - sent, self.route()
        self._trips.append(trip if known is None else min(trip, known * JITTER + JITTER_SECONDS))

    @property
    def half(self) -> float:
        """Half a round trip, in seconds, by the last few: the middle one, so that a few late answers say nothing."""
        return median(self._trips) / 2 if self._trips else 0.0

    @property
    def credit(self) -> float:
        """How much earlier than they arrive the commands of this link are taken to be made, in seconds, at most."""
        return min(self.half, MOST_CREDIT)

    def spend(self, now: float) -> float:
        """The credit for one command, out of the quota."""
        self._quota = min(FULL_QUOTA, self._quota + (now - self._spent) * QUOTA_RATE)
        self._spent = now
        credit = min(self.credit, self._quota)
        self._quota -= credit
        return credit
