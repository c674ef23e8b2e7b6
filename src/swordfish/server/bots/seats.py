"""Bots at tables: whoever is due is asked, speaks through the same door as people, and loses its turn if it cannot."""

import asyncio
import secrets
from contextlib import suppress

import msgspec
from msgspec import Raw

from swordfish import bots
from swordfish.core import Command, IllegalMove, Players, Refusal, Rewound
from swordfish.server.bots.pool import BotLost, House
from swordfish.server.bots.worker import Question, Reply
from swordfish.server.logs import logger
from swordfish.server.table.table import Live
from swordfish.server.table.timers import default

THINK_MS = 1000
PACE_SECONDS = 0.3
"""A bot does not speak faster than people can follow; Settings may say otherwise."""
MOST_LOST = 3
"""A bot that was lost so often in a row is not asked again at that table; its turns go on being lost."""


class Seat:
    """A bot's seat at a table, while it is asked."""

    def __init__(self, live: Live, seat: int) -> None:
        self.live, self.seat = live, seat
        self.news = asyncio.Event()
        self.told = 0  # events
        self.lost = 0
        self.task: asyncio.Task[None] | None = None

    @property
    def due(self) -> Players | None:
        """What this bot may speak about; nothing where nobody is, where all wait, or where it does not sit any more."""
        live = self.live
        speaks = isinstance(live.due, Players) and self.seat in live.due.seats and live.sheet.chairs[self.seat].bot
        return live.due if speaks and live.links and not live.stopped and isinstance(live.due, Players) else None


class BotSeats:
    """All bots' seats of this process."""

    def __init__(self, house: House, pace: float = PACE_SECONDS, think: int = THINK_MS) -> None:
        self.house, self._pace, self._think = house, pace, think
        self._seats: dict[tuple[str, int], Seat] = {}

    def changed(self, live: Live) -> None:
        """Something happened at the table: bots that are due there are asked."""
        for number, chair in enumerate(live.sheet.chairs):
            if not chair.bot:
                self._seats.pop((live.tid, number), None)
                continue
            if live.sheet.phase != "playing":
                continue
            seat = self._seats.setdefault((live.tid, number), Seat(live, number))
            if seat.live is not live:
                seat = self._seats[live.tid, number] = Seat(live, number)
            seat.news.set()
            if seat.due and (seat.task is None or seat.task.done()):
                seat.task = asyncio.create_task(self._play(seat))
        if live.sheet.phase == "over":
            self.let_go(live)

    def let_go(self, live: Live) -> None:
        """No bot plays there any more."""
        for number in range(len(live.sheet.chairs)):
            seat = self._seats.get((live.tid, number))
            if seat and seat.live is live:
                del self._seats[live.tid, number]
                if seat.task and live.sheet.phase != "over":
                    seat.task.cancel()

    def busy(self, live: Live) -> bool:
        """Whether a bot is thinking there."""
        mine = [seat for (tid, _), seat in self._seats.items() if tid == live.tid]
        return any(seat.task and not seat.task.done() for seat in mine)

    async def close(self) -> None:
        tasks = [seat.task for seat in self._seats.values() if seat.task]
        self._seats.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.house.close()

    async def _play(self, seat: Seat) -> None:
        """Ask the bot as long as it is due."""
        while seat.due:
            await asyncio.sleep(self._pace)
            seat.news.clear()
            number = len(seat.live.sheet.log)
            try:
                reply = await self._ask(seat)
                if reply.wait >= 0:
                    await self._wait(seat, reply.wait)
                    continue
                command = msgspec.json.decode(reply.command, type=seat.live.rules.Command)
                await self._say(seat, command, number)
                seat.lost = 0
            except (BotLost, msgspec.DecodeError, IllegalMove) as error:
                seat.lost += 1
                facts = {
                    "table": seat.live.tid,
                    "seat": seat.seat,
                    "error": str(error) if isinstance(error, BotLost) else type(error).__name__,
                }
                logger.warning("a bot is lost", extra={"facts": facts})
                await self._lose(seat, number)
            except Refusal:
                return

    async def _ask(self, seat: Seat) -> Reply:
        live = seat.live
        if not seat.due:
            return Reply(wait=0)
        if seat.lost >= MOST_LOST:
            raise BotLost("lost too often")
        chair, fresh = live.sheet.chairs[seat.seat], live.sheet.log[seat.told :]
        seat.told = len(live.sheet.log)
        events = [entry.event for entry in fresh if not isinstance(entry.event, Rewound)]
        return await self.house.ask(
            Question(
                key=f"{live.tid}/{seat.seat}/{chair.bot}",
                bot=f"{bots.PREFIX}{live.programs[chair.bot]}" if chair.bot in live.programs else chair.bot,
                game=live.sheet.made.game,
                seat=seat.seat,
                view=Raw(msgspec.json.encode(live.rules.view(live.state, seat.seat))),
                news=tuple(Raw(msgspec.json.encode(live.rules.redact(event, seat.seat))) for event in events),
                at=live.clock(),
                ms=self._think,
                whim=secrets.token_hex(32),
            )
        )

    async def _wait(self, seat: Seat, until: int) -> None:
        """Until this table time, or until there is news."""
        wait = max(0.001, (until - seat.live.clock()) / 1000)
        with suppress(TimeoutError):
            await asyncio.wait_for(seat.news.wait(), wait)

    async def _say(self, seat: Seat, command: Command, number: int) -> None:
        """Say it as people's commands are said, in fair order; what was thought about an older state is not said."""
        live, done = seat.live, asyncio.get_running_loop().create_future()

        async def spoken(at: int) -> None:
            async def work() -> None:
                if seat.due and len(live.sheet.log) == number:
                    await live.say(seat.seat, [command], at)

            try:
                await live.do(work)
            except Refusal as refusal:
                done.set_exception(refusal)
            else:
                done.set_result(None)

        await live.hold.hear(None, spoken)
        await done

    async def _lose(self, seat: Seat, number: int) -> None:
        """The turn of a lost bot: something legal is said for it; in a race, or before a deadline, nothing."""
        due = seat.due
        if due and len(due.seats) == 1 and due.until is None:
            with suppress(Refusal):
                await self._say(seat, default(seat.live, seat.seat), number)
        elif seat.due:
            await seat.news.wait()
