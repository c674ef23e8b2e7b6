"""Clients of other nodes at tables of this one: each is a connection like any other, whose messages go over a link."""

import asyncio
from collections.abc import Awaitable, Callable

from swordfish.core import Refusal
from swordfish.server.limits import Limits
from swordfish.server.logs import failed
from swordfish.server.nodes.frames import ChannelEnd, ClientVisit, FrameKind
from swordfish.server.nodes.link import Channel, Link, encode
from swordfish.server.socket.attending import check_room, ping
from swordfish.server.socket.connection import Connection
from swordfish.server.socket.inbox import Inbox
from swordfish.server.store.database import OwnedElsewhere, StoreFailed
from swordfish.server.table.broadcast import refused
from swordfish.server.table.registry import Registry
from swordfish.server.table.table import HostedTable

MOST_UNHANDLED = 128
"""How many messages of a client may wait here; its node sends one at a time, except after a takeover."""


class RemoteConnection(Connection):
    """A connection whose client is at another node, which has counted its messages."""

    prepaid = True

    def __init__(self, link: Link, channel: int, visit: ClientVisit) -> None:
        super().__init__(visit.guest, visit.name, visit.face)
        self._link, self._channel = link, channel
        self.on_end: Callable[[], None] = lambda: None
        self.device, self.lang, self.address = visit.device, visit.lang, visit.address
        self.watching, self.steps, self.hidden = visit.watching, visit.steps, visit.hidden
        self.muted = frozenset(visit.muted)
        self.outlet = self._forward
        self.route = lambda: None if visit.route is None else visit.route + link.trip

    def _forward(self, message: bytes) -> bool:
        if self._link.crowded:
            self._link.when_free(self._channel, self._drain)
            return False
        self._link.send(FrameKind.TEXT, self._channel, message)
        return True

    def _drain(self) -> None:
        """Send what has waited, once the other node reads on."""
        while not self.queue.empty():
            if self._link.crowded:
                self._link.when_free(self._channel, self._drain)
                return
            self._link.send(FrameKind.TEXT, self._channel, self.queue.get_nowait() or b"")

    def hang_up(self) -> None:
        self._end("resync")

    def move(self) -> None:
        self._end("moved")

    def _end(self, why: str) -> None:
        """Send nothing more but the reason."""
        if not self.stalled:
            super().hang_up()
            self._link.send(FrameKind.CLOSE, self._channel, encode(ChannelEnd(why)))
            self.on_end()


class Visitor(Channel):
    """One client of another node at a table of this one."""

    def __init__(
        self,
        link: Link,
        channel: int,
        visit: ClientVisit,
        registry: Registry,
        limits: Callable[[], Limits],
        arrived: Callable[[Connection], Awaitable[None]],
    ) -> None:
        self._link, self._channel, self._visit = link, channel, visit
        self._registry, self._limits, self._arrived = registry, limits, arrived
        self._connection = RemoteConnection(link, channel, visit)
        self._messages = Inbox(asyncio.get_running_loop())  # bytes; None: the connection was dropped
        self._connection.on_end = lambda: self._messages.put_nowait(None)
        self._task = asyncio.create_task(self._attend())

    def received(self, kind: FrameKind, payload: bytes) -> None:
        if kind == FrameKind.TEXT and self._messages.qsize() < MOST_UNHANDLED:
            self._messages.put_nowait(payload)
        else:
            self._task.cancel()

    def lost(self) -> None:
        self._task.cancel()

    async def _attend(self) -> None:
        try:
            table = await self._registry.find(self._visit.table)
            check_room(self._limits(), table, self._connection)
            await self._play(table)
        except Refusal as refusal:
            why = "resync" if refusal.key == "store-failed" else "refused"
            self._close(ChannelEnd(why, refusal.key, refused(-1, refusal).decode()))
        except OwnedElsewhere:
            self._close(ChannelEnd("moved"))
        except StoreFailed:
            self._close(ChannelEnd("resync"))
        finally:
            self._link.forget(self._channel)

    async def _play(self, table: HostedTable) -> None:
        connection = self._connection
        pinging = asyncio.create_task(ping(table, connection))
        try:
            await table.presence.join(connection, self._visit.since)
            await self._arrived(connection)
            while (body := await self._messages.get()) is not None:
                await table.receive(connection, body)
                self._link.send(FrameKind.HANDLED, self._channel, b"%d" % len(table.connections))
        except StoreFailed:
            raise
        except Exception as error:  # our own mistake: it closes this channel and nothing else
            failed("message failed", error, game=table.state.made.game, seq=table.seq)
            connection.hang_up()
        finally:
            pinging.cancel()
            table.presence.leave(connection)

    def _close(self, closing: ChannelEnd) -> None:
        if not self._connection.stalled:
            self._link.send(FrameKind.CLOSE, self._channel, encode(closing))
