"""The registry of tables: makes them, finds them, loads them on demand, and releases idle ones."""

import asyncio
import gc
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Protocol

import msgspec

from swordfish import games
from swordfish.core import Refusal, fresh_seed
from swordfish.server.logs import failed
from swordfish.server.socket.connection import Connection
from swordfish.server.store.database import Conflict, OwnedElsewhere, StoreFailed
from swordfish.server.store.tables import TableRow, Tables
from swordfish.server.table import rematches
from swordfish.server.table.change import NOTHING, Change
from swordfish.server.table.entries import Closed, Made, Rematched, encode
from swordfish.server.table.handover import HandedClock
from swordfish.server.table.idempotency import NumberedRequest, check_number
from swordfish.server.table.state import TableState, TableSummary
from swordfish.server.table.surroundings import Surroundings
from swordfish.server.table.table import HostedTable

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""The letters of a code, without pairs that people confuse."""
TRIES = 5
SWEEP_SECONDS = 30.0
"""How often the registry releases finished and idle tables from memory; their logs stay."""
IDLE_SECONDS = 300.0
"""How long an unfinished table stays in memory without people."""
COLLECT_TABLES = 100
"""How many tables are released between two garbage collections, which are slow."""
SUMMARY_SECONDS = 2.0
MOST_SUMMARIES = 1024
"""How long, and for how many tables, summaries from the store are cached."""


async def nowhere(tid: str, op: str, connection: Connection) -> None:
    """Refuse a rematch at a table of another node, for a host that is alone."""
    raise Refusal("try-again")


async def anybody(guest: str, address: str) -> None:
    """Admit every new table, for hosts without limits."""


class Claims(Protocol):
    """Decides which tables this registry may take into memory."""

    async def claim(self, tid: str, /) -> HandedClock | None:
        """Take a table and return what its clock shows; None: its log tells. OwnedElsewhere: another node has it."""
        ...

    def release(self, tid: str, clock: int | None, /) -> None:
        """Learn that a table has left memory, and at which table time its game stands."""
        ...


class EveryTable(Claims):
    """The claims of a server that shares its store with nobody."""

    async def claim(self, tid: str) -> None:
        """Take any table."""

    def release(self, tid: str, clock: int | None) -> None:
        """Nobody waits for it."""


class BotDriver(Protocol):
    """What the registry needs from the bots at its tables."""

    def changed(self, table: HostedTable, /) -> None:
        """Learn that a table has changed."""
        ...

    def release(self, table: HostedTable, /) -> None:
        """Learn that a table leaves memory."""
        ...

    def busy(self, table: HostedTable, /) -> bool:
        """Whether a bot of this table is thinking."""
        ...

    async def close(self) -> None:
        """End all bots."""
        ...


class Registry:
    """The tables in memory, by id."""

    def __init__(
        self,
        store: Tables,
        bots: BotDriver,
        *,
        free_text: bool = False,
        programs: dict[str, str] | None = None,
        ticks: Callable[[], float] | None = None,
        seeds: Callable[[], bytes] = fresh_seed,
        admit: Callable[[str, str], Awaitable[None]] = anybody,
        claims: Claims | None = None,
        on_lost: Callable[[HostedTable], None] | None = None,
        elsewhere: Callable[[str, str, Connection], Awaitable[None]] = nowhere,
        **more: Any,
    ) -> None:
        self.store, self.bots, self.seeds, self._admit = store, bots, seeds, admit
        self._elsewhere = elsewhere
        self._claims = EveryTable() if claims is None else claims
        self.tables: dict[str, HostedTable] = {}
        self.watchers: list[Callable[[HostedTable], None]] = []
        self.surroundings = Surroundings(
            free_text=free_text,
            programs=programs or {},
            rematch=self.rematch,
            on_change=self.changed,
            on_release=bots.release,
            on_lost=on_lost or self.lose,
            seeds=lambda: self.seeds(),
            ticks=ticks,
            **more,
        )
        self._loading: dict[str, asyncio.Task[HostedTable]] = {}
        self._sweeping: asyncio.TimerHandle | None = None
        self._idle: dict[str, float] = {}  # since when, by the event loop's clock
        self._released = 0
        self._summaries: OrderedDict[str, tuple[float, asyncio.Task[TableSummary]]] = OrderedDict()

    async def make(
        self,
        guest: str,
        game: str,
        options: dict[str, Any],
        *,
        listed: bool,
        turn_ms: int = 0,
        rated: bool = False,
        throw_ms: int = 0,
        pace: int = 100,
    ) -> HostedTable:
        """Make a table, if the game allows these options."""
        made = games.options(games.find(game), options)
        if rated and made.seats < 2:
            raise Refusal("rated-alone")
        seed, tid = self.seeds(), secrets.token_urlsafe(12)
        first = Made(
            game=game,
            options=msgspec.to_builtins(made),
            host=guest,
            listed=listed,
            seats=made.seats,
            turn_ms=turn_ms,
            rated=rated,
            throw_ms=throw_ms,
            pace=pace,
        )
        for _ in range(TRIES):
            code = "".join(secrets.choice(LETTERS) for _ in range(6))
            stamp = int(time.time())
            row = TableRow(tid, code, game, "open", listed, stamp, stamp, guest)
            try:
                await self.store.make(row, seed, encode(first))
            except Conflict:
                continue
            return await self.find(tid)
        raise Refusal("try-again")

    async def find(self, tid_or_code: str) -> HostedTable:
        """The table with that id or code, from memory or from the store."""
        if (table := self.tables.get(tid_or_code)) is not None:
            return table
        row = await self.store.known(tid_or_code)
        if (table := self.tables.get(row.tid)) is not None:
            return table
        if row.tid not in self._loading:
            self._loading[row.tid] = asyncio.create_task(self._load(row))
            self._loading[row.tid].add_done_callback(lambda _: self._loading.pop(row.tid, None))
        return await asyncio.shield(self._loading[row.tid])

    async def _load(self, row: TableRow) -> HostedTable:
        for _ in range(TRIES):
            try:
                handed = await self._claims.claim(row.tid)
                table = await HostedTable.load(row.tid, row.code, self.store, self.surroundings, handed)
            except Conflict:
                continue
            except OwnedElsewhere:
                raise
            except StoreFailed as error:  # it passes: a database that restarts must end no table
                failed("the store failed", error, table=row.tid)
                raise Refusal("store-failed") from error
            except Exception as error:
                failed("table cannot be read", error, table=row.tid)
                raise Refusal("table-stopped") from error
            self.tables[row.tid] = table
            self._sweep_later()
            return table
        raise Refusal("try-again")

    async def state_of(self, tid: str) -> TableState:
        """The state of a table: from memory, else from the store, without taking it into memory."""
        table = self.tables.get(tid)
        return table.state if table is not None else await self.store.state(tid)

    async def summary(self, tid: str) -> TableSummary:
        """The summary of a table for lists: from memory, else from the store, cached for a while."""
        if (table := self.tables.get(tid)) is not None:
            return table.state.summary()
        now = asyncio.get_running_loop().time()
        until, task = self._summaries.get(tid, (0.0, None))
        if task is None or until < now:
            task = asyncio.create_task(self._summarised(tid))
            self._summaries[tid] = now + SUMMARY_SECONDS, task
            while len(self._summaries) > MOST_SUMMARIES:
                self._summaries.popitem(last=False)
        return await asyncio.shield(task)

    async def _summarised(self, tid: str) -> TableSummary:
        return (await self.store.state(tid)).summary()

    def changed(self, table: HostedTable) -> None:
        """Notify the bots of a table, and everyone who watches the registry, of a change."""
        for watch in (self.bots.changed, *self.watchers):
            watch(table)

    async def rematch(self, table: HostedTable, connection: Connection, number: int, wanted: bool) -> None:
        """Make the same table again, one seat further on: the first who asks makes it, and chairs wait for the others.

        Somebody who does not want to play again releases their chair.
        """
        check_number(number)
        request = NumberedRequest(connection, number)
        await table.queue.run(partial(self._rematch if wanted else self._decline, table, request))

    async def _decline(self, table: HostedTable, request: NumberedRequest) -> None:
        if table.state.seat_of(request.connection.guest) is None:
            raise Refusal("not-seated")
        if table.state.rematch:
            await self.follow(table.state.rematch, "decline", request.connection)
        request.acknowledge(table.seq)

    async def _rematch(self, table: HostedTable, request: NumberedRequest) -> None:
        state, guest = table.state, request.connection.guest
        following = state.rematch
        if table.answers.seq(request) is None and not following:
            table.check_open()
            if state.seat_of(guest) is None:
                raise Refusal("not-seated")
            if state.phase != "over":
                raise Refusal("table-not-over")
            made, options = state.made, rematches.options(state)
            await self._admit(guest, request.connection.address)
            again = await self.make(
                guest,
                made.game,
                options,
                listed=made.listed,
                turn_ms=made.turn_ms,
                rated=made.rated,
                throw_ms=made.throw_ms,
                pace=made.pace,
            )
            await again.perform(lambda: Change(entries=rematches.prepared(state)))
            following = again.tid
        if state.seat_of(guest) is not None:
            await self.follow(following, "follow", request.connection)
        await table.transact(lambda: NOTHING if state.rematch else Change(entries=[Rematched(following)]), request)

    async def follow(self, tid: str, op: str, connection: Connection) -> None:
        """Take the chair that a rematch keeps for a guest (`follow`), or release it (`decline`)."""
        try:
            again = await self.find(tid)
        except OwnedElsewhere:
            await self._elsewhere(tid, op, connection)
        else:
            await again.perform(partial(rematches.DECISIONS[op], again, connection))

    async def close_table(self, tid_or_code: str) -> None:
        """Close a table to play, for the operator. Its log stays."""
        table = await self.find(tid_or_code)
        if table.state.phase not in {"over", "closed"}:
            await table.perform(lambda: Change(entries=[Closed()]))
        await self.release(table.tid)

    # leaving memory

    async def release(self, tid: str) -> None:
        """Drop a table from memory; its clients reconnect with the last number they have seen."""
        table = self.tables.pop(tid, None)
        if table is not None:
            await table.close()
            self._claims.release(tid, table.clock.standing)

    def lose(self, table: HostedTable) -> None:
        """Drop a table that another node has taken over; its connections continue there."""
        if self.tables.get(table.tid) is table:
            del self.tables[table.tid]
        table.move()

    def _sweep_later(self) -> None:
        if self._sweeping is None:
            self._sweeping = asyncio.get_running_loop().call_later(SWEEP_SECONDS, self.sweep)

    def sweep(self) -> None:
        """Release tables that are over or were idle for long. A stopped table stays, so that operators notice it."""
        self._sweeping = None
        now = asyncio.get_running_loop().time()
        self._idle = {
            tid: self._idle.get(tid, now)
            for tid, table in self.tables.items()
            if table.idle and not table.stopped and not self.bots.busy(table)
        }
        for tid, since in [*self._idle.items()]:
            if self.tables[tid].state.phase == "over" or now - since >= IDLE_SECONDS:
                table = self.tables.pop(tid)
                table.release()
                self._claims.release(tid, table.clock.standing)
                del self._idle[tid]
                self._released += 1
        if self._released >= COLLECT_TABLES:
            self._released = 0
            gc.collect()
        if self.tables:
            self._sweep_later()

    async def close(self) -> None:
        """Finish all requests, and release everything."""
        if self._sweeping is not None:
            self._sweeping.cancel()
        await self.bots.close()
        await asyncio.gather(*(table.close() for table in self.tables.values()))
