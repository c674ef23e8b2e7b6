"""All tables of this process: made, found, loaded when somebody asks for them, let go when nobody does."""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from swordfish import bots, games
from swordfish.core import Players, Refusal, fresh_seed
from swordfish.server import wire
from swordfish.server.journal import BotSat, Entry, Locked, Made, Rematched, Sat, Stood, encode
from swordfish.server.link import Link
from swordfish.server.live import Live
from swordfish.server.store import Conflict, Row, Sqlite
from swordfish.words import sentence

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""What a code is made of: nothing that is read as something else."""
MOST_SEATS = 16
TRIES = 5


class Hub:
    """The tables in memory, by id."""

    def __init__(self, store: Sqlite) -> None:
        self.store = store
        self.tables: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}

    async def make(self, guest: str, game: str, options: dict[str, Any], *, listed: bool, turn_ms: int = 0) -> Live:
        """A new table, if the game can be played so."""
        rules = games.find(game)
        made = games.options(rules, options)
        seed, tid = fresh_seed(), secrets.token_urlsafe(12)
        first = Made(
            game=game,
            options=msgspec.to_builtins(made),
            host=guest,
            listed=listed,
            seats=made.seats,
            turn_ms=turn_ms,
        )
        for _ in range(TRIES):
            code = "".join(secrets.choice(LETTERS) for _ in range(6))
            stamp = int(time.time())
            try:
                await self.store.make(Row(tid, code, game, "open", listed, stamp, stamp), seed, encode(first))
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
            self._loading[row.tid] = asyncio.create_task(Live.load(row.tid, row.code, self.store, self.changed))
        try:
            live = await asyncio.shield(self._loading[row.tid])
        finally:
            self._loading.pop(row.tid, None)
        return self.tables.setdefault(row.tid, live)

    def changed(self, live: Live) -> None:
        """Something happened at a table: bots that are due there are asked."""

    async def hear(self, live: Live, link: Link, body: bytes) -> None:
        """One message of a client: answered, or refused with a sentence."""
        try:
            message = wire.hear.decode(body)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            link.send(_refused(-1, Refusal("bad-message", reason=str(error))))
            return
        match message:
            case wire.Pong(ping):
                link.pong(ping, asyncio.get_running_loop().time())
            case wire.Show(shown):
                self.show(live, link, shown)
            case wire.Speak():

                def spoken(at: int) -> Awaitable[None]:
                    return self._answer(live, link, message.number, lambda: live.speak(link, message, at))

                await live.hold.hear(link, spoken)
            case wire.Suppose():

                async def supposed() -> bytes:
                    return live.suppose(link, message)

                await self._answer(live, link, message.number, supposed)
            case _:
                await self._answer(live, link, message.number, lambda: self.arrange(live, link, message))

    async def _answer(self, live: Live, link: Link, number: int, work: Callable[[], Awaitable[bytes]]) -> None:
        for _ in range(TRIES):
            try:
                async with live.lock:
                    link.send(await work())
            except Conflict:
                async with live.lock:
                    await live.reload()
                continue
            except Refusal as refusal:
                link.send(_refused(number, refusal))
            except msgspec.DecodeError as error:
                link.send(_refused(number, Refusal("bad-message", reason=str(error))))
            return
        link.send(_refused(number, Refusal("try-again")))

    async def arrange(self, live: Live, link: Link, message: Any) -> bytes:
        """What is asked of the table around the game; a number that was answered is answered so again."""
        key = (link.guest, message.number)
        if key in live.other:
            return live.other[key]
        match message:
            case wire.Sit(_, seat):
                await live.sit(link, seat, link.name)
            case wire.Stand():
                await live.write([Stood(live.seat(link))])
            case wire.SeatBot(_, seat, bot):
                bots.find(bot, live.sheet.made.game)
                await live.seat_bot(link, seat, bot)
            case wire.Remove(_, seat):
                live.must_host(link)
                await live.remove(seat)
            case wire.Lock(_, locked):
                live.must_host(link)
                await live.write([Locked(locked)])
            case wire.Salt(_, salt):
                await live.salt(link, salt)
            case wire.Begin():
                await live.begin(link)
            case wire.Chat(_, phrase, text):
                await live.chat(link, phrase, text)
            case wire.AskUndo():
                await live.ask_undo(link)
            case wire.AnswerUndo(_, agreed):
                await live.answer_undo(link, agreed)
            case wire.Rematch():
                await self.rematch(live, link)
            case _:
                raise Refusal("bad-message", reason=type(message).__name__)
        answer = wire.tell(wire.Done(message.number, live.seq))
        live.remember(key, answer)
        return answer

    def show(self, live: Live, link: Link, shown: msgspec.Raw) -> None:
        """Relay what a player who is due lets the others watch; nothing is logged."""
        seat = live.sheet.seat_of(link.guest)
        if seat is None or not isinstance(live.due, Players) or seat not in live.due.seats:
            return
        message = wire.tell(wire.Shown(seat, shown))
        for other in live.links:
            if other is not link:
                other.send(message)

    async def rematch(self, live: Live, link: Link) -> None:
        """The same table again, for whoever sat here; whoever asks first makes it."""
        live.seat(link)
        if live.sheet.phase != "over":
            raise Refusal("table-not-over")
        if live.sheet.rematch:
            return
        made = live.sheet.made
        again = await self.make(link.guest, made.game, made.options, listed=made.listed, turn_ms=made.turn_ms)
        chairs: list[Entry] = [
            BotSat(seat, chair.bot, chair.name) if chair.bot else Sat(seat, chair.guest, chair.name)
            for seat, chair in enumerate(live.sheet.chairs)
        ]
        async with again.lock:
            await again.write(chairs)
        await live.write([Rematched(again.tid)])

    async def close(self) -> None:
        """Finish what was acknowledged, and let all go."""
        for live in self.tables.values():
            async with live.lock:
                live.stop()
                for link in live.links:
                    link.hang_up()


def _refused(number: int, refusal: Refusal) -> bytes:
    text = sentence(refusal.key, refusal.facts)
    return wire.tell(wire.Refused(number=number, key=refusal.key, facts=refusal.facts, text=text))
