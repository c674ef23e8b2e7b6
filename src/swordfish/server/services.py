"""The services that all routes of one server share."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeAlias

from litestar import Request, WebSocket

from swordfish.core import Refusal
from swordfish.server.addresses import canonical, owner
from swordfish.server.banned import BanList
from swordfish.server.bots.pool import BotPool
from swordfish.server.bots.seats import BotSeats
from swordfish.server.bots.shelf import Shelf
from swordfish.server.budgets import Budgets
from swordfish.server.clock import TableClock
from swordfish.server.endings import Endings
from swordfish.server.gauges import add_build, add_process, add_store
from swordfish.server.invitations import Invitations
from swordfish.server.lan import LanSwitch
from swordfish.server.metrics import Metrics
from swordfish.server.nodes.node import Node
from swordfish.server.settings import Settings
from swordfish.server.socket.connection import Connection
from swordfish.server.store.guests import Guest
from swordfish.server.store.maintenance import recently
from swordfish.server.store.opening import database_of
from swordfish.server.store.store import Store
from swordfish.server.store.tables import P, R, TableRow, unfenced
from swordfish.server.table.registry import Registry
from swordfish.server.table.state import TableSummary

HttpRequest = Request[Any, Any, Any]
Socket = WebSocket[Any, Any, Any]
COOKIE = "swordfish"
COMPUTE_THREADS = 2


ListedTables: TypeAlias = tuple[list[tuple[TableRow, TableSummary]], dict[str, Guest]]
"""The public tables, and their hosts."""


class Services:
    """One server: its store, tables, limits and metrics."""

    def __init__(self, settings: Settings, metrics: Metrics, banned: BanList, lan: LanSwitch, budgets: Budgets) -> None:
        self.settings, self.metrics, self.banned, self.lan = settings, metrics, banned, lan
        self.budgets = budgets
        limits = settings.limits
        shared = bool(settings.node)
        self._database = database_of(settings.store, metrics.commit_seconds.note, alone=True, node=shared)
        self.node = Node(settings, self._database) if shared else None
        self._threads = ThreadPoolExecutor(COMPUTE_THREADS, "compute")
        self._folding = ThreadPoolExecutor(1, "fold")
        self.store = Store(self._database, self.fold, self.node.ownership.fence if self.node else unfenced)
        self.endings = Endings(self.fold)
        self.invitations = Invitations(self.fold)
        self.pool = BotPool(prepares=settings.prepares, waiting=limits.waiting, spend=budgets.thinking.spend)
        self.shelf = Shelf(self.pool)
        self._clock = TableClock(note_lag=metrics.lag_seconds.note)
        self._clock.start()
        self.registry = Registry(
            self.store.tables,
            BotSeats(self.pool, settings.bot_pace),
            free_text=settings.free_text,
            programs=settings.bots,
            compute=self.compute,
            ticks=self._clock,
            admit=self.admit_table,
            charge=budgets.charge,
            spend_disk=budgets.disk.spend,
            disk_wait=budgets.disk.wait,
            on_refusal=partial(metrics.refuse, "message"),
            most_entries=limits.entries,
            most_held=limits.held,
            most_seats=limits.seats,
            salt_seconds=limits.salting,
            claims=self.node.ownership if self.node else None,
            on_lost=self.node.lose if self.node else None,
        )
        self.lobby: tuple[float, ListedTables] = (0.0, ([], {}))
        self._tasks: set[asyncio.Future[None]] = set()
        self._measure()

    async def compute(self, work: Callable[P, R], /, *facts: P.args, **more: P.kwargs) -> R:
        """Run slow work in a thread, so that no table waits for it."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, partial(work, *facts, **more))

    async def fold(self, work: Callable[P, R], /, *facts: P.args, **more: P.kwargs) -> R:
        """Run work on a stored table in a thread; `replays` is its budget."""
        return await asyncio.get_running_loop().run_in_executor(self._folding, partial(work, *facts, **more))

    def _measure(self) -> None:
        """Add what is computed at every scrape."""
        gauge, counter, counts, pool = self.metrics.gauge, self.metrics.counter, self._database.counts, self.pool
        add_build(self.metrics)
        add_process(self.metrics)
        if not isinstance(self.settings.store, str):
            add_store(self.metrics, self.settings.store)
        gauge("swordfish_tables", "Tables in memory.", lambda: len(self.registry.tables))
        gauge("swordfish_sockets", "Open sockets.", lambda: self.budgets.sockets.count)
        counter("swordfish_store_transactions_total", "Transactions written.", lambda: counts.transactions)
        counter("swordfish_store_commits_total", "Commits of one or more transactions.", lambda: counts.commits)
        counter("swordfish_store_failed_writes_total", "Transactions that failed.", lambda: counts.failed_writes)
        gauge("swordfish_store_writable", "1 unless the last write failed.", lambda: not counts.failing)
        gauge("swordfish_bot_jobs_waiting", "Jobs that wait for a process for bots.", lambda: pool.waiting)
        gauge("swordfish_bot_jobs_running", "Jobs that a process for bots works at.", lambda: pool.running)
        counter("swordfish_bot_failures_total", "Jobs of bots without an answer.", lambda: pool.failures)

    async def admit_table(self, guest: str, address: str) -> None:
        """Count a new table of a guest, or refuse it."""
        limits = self.budgets.limits
        if len(self.registry.tables) >= limits.most_tables:
            raise Refusal("server-full")
        self.budgets.new_table(guest, address)
        if await self.store.tables.unfinished(guest, recently()) >= limits.open_tables:
            raise Refusal("too-many-tables", seconds=60)

    def connections(self, guest: str) -> Iterator[Connection]:
        """The open sockets of a guest."""
        for table in self.registry.tables.values():
            yield from (connection for connection in table.connections if connection.guest == guest)

    def hang_up(self, whose: Callable[[Connection], bool]) -> None:
        """Close sockets, and drop their messages that are not handled yet."""
        for table in self.registry.tables.values():
            for connection in [*table.connections]:
                if whose(connection):
                    connection.hang_up()

    async def start(self) -> None:
        """Join the other nodes of this store, if there are any."""
        if self.node:
            await self.node.start(self.registry)

    def spawn(self, work: Awaitable[None]) -> None:
        """Run something in the background until the server closes."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Finish everything that was acknowledged, then close the store."""
        await self.registry.close()
        if self.node:
            await self.node.close()
        self._clock.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.to_thread(self._database.close)
        for threads in (self._threads, self._folding):
            threads.shutdown(wait=False, cancel_futures=True)


def services_of(connection: HttpRequest | Socket) -> Services:
    """The services of the server that a request came to."""
    return connection.app.state.services


def address_of(connection: HttpRequest | Socket) -> str:
    """The address that a request came from."""
    return canonical(connection.client.host) if connection.client else ""


def owner_of(connection: HttpRequest | Socket) -> str:
    """The owner of the budgets that a request uses: its address, or the /64 network of it."""
    return owner(connection.client.host) if connection.client else ""


async def known_guest(connection: HttpRequest | Socket) -> Guest | None:
    """The guest whose cookie came with a request, if any."""
    return await services_of(connection).store.guests.recall(connection.cookies.get(COOKIE))


async def guest_of(connection: HttpRequest | Socket) -> Guest:
    """The guest whose cookie came with a request; a Refusal if there is none or the guest is banned."""
    found = await known_guest(connection)
    if found is None:
        raise Refusal("no-guest")
    check_ban(services_of(connection), found)
    return found


def check_ban(services: Services, guest: Guest) -> None:
    """Refuse a guest who is banned."""
    if services.banned.has_guest(guest.gid):
        raise Refusal("banned")
