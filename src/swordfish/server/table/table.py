"""A hosted table in memory. A message takes one line: handle, queue, decide, journal, acknowledge, broadcast."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial

import msgspec
from msgspec import Raw

from swordfish.core import Refusal, Stamped, commitment, reason
from swordfish.record import Record
from swordfish.server.logs import failed
from swordfish.server.socket import client_messages, server_messages
from swordfish.server.socket.connection import Connection
from swordfish.server.store.database import Conflict, Fenced, StoreFailed
from swordfish.server.store.table_rows import sitters, table_rows
from swordfish.server.store.tables import Answered, Tables
from swordfish.server.table import commands, requests, seating, throwing
from swordfish.server.table.broadcast import Broadcast, refused
from swordfish.server.table.change import Change, Decide
from swordfish.server.table.devices import Devices
from swordfish.server.table.entries import PLAYED, Happened, Made, decode, encode, phase_of
from swordfish.server.table.game import HostedGame
from swordfish.server.table.handover import HandedClock
from swordfish.server.table.hosted_clock import HostedClock
from swordfish.server.table.idempotency import Answers, NumberedRequest, check_number
from swordfish.server.table.ordering import CallOrder
from swordfish.server.table.presence import PresenceTracker
from swordfish.server.table.salting import SaltDeadline
from swordfish.server.table.serial_queue import SerialQueue
from swordfish.server.table.state import TableState
from swordfish.server.table.surroundings import Surroundings
from swordfish.server.table.timers import Timer

TRIES = 5
"""How often a change is decided again after another process was faster."""
ROW_BYTES = 100
"""The approximate overhead of a row of the journal."""
TOUCH_SECONDS = 3600
"""The precision of the last use in the table's row, so that not every move rewrites it."""


class HostedTable:
    """One table."""

    def __init__(
        self, tid: str, code: str, store: Tables, seed: bytes, made: Made, surroundings: Surroundings | None = None
    ) -> None:
        self.tid, self.code, self.store, self.seed = tid, code, store, seed
        self.surroundings = surroundings or Surroundings()
        self.state = TableState(made)
        self.game = HostedGame(self.state, seed)
        self.seq = 1
        self.stopped = self.moved = False  # moved: it has left this process, and nothing is written here any more
        self.connections: set[Connection] = set()
        self.barred: set[str] = set()  # who may not watch: guests, and hashes of addresses
        self.queue = SerialQueue()
        self.order = CallOrder(self)
        self.broadcast = Broadcast(self)
        self.presence = PresenceTracker(self)
        self.devices = Devices(self)
        self.answers = Answers()
        self.ticks: Callable[[], float] = self.surroundings.ticks or asyncio.get_running_loop().time
        self._timer = Timer(self)
        self._salt_deadline = SaltDeadline(self)
        self.clock = HostedClock(self)
        self._touched = 0
        self._stale = False  # the store may have more than we know: read on before the next change

    @classmethod
    async def load(
        cls,
        tid: str,
        code: str,
        store: Tables,
        surroundings: Surroundings | None = None,
        handed: HandedClock | None = None,
    ) -> "HostedTable":
        """Read a table from the store. `handed`: what its clock shows; else it continues from the last event."""
        first, *rest = await store.entries(tid)
        made = decode(first, None)
        assert isinstance(made, Made), "the first entry makes the table"
        table = cls(tid, code, store, await store.seed(tid), made, surroundings)
        table.state.fold(*[decode(body, table.game.rules) for body in rest])
        table.seq += len(rest)
        table.answers = Answers(await store.answers(tid))
        table.barred = await store.barred(tid)
        try:
            await table._revive()
            await table.clock.take_over(handed)
        except BaseException:
            table.release()  # nobody has this table, so its timers must not act for it
            raise
        return table

    # a message, from the socket to the broadcast

    async def receive(self, connection: Connection, body: bytes) -> str:
        """Decode one message of a client, and handle it; return its kind."""
        try:
            message = client_messages.decoder.decode(body)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self.surroundings.on_refusal("bad-message")
            connection.send(refused(-1, Refusal("bad-message", reason=reason(error))))
            return "other"
        await self.handle(connection, message)
        return type(message).__name__

    async def handle(self, connection: Connection, message: client_messages.ClientMessage) -> None:
        """Handle one message of a client: it is answered, or refused with a sentence."""
        if connection.stalled:
            return
        match message:
            case client_messages.Speak():  # first, because it is a move
                await self._answer(connection, message.number, self._order(connection, message))
            case client_messages.Pong(ping):
                connection.pong(ping, asyncio.get_running_loop().time())
            case client_messages.Show(shown):
                self.broadcast.show(connection, shown)
            case client_messages.LiftCurtain(number, seat):
                await self._answer(connection, number, self.devices.lift(connection, number, seat))
            case client_messages.Suppose():
                await self._answer(connection, message.number, self._suppose(connection, message))
            case client_messages.Throw(number, seat):
                decide = partial(throwing.throw, self, connection, seat)
                await self._answer(connection, number, self.request(connection, number, decide))
            case client_messages.RemoveWatchers(number):
                await self._answer(connection, number, self._send_away(connection, number, self.presence.watchers))
            case client_messages.RemoveScreens(number):
                await self._answer(connection, number, self._send_away(connection, number, self.presence.screens))
            case client_messages.React(number):
                await self._answer(connection, number, self._react(connection, message))
            case client_messages.Away(away):
                self.presence.hide(connection, hidden=away)
            case client_messages.Rematch(number, wanted):
                await self._answer(connection, number, self.surroundings.rematch(self, connection, number, wanted))
            case _:
                await self._answer(connection, message.number, self._carry_out(connection, message))

    async def _answer(self, connection: Connection, number: int, work: Awaitable[None]) -> None:
        try:
            await work
        except Refusal as refusal:
            self.surroundings.on_refusal(refusal.key)
            connection.send(refused(number, refusal))

    async def _order(self, connection: Connection, message: client_messages.Speak) -> None:
        """Carry out commands; those of a race wait until no earlier one can still arrive."""
        self.check_open()
        if not self.order.holds:
            await self._say(connection, message, self.clock())
            return
        if self.answers.seq(NumberedRequest(connection, message.number)) is None:
            self.seat(connection, message.seat)  # only those of players wait
        await self.order.submit(connection, partial(self._speak, connection, message))

    async def _speak(self, connection: Connection, message: client_messages.Speak, at: int) -> None:
        await self._answer(connection, message.number, self._say(connection, message, at))

    def _say(self, connection: Connection, message: client_messages.Speak, at: int) -> Awaitable[None]:
        return self.request(connection, message.number, partial(commands.speak, self, connection, message, at))

    async def _carry_out(self, connection: Connection, message: client_messages.Request) -> None:
        if self.answers.seq(NumberedRequest(connection, message.number)) is None:
            self.surroundings.charge(connection, message)
        await self.request(connection, message.number, partial(requests.decide, self, connection, message))

    async def _send_away(self, connection: Connection, number: int, found: Callable[[], set[str]]) -> None:
        """Remove all watchers or all televisions for the host, and bar them and their addresses from this table."""
        check_number(number)
        seating.must_host(self, connection)
        await self.presence.remove(found())
        NumberedRequest(connection, number).acknowledge(self.seq)

    async def _react(self, connection: Connection, message: client_messages.React) -> None:
        check_number(message.number)
        self.surroundings.charge(connection, message)
        self.broadcast.react(self.seat(connection, message.seat), connection.guest, message.reaction)
        NumberedRequest(connection, message.number).acknowledge(self.seq)

    async def _suppose(self, connection: Connection, message: client_messages.Suppose) -> None:
        check_number(message.number)
        request = NumberedRequest(connection, message.number)
        if (seq := self.answers.seq(request)) is not None:
            request.acknowledge(seq)
            return
        self.check_open()
        connection.send(server_messages.encode(await commands.supposed_by(self, connection, message)))

    async def request(self, connection: Connection, number: int, decide: Decide) -> None:
        """Carry out a numbered request, once: decide it, write it, acknowledge it, broadcast it."""
        check_number(number)
        await self.queue.run(partial(self.transact, decide, NumberedRequest(connection, number)))

    async def perform(self, decide: Decide) -> None:
        """Carry out a change that nobody has requested: decide it, write it, broadcast it."""
        await self.queue.run(partial(self.transact, decide))

    async def transact(self, decide: Decide, request: NumberedRequest | None = None) -> None:
        """Make one change, as the holder of the queue.

        A Refusal is the answer to a request. Any other exception is a bug: it stops this table, and no
        other. If the store failed or another process was faster, the table is read on before the next change.
        """
        for _ in range(TRIES):
            try:
                if self._stale:
                    await self._read_on()
                if request:
                    if (seq := self.answers.seq(request)) is not None:
                        request.acknowledge(seq)
                        return
                    self.check_open()
                change = decide()
                if request:
                    self._check_length(change)
                await self._journal(change, request)
                self._apply(change)
            except Fenced as error:
                self.surroundings.on_lost(self)
                raise Refusal("try-again") from error
            except Conflict:
                self._stale = True
                continue
            except Refusal:
                raise
            except StoreFailed as error:
                failed("the store failed", error, table=self.tid, seq=self.seq)
                raise Refusal("store-failed") from error
            except Exception as error:
                raise self._stop(error) from error
            if request:
                request.acknowledge(self.seq)
            if change.entries:
                self.broadcast.send()
                self.surroundings.on_change(self)
            if change.refusal:
                raise change.refusal
            return
        raise Refusal("try-again")

    def _check_length(self, change: Change) -> None:
        """Refuse a request that would make the log too long; its second half is for the game alone."""
        length, most = self.seq + len(change.entries), self.surroundings.most_entries
        if length <= most // 2 or not change.entries:
            return
        if length > most or PLAYED.isdisjoint(map(type, change.entries)):
            raise Refusal("table-log-full")

    async def _journal(self, change: Change, request: NumberedRequest | None) -> None:
        """Write the entries of a change to the store. If that fails, nothing has changed."""
        if not (entries := change.entries):
            return
        if self.moved:
            raise Fenced(self.tid)
        answered = None
        if request and not change.refusal:
            answered = Answered(request.connection.guest, request.number, self.seq + len(entries))
        bodies = [encode(entry) for entry in entries]
        around = [entry for entry in entries if type(entry) is not Happened]
        phase = next((phase for entry in reversed(around) if (phase := phase_of(entry))), None) if around else None
        try:
            touched = self._touch(phase)
            more, who = (table_rows(self.tid, around, self.state), sitters(around, self.state)) if around else ((), ())
            row = (phase, who, touched, change.seed, more, change.clock)
            await self.store.append(self.tid, self.seq, bodies, answered, *row)
        except Conflict:
            raise
        except Exception as error:
            self._stale = True
            failed("the store failed", error, table=self.tid, seq=self.seq)
            raise Refusal("store-failed") from error
        except BaseException:
            self._stale = True
            raise
        size = ROW_BYTES + len(b"".join(bodies))
        self.surroundings.spend_disk(request.connection.address if request else self.owner, size)
        self.state.fold(*entries)
        self.seq += len(entries)
        self.broadcast.add(zip(entries, map(Raw, bodies), strict=True), around=bool(around))
        if answered:
            self.answers.keep(answered)

    def _apply(self, change: Change) -> None:
        """Update memory after a change was written."""
        if change.seed:
            self.seed = self.game.seed = change.seed
        self._salt_deadline.watch()
        self.game.apply(change)
        self.devices.lower()
        if change.clock is not None:
            self.clock.set(change.clock)
        if change.due is not None or (change.entries and self.game.hands):
            self.wake()

    def wake(self) -> None:
        """Set the timer to the next deadline."""
        self._timer.set()

    def _touch(self, phase: str | None) -> int | None:
        """The time of last use to write into the table's row, if it is due."""
        now = int(time.time())
        if phase is None and now < self._touched + TOUCH_SECONDS:
            return None
        self._touched = now
        return now

    def _stop(self, error: Exception) -> Refusal:
        """Close this table to play after a bug. Its log is whole."""
        failed("table stopped", error, table=self.tid, game=self.state.made.game, seq=self.seq)
        self.stopped = True
        self._timer.cancel()
        self._salt_deadline.cancel()
        self.broadcast.stopped()
        return Refusal("table-stopped")

    # the state of the table

    def check_open(self) -> None:
        """Refuse requests at a table that was stopped or closed."""
        if self.stopped or self.state.phase == "closed":
            raise Refusal("table-stopped" if self.stopped else "table-closed")

    def seat(self, connection: Connection, named: int = client_messages.OWN) -> int:
        """The seat that a message speaks for: one of those that the session owns, never another."""
        return self.devices.seat(connection, named)

    @property
    def owner(self) -> str:
        """The address whose budgets this table uses: its host's, else a player's, else a watcher's."""
        host, state = self.state.made.host, self.state
        ranked = [(one.guest != host, not one.seats(state), one.address) for one in self.connections]
        return min(ranked, default=(True, True, ""))[2]

    @property
    def idle(self) -> bool:
        """Whether nobody is there and nothing is under way."""
        return not self.connections and not self.presence.leaving and self.queue.idle

    def record(self, seat: int | None = None) -> Record:
        """The record of the game: complete once it is over; before, what the seat (None: a watcher) may see."""
        return Record(
            header=self.state.header(commitment(self.seed)),
            entries=tuple(Stamped(entry.at, self.broadcast.event(entry.event, seat)) for entry in self.state.log),
            places=self.state.ended.places if self.state.ended else None,
            seed=self.seed if self.state.phase == "over" else None,
        )

    # reading from the store, and leaving memory

    async def _revive(self) -> None:
        """Compute the state of the game from its log, and settle it."""
        self._salt_deadline.watch()
        if self.state.begun is None:
            return
        self.game.revive()
        self.clock.set(self.state.shown if self.state.ended else self.state.stamp)
        change = self.game.settle(self.state.stamp)
        await self._journal(change, None)
        self._apply(change)

    async def _read_on(self) -> None:
        """Read missing entries after another process wrote here or the store failed."""
        clock = self.clock()
        fresh = [(decode(body, self.game.rules), Raw(body)) for body in await self.store.entries(self.tid, self.seq)]
        self.answers = Answers(await self.store.answers(self.tid))
        self.seed = self.game.seed = await self.store.seed(self.tid)
        self.state.fold(*[entry for entry, _ in fresh])
        self.seq += len(fresh)
        self.broadcast.add(fresh, around=True)
        await self._revive()
        await self.clock.read_on(clock, [entry for entry, _ in fresh])
        self._stale = False
        if fresh:
            self.broadcast.send()
            self.surroundings.on_change(self)

    def release(self) -> None:
        """Stop all clocks and bots; the next user reads the table from the store."""
        self.surroundings.on_release(self)
        self.order.close()
        self.presence.close()
        self._timer.cancel()
        self._salt_deadline.cancel()

    def move(self) -> None:
        """Give the table up to the process that serves it next; connections continue there by their numbers."""
        self.moved = True
        self.release()
        for connection in [*self.connections]:
            connection.move()

    async def close(self) -> None:
        """Finish what is under way, and give the table up."""
        self.order.close()
        await self.queue.close()
        self.move()
