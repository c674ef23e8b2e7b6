"""Protocol limits: bounds half-open connections, slow requests and stalled readers; writes without delay."""

import asyncio
import socket
import sys
from collections import Counter
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Opcode, apply_mask  # pyright: ignore[reportPrivateImportUsage] - compiled, if it can be
from websockets.http11 import Request

from swordfish.server.addresses import canonical, owner
from swordfish.server.buckets import Buckets
from swordfish.server.limits import Limits
from swordfish.server.socket import client_messages
from swordfish.server.socket.inbox import Inbox

OUTLET, ROUTE = "swordfish.outlet", "swordfish.route"
"""Extensions of a socket's scope: a function that writes text at once if the reader keeps up, and one that returns the
round trip as the system measures it, which the program at the other end cannot stretch."""
UNIX = "unix"
"""The address of a client that is connected by a Unix socket: the proxy."""
MIN_RTT = 148
"""The offset of tcpi_min_rtt in Linux's struct tcp_info: the shortest round trip, in microseconds."""
TEXT, TEXT_OR_PONG = {Opcode.TEXT}, {Opcode.TEXT, Opcode.PONG}
AHEAD = 8
"""How many messages of a socket are read ahead; further ones wait in the system's buffers."""


def protocols(
    limits: Limits, *, proxied: bool, rtt_header: str = ""
) -> tuple[type[H11Protocol], type[WebSocketsSansIOProtocol]]:
    """The protocols of one server, for uvicorn. Behind a proxy connections are not counted per address.

    `rtt_header`: the proxy's header with the round trip to its client, in microseconds.
    """
    addresses: Counter[str] = Counter()
    connecting = Buckets(limits.connecting)

    def admits(address: str) -> bool:
        """Whether an address may open one more connection."""
        if proxied or not limits.connections:
            return True
        return addresses[address] < limits.connections and not connecting.take(address)

    class Http(H11Protocol):
        """HTTP with time limits for a request. A connection that is not admitted costs hardly anything."""

        _timer: asyncio.TimerHandle | None = None
        _draining = False  # whether the timer waits only until the client has read the answer
        _address: str | None = None  # of an admitted connection

        def __init__(self, **facts: Any) -> None:
            self._facts = facts  # what uvicorn prepares takes time, and waits until the connection is admitted

        def connection_made(self, transport: asyncio.Transport) -> None:  # pyright: ignore[reportIncompatibleMethodOverride] - as uvicorn has it
            peer: tuple[str, int] | str | None = transport.get_extra_info("peername")
            address = owner(peer[0]) if isinstance(peer, tuple) else UNIX
            if not admits(address):
                transport.abort()
                return
            super().__init__(**self._facts)
            super().connection_made(transport)
            self.client = client(self.client)
            self._address = address
            addresses[address] += 1
            self._arm()

        def data_received(self, data: bytes) -> None:
            if self._draining and not self.transport.get_write_buffer_size():
                self._disarm()
            if self._timer is None:
                self._arm()
            super().data_received(data)

        def on_response_complete(self) -> None:
            if self.transport.get_write_buffer_size():
                self._draining = True
            else:
                self._disarm()
            super().on_response_complete()
            if self._timer is None and not self.cycle.response_complete:  # the next request was already here
                self._arm()

        def handle_websocket_upgrade(self, event: h11.Request) -> None:
            self._disarm()
            self._leave()
            super().handle_websocket_upgrade(event)

        def connection_lost(self, exc: Exception | None) -> None:
            if self._address is None:
                return
            self._disarm()
            self._leave()
            super().connection_lost(exc)

        def _arm(self) -> None:
            self._timer = self.loop.call_later(limits.patience, self._expire)

        def _expire(self) -> None:
            if not self._draining or self.transport.get_write_buffer_size():
                self.transport.abort()
            self._disarm()

        def _disarm(self) -> None:
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None
            self._draining = False

        def _leave(self) -> None:
            if self._address:
                addresses[self._address] -= 1
                if addresses[self._address] <= 0:
                    del addresses[self._address]
                self._address = ""

    class Socket(WebSocketsSansIOProtocol):
        """WebSocket with a limit for stalled readers."""

        _timer: asyncio.TimerHandle | None = None
        _unsent: bytes = b""
        _plain = True  # whether all data since the handshake was whole frames
        _behind = False  # whether the reader does not keep up

        def __init__(self, *args: Any, **facts: Any) -> None:
            super().__init__(*args, **facts)
            self.queue: Any = Inbox(self.loop)  # implements what uvicorn uses of a queue

        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            super().connection_made(transport)
            self.client = client(self.client)

        def handle_connect(self, event: Request) -> None:
            super().handle_connect(event)
            if not self.close_sent:
                scope: Any = self.scope  # our own extension, unknown to uvicorn's types
                scope["extensions"][OUTLET] = self.tell
                scope["extensions"][ROUTE] = self.route

        def route(self) -> float | None:
            """The shortest round trip so far, in seconds, as the system or proxy measured it; None if neither did."""
            if proxied:
                return told_by_proxy(dict(self.scope["headers"]).get(rtt_header.lower().encode(), b""))
            connection: Any = self.transport.get_extra_info("socket")
            return None if connection is None else shortest(connection)

        def tell(self, text: bytes) -> bool:
            """Write text past all queues, batching calls of one loop iteration. False: the reader is behind."""
            if self._behind or self.close_sent or self.transport.is_closing():
                return False
            if not self._unsent:
                self.loop.call_soon(self._send)
            self._unsent += framed(text)
            return True

        def _send(self) -> None:
            if not self.close_sent:
                self.transport.write(self._unsent)
            self._unsent = b""

        def data_received(self, data: bytes) -> None:
            """Parse whole small frames, the usual case, here; the first other data switches to the full parser."""
            frames = unframed(data) if self.handshake_complete and self._plain else []
            kinds = {kind for kind, _ in frames}
            if kinds != TEXT:
                self._plain = not self.handshake_complete or (bool(kinds) and kinds <= TEXT_OR_PONG)
                super().data_received(data)
                return
            for _, text in frames:
                self.curr_msg_data_type, self.frames = "text", [text]
                self.send_receive_event_to_app()

        def send_receive_event_to_app(self) -> None:
            """Read a few messages ahead; uvicorn stops reading after each."""
            if self.read_paused or self.queue.qsize() >= AHEAD:
                super().send_receive_event_to_app()
                return
            self.read_paused = True
            super().send_receive_event_to_app()
            self.read_paused = False

        def pause_writing(self) -> None:
            super().pause_writing()
            self._behind = True
            if self._timer is None:
                self._timer = self.loop.call_later(limits.stall, self.transport.abort)

        def resume_writing(self) -> None:
            self._disarm()
            self._behind = False
            super().resume_writing()

        def connection_lost(self, exc: Exception | None) -> None:
            self._disarm()
            super().connection_lost(exc)

        def _disarm(self) -> None:
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None

    return Http, Socket


def client(found: tuple[str, int] | None) -> tuple[str, int]:
    """The address of a client in one notation, so that a trusted proxy is recognised, and that of a Unix socket."""
    return (canonical(found[0]), found[1]) if found else (UNIX, 0)


def told_by_proxy(text: bytes) -> float:
    """The round trip from a proxy's header, in seconds; None without one, because only the proxy can measure it."""
    return int(text) / 1e6 if text.isdigit() and len(text) < 10 else 0.0


def shortest(connection: socket.socket) -> float | None:
    """The shortest round trip of a connection, in seconds, where the system measures it."""
    try:
        facts = connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, MIN_RTT + 4)
    except (AttributeError, OSError, ValueError):  # uvloop raises ValueError once the socket is closed
        return None
    rtt = int.from_bytes(facts[MIN_RTT:], sys.byteorder)
    return rtt / 1e6 if 0 < rtt < 2**32 - 1 else None


def unframed(data: bytes) -> list[tuple[int, bytes]]:
    """The opcode and payload of each frame, if the data is nothing but whole frames of a client; else an empty list."""
    frames: list[tuple[int, bytes]] = []
    at, end = 0, len(data)
    while at < end:
        if end - at < 6 or not data[at] & 0x80 or not data[at + 1] & 0x80:
            return []
        kind, size, mask = data[at] ^ 0x80, data[at + 1] & 0x7F, at + 2
        if size == 127:  # eight bytes of length, for more than we read
            return []
        if size == 126:
            size, mask = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
        at = mask + 4 + size
        if size > client_messages.MOST_BYTES or at > end:
            return []
        frames.append((kind, apply_mask(data[mask + 4 : at], data[mask : mask + 4])))
    return frames


def framed(text: bytes) -> bytes:
    """A text message of a WebSocket, from a server: RFC 6455, section 5.2."""
    size = len(text)
    if size < 126:
        return bytes((0x81, size)) + text
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text
