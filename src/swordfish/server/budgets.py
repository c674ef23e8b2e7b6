"""Enforces every budget of `Limits`: buckets, counters and lanes, each per owner."""

import asyncio
import time
from collections import Counter, deque
from collections.abc import AsyncGenerator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeAlias

from swordfish.core import Refusal
from swordfish.server.buckets import Buckets
from swordfish.server.limits import Limits
from swordfish.server.socket import client_messages
from swordfish.server.socket.connection import Connection

FAN_OUT = 8
"""A message costs one more for every so many connections, because most messages are relayed to them."""


class SocketCounter:
    """Counts open sockets: in all, per guest, per address."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._guests: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()

    @property
    def count(self) -> int:
        return self._guests.total()

    def enter(self, guest: str, address: str) -> None:
        """Count one more socket, or refuse it."""
        limits = self.limits
        full = (
            self.count >= limits.sockets
            or self._guests[guest] >= limits.guest_sockets
            or self._addresses[address] >= limits.address_sockets
        )
        if full:
            raise Refusal("too-many-sockets")
        self._guests[guest] += 1
        self._addresses[address] += 1

    def leave(self, guest: str, address: str) -> None:
        """Count one socket less."""
        for counter, name in ((self._guests, guest), (self._addresses, address)):
            counter[name] -= 1
            if counter[name] <= 0:
                del counter[name]


Ticket: TypeAlias = asyncio.Future[None]
"""A place in a line. Cancel it to leave the line."""
Watch: TypeAlias = Callable[[Ticket], Coroutine[Any, Any, None]]
"""Watches a ticket while its job waits, and may cancel it."""


class Abandoned(Exception):
    """Nobody wants the result of a job any more, so it does not run."""


class Lanes:
    """Limits how many jobs of one owner run at once; further jobs of that owner wait in a queue of their own."""

    def __init__(self, width: int) -> None:
        self.width = width
        self._running: Counter[str] = Counter()
        self._waiting: dict[str, deque[Ticket]] = {}

    def run(self, owner: str, watch: Watch | None = None) -> "Turn":
        """Run a job of an owner, once it is its turn. `watch` may cancel the turn while the job waits: Abandoned."""
        return Turn(self, owner, watch)

    @asynccontextmanager
    async def aside(self, owner: str) -> AsyncGenerator[None]:
        """Inside `run`: free the lane while the job waits for something else."""
        self.leave(owner)
        try:
            yield
        finally:
            await self.enter(owner)

    async def enter(self, owner: str, watch: Watch | None = None) -> None:
        """Wait until a job of the owner may run."""
        if self._running[owner] < self.width:
            self._running[owner] += 1
            return
        turn: Ticket = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(turn)
        watching = asyncio.create_task(watch(turn)) if watch else None
        try:
            await turn
        except asyncio.CancelledError:
            work = asyncio.current_task()
            if not turn.cancelled():
                self.leave(owner)  # the turn came at the same moment: the next in line gets it
            elif work is not None and not work.cancelling():
                raise Abandoned from None
            raise
        finally:
            if watching:
                watching.cancel()

    def leave(self, owner: str) -> None:
        """A job of the owner has ended, and the next one gets its turn."""
        line = self._waiting.get(owner)
        while line:
            turn = line.popleft()
            if not turn.done():
                turn.set_result(None)  # the turn passes on: as many run as before
                return
        if line is not None:
            del self._waiting[owner]
        self._running[owner] -= 1
        if self._running[owner] <= 0:
            del self._running[owner]


class Turn:
    """The turn of one job, as a context: a message enters one, so this is a class and not a generator."""

    __slots__ = ("_lanes", "_owner", "_watch")

    def __init__(self, lanes: Lanes, owner: str, watch: Watch | None) -> None:
        self._lanes, self._owner, self._watch = lanes, owner, watch

    async def __aenter__(self) -> None:
        await self._lanes.enter(self._owner, self._watch)

    async def __aexit__(self, *failure: object) -> None:
        self._lanes.leave(self._owner)


class Budgets:
    """All budgets of one server, named as in `Limits`."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.sockets = SocketCounter(limits)
        self.address = Buckets(limits.address)
        self.files = Buckets(limits.files)
        self.requests = Lanes(limits.requests)
        self.invitations = Buckets(limits.invitations)
        self.greetings = Buckets(limits.greetings)
        self.messages = Buckets(limits.messages)
        self.guest = Buckets(limits.guest)
        self.handled = Lanes(limits.handled)
        self.chat = Buckets(limits.chat)
        self.reactions = Buckets(limits.reactions)
        self.around = Buckets(limits.around)
        self.address_tables = Buckets(limits.address_tables)
        self.tables = Buckets(limits.tables)
        self.disk = Buckets(limits.disk)
        self.planned = Lanes(limits.planned)
        self.planning = Buckets(limits.planning)
        self.advice = Buckets(limits.advice)
        self.puzzles = Buckets(limits.puzzles)
        self.thinking = Buckets(limits.thinking)
        self.replays = Buckets(limits.replays)

    def change(self, limits: Limits) -> None:
        """Use other limits from now on."""
        self.limits = self.sockets.limits = limits
        for name in Limits.__struct_fields__:
            match getattr(self, name, None):
                case Buckets() as buckets:
                    buckets.change(getattr(limits, name))
                case Lanes() as lanes:
                    lanes.width = getattr(limits, name)
                case _:
                    pass

    def message_wait(self, guest: str, address: str, connections: int) -> float:
        """Seconds until the next message of a guest may be handled; 0 means now, and counts it.

        It costs its address one more for every so many `connections` of its table.
        """
        now = time.monotonic()
        own, shared, disk = self.guest.bucket(guest), self.messages.bucket(address), self.disk.bucket(address)
        wait = own.wait(now) or shared.wait(now) or disk.wait(now)
        if not wait:
            own.tokens -= 1
            shared.tokens -= 1 + connections / FAN_OUT
        return wait

    def charge(self, connection: Connection, message: client_messages.Request | client_messages.React) -> None:
        """Count a request about a table, or refuse it; salts are free, because the host's `Begin` asks for them."""
        if connection.prepaid:
            return
        match message:
            case client_messages.Commit() | client_messages.Reveal():
                return
            case client_messages.Chat():
                self.chat.demand(connection.guest)
            case client_messages.React():
                self.reactions.demand(connection.guest)
            case _:
                self.around.demand(connection.guest)

    def new_table(self, guest: str, address: str) -> None:
        """Count a new table, or refuse it."""
        wait = max(self.tables.wait(guest), self.address_tables.wait(address), self.disk.wait(address))
        if wait:
            raise Refusal("too-many-tables", seconds=round(wait, 1))
        self.tables.spend(guest, 1)
        self.address_tables.spend(address, 1)
