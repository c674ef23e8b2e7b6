"""One change of a file."""

from msgspec import Struct


class Edit(Struct, frozen=True):
    """Replaces the bytes from `start` to `stop`."""

    start: int
    stop: int
    text: str

    def apply(self, source: bytes) -> bytes:
        return source[: self.start] + self.text.encode() + source[self.stop :]

    def line(self, source: bytes) -> int:
        """The number of the line in which it begins, from 1."""
        return source.count(b"\n", 0, self.start) + 1
