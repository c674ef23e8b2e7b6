"""The services that all routes of one server share."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, TypeAlias

import msgspec
from litestar import Request, WebSocket

from swordfish.core import Refusal
from swordfish.server.addresses import canonical, owner
from swordfish.server.banned import BanList, banned_name
from swordfish.server.bots.pool import BotPool
from swordfish.server.bots.seats import BotSeats
from swordfish.server.bots.shelf import Shelf
from swordfish.server.budgets import Budgets
from swordfish.server.clock import TableClock
from swordfish.server.endings import Endings
from swordfish.server.gauges import add_build, add_process, add_store
from swordfish.server.invitations import Invitations
from swordfish.server.lan import LanSwitch
from swordfish.server.logs import logger
from swordfish.server.metrics import Metrics, Values
from swordfish.server.nodes.node import Operation, ServerNode
from swordfish.server.planning import PlanThreads
from swordfish.server.settings import Settings
from swordfish.server.socket.connection import Connection
from swordfish.server.store.database import StoreFailed
from swordfish.server.store.guests import Guest
from swordfish.server.store.maintenance import recently
from swordfish.server.store.opening import database_of
from swordfish.server.store.store import Store
from swordfish.server.store.tables import P, R, TableRow, no_epoch
from swordfish.server.table.registry import Registry
from swordfish.server.table.state import TableSummary

HttpRequest = Request[Any, Any, Any]
Socket = WebSocket[Any, Any, Any]
COOKIE = "swordfish"
SIZE_SECONDS = 60.0
"""How often PostgreSQL is asked for the size of the store."""


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
        self._clock = TableClock(note_lag=metrics.lag_seconds.note)
        self.node = ServerNode(settings, self._database, budgets, metrics, self._clock) if shared else None
        self.plans = PlanThreads(budgets.planned, budgets.planning)
        self._folding = ThreadPoolExecutor(1, "fold")
        shared_by = (node.ownership.epoch, node.lease.clock.now) if (node := self.node) else (no_epoch, None)
        self.store = Store(self._database, self.fold, *shared_by)
        self.endings = Endings(self.fold)
        self.invitations = Invitations(self.fold)
        self.pool = BotPool(prepares=settings.prepares, waiting=limits.waiting, spend=budgets.thinking.spend)
        self.shelf = Shelf(self.pool)
        self._clock.start()
        self.registry = Registry(
            self.store.tables,
            BotSeats(self.pool, settings.bot_pace),
            free_text=settings.free_text,
            programs=settings.bots,
            compute_for=self.plans.paid_by,
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
            elsewhere=self._elsewhere,
        )
        self.operations: dict[str, Operation] = {"follow": self._follow, "decline": self._decline}
        self.lobby: tuple[float, ListedTables] = (0.0, ([], {}))
        self._tasks: set[asyncio.Future[None]] = set()
        self._store_bytes = 0
        self._measure()

    async def fold(self, work: Callable[P, R], /, *facts: P.args, **more: P.kwargs) -> R:
        """Run work on a stored table in a thread; `replays` is its budget."""
        return await asyncio.get_running_loop().run_in_executor(self._folding, partial(work, *facts, **more))

    def _measure(self) -> None:
        """Add what is computed at every scrape."""
        gauge, counter, counts, pool = self.metrics.gauge, self.metrics.counter, self._database.counts, self.pool
        add_build(self.metrics)
        add_process(self.metrics)
        if isinstance(self.settings.store, str):
            self.metrics.computed("swordfish_store_bytes", "gauge", "Size of the store.", ("file",), self._sizes)
        else:
            add_store(self.metrics, self.settings.store)
        gauge("swordfish_tables", "Tables in memory.", lambda: len(self.registry.tables))
        gauge("swordfish_sockets", "Open sockets.", lambda: self.budgets.sockets.count)
        if node := self.node:
            gauge("swordfish_nodes", "Nodes whose leases run, as this one sees them.", lambda: len(node.peers))
            gauge("swordfish_node_links", "Connections to other nodes.", lambda: len(node.mesh.links))
            gauge(
                "swordfish_forwarded_sockets",
                "Sockets at other nodes' tables.",
                lambda: len(node.forwarder.connections),
            )
            counter("swordfish_tables_claimed_total", "Tables that this node took.", lambda: node.ownership.claimed)
            counter("swordfish_tables_adopted_total", "Tables of dead nodes, taken.", lambda: node.adopted)
            counter("swordfish_tables_lost_total", "Tables that another node took.", lambda: node.ownership.lost)
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

    # tables, wherever they are

    async def at_owner(self, tid: str, op: str, answer: type[R], *facts: Any) -> R:
        """Carry out an operation at the node that owns a table."""
        if self.node is None or tid in self.registry.tables:
            return await self.operations[op](tid, facts)
        found = await self.node.ask(tid, op, facts)
        return found if isinstance(found, answer) else msgspec.convert(found, answer)

    async def everywhere(self, op: str, *facts: Any) -> list[Any]:
        """Carry out an operation at every node."""
        here = await self.operations[op]("", facts)
        return [here, *(await self.node.mesh.everywhere(op, facts) if self.node else ())]

    async def _elsewhere(self, tid: str, op: str, connection: Connection) -> None:
        if self.node is not None:
            await self.node.ask(tid, op, (connection.guest, connection.name, connection.face))

    async def _follow(self, tid: str, facts: Any) -> None:
        await self.registry.follow(tid, "follow", Connection(*facts))

    async def _decline(self, tid: str, facts: Any) -> None:
        await self.registry.follow(tid, "decline", Connection(*facts))

    def announce(self, op: str, *facts: Any) -> None:
        """Announce something about a guest to every node: here at once, elsewhere as soon as the news arrives."""
        self.hear(op, facts)
        if self.node is not None:
            self.node.mesh.tell(op, facts)

    def hear(self, op: str, facts: Any) -> None:
        """Act on news about a guest, a device or a ban."""
        match op, facts:
            case "renamed", (gid, name, face):
                for connection in self._connections(lambda one: one.guest == gid):
                    connection.name, connection.face = name, face
            case "muted", (gid, silent):
                for connection in self._connections(lambda one: one.guest == gid):
                    connection.muted = frozenset(silent)
            case "gone", (gid,):
                self._hang_up(lambda one: one.guest == gid)
            case "device-gone", (device,):
                self._hang_up(lambda one: one.device == device)
            case "banned", (name,):
                self.banned.add(name)
                self._hang_up(lambda one: self.banned.has_guest(one.guest) or self.banned.has_address(one.address))
            case "unbanned", (name,):
                self.banned.lift(name)
            case _:
                logger.warning("unknown news", extra={"facts": {"op": op}})

    async def arrived(self, connection: Connection) -> None:
        """Read again what may have changed before a connection was at its table, where news of its guest reach it."""
        name, face, muted = connection.name, connection.face, connection.muted
        known = await self.store.guests.using(connection.guest, connection.device)
        if known is None or self.banned.has_guest(connection.guest) or self.banned.has_address(connection.address):
            connection.hang_up()
            return
        silent = await self.store.guests.muted(connection.guest)
        if (connection.name, connection.face) == (name, face):  # else news have come meanwhile
            connection.name, connection.face = known.name, known.face
        if connection.muted is muted:
            connection.muted = silent

    def _connections(self, whose: Callable[[Connection], bool]) -> list[Connection]:
        """The open sockets of this node, and those at its tables."""
        tables = (one for table in self.registry.tables.values() for one in table.connections)
        return [one for one in (*tables, *(self.node.forwarder.connections if self.node else ())) if whose(one)]

    def _hang_up(self, whose: Callable[[Connection], bool]) -> None:
        """Close sockets, and drop their messages that are not handled yet."""
        for connection in self._connections(whose):
            connection.hang_up()

    async def read_bans(self) -> None:
        """Read from the store who is banned."""
        names: list[str] = []
        for ban in await self.store.bans.all():
            with suppress(Refusal):  # an earlier version let an operator ban this machine itself
                names.append(banned_name(ban.who))
        self.banned.replace(names)

    def _sizes(self) -> Values:
        return {("database",): self._store_bytes}

    async def _measure_store(self) -> None:
        """Ask PostgreSQL now and then how large the store is, for the metrics."""
        while True:
            with suppress(StoreFailed):
                self._store_bytes = await self.store.size()
            await asyncio.sleep(SIZE_SECONDS)

    async def start(self) -> None:
        """Join the other nodes of this store, if there are any."""
        if isinstance(self.settings.store, str):
            self.spawn(self._measure_store())
        if self.node:
            self.node.on_refresh = self.read_bans
            self.node.operations |= self.operations
            self.node.on_news = self.hear
            self.node.on_arrival = self.arrived
            await self.node.start(self.registry)

    def spawn(self, work: Awaitable[None]) -> None:
        """Run something in the background until the server closes."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Finish everything that was acknowledged, then close the store."""
        if self.node:
            self.node.stop()
        await self.registry.close()
        if self.node:
            await self.node.close()
        self._clock.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.to_thread(self._database.close)
        self.plans.close()
        self._folding.shutdown(wait=False, cancel_futures=True)


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
