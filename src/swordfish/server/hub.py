"""All tables of this process: made, found, loaded when somebody asks for them, let go when nobody does."""

import asyncio
import gc
import secrets
import time
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from swordfish import games
from swordfish.core import Players, Refusal, fresh_seed, reason, wrong
from swordfish.server import chairs, speech, undo, wire
from swordfish.server.answers import MOST_NUMBER, Asked
from swordfish.server.bothouse import House
from swordfish.server.botseats import BotSeats
from swordfish.server.guard import told
from swordfish.server.journal import BotSat, Entry, Made, Rematched, Sat, encode
from swordfish.server.link import Link
from swordfish.server.live import Live
from swordfish.server.logs import failed
from swordfish.server.store import Conflict, Row, Store

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""What a code is made of: nothing that is read as something else."""
TRIES = 5
IDLE_SECONDS = 300.0
"""A table where nobody has been for so long leaves memory; its log stays."""


class Hub:
    """The tables in memory, by id."""

    def __init__(
        self,
        store: Store,
        bots: BotSeats | None = None,
        ticks: Callable[[], float] | None = None,
        seeds: Callable[[], bytes] = fresh_seed,
    ) -> None:
        self.store = store
        self.seeds = seeds
        self.tables: dict[str, Live] = {}
        self.bots = bots or BotSeats(House())
        self.free_text = False
        self.programs: Mapping[str, str] = {}
        self.watchers: list[Callable[[Live], None]] = []
        self.ticks = ticks
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._sweeping: asyncio.TimerHandle | None = None
        self._idle: set[str] = set()

    async def make(
        self,
        guest: str,
        game: str,
        options: dict[str, Any],
        *,
        listed: bool,
        turn_ms: int = 0,
        rated: bool = False,
    ) -> Live:
        """A new table, if the game can be played so."""
        rules = games.find(game)
        made = games.options(rules, options)
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
        )
        for _ in range(TRIES):
            code = "".join(secrets.choice(LETTERS) for _ in range(6))
            stamp = int(time.time())
            try:
                await self.store.make(Row(tid, code, game, "open", listed, stamp, stamp, guest), seed, encode(first))
            except Conflict:
                continue
            return await self.find(tid)
        raise Refusal("try-again")

    async def find(self, tid_or_code: str) -> Live:
        """The table of that id or code, from memory or from the store."""
        if (live := self.tables.get(tid_or_code)) is not None:
            return live
        row = await self.store.row(tid_or_code)
        if row is None:
            raise Refusal("no-such-table", table=tid_or_code)
        if (live := self.tables.get(row.tid)) is not None:
            return live
        if row.tid not in self._loading:
            self._loading[row.tid] = asyncio.create_task(self._load(row))
            self._loading[row.tid].add_done_callback(lambda _: self._loading.pop(row.tid, None))
        return await asyncio.shield(self._loading[row.tid])

    async def _load(self, row: Row) -> Live:
        for _ in range(TRIES):
            try:
                live = await Live.load(row.tid, row.code, self.store, self.ticks)
            except Conflict:
                continue
            except Exception as error:
                failed("table cannot be read", error, table=row.tid)
                raise Refusal("table-stopped") from error
            live.on_change, live.on_let_go, live.free_text = self.changed, self.bots.let_go, self.free_text
            live.programs = self.programs
            self.tables[row.tid] = live
            self._sweep_later()
            return live
        raise Refusal("try-again")

    def changed(self, live: Live) -> None:
        """Something happened at a table: bots that are due there are asked, and whoever else wants to know is told."""
        for watch in (self.bots.changed, *self.watchers):
            watch(live)

    # letting go

    def _sweep_later(self) -> None:
        if self._sweeping is None:
            self._sweeping = asyncio.get_running_loop().call_later(IDLE_SECONDS, self.sweep)

    def sweep(self) -> None:
        """Let go of tables that were idle the last time, too; one that is stopped stays, so that it is seen."""
        self._sweeping = None
        idle = {tid for tid, live in self.tables.items() if live.idle and not live.stopped and not self.bots.busy(live)}
        for tid in idle & self._idle:
            self.tables.pop(tid).let_go()
        if idle & self._idle:
            gc.collect()
        self._idle = idle - self._idle
        if self.tables:
            self._sweep_later()

    async def close(self) -> None:
        """Finish what was asked, and let all go."""
        if self._sweeping is not None:
            self._sweeping.cancel()
        await self.bots.close()
        await asyncio.gather(*(live.close() for live in self.tables.values()))

    # what clients say

    async def hear(self, live: Live, link: Link, body: bytes) -> None:
        """One message of a client: answered, or refused with a sentence."""
        try:
            message = wire.hear.decode(body)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            link.send(refused(-1, Refusal("bad-message", reason=reason(error))))
            return
        match message:
            case wire.Pong(ping):
                link.pong(ping, asyncio.get_running_loop().time())
            case wire.Show(shown):
                show(live, link, shown)
            case wire.Speak():

                async def spoken(at: int) -> None:
                    await self._answer(live, link, message, at)

                try:
                    await live.hold.hear(link, spoken)
                except Refusal as refusal:
                    link.send(refused(message.number, refusal))
            case _:
                await self._answer(live, link, message, 0)

    async def _answer(self, live: Live, link: Link, message: Any, at: int) -> None:
        asked = Asked(link, message.number)

        async def work() -> None:
            if not 0 <= asked.number < MOST_NUMBER:
                raise Refusal("bad-message", reason=wrong("number"))
            if live.answers.again(asked):
                return
            live.check_open()
            await self.carry_out(live, asked, message, at)
            if not asked.answered:
                asked.done(live.seq)

        try:
            await live.do(work)
        except Refusal as refusal:
            link.send(refused(asked.number, refusal))

    async def carry_out(self, live: Live, asked: Asked, message: Any, at: int) -> None:
        """Whatever a client can ask of a table."""
        match message:
            case wire.Speak():
                await speech.speak(live, asked, message, at)
            case wire.Suppose():
                await speech.imagine(live, asked, message)
            case wire.Sit(_, seat):
                await chairs.sit(live, asked, seat)
            case wire.Stand():
                await chairs.stand(live, asked)
            case wire.SeatBot(_, seat, bot):
                await chairs.seat_bot(live, asked, seat, bot)
            case wire.Remove(_, seat):
                await chairs.remove(live, asked, seat)
            case wire.Lock(_, locked):
                await chairs.lock(live, asked, locked)
            case wire.Salt(_, salt):
                await chairs.salt(live, asked, salt)
            case wire.Begin():
                await chairs.begin(live, asked)
            case wire.Chat(_, phrase, text):
                await chairs.chat(live, asked, phrase, text)
            case wire.AskUndo():
                await undo.ask(live, asked)
            case wire.AnswerUndo(_, agreed):
                await undo.answer(live, asked, agreed)
            case wire.Rematch():
                await self.rematch(live, asked)
            case _:
                raise Refusal("bad-message", reason=wrong("type"))

    async def rematch(self, live: Live, asked: Asked) -> None:
        """The same table again, for whoever sat here; whoever asks first makes it."""
        if live.sheet.seat_of(asked.link.guest) is None:
            raise Refusal("not-seated")
        if live.sheet.phase != "over":
            raise Refusal("table-not-over")
        if live.sheet.rematch:
            return
        made = live.sheet.made
        again = await self.make(
            asked.link.guest,
            made.game,
            made.options,
            listed=made.listed,
            turn_ms=made.turn_ms,
            rated=made.rated,
        )
        seated: list[Entry] = []
        for seat, chair in enumerate(live.sheet.chairs):
            if chair.guest:
                seated.append(Sat(seat, chair.guest, chair.name))
            elif chair.bot:
                seated.append(BotSat(seat, chair.bot, chair.name))
        await again.do(lambda: again.write(seated))
        await live.write([Rematched(again.tid)], asked)


def show(live: Live, link: Link, shown: msgspec.Raw) -> None:
    """Relay what a player who is due lets the others watch; nothing is logged."""
    seat = link.seat(live.sheet)
    if seat is None or not isinstance(live.due, Players) or seat not in live.due.seats:
        return
    message = wire.tell(wire.Shown(seat, shown))
    for other in live.links:
        if other is not link:
            other.send(message)


def refused(number: int, refusal: Refusal) -> bytes:
    """A refusal as it goes over the wire."""
    return wire.tell(wire.Refused(number=number, **told(refusal)))
