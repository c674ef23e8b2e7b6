"""What all doors of one server share."""

import asyncio
import time
from collections.abc import Awaitable
from typing import Any

from litestar import Request, WebSocket

from swordfish.core import Refusal
from swordfish.server.bots.pool import House as BotHouse
from swordfish.server.bots.seats import BotSeats
from swordfish.server.lan import Beyond
from swordfish.server.limits import Buckets, Turnstile
from swordfish.server.metrics import Metrics
from swordfish.server.settings import Settings
from swordfish.server.store import guests
from swordfish.server.store.database import Guest
from swordfish.server.store.sqlite import Sqlite
from swordfish.server.table.entries import Sheet
from swordfish.server.table.registry import Hub
from swordfish.server.table.replay import fold

Asked = Request[Any, Any, Any]
Socket = WebSocket[Any, Any, Any]


class House:
    """One server: its store, its tables, its limits, its counts."""

    def __init__(self, settings: Settings, metrics: Metrics, banned: set[str], beyond: Beyond) -> None:
        self.settings, self.metrics, self.banned, self.beyond = settings, metrics, banned, beyond
        self.store = Sqlite(settings.store)
        self.hub = Hub(self.store, BotSeats(BotHouse(), settings.bot_pace))
        self.hub.free_text, self.hub.programs = settings.free_text, settings.bots
        limits = settings.limits
        self.turnstile = Turnstile(limits)
        self.guests = Buckets(limits.guest)
        self.addresses = Buckets(limits.messages)
        self.greetings = Buckets(limits.greetings)
        self.tables = Buckets(limits.tables)
        self.puzzles = Buckets(limits.puzzles)
        self.lobby: tuple[float, Any] = (0.0, None)
        self._tasks: set[asyncio.Future[None]] = set()
        self._gauges()

    def _gauges(self) -> None:
        gauge, store, began = self.metrics.gauge, self.store, time.monotonic()
        gauge("swordfish_tables", "Tables in memory.", lambda: len(self.hub.tables))
        gauge("swordfish_sockets", "Open sockets.", lambda: self.turnstile.count)
        gauge("swordfish_transactions", "Transactions written.", lambda: store.transactions)
        gauge("swordfish_commits", "Commits, each of one or more transactions.", lambda: store.commits)
        gauge("swordfish_up_seconds", "Seconds since the start.", lambda: time.monotonic() - began)

    def spawn(self, work: Awaitable[None]) -> None:
        """Have something done meanwhile; it ends with the house."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def sheet(self, tid: str) -> Sheet:
        """How a table stands: from memory, else from the store, without taking it into memory."""
        live = self.hub.tables.get(tid)
        return live.sheet if live is not None else fold(await self.store.entries(tid))

    async def let_go(self, tid: str) -> None:
        """Have a table read again from the store: whoever is there comes back with the last number seen."""
        live = self.hub.tables.get(tid)
        if live is None:
            return
        self.hub.tables.pop(tid, None)
        await live.close()

    async def close(self) -> None:
        """Finish what was acknowledged; then nothing more is written."""
        await self.hub.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.to_thread(self.store.close)


def house_of(connection: Asked | Socket) -> House:
    return connection.app.state.house


def address_of(connection: Asked | Socket) -> str:
    return connection.client.host if connection.client else ""


async def guest_of(connection: Asked | Socket) -> Guest:
    """Whose cookie came with this; a refusal if nobody's, or somebody's who may not come in."""
    store = house_of(connection).store
    found = await guests.recall(store, connection.cookies.get(guests.COOKIE))
    if found is None:
        raise Refusal("no-guest")
    if f"guest:{found.gid}" in house_of(connection).banned:
        raise Refusal("banned")
    return found
