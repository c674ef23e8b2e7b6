"""Chance that anybody can recompute: numbers of our own definition over SHA-256. docs/luck.md has the test vectors."""

import secrets
from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256
from typing import TypeVar

Item = TypeVar("Item")


@lru_cache(maxsize=1024)
def _fair(kinds: int) -> tuple[int, int]:
    """How many bytes a number below `kinds` takes, and the first value of them that would be unfair."""
    width = max(1, ((kinds - 1).bit_length() + 7) // 8)
    whole: int = 256**width
    return width, whole - whole % kinds


class Rng:
    """The numbers of one draw: bytes SHA-256(key ‖ 0) ‖ SHA-256(key ‖ 1) ‖ …, the counter in 8 bytes, big end first."""

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
        """A whole number from 0 to kinds − 1, all equally likely: unfair byte strings are thrown away."""
        width, unfair = _fair(kinds)
        while True:
            number = self._byte()
            for _ in range(width - 1):
                number = number * 256 + self._byte()
            if number < unfair:
                return number % kinds

    def pick(self, items: Sequence[Item]) -> Item:
        """One of them, all equally likely."""
        return items[self.below(len(items))]

    def sample(self, items: Sequence[Item], count: int) -> tuple[Item, ...]:
        """`count` different ones, in the order drawn: each is taken out, and the last one fills its gap."""
        rest = list(items)
        drawn: list[Item] = []
        for _ in range(count):
            at = self.below(len(rest))
            drawn.append(rest[at])
            rest[at] = rest[-1]
            rest.pop()
        return tuple(drawn)

    def shuffled(self, items: Sequence[Item]) -> tuple[Item, ...]:
        """All of them, in an order drawn."""
        return self.sample(items, len(items))


class Luck:
    """All the chance of one table: a draw depends on the seed, what the seats added, and its event's number alone."""

    __slots__ = ("_key",)

    def __init__(self, seed: bytes, salts: Sequence[bytes] = ()) -> None:
        self._key = sha256(b"".join((b"swordfish luck 1", seed, *salts))).digest()

    def __call__(self, number: int) -> Rng:
        return Rng(self._key + number.to_bytes(8, "big"))


def fresh_seed() -> bytes:
    """32 bytes that nobody can guess."""
    return secrets.token_bytes(32)


def open_seed(word: int | str) -> bytes:
    """The seed that a word given by hand stands for: anybody can know it, so its record is marked as open."""
    return sha256(f"swordfish seed {word}".encode()).digest()


def commitment(seed: bytes) -> str:
    """What is shown before the first event, so that the seed cannot be changed after it."""
    return sha256(seed).hexdigest()
