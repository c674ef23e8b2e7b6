"""Randomness that anyone can recompute: our own generator over SHA-256. docs/luck.md has the test vectors."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from hashlib import sha256
from typing import TypeVar

Item = TypeVar("Item")
SALT_BYTES = 16
"""How long a player's salt is."""


@lru_cache(maxsize=1024)
def _fair(kinds: int) -> tuple[int, int]:
    """The number of bytes for an integer below `kinds`, and the first value that must be rejected to stay fair."""
    width = max(1, ((kinds - 1).bit_length() + 7) // 8)
    whole: int = 256**width
    return width, whole - whole % kinds


@lru_cache(maxsize=256)
def _digits(kinds: int) -> tuple[bytes, bytes]:
    """For integers of one byte: the integer below `kinds` that each byte stands for, and the bytes to reject."""
    _, unfair = _fair(kinds)
    return bytes(byte % kinds for byte in range(256)), bytes(range(unfair, 256))


class Rng:
    """The generator of one draw: bytes SHA-256(key ‖ 0) ‖ SHA-256(key ‖ 1) ‖ …, with an 8-byte big-endian counter."""

    __slots__ = ("_block", "_bytes", "_key", "_next")

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._block = 0
        self._bytes = b""
        self._next = 0

    def _more(self) -> None:
        self._bytes = sha256(self._key + self._block.to_bytes(8, "big")).digest()
        self._block += 1
        self._next = 0

    def _byte(self) -> int:
        if self._next == len(self._bytes):
            self._more()
        self._next += 1
        return self._bytes[self._next - 1]

    def below(self, kinds: int) -> int:
        """An integer from 0 to kinds − 1, uniformly, by rejection sampling."""
        width, unfair = _fair(kinds)
        while True:
            first = self._next
            last = first + width
            if last <= len(self._bytes):
                number = self._bytes[first] if width == 1 else int.from_bytes(self._bytes[first:last], "big")
                self._next = last
            else:
                number = 0
                for _ in range(width):
                    number = number * 256 + self._byte()
            if number < unfair:
                return number % kinds

    def several(self, kinds: int, count: int) -> list[int]:
        """Draw so many integers, each as `below` does: a handful of dice in one call."""
        if kinds > 256:
            return [self.below(kinds) for _ in range(count)]
        digits, rejected = _digits(kinds)
        drawn = b""
        while (lacking := count - len(drawn)) > 0:
            if self._next == len(self._bytes):
                self._more()
            taken = self._bytes[self._next : self._next + lacking]
            self._next += len(taken)
            drawn += taken.translate(digits, rejected)
        return list(drawn)

    def stream(self, kinds: int) -> Iterator[int]:
        """Endless integers, each as `below` draws it. What is not taken is not drawn."""
        width, unfair = _fair(kinds)
        while True:
            first = self._next
            last = first + width
            if last > len(self._bytes):
                yield self.below(kinds)
                continue
            self._next = last
            number = int.from_bytes(self._bytes[first:last], "big")
            if number < unfair:
                yield number % kinds

    def pick(self, items: Sequence[Item]) -> Item:
        """One item, uniformly."""
        return items[self.below(len(items))]

    def sample(self, items: Sequence[Item], count: int) -> tuple[Item, ...]:
        """`count` different items, in the order drawn; the last item fills each gap."""
        rest = list(items)
        drawn: list[Item] = []
        for _ in range(count):
            at = self.below(len(rest))
            drawn.append(rest[at])
            rest[at] = rest[-1]
            rest.pop()
        return tuple(drawn)

    def shuffled(self, items: Sequence[Item]) -> tuple[Item, ...]:
        """All items, in random order."""
        return self.sample(items, len(items))


class Luck:
    """All randomness of one table: a draw depends only on the seed, the seats' salts, and the number of its event."""

    __slots__ = ("_key",)

    def __init__(self, seed: bytes, salts: Sequence[bytes] = ()) -> None:
        self._key = sha256(b"".join((b"swordfish luck 1", seed, *salts))).digest()

    def __call__(self, number: int) -> Rng:
        return Rng(self._key + number.to_bytes(8, "big"))


def fresh_seed() -> bytes:
    """32 unpredictable bytes, from the system."""
    import secrets  # imported here: it takes a tenth of the import of swordfish

    return secrets.token_bytes(32)


def open_seed(word: int | str) -> bytes:
    """The seed of a given word: anyone can compute it, so its record is marked as open."""
    return sha256(f"swordfish seed {word}".encode()).digest()


def commitment(seed: bytes) -> str:
    """The hash published before the first event, so that the seed cannot be changed later."""
    return sha256(seed).hexdigest()
