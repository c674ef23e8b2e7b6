"""The frames between two nodes: a length, a kind, a channel, and a payload. A channel is one client's socket."""

import struct
from enum import IntEnum
from typing import Any

from msgspec import Struct

HEADER = struct.Struct(">IBI")
head = HEADER.pack  # a function of its own would be called for every message of every client
MOST_PAYLOAD = 16 << 20
"""The longest payload that a node accepts."""


class FrameKind(IntEnum):
    """What a frame is for. Those of a client's channel follow one another, from TEXT to CLOSE."""

    OPEN = 1  # to the owner: a client comes to a table
    TEXT = 2  # a message of the client, or one for it
    HANDLED = 3  # to the entry: a message was handled, and how many connections the table has
    CLOSE = 4  # the channel ends
    CALL = 5  # a request about a table
    REPLY = 6
    TELL = 7  # news for the whole node, without a reply
    PING = 8
    PONG = 9


class ClientVisit(Struct, frozen=True, kw_only=True):
    """A client that comes to a table through another node, which states all of this."""

    table: str
    since: int
    guest: str
    name: str
    face: str
    device: str
    lang: str
    address: str
    watching: bool
    steps: bool
    hidden: bool
    muted: tuple[str, ...]
    route: float | None  # seconds: the round trip between the client and its node, where it is measured


class ChannelEnd(Struct, frozen=True):
    """Why a channel ends: `moved` (look for the owner again), `resync` (reconnect), `refused` (with the refusal)."""

    why: str
    key: str = ""
    text: str = ""


class NodeCall(Struct, frozen=True):
    """A request to another node."""

    op: str
    table: str
    facts: Any = None


class NodeReply(Struct, frozen=True):
    """The answer to a call, or the key and facts of its refusal; `moved`: another node owns the table."""

    result: Any = None
    refused: str = ""
    facts: dict[str, Any] = {}
    moved: bool = False


class BadFrame(Exception):
    """The other side does not speak this protocol."""


class Splitter:
    """Splits a stream of bytes into frames."""

    def __init__(self) -> None:
        self._unread = bytearray()  # the beginning of a frame
        self._needed = 0  # how many bytes it has, as far as is known

    def feed(self, data: bytes) -> list[tuple[FrameKind, int, bytes]]:
        """The frames that are complete with this data."""
        if self._unread:
            self._unread += data
            if len(self._unread) < self._needed:
                return []
            data, self._unread = bytes(self._unread), bytearray()
        found: list[tuple[FrameKind, int, bytes]] = []
        at, size, self._needed = 0, len(data), HEADER.size
        while size - at >= HEADER.size:
            length, kind, channel = HEADER.unpack_from(data, at)
            if length > MOST_PAYLOAD or kind not in KINDS:
                raise BadFrame
            end = at + HEADER.size + length
            if end > size:
                self._needed = end - at
                break
            found.append((KINDS[kind], channel, data[at + HEADER.size : end]))
            at = end
        if at < size:
            self._unread += data[at:]
        return found


KINDS = {int(kind): kind for kind in FrameKind}
