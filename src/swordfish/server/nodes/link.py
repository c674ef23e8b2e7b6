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
from swordfish.server.nodes.frames import BadFrame, ClientVisit, FrameKind, NodeCall, NodeReply, Splitter, frame
from swordfish.words import sent

CROWDED = 1 << 20
"""So many bytes may wait in the connection before messages wait in the queues of their senders."""
READ = 1 << 16
CALL_SECONDS = 40.0
"""How long a request to another node may take; a hint is the slowest."""
TRIPS = 8

encode = msgspec.json.encode


class Moved(Exception):
    """The other node does not own the table, or cannot be reached: look again who does."""


class Channel(Protocol):
    """One side of a client's way over a link."""

    def received(self, kind: FrameKind, payload: bytes) -> None:
        """A frame has come."""
        ...

    def lost(self) -> None:
        """The link has ended."""
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


class Link:
    """A connection to the node with this boot. `dialled`: this side opened it."""

    def __init__(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        boot: str,
        handlers: Handlers,
        *,
        dialled: bool,
    ) -> None:
        self.boot, self._reader, self._writer, self._handlers = boot, reader, writer, handlers
        self._numbers = itertools.count(1 if dialled else 2, 2)  # no number is used by both sides
        self._channels: dict[int, Channel] = {}
        self._calls: dict[int, asyncio.Future[NodeReply]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._unsent: list[bytes] = []
        self._drains: dict[int, Callable[[], None]] = {}
        self._draining: asyncio.Task[None] | None = None
        self.closed = False
        self.trip = 0.0  # the shortest of the last round trips, in seconds
        self._trips: list[float] = []
        self.heard = asyncio.get_running_loop().time()

    # sending

    def send(self, kind: FrameKind, channel: int, payload: bytes = b"") -> None:
        """Send a frame; those of one turn of the event loop travel together."""
        if self.closed:
            return
        if not self._unsent:
            asyncio.get_running_loop().call_soon(self._flush)
        self._unsent.append(frame(kind, channel, payload))

    def _flush(self) -> None:
        unsent, self._unsent = self._unsent, []
        if not self.closed:
            self._writer.write(b"".join(unsent))

    @property
    def crowded(self) -> bool:
        """Whether the other node does not read as fast as this one writes."""
        return self._writer.transport.get_write_buffer_size() > CROWDED

    def when_free(self, channel: int, drain: Callable[[], None]) -> None:
        """Call `drain` when the other node has read enough that the link can take more."""
        self._drains[channel] = drain
        if self._draining is None or self._draining.done():
            self._draining = self._spawn(self._drain())

    async def _drain(self) -> None:
        while self._drains:
            try:
                await self._writer.drain()
            except ConnectionError:
                return
            waiting, self._drains = self._drains, {}
            for drain in waiting.values():
                drain()
            await asyncio.sleep(0)

    # channels

    def open(self, channel: Channel, visit: ClientVisit) -> int:
        """Begin a client's way to a table of the other node; the number of its channel."""
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
        answer: asyncio.Future[NodeReply] = asyncio.get_running_loop().create_future()
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

    async def run(self) -> None:
        """Read frames until the connection ends."""
        splitter = Splitter()
        try:
            while data := await self._reader.read(READ):
                self.heard = asyncio.get_running_loop().time()
                for kind, channel, payload in splitter.feed(data):
                    self._received(kind, channel, payload)
        except (OSError, BadFrame, msgspec.DecodeError) as error:
            facts = {"node": self.boot, "error": type(error).__name__}
            logger.warning("the connection to a node broke", extra={"facts": facts})
        finally:
            self.close()

    def _received(self, kind: FrameKind, channel: int, payload: bytes) -> None:
        match kind:
            case FrameKind.OPEN:
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
                found = self._channels.get(channel)
                if found is not None:
                    found.received(kind, payload)

    def ping(self) -> None:
        """Measure the way, and see whether the other node still answers."""
        self.send(FrameKind.PING, 0, repr(asyncio.get_running_loop().time()).encode())

    def close(self) -> None:
        """End the connection, and everything that goes over it."""
        if self.closed:
            return
        self.closed = True
        self._writer.transport.abort()
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
