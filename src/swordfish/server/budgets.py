"""Keeps account of every budget of `Limits`: token buckets, counters and turns, each under the name of its owner."""

import asyncio
import time
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager

from swordfish.core import Refusal
from swordfish.server.limits import Limits, Rate


class Bucket:
    """A token bucket. It can be overdrawn: then nothing can be taken until the debt is repaid."""

    __slots__ = ("_at", "_tokens", "rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate, self._tokens, self._at = rate, rate.burst, now

    def take(self, now: float) -> bool:
        """One token, if there is one."""
        if self.wait(now) > 0:
            return False
        self._tokens -= 1
        return True

    def spend(self, now: float, tokens: float) -> None:
        """So many tokens, whether they are there or not."""
        self._fill(now)
        self._tokens -= tokens

    def wait(self, now: float) -> float:
        """Seconds until there is a token."""
        self._fill(now)
        return max(0.0, (1 - self._tokens) / self.rate.a_second)

    def _fill(self, now: float) -> None:
        self._tokens = min(self.rate.burst, self._tokens + (now - self._at) * self.rate.a_second)
        self._at = now


class Buckets:
    """A bucket for each name; the least recently used are dropped, so that names cannot fill the memory."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic, most: int = 10_000) -> None:
        self._rate, self._clock, self._most = rate, clock, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def bucket(self, name: str) -> Bucket:
        if (found := self._buckets.get(name)) is None:
            found = self._buckets[name] = Bucket(self._rate, self._clock())
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(name)
        return found

    def take(self, name: str) -> float:
        """0 if there was a token, else the seconds until there is one."""
        bucket, now = self.bucket(name), self._clock()
        return 0.0 if bucket.take(now) else bucket.wait(now)

    def demand(self, name: str, key: str = "too-fast") -> None:
        """Take a token, or refuse with this key."""
        if wait := self.take(name):
            raise Refusal(key, seconds=round(wait, 1))

    def spend(self, name: str, tokens: float) -> None:
        """Take so many tokens, whether they are there or not."""
        self.bucket(name).spend(self._clock(), tokens)

    def wait(self, name: str) -> float:
        """Seconds until there is a token; none is taken."""
        return self.bucket(name).wait(self._clock())

    def __len__(self) -> int:
        return len(self._buckets)


class SocketCounter:
    """Counts open sockets: in all, per guest, per address."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._guests: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()

    @property
    def count(self) -> int:
        return self._guests.total()

    def enter(self, guest: str, address: str) -> None:
        """Count one more socket, or refuse it."""
        limits = self._limits
        full = (
            self.count >= limits.sockets
            or self._guests[guest] >= limits.guest_sockets
            or self._addresses[address] >= limits.address_sockets
        )
        if full:
            raise Refusal("too-many-sockets")
        self._guests[guest] += 1
        self._addresses[address] += 1

    def leave(self, guest: str, address: str) -> None:
        """Count one socket less."""
        for counter, name in ((self._guests, guest), (self._addresses, address)):
            counter[name] -= 1
            if counter[name] <= 0:
                del counter[name]


class Lanes:
    """Lets so many jobs of one owner run at once; the others of that owner wait in line, and nobody else does."""

    def __init__(self, width: int) -> None:
        self._width = width
        self._running: Counter[str] = Counter()
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    @asynccontextmanager
    async def run(self, owner: str) -> AsyncGenerator[None]:
        """Run a job of an owner, once it is its turn."""
        await self._enter(owner)
        try:
            yield
        finally:
            self._leave(owner)

    @asynccontextmanager
    async def aside(self, owner: str) -> AsyncGenerator[None]:
        """Inside `run`: give the turn away while the job waits for something else."""
        self._leave(owner)
        try:
            yield
        finally:
            await self._enter(owner)

    async def _enter(self, owner: str) -> None:
        if self._running[owner] < self._width:
            self._running[owner] += 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._leave(owner)  # the turn came at the same moment: the next in line gets it
            raise

    def _leave(self, owner: str) -> None:
        line = self._waiting.get(owner, deque())
        while line:
            turn = line.popleft()
            if not turn.done():
                turn.set_result(None)  # the turn passes on: as many run as before
                return
        self._waiting.pop(owner, None)
        self._running[owner] -= 1
        if self._running[owner] <= 0:
            del self._running[owner]


class Budgets:
    """All accounts of one server. Docs and tests know them by the names of `Limits`."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.sockets = SocketCounter(limits)
        self.address = Buckets(limits.address)
        self.requests = Lanes(limits.requests)
        self.greetings = Buckets(limits.greetings)
        self.messages = Buckets(limits.messages)
        self.guest = Buckets(limits.guest)
        self.handled = Lanes(limits.handled)
        self.chat = Buckets(limits.chat)
        self.address_tables = Buckets(limits.address_tables)
        self.tables = Buckets(limits.tables)
        self.disk = Buckets(limits.disk)
        self.advice = Buckets(limits.advice)
        self.puzzles = Buckets(limits.puzzles)
        self.thinking = Buckets(limits.thinking)
        self.replays = Buckets(limits.replays)

    def message_wait(self, guest: str, address: str) -> float:
        """Seconds until the next message of a guest may be handled; 0: now, and it is counted."""
        wait = max(self.guest.wait(guest), self.messages.wait(address), self.disk.wait(address))
        if wait == 0:
            self.guest.spend(guest, 1)
            self.messages.spend(address, 1)
        return wait

    def new_table(self, guest: str, address: str) -> None:
        """Count a new table, or refuse it."""
        wait = max(self.tables.wait(guest), self.address_tables.wait(address), self.disk.wait(address))
        if wait:
            raise Refusal("too-many-tables", seconds=round(wait, 1))
        self.tables.spend(guest, 1)
        self.address_tables.spend(address, 1)
