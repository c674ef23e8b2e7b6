"""Clients of this node at tables of other nodes: forwards their messages, and finds the next owner when one dies.

The client keeps its socket. Its node remembers the last number that the client has received and the requests that are
not answered yet. The next owner sends what is missing, and gets these requests again under their numbers.
"""

import asyncio
from contextlib import suppress

import msgspec

from swordfish.core import Refusal, reason
from swordfish.server.budgets import Budgets
from swordfish.server.metrics import Metrics
from swordfish.server.nodes.frames import ChannelEnd, ClientVisit, FrameKind
from swordfish.server.nodes.link import Channel, Link
from swordfish.server.nodes.mesh import Mesh
from swordfish.server.socket import client_messages, server_messages
from swordfish.server.socket.connection import Connection
from swordfish.server.socket.reading import SocketReader
from swordfish.server.table.broadcast import refused

MOST_UNANSWERED = 64
"""A client with more unanswered requests reconnects at a takeover, and sends them itself."""
RETRY_SECONDS = 0.05
PATIENCE_SECONDS = 8.0
"""How long a client waits for an owner before it has to reconnect, perhaps to another node."""


class Followed:
    """What a client has received and asked for, wherever its table is."""

    def __init__(self, since: int) -> None:
        self.since = since
        self.unanswered: dict[int, bytes] = {}
        self.searching = 0.0  # the time at which the owner was lost; 0: an owner is known

    def sent(self, message: bytes) -> None:
        """Record a message that goes to the client."""
        if (seq := server_messages.seq_of(message)) is not None:
            if seq > self.since:
                self.since = seq
        elif (number := server_messages.answered(message)) is not None:
            self.unanswered.pop(number, None)


class Forwarded(Channel):
    """The path of one client's messages to the owner of its table."""

    def __init__(self, connection: Connection, followed: Followed) -> None:
        self.connection, self._followed = connection, followed
        loop = asyncio.get_running_loop()
        self.ended: asyncio.Future[ChannelEnd] = loop.create_future()
        self._handled: asyncio.Future[None] | None = None  # of the message that the owner has
        self.connections = 0

    def received(self, kind: FrameKind, payload: bytes) -> None:
        if kind == FrameKind.TEXT:
            self._followed.searching = 0.0
            self._followed.sent(payload)
            self.connection.send(payload)
        elif kind == FrameKind.HANDLED:
            self.connections = int(payload)
            if self._handled is not None and not self._handled.done():
                self._handled.set_result(None)
        else:
            self._end(msgspec.json.decode(payload, type=ChannelEnd))

    def handled(self) -> asyncio.Future[None]:
        """The future of the next message; an asyncio.Event takes three times as many calls."""
        self._handled = asyncio.get_running_loop().create_future()
        return self._handled

    def lost(self) -> None:
        self._end(ChannelEnd("lost"))

    def _end(self, closing: ChannelEnd) -> None:
        if not self.ended.done():
            self.ended.set_result(closing)


class Forwarder:
    """The forwarding of one node."""

    def __init__(self, mesh: Mesh, budgets: Budgets, metrics: Metrics) -> None:
        self._mesh, self._budgets, self._metrics = mesh, budgets, metrics
        self.connections: set[Connection] = set()

    async def forward(
        self, boot: str, table: str, connection: Connection, reader: SocketReader, followed: Followed
    ) -> bool:
        """Forward a client's messages until its socket ends (False) or the table has another owner (True).

        A Refusal: the owner does not let it in.
        """
        link = self._mesh.link(boot)
        if link is None:
            return await self._wait(connection, followed, boot)
        channel = Forwarded(connection, followed)
        number = link.open(channel, visit(table, connection, followed.since))
        self.connections.add(connection)
        reading = asyncio.create_task(self._read(link, number, channel, reader, followed))
        try:
            await asyncio.wait({reading, channel.ended}, return_when=asyncio.FIRST_COMPLETED)
            if not channel.ended.done():
                await reading  # raises what went wrong
                return False
            return await self._moved(channel.ended.result(), connection, followed, boot)
        finally:
            if not channel.ended.done():
                link.send(FrameKind.CLOSE, number)
            link.forget(number)
            self.connections.discard(connection)
            reading.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await reading

    async def _moved(self, closing: ChannelEnd, connection: Connection, followed: Followed, boot: str) -> bool:
        if closing.why == "refused":
            raise Refusal(closing.key, **_facts(closing.text))
        if closing.why == "resync":
            connection.hang_up()
            return False
        return await self._wait(connection, followed, boot if closing.why == "lost" else "")

    async def _wait(self, connection: Connection, followed: Followed, boot: str) -> bool:
        """Wait before the owner is looked for again: as long as this one may come back, else a moment.

        After a while the client must reconnect.
        """
        loop = asyncio.get_running_loop()
        followed.searching = followed.searching or loop.time()
        give_up = followed.searching + PATIENCE_SECONDS
        await asyncio.sleep(RETRY_SECONDS)
        while loop.time() < give_up and self._mesh.expects(boot) and not connection.stalled:
            await self._mesh.look(RETRY_SECONDS * 10)
        if loop.time() > give_up or len(followed.unanswered) > MOST_UNANSWERED:
            connection.hang_up()
        return not connection.stalled

    async def _read(
        self, link: Link, number: int, channel: Forwarded, reader: SocketReader, followed: Followed
    ) -> None:
        for body in [*followed.unanswered.values()]:
            link.send(FrameKind.TEXT, number, body)
        loop, connection, lanes = asyncio.get_running_loop(), channel.connection, self._budgets.handled
        while (body := await reader.next(channel.connections)) is not None:
            message = self._checked(connection, body)
            if message is None:
                continue
            if isinstance(message, client_messages.Away):
                connection.hidden = message.away
            asked: int | None = getattr(message, "number", None)
            if asked is not None:
                followed.unanswered[asked] = body
            began = loop.time()
            await lanes.enter(connection.address)
            try:
                handled = channel.handled()
                link.send(FrameKind.TEXT, number, body)
                await handled
            finally:
                lanes.leave(connection.address)
            self._metrics.message(type(message).__name__, loop.time() - began)

    def _checked(self, connection: Connection, body: bytes) -> client_messages.ClientMessage | None:
        """A message that may travel on: it can be read, and its guest's budget allows it. None: it is answered here."""
        number = -1
        try:
            message = client_messages.decoder.decode(body)
            if type(message) is client_messages.Speak:  # a move, which is free
                return message
            number = getattr(message, "number", -1)
            if isinstance(message, client_messages.Request | client_messages.React):
                self._budgets.charge(connection, message)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            refusal = Refusal("bad-message", reason=reason(error))
        except Refusal as found:
            refusal = found
        else:
            return message
        self._metrics.refuse("message", refusal.key)
        connection.send(refused(number, refusal))
        return None


def visit(table: str, connection: Connection, since: int) -> ClientVisit:
    """What the owner of a table must know about a client."""
    return ClientVisit(
        table=table,
        since=since,
        guest=connection.guest,
        name=connection.name,
        face=connection.face,
        device=connection.device,
        lang=connection.lang,
        address=connection.address,
        watching=connection.watching,
        steps=connection.steps,
        hidden=connection.hidden,
        muted=tuple(connection.muted),
        route=connection.route(),
    )


def _facts(text: str) -> dict[str, object]:
    """The facts of a refusal that came as a message."""
    return msgspec.json.decode(text)["facts"]
