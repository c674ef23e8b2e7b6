"""Token buckets: a burst at once, then a steady rate per second."""

import time
from collections import OrderedDict
from collections.abc import Callable

from swordfish.core import Refusal
from swordfish.server.limits import Rate


class Bucket:
    """A token bucket. It can be overdrawn: then nothing can be taken until the debt is repaid.

    Every message takes from four of them. After `wait`, and at the same moment, `tokens` can be taken directly.
    """

    __slots__ = ("_at", "rate", "tokens")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate, self.tokens, self._at = rate, rate.burst, now

    def take(self, now: float) -> bool:
        """Take one token; False if there is none."""
        if self.wait(now):
            return False
        self.tokens -= 1
        return True

    def spend(self, now: float, tokens: float) -> None:
        """Take so many tokens, into debt if need be."""
        self.wait(now)
        self.tokens -= tokens

    def wait(self, now: float) -> float:
        """Add the tokens of the time that has passed, and return the seconds until there is one."""
        rate = self.rate
        tokens = self.tokens + (now - self._at) * rate.a_second
        if tokens > rate.burst:
            tokens = rate.burst
        self.tokens, self._at = tokens, now
        return 0.0 if tokens >= 1 else (1 - tokens) / rate.a_second


class Buckets:
    """A bucket per name; the least recently used are dropped, which bounds the memory."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic, most: int = 10_000) -> None:
        self._rate, self._clock, self._most = rate, clock, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def change(self, rate: Rate) -> None:
        """Use another rate from now on."""
        self._rate = rate
        for bucket in self._buckets.values():
            bucket.rate = rate

    def bucket(self, name: str) -> Bucket:
        """The bucket of a name, full if it is new."""
        buckets = self._buckets
        try:
            buckets.move_to_end(name)
        except KeyError:
            buckets[name] = Bucket(self._rate, self._clock())
            if len(buckets) > self._most:
                buckets.popitem(last=False)
        return buckets[name]

    def take(self, name: str) -> float:
        """Take a token and return 0, or return the seconds until there is one."""
        bucket, now = self.bucket(name), self._clock()
        return 0.0 if bucket.take(now) else bucket.wait(now)

    def demand(self, name: str, key: str = "too-fast") -> None:
        """Take a token, or refuse with this key."""
        if wait := self.take(name):
            raise Refusal(key, seconds=round(wait, 1))

    def queue(self, name: str, longest: float) -> float:
        """Take the next token that nobody has claimed, and return the seconds until it is there.

        Refuse a wait beyond `longest` seconds.
        """
        bucket, now = self.bucket(name), self._clock()
        if (wait := bucket.wait(now)) > longest:
            raise Refusal("too-fast", seconds=round(wait, 1))
        bucket.spend(now, 1)
        return wait

    def spend(self, name: str, tokens: float) -> None:
        """Take so many tokens, into debt if need be."""
        self.bucket(name).spend(self._clock(), tokens)

    def wait(self, name: str) -> float:
        """Seconds until there is a token, without taking it."""
        return self.bucket(name).wait(self._clock())

    def half_full(self, name: str) -> bool:
        """Whether at least half of the burst is left."""
        bucket = self.bucket(name)
        bucket.wait(self._clock())
        return bucket.tokens >= bucket.rate.burst / 2

    def __len__(self) -> int:
        return len(self._buckets)
