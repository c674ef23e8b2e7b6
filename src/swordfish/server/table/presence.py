"""Tracks who is at a table. A guest without a connection counts as away after a grace period."""

import asyncio
from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING

from swordfish.core import Refusal
from swordfish.server.socket.connection import Connection
from swordfish.server.store.database import StoreFailed
from swordfish.server.table.state import Chair
from swordfish.server.table.throwing import resume

if TYPE_CHECKING:
    from swordfish.server.table.table import HostedTable

AWAY_SECONDS = 3.0
"""How long a guest without a connection still counts as present: reloading a page is not leaving."""


class PresenceTracker:
    """The connections of one table, and their guests."""

    def __init__(self, table: "HostedTable") -> None:
        self._table = table
        self.leaving: dict[str, asyncio.TimerHandle] = {}
        self._began = asyncio.get_running_loop().time()
        self._away: dict[str, float] = {}  # since when, by the event loop's clock

    async def join(self, connection: Connection, since: int = -1) -> None:
        """Add a connection: send it the table and what it missed, and tell everybody who is there."""
        await self._table.queue.run(partial(self._join, connection, since))
        self._table.surroundings.on_change(self._table)

    async def _join(self, connection: Connection, since: int) -> None:
        if since > self._table.seq and not self._table.moved:
            await self._check_current()
        if self._table.moved:
            connection.move()
            return
        resume(self._table, connection)
        await self._table.broadcast.welcome(connection, since)
        self._table.connections.add(connection)
        self._stay(connection.guest)
        self._table.broadcast.presence()
        if self._unwelcome(connection):
            connection.hang_up()  # the host sent them away while they came in

    async def _check_current(self) -> None:
        """Give the table up if the store has more of it: another node took it over, and this one does not know yet."""
        table = self._table
        if await table.store.entries(table.tid, table.seq):
            table.surroundings.on_lost(table)

    def leave(self, connection: Connection) -> None:
        """Remove a closed connection; its guest has a grace period to come back."""
        guest = connection.guest
        before = self.devices(guest)
        self._table.connections.discard(connection)
        self._table.devices.leave(connection)
        if not self._connected(guest):
            self._stay(guest)
            loop = asyncio.get_running_loop()
            self.leaving[guest] = loop.call_later(AWAY_SECONDS, self._gone, guest)
        elif self.devices(guest) != before:
            self._table.broadcast.presence()

    def present(self, guest: str) -> bool:
        """Whether a guest is at the table."""
        return guest in self.leaving or self._connected(guest)

    def devices(self, guest: str) -> int:
        """On how many devices a guest has the table open to play."""
        return len({other.device for other in self._table.connections if self._plays(other, guest)})

    def of(self, chair: Chair) -> str:
        """How a seat's player is here: one of the words of `SeatView.presence`."""
        if chair.bot:
            return "replaced" if chair.guest else "bot"
        if not chair.guest:
            return ""
        if chair.left or not self.present(chair.guest):
            return "gone"
        shown = [not other.hidden for other in self._table.connections if self._plays(other, chair.guest)]
        return "here" if any(shown) or not shown else "away"

    def hide(self, connection: Connection, *, hidden: bool) -> None:
        """A page went into the background or came back; everybody learns whether its player is away."""
        seats = connection.seats(self._table.state)
        chair = self._table.state.chairs[seats[0]] if seats else Chair()
        before = self.of(chair)
        connection.hidden = hidden
        if self.of(chair) != before:
            self._table.broadcast.presence()

    def watchers(self) -> set[str]:
        """The guests who only watch: neither the host nor anybody with a seat, nor a television."""
        return {other.guest for other in self._table.connections if not other.watching} - self._players()

    def screens(self) -> set[str]:
        """The guests who are only a television. They see what watchers see, and limits count them as watchers."""
        return {other.guest for other in self._table.connections} - self._players() - self.watchers()

    async def remove(self, away: set[str]) -> None:
        """Send these guests away; they cannot watch here again, nor can their addresses, unless a player shares one."""
        table, players = self._table, self._players()
        near = {other.address for other in table.connections if other.guest in players}
        there = {*table.connections}
        sent = [other for other in there if other.guest in away]
        marks = {mark for other in sent for mark in (other.guest, *self._far(other.address, near))}
        try:
            await table.store.bar(table.tid, marks - table.barred)
        except StoreFailed as error:
            raise Refusal("store-failed") from error
        table.barred |= marks
        came = [other for other in table.connections - there if self._unwelcome(other)]  # while it was stored
        for other in (*sent, *came):
            other.hang_up()

    def _unwelcome(self, connection: Connection) -> bool:
        return self.barred(connection) and connection.guest not in self._players()

    def _far(self, address: str, near: set[str]) -> list[str]:
        return [] if address in near else [self._mark(address)]

    def _mark(self, address: str) -> str:
        """An address as the store holds it: a hash that cannot be read or compared with another table's."""
        return "address:" + sha256(f"{self._table.tid} {address}".encode()).hexdigest()[:32]

    def barred(self, connection: Connection) -> bool:
        """Whether the host has sent this guest or this address away."""
        barred = self._table.barred
        return bool(barred) and not barred.isdisjoint((connection.guest, self._mark(connection.address)))

    def expect(self) -> None:
        """Count all players as present for a moment: their table has just come from another node."""
        loop = asyncio.get_running_loop()
        for guest in {chair.guest for chair in self._table.state.chairs if chair.guest and not chair.left}:
            if not self.present(guest):
                self.leaving[guest] = loop.call_later(AWAY_SECONDS, self._gone, guest)

    @property
    def people(self) -> bool:
        """Whether a player is connected, not only watchers."""
        state = self._table.state
        seats = (seat for connection in self._table.connections for seat in connection.seats(state))
        return any(not state.chairs[seat].bot for seat in seats)

    def away_seconds(self, guest: str) -> float:
        """How long a guest has been away; for a guest who never came, since the table was loaded."""
        if self.present(guest):
            return 0.0
        return asyncio.get_running_loop().time() - self._away.get(guest, self._began)

    def close(self) -> None:
        """Cancel all grace periods."""
        for handle in self.leaving.values():
            handle.cancel()
        self.leaving.clear()

    def _players(self) -> set[str]:
        """The host and everybody with a seat."""
        state = self._table.state
        return {state.made.host, *(chair.guest for chair in state.chairs)}

    def _connected(self, guest: str) -> bool:
        return any(self._plays(other, guest) for other in self._table.connections)

    def _plays(self, connection: Connection, guest: str) -> bool:
        return connection.guest == guest and not connection.watching

    def _stay(self, guest: str) -> None:
        if handle := self.leaving.pop(guest, None):
            handle.cancel()

    def _gone(self, guest: str) -> None:
        self.leaving.pop(guest, None)
        if self._table.state.seat_of(guest) is not None:
            self._away[guest] = asyncio.get_running_loop().time()
        self._table.broadcast.presence()
        self._table.surroundings.on_change(self._table)
