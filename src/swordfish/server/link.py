"""One connection: a bounded queue of what it is told, and how far away it is."""

import asyncio
from collections import deque

QUEUE = 256
"""A reader so far behind is dropped; it comes back with the last number it has seen."""
SAMPLES = 8


class Link:
    """What a table knows of a connection: whose it is, what waits to be sent, its lag by the server's own pings."""

    def __init__(self, guest: str, name: str) -> None:
        self.guest, self.name = guest, name
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)
        self.stalled = False
        self._pinged: dict[int, float] = {}
        self._trips: deque[float] = deque(maxlen=SAMPLES)
        self._pings = 0

    def send(self, message: bytes) -> None:
        """Queue a message; a reader that has let the queue fill up is dropped to resync."""
        if self.stalled:
            return
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.hang_up()

    def hang_up(self) -> None:
        """Nothing more is sent; the client comes back with the last number it has seen."""
        self.stalled = True
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)

    def send_later(self, message: bytes, delay: float) -> None:
        if delay <= 0:
            self.send(message)
        else:
            asyncio.get_running_loop().call_later(delay, self.send, message)

    def ping(self, now: float) -> int:
        """The number of a new ping, sent now."""
        self._pings += 1
        if len(self._pinged) > SAMPLES:
            self._pinged.pop(next(iter(self._pinged)))
        self._pinged[self._pings] = now
        return self._pings

    def pong(self, ping: int, now: float) -> None:
        """A ping came back; one that was never sent, or twice, says nothing."""
        sent = self._pinged.pop(ping, None)
        if sent is not None:
            self._trips.append(now - sent)

    @property
    def half(self) -> float:
        """Half a round trip, in seconds: the least of the last few, since delaying an answer must not pay."""
        return min(self._trips) / 2 if self._trips else 0.0
