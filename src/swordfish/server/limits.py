"""Rate limits per socket, guest and address; caps on everything a server holds."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable

from msgspec import Struct

from swordfish.core import Refusal


class Rate(Struct, frozen=True):
    """So many at once, and so many a second in the long run."""

    burst: float
    a_second: float


class Limits(Struct, frozen=True, kw_only=True):
    """What a server allows. A client that asks for more waits or is refused."""

    socket: Rate = Rate(120, 60)  # messages of one socket
    guest: Rate = Rate(180, 90)  # messages of one guest, on all sockets
    messages: Rate = Rate(1200, 600)  # messages of one address, of all its guests
    address: Rate = Rate(240, 60)  # requests of one address
    greetings: Rate = Rate(30, 0.2)  # new guests of one address
    tables: Rate = Rate(20, 0.2)  # new tables of one guest
    puzzles: Rate = Rate(60, 1.0)  # what one guest asks about puzzles to practise on
    open_tables: int = 50  # of one guest, not over
    most_tables: int = 10_000  # in memory
    seats: int = 16
    watchers: int = 64  # of one table, without a seat
    guest_sockets: int = 12
    address_sockets: int = 256
    sockets: int = 4096
    connections: int = 512  # of one address, before they are anything more; 0: any number
    patience: float = 15.0  # seconds for a request, from its first byte to the last of its answer
    stall: float = 20.0  # seconds that a reader may leave unread what was sent to it


class Bucket:
    """A token bucket."""

    __slots__ = ("_at", "_tokens", "rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate, self._tokens, self._at = rate, rate.burst, now

    def take(self, now: float) -> bool:
        """One token, if there is one."""
        self._tokens = min(self.rate.burst, self._tokens + (now - self._at) * self.rate.a_second)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def wait(self) -> float:
        """Seconds until there is a token again."""
        return max(0.0, (1 - self._tokens) / self.rate.a_second)


class Buckets:
    """A bucket for each name; the least recently used are dropped, so that names cannot fill the memory."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic, most: int = 10_000) -> None:
        self._rate, self._clock, self._most = rate, clock, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def bucket(self, name: str) -> Bucket:
        now = self._clock()
        if (found := self._buckets.get(name)) is None:
            found = self._buckets[name] = Bucket(self._rate, now)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(name)
        return found

    def take(self, name: str) -> float:
        """0 if there is a token, else the seconds until there is one."""
        bucket = self.bucket(name)
        return 0.0 if bucket.take(self._clock()) else bucket.wait()

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


BOUNDLESS = Limits(
    socket=Rate(1e9, 1e9),
    guest=Rate(1e9, 1e9),
    messages=Rate(1e9, 1e9),
    address=Rate(1e9, 1e9),
    greetings=Rate(1e9, 1e9),
    tables=Rate(1e9, 1e9),
    puzzles=Rate(1e9, 1e9),
    open_tables=10**9,
    guest_sockets=10**9,
    address_sockets=10**9,
    sockets=10**9,
    connections=0,
)
"""No limits: for measuring, and for groups that trust each other."""
