"""Bots at tables: query each bot that is due, and play its command or throw on the same path as a person's."""

import asyncio
import secrets
from contextlib import suppress
from functools import partial

import msgspec
from msgspec import Raw

from swordfish import bots
from swordfish.core import Command, IllegalMove, Players, Refusal, news
from swordfish.server.bots.pool import BotLost, BotPool
from swordfish.server.bots.turns import Rank
from swordfish.server.bots.worker import Question, Reply
from swordfish.server.logs import logger
from swordfish.server.table import commands, throwing
from swordfish.server.table.table import HostedTable
from swordfish.server.table.timers import default

THINK_MS = 1000
PACE_SECONDS = 0.3
"""Seconds a bot waits before it plays, so that people can follow; an operator can change it."""
RETRY_SECONDS = 1.0
"""How long a bot waits before it plays again after the store failed."""
MOST_LOST = 3
"""After so many failures in a row a bot is not queried again at that table; the table moves for it."""


class BotSeat:
    """A bot's seat at a table."""

    def __init__(self, table: HostedTable, seat: int) -> None:
        self.table, self.seat = table, seat
        self.news = asyncio.Event()
        self.told = 0  # events
        self.lost = 0
        self.task: asyncio.Task[None] | None = None

    @property
    def due(self) -> Players | None:
        """What this bot may decide; None if nobody is at the table, if it is not due or has no seat, and in a break."""
        table, due = self.table, self.table.game.due
        if not isinstance(due, Players) or self.seat not in due.seats or not table.state.chairs[self.seat].bot:
            return None
        return due if table.connections and not table.stopped and table.state.paused is None else None

    @property
    def throws(self) -> bool:
        """Whether the table waits for this bot to throw."""
        table = self.table
        mine = self.seat in table.game.hands and bool(table.state.chairs[self.seat].bot)
        return mine and bool(table.connections) and not table.stopped and table.state.paused is None


class BotSeats:
    """All seats of bots in this process."""

    def __init__(self, pool: BotPool, pace: float = PACE_SECONDS, think: int = THINK_MS) -> None:
        self.pool, self._pace, self._think = pool, pace, think
        self._seats: dict[str, dict[int, BotSeat]] = {}  # by table, then by seat

    def changed(self, table: HostedTable) -> None:
        """Query the bots that are due at a table after a change there."""
        chairs, mine = table.state.chairs, self._of(table)
        for number in [seat for seat in mine if seat >= len(chairs) or not chairs[seat].bot]:
            del mine[number]
        if table.state.phase == "over":
            self.release(table)
        elif table.state.phase == "playing":
            for number, chair in enumerate(chairs):
                if chair.bot:
                    self._query(table, number)

    def _query(self, table: HostedTable, number: int) -> None:
        mine = self._seats.setdefault(table.tid, {})
        seat = mine.get(number)
        if seat is None or seat.table is not table:
            seat = mine[number] = BotSeat(table, number)
        seat.news.set()
        if (seat.due or seat.throws) and (seat.task is None or seat.task.done()):
            seat.task = asyncio.create_task(self._play(seat))

    def _of(self, table: HostedTable) -> dict[int, BotSeat]:
        return self._seats.get(table.tid, {})

    def release(self, table: HostedTable) -> None:
        """Stop the bots of a table that leaves memory."""
        mine = self._of(table)
        for number, seat in [*mine.items()]:
            if seat.table is table:
                del mine[number]
                if seat.task and table.state.phase != "over":
                    seat.task.cancel()
        if not mine:
            self._seats.pop(table.tid, None)

    def busy(self, table: HostedTable) -> bool:
        """Whether a bot of this table is thinking."""
        return any(seat.task and not seat.task.done() for seat in self._of(table).values())

    async def close(self) -> None:
        """End all bots."""
        tasks = [seat.task for mine in self._seats.values() for seat in mine.values() if seat.task]
        self._seats.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.pool.close()

    async def _play(self, seat: BotSeat) -> None:
        """Query the bot as long as it is due, and throw for it."""
        while seat.due or seat.throws:
            await asyncio.sleep(max(self._wait_for_screens(seat), seat.table.surroundings.disk_wait(seat.table.owner)))
            seat.news.clear()
            number = len(seat.table.state.log)
            try:
                if seat.throws:
                    await seat.table.perform(partial(throwing.act, seat.table, seat.seat, number))
                    continue
                reply = await self._ask(seat)
                if reply.wait >= 0:
                    await self._wait(seat, reply.wait)
                    continue
                command = msgspec.json.decode(reply.command, type=seat.table.game.rules.Command)
                await self._play_command(seat, command, number)
                seat.lost = 0
            except (BotLost, msgspec.DecodeError, IllegalMove) as error:
                seat.lost += 1
                facts = {
                    "table": seat.table.tid,
                    "seat": seat.seat,
                    **(error.facts if isinstance(error, BotLost) else {"error": type(error).__name__}),
                }
                logger.warning("a bot failed", extra={"facts": facts})
                await self._lose(seat, number)
            except Refusal as refusal:
                if refusal.key != "store-failed":
                    return
                await asyncio.sleep(RETRY_SECONDS)

    def _wait_for_screens(self, seat: BotSeat) -> float:
        """Seconds until a bot acts: at its pace, once every screen has shown what happened; with pace 0, at once."""
        table = seat.table
        return max(self._pace, (table.state.shown - table.clock()) / 1000) if self._pace else 0.0

    async def _ask(self, seat: BotSeat) -> Reply:
        table = seat.table
        if not seat.due:
            return Reply(wait=0)
        if seat.lost >= MOST_LOST:
            raise BotLost("lost too often")
        chair, fresh = table.state.chairs[seat.seat], table.state.log[seat.told :]
        seat.told = len(table.state.log)
        programs, rules = table.surroundings.programs, table.game.rules
        return await self.pool.run(
            Question(
                key=f"{table.tid}/{seat.seat}/{chair.bot}",
                bot=f"{bots.PREFIX}{programs[chair.bot]}" if chair.bot in programs else chair.bot,
                game=table.state.made.game,
                seat=seat.seat,
                view=Raw(msgspec.json.encode(rules.view(table.game.state, seat.seat))),
                news=tuple(Raw(msgspec.json.encode(event)) for event in news(rules, fresh, seat.seat)),
                at=table.clock(),
                ms=self._think,
                whim=secrets.token_hex(32),
            ),
            Rank.PLAY if table.presence.people else Rank.SHOW,
            table.owner,
        )

    async def _wait(self, seat: BotSeat, until: int) -> None:
        """Wait until this table time, or until something happens at the table."""
        wait = max(0.001, (until - seat.table.clock()) / 1000)
        with suppress(TimeoutError):
            await asyncio.wait_for(seat.news.wait(), wait)

    async def _play_command(self, seat: BotSeat, command: Command, number: int) -> None:
        """Play a command in call order, as people's are; drop it if the game has moved on since."""
        applied: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        await seat.table.order.submit(None, partial(self._apply, seat, command, number, applied))
        await applied

    async def _apply(
        self, seat: BotSeat, command: Command, number: int, applied: asyncio.Future[None], at: int
    ) -> None:
        decide = partial(commands.act, seat.table, seat.seat, command, number, at)
        try:
            await seat.table.perform(decide)
        except Refusal as refusal:
            applied.set_exception(refusal)
        else:
            applied.set_result(None)

    async def _lose(self, seat: BotSeat, number: int) -> None:
        """Play a legal command for a bot that failed; in a race, or where a deadline runs, play nothing."""
        due = seat.due
        if due and len(due.seats) == 1 and due.until is None:
            try:
                await self._play_command(seat, default(seat.table, seat.seat), number)
            except Refusal as refusal:
                await asyncio.sleep(RETRY_SECONDS if refusal.key == "store-failed" else 0)
        elif seat.due:
            await seat.news.wait()
