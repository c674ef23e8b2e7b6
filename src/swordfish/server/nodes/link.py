"""The one connection between two nodes. It carries the sockets of many clients, and requests in both directions.

Nothing waits for a single client: a channel's messages are handed on at once, and the queue of its own connection drops
a client that is too slow. Only if the other node itself does not read on, every sender waits.
"""

import asyncio
import itertools
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import msgspec

from swordfish.core import Refusal
from swordfish.server.logs import failed, logger
from swordfish.server.nodes.frames import BadFrame, ClientVisit, FrameKind, NodeCall, NodeReply, Splitter, head
from swordfish.words import sent

CROWDED = 1 << 20
"""How many bytes may wait in the connection before messages wait in the queues of their senders."""
CALL_SECONDS = 40.0
"""How long a request to another node may take; a hint is the slowest."""
TRIPS = 8

encode = msgspec.json.encode


class Moved(Exception):
    """The other node does not own the table, or cannot be reached: look up its owner again."""


class Channel(Protocol):
    """One end of a client's channel over a link."""

    def received(self, kind: FrameKind, payload: bytes) -> None:
        """Handle a frame."""
        ...

    def lost(self) -> None:
        """Handle the end of the link."""
        ...


class Handlers(Protocol):
    """What a node does for its peers."""

    def visited(self, link: "Link", channel: int, visit: ClientVisit) -> Channel:
        """A client comes to a table of this node."""
        ...

    def called(self, call: NodeCall) -> Awaitable[Any]:
        """Answer a request; Refusal, or Moved."""
        ...

    def told(self, news: NodeCall) -> None:
        """Learn news from another node."""
        ...


class Link(asyncio.Protocol):
    """A connection to the node with this boot. `dialled`: this side opened it.

    It takes the connection over from the streams of the handshake: a protocol saves a task's turn for each reading.
    """

    def __init__(self, writer: asyncio.StreamWriter, boot: str, handlers: Handlers, *, dialled: bool) -> None:
        self.boot, self._handlers = boot, handlers
        self._writer = writer  # once it is gone, it closes the connection
        self._transport = writer.transport
        self._numbers = itertools.count(1 if dialled else 2, 2)  # no number is used by both sides
        self._channels: dict[int, Channel] = {}
        self._calls: dict[int, asyncio.Future[NodeReply]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._unsent: list[bytes] = []
        self._drains: dict[int, Callable[[], None]] = {}
        self._splitter = Splitter()
        self.crowded = False  # whether the other node does not read as fast as this one writes
        self.closed = False
        self.ended = asyncio.Event()
        self.trip = 0.0  # the shortest of the last round trips, in seconds
        self._trips: list[float] = []
        self._loop = asyncio.get_running_loop()
        self.heard = self._loop.time()

    async def begin(self, reader: asyncio.StreamReader) -> None:
        """Read frames from now on; first those that the handshake's reader holds already."""
        if self._transport.is_closing() or reader.at_eof():
            self.close()
            return
        self._transport.set_write_buffer_limits(CROWDED)
        self._transport.set_protocol(self)
        reader.feed_eof()
        if early := await reader.read():
            self.data_received(early)

    # sending

    def send(self, kind: FrameKind, channel: int, payload: bytes = b"") -> None:
        """Send a frame; those of one turn of the event loop travel together."""
        if self.closed:
            return
        if not self._unsent:
            self._loop.call_soon(self._flush)
        self._unsent += (head(len(payload), kind, channel), payload)

    def _flush(self) -> None:
        unsent, self._unsent = self._unsent, []
        if not self.closed:
            self._transport.write(b"".join(unsent))

    def pause_writing(self) -> None:
        self.crowded = True

    def resume_writing(self) -> None:
        self.crowded = False
        waiting, self._drains = self._drains, {}
        for drain in waiting.values():
            drain()

    def when_free(self, channel: int, drain: Callable[[], None]) -> None:
        """Call `drain` when the other node has read enough that the link can take more."""
        self._drains[channel] = drain

    # channels

    def open(self, channel: Channel, visit: ClientVisit) -> int:
        """Open a channel for a client at a table of the other node; return its number."""
        number = next(self._numbers)
        self._channels[number] = channel
        self.send(FrameKind.OPEN, number, encode(visit))
        return number

    def forget(self, channel: int) -> None:
        """A channel has ended on this side."""
        self._channels.pop(channel, None)
        self._drains.pop(channel, None)

    # requests

    async def call(self, op: str, table: str, facts: Any = None) -> Any:
        """Ask the other node; its Refusal is raised here. Moved: ask again who owns the table."""
        number = next(self._numbers)
        answer: asyncio.Future[NodeReply] = self._loop.create_future()
        self._calls[number] = answer
        try:
            if self.closed:
                raise Moved
            self.send(FrameKind.CALL, number, encode(NodeCall(op, table, facts)))
            async with asyncio.timeout(CALL_SECONDS):
                reply = await answer
        except TimeoutError:
            raise Moved from None
        finally:
            self._calls.pop(number, None)
        if reply.moved:
            raise Moved
        if reply.refused:
            raise Refusal(reply.refused, **reply.facts)
        return reply.result

    def tell(self, op: str, facts: Any) -> None:
        """Tell the other node something; if the link breaks, the mesh tells it again."""
        self.send(FrameKind.TELL, 0, encode(NodeCall(op, "", facts)))

    async def _answer(self, number: int, payload: bytes) -> None:
        try:
            reply = NodeReply(await self._handlers.called(msgspec.json.decode(payload, type=NodeCall)))
        except Refusal as refusal:
            reply = NodeReply(refused=refusal.key, facts=sent(refusal.facts))
        except Moved:
            reply = NodeReply(moved=True)
        except Exception as error:
            failed("a request of another node failed", error)
            reply = NodeReply(refused="server-broken")
        self.send(FrameKind.REPLY, number, encode(reply))

    # receiving

    def data_received(self, data: bytes) -> None:
        self.heard = self._loop.time()
        try:
            for kind, channel, payload in self._splitter.feed(data):
                if FrameKind.TEXT <= kind <= FrameKind.CLOSE:  # of a client, as most are
                    if (found := self._channels.get(channel)) is not None:
                        found.received(kind, payload)
                else:
                    self._received(kind, channel, payload)
        except Exception as error:  # what cannot be read ends this connection and nothing else
            self.connection_lost(error)

    def connection_lost(self, exc: Exception | None) -> None:
        if exc is not None and not self.closed:
            facts = {"node": self.boot, "error": type(exc).__name__}
            logger.warning("the connection to a node broke", extra={"facts": facts})
        self.close()

    def _received(self, kind: FrameKind, channel: int, payload: bytes) -> None:
        match kind:
            case FrameKind.OPEN if channel not in self._channels:
                visit = msgspec.json.decode(payload, type=ClientVisit)
                self._channels[channel] = self._handlers.visited(self, channel, visit)
            case FrameKind.CALL:
                self._spawn(self._answer(channel, payload))
            case FrameKind.REPLY:
                waiting = self._calls.get(channel)
                if waiting is not None and not waiting.done():
                    waiting.set_result(msgspec.json.decode(payload, type=NodeReply))
            case FrameKind.TELL:
                self._handlers.told(msgspec.json.decode(payload, type=NodeCall))
            case FrameKind.PING:
                self.send(FrameKind.PONG, 0, payload)
            case FrameKind.PONG:
                self._trips = [*self._trips[1 - TRIPS :], self.heard - float(payload)]
                self.trip = min(self._trips)
            case _:
                raise BadFrame

    def ping(self) -> None:
        """Measure the round trip, and check that the other node still answers."""
        self.send(FrameKind.PING, 0, repr(self._loop.time()).encode())

    def close(self) -> None:
        """End the connection, and everything that goes over it."""
        if self.closed:
            return
        self.closed = True
        self.ended.set()
        self._transport.abort()
        for channel in [*self._channels.values()]:
            channel.lost()
        self._channels.clear()
        for waiting in self._calls.values():
            if not waiting.done():
                waiting.set_result(NodeReply(moved=True))
        for task in [*self._tasks]:
            task.cancel()

    def _spawn(self, work: Any) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task
