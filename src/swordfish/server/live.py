"""A table in memory: heard one by one, written, acknowledged, told. Its state is a fold of its entries."""

import asyncio
import re
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from swordfish.core import (
    IllegalMove,
    Luck,
    Over,
    Players,
    Refusal,
    Rewound,
    State,
    Step,
    Waiting,
    commitment,
    hear,
    now,
    settled,
    states,
    suppose,
)
from swordfish.server import wire
from swordfish.server.fair import Hold
from swordfish.server.journal import (
    Begun,
    BotSat,
    Chair,
    Ended,
    Entry,
    Happened,
    Made,
    Removed,
    Said,
    Salted,
    Sat,
    Sheet,
    UndoAnswered,
    UndoAsked,
    decode,
    encode,
)
from swordfish.server.link import Link
from swordfish.server.store import Answered, Store

REMEMBERED = 256
"""So many answers are remembered for what is not a command of the game."""
MOST_TEXT = 200
MOST_GAP = 1000
PHRASES = ("hello", "good-luck", "well-played", "thanks", "oops", "hurry", "again", "bye")
"""What can be said with one tap; in words, `phrase-NAME`."""


class Live:
    """One table."""

    def __init__(self, tid: str, code: str, store: Store, seed: bytes, on_change: Callable[["Live"], None]) -> None:
        self.tid, self.code, self.store, self.seed = tid, code, store, seed
        self.lock = asyncio.Lock()
        self.links: set[Link] = set()
        self.hold = Hold(self)
        self.sheet: Sheet
        self.seq = 0
        self.due: Waiting | None = None
        self.answers: dict[tuple[int, int], bytes] = {}
        self.other: OrderedDict[tuple[str, int], bytes] = OrderedDict()
        self._states: list[State] = []
        self._wake: asyncio.TimerHandle | None = None
        self._origin = time.monotonic()
        self._changed = on_change
        self._tasks: set[asyncio.Future[None]] = set()
        self.free_text = False

    # the fold

    @classmethod
    async def load(cls, tid: str, code: str, store: Store, on_change: Callable[["Live"], None]) -> "Live":
        """The table as its entries have it; the clock goes on from the last of them, so that downtime is credited."""
        live = cls(tid, code, store, await store.secrets(tid), on_change)
        first, *rest = await store.entries(tid)
        made = decode(first, None)
        assert isinstance(made, Made), "the first entry makes the table"
        live.sheet, live.seq = Sheet(made), 1
        for body in rest:
            live.sheet.fold(decode(body, live.sheet.game))
        live.seq += len(rest)
        for answered in await store.answers(tid):
            live.answers[answered.seat, answered.number] = answered.body
        live._revive()
        if live.sheet.phase == "playing":
            async with live.lock:
                await live.settle()
        return live

    async def reload(self) -> None:
        """Another process has written here: read on from where we were."""
        for body in await self.store.entries(self.tid, self.seq):
            self.sheet.fold(decode(body, self.rules))
            self.seq += 1
        for answered in await self.store.answers(self.tid):
            self.answers[answered.seat, answered.number] = answered.body
        self._revive()
        if self.sheet.phase == "playing":
            await self.settle()

    def stop(self) -> None:
        """No deadline wakes the table any more; whoever finds it next does."""
        if self._wake:
            self._wake.cancel()

    def remember(self, key: tuple[str, int], answer: bytes) -> None:
        """Keep the answer to what was no command of the game, for when it is asked again."""
        self.other[key] = answer
        while len(self.other) > REMEMBERED:
            self.other.popitem(last=False)

    def _revive(self) -> None:
        """The states of the game, from its log; of several after a conflict, the newer one."""
        if self.sheet.begun:
            self._states = list(states(self.rules, self.options, self.sheet.log))
            self._origin = time.monotonic() - now(self.sheet.log) / 1000
            self.luck = Luck(self.seed, self.sheet.header("").salts)

    @property
    def rules(self) -> Any:
        return self.sheet.game

    @property
    def options(self) -> Any:
        return self.sheet.header("").options

    @property
    def state(self) -> State:
        return self._states[-1]

    def clock(self) -> int:
        """Table time, in milliseconds."""
        return int((time.monotonic() - self._origin) * 1000)

    # writing: journal, then acknowledge, then tell

    async def write(self, entries: Sequence[Entry], answered: Answered | None = None) -> None:
        """Put entries on the disk, then fold and tell them. Conflict: somebody else did, and nothing has changed."""
        if not entries:
            return
        bodies = [encode(entry) for entry in entries]
        phase = next((_phase(entry) for entry in reversed(entries) if _phase(entry)), None)
        await self.store.append(self.tid, self.seq, bodies, answered, phase)
        if answered is not None:
            self.answers[answered.seat, answered.number] = answered.body
        for entry in entries:
            self.sheet.fold(entry)
        self.seq += len(entries)
        self.tell(entries)
        self._changed(self)

    async def settle(self) -> None:
        """Let happen what needs no player, now."""
        steps, due = settled(self.rules, self.state, self.luck, len(self.sheet.log), self.clock())
        await self.happen(steps, due)

    async def happen(self, steps: Sequence[Step], due: Waiting, answered: Answered | None = None) -> None:
        """Write what happened in the game, and see what is due then."""
        entries: list[Entry] = [Happened(at, event) for at, event, _ in steps]
        if isinstance(due, Over) and self.sheet.ended is None:
            entries.append(Ended(due.places, self.seed.hex()))
        self._states += [state for _, _, state in steps]
        before, self.due = self.due, due
        try:
            await self.write(entries, answered)
        except BaseException:
            del self._states[len(self._states) - len(steps) :]
            self.due = before
            raise
        self._set_alarm()

    def _set_alarm(self) -> None:
        """Wake when the deadline passes, plus the hold for those who spoke in time and are far away."""
        if self._wake:
            self._wake.cancel()
            self._wake = None
        if isinstance(self.due, Players) and self.due.until is not None:
            late = (self.due.until - self.clock()) / 1000 + self.hold.seconds
            self._wake = asyncio.get_running_loop().call_later(max(0.0, late), self._alarm)

    def _alarm(self) -> None:
        async def wake() -> None:
            async with self.lock:
                await self.settle()

        self.spawn(wake())

    def spawn(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # what clients ask of the game

    async def speak(self, link: Link, message: wire.Speak, at: int) -> bytes:
        """Commands of the game: carried out once, whatever the network does."""
        seat = self.seat(link)
        if (kept := self.answers.get((seat, message.number))) is not None:
            return kept
        commands = self.commands(message.commands)
        await self.settle()
        if self.due is None:
            raise IllegalMove("not-begun")
        at = min(max(at, now(self.sheet.log)), self.clock())
        steps, due = hear(self.rules, self.state, self.due, seat, commands, self.luck, len(self.sheet.log), at)
        answer = wire.tell(wire.Done(message.number, self.seq + len(steps) + isinstance(due, Over)))
        await self.happen(steps, due, Answered(seat, message.number, answer))
        return answer

    def suppose(self, link: Link, message: wire.Suppose) -> bytes:
        """Where commands would lead; nothing is written."""
        seat = self.seat(link)
        if self.due is None:
            raise IllegalMove("not-begun")
        view = self.rules.view(self.state, seat)
        found = suppose(self.rules, view, seat, self.commands(message.commands), self.clock())
        speaks = isinstance(found.due, Players) and seat in found.due.seats
        return wire.tell(
            wire.Supposed(
                number=message.number,
                view=found.view,
                due=due_for(self.rules, found.due, seat),
                legal=self.rules.legal(found.view, seat) if speaks else (),
                events=tuple(self.rules.redact(event, seat) for event in found.events),
            )
        )

    def commands(self, raws: Sequence[msgspec.Raw]) -> list[Any]:
        if not 0 < len(raws) <= wire.MOST_LINKS:
            raise IllegalMove("chain-length", most=wire.MOST_LINKS)
        return [msgspec.json.decode(raw, type=self.rules.Command) for raw in raws]

    def seat(self, link: Link) -> int:
        """The seat that the link's guest sits on: from the session, never from a message."""
        seat = self.sheet.seat_of(link.guest)
        if seat is None or self.sheet.chairs[seat].bot:
            raise IllegalMove("not-seated")
        return seat

    # the table around the game

    async def begin(self, link: Link) -> None:
        """The host begins, once every chair is taken."""
        self.must_host(link)
        if self.sheet.phase != "open":
            raise Refusal("table-begun")
        if any(chair == Chair() for chair in self.sheet.chairs):
            raise Refusal("table-chairs-empty")
        names = tuple(chair.name for chair in self.sheet.chairs)
        players = tuple(chair.bot or "you" for chair in self.sheet.chairs)
        await self.write([Begun(names=names, players=players, rules=self.rules.VERSION)])
        self._revive()
        await self.settle()

    async def sit(self, link: Link, seat: int, name: str) -> None:
        sheet = self.sheet
        if not 0 <= seat < len(sheet.chairs):
            raise Refusal("table-no-chair", seat=seat)
        mine = sheet.seat_of(link.guest)
        if mine == seat and sheet.chairs[seat].bot:
            await self.write([Sat(seat, link.guest, name)])
            return
        if mine is not None:
            raise Refusal("table-seated", seat=mine)
        if link.guest in sheet.removed or sheet.locked:
            raise Refusal("table-locked")
        if sheet.phase != "open" or sheet.chairs[seat] != Chair():
            raise Refusal("table-chair-taken", seat=seat)
        await self.write([Sat(seat, link.guest, name)])

    async def seat_bot(self, link: Link, seat: int, bot: str) -> None:
        self.must_host(link)
        if not 0 <= seat < len(self.sheet.chairs):
            raise Refusal("table-no-chair", seat=seat)
        chair = self.sheet.chairs[seat]
        if chair.bot or (chair.guest and self.present(chair.guest)):
            raise Refusal("table-chair-taken", seat=seat)
        await self.write([BotSat(seat, bot, f"{bot.capitalize()} {seat}")])

    async def ask_undo(self, link: Link) -> None:
        """Ask to take the last choice back: only as far as no chance and nothing hidden has come since."""
        seat = self.seat(link)
        if self.due is None:
            raise IllegalMove("not-begun")
        number = self.undoable(seat)
        await self.write([UndoAsked(seat, number)])
        await self.undo_if_agreed()

    def undoable(self, seat: int) -> int:
        """The number to go back to: the last choice of this seat, if all since then was open and no chance."""
        for number in range(len(self.sheet.log) - 1, -1, -1):
            event, state = self.sheet.log[number].event, self._states[number]
            if isinstance(event, Rewound):
                break
            due = self.rules.due(state)
            if not isinstance(due, Players) and hasattr(due, "draw"):
                break
            if any(self.rules.redact(event, other) != event for other in [None, *range(len(self.sheet.chairs))]):
                break
            if isinstance(due, Players) and seat in due.seats:
                return number
        raise IllegalMove("undo-nothing")

    async def answer_undo(self, link: Link, agreed: bool) -> None:
        seat = self.seat(link)
        if self.sheet.undo is None:
            raise IllegalMove("undo-nothing")
        await self.write([UndoAnswered(seat, agreed)])
        await self.undo_if_agreed()

    async def undo_if_agreed(self) -> None:
        undo = self.sheet.undo
        people = {seat for seat, chair in enumerate(self.sheet.chairs) if chair.guest and not chair.bot}
        if undo is None or not people <= self.sheet.agreed:
            return
        rewound = Happened(self.clock(), Rewound(undo.number))
        await self.write([rewound])
        self._states.append(self._states[undo.number])
        self._origin = time.monotonic() - now(self.sheet.log) / 1000
        await self.settle()

    async def remove(self, seat: int) -> None:
        """The host sends a guest away; a bot may take the chair."""
        chair = self.sheet.chairs[seat] if 0 <= seat < len(self.sheet.chairs) else Chair()
        if chair == Chair():
            raise Refusal("table-no-chair", seat=seat)
        await self.write([Removed(seat, chair.guest)])

    async def salt(self, link: Link, salt: str) -> None:
        """A seat adds to the seed, before the game begins."""
        seat = self.seat(link)
        if self.sheet.phase != "open":
            raise Refusal("table-begun")
        if not re.fullmatch("[0-9a-f]{32}", salt):
            raise Refusal("bad-salt")
        await self.write([Salted(seat, salt)])

    async def chat(self, link: Link, phrase: str, text: str) -> None:
        """A ready phrase; free text where the operator allows it."""
        if phrase not in PHRASES and (phrase or not self.free_text or not 0 < len(text) <= MOST_TEXT):
            raise Refusal("bad-chat", most=MOST_TEXT)
        seat = self.sheet.seat_of(link.guest)
        await self.write([Said(link.guest, link.name, -1 if seat is None else seat, phrase, "" if phrase else text)])

    def must_host(self, link: Link) -> None:
        if link.guest != self.sheet.made.host:
            raise Refusal("table-not-host")

    def present(self, guest: str) -> bool:
        return any(link.guest == guest for link in self.links)

    # telling

    def tell(self, entries: Sequence[Entry]) -> None:
        """Tell every link what happened, each as it may see it; slow ones first where it is a race."""
        for link, delay in self.hold.together(self.links):
            link.send_later(self.news(link, entries), delay)

    async def welcome(self, link: Link, since: int) -> None:
        """Tell a new link how the table looks and what it missed since the number it has; then all, who is there."""
        gap: list[Entry] = []
        if 0 <= since < self.seq and self.seq - since <= MOST_GAP:
            gap = [decode(body, self.rules) for body in await self.store.entries(self.tid, since)]
        link.send(self.news(link, gap[: self.seq - since], whole=True))
        self.tell_presence()

    def tell_presence(self) -> None:
        """Tell all links who is there, and how far away."""
        message = wire.tell(wire.Presence(self.seats()))
        for link in self.links:
            link.send(message)

    def news(self, link: Link, entries: Sequence[Entry], *, whole: bool = False) -> bytes:
        seat = self.sheet.seat_of(link.guest)
        told = tuple(self.redacted(entry, seat) for entry in entries)
        around = whole or not all(isinstance(entry, Happened) for entry in entries)
        sheet = self.public(link) if around else msgspec.UNSET
        if self.due is None:
            return wire.tell(wire.News(seq=self.seq, entries=told, sheet=sheet))
        speaks = isinstance(self.due, Players) and seat is not None and seat in self.due.seats
        return wire.tell(
            wire.News(
                seq=self.seq,
                entries=told,
                sheet=sheet,
                view=self.rules.view(self.state, seat),
                due=due_for(self.rules, self.due, seat),
                legal=self.rules.legal(self.state, seat) if speaks else (),
                at=self.clock(),
            )
        )

    def redacted(self, entry: Entry, seat: int | None) -> Entry:
        """The one door for secrets: an event leaves only as the seat may see it; once the game is over, all is open."""
        if isinstance(entry, Happened) and not isinstance(entry.event, Rewound) and self.sheet.phase != "over":
            return replace(entry, event=self.rules.redact(entry.event, seat))
        return entry

    def public(self, link: Link) -> wire.Sheet:
        sheet = self.sheet
        return wire.Sheet(
            table=self.tid,
            code=self.code,
            game=sheet.made.game,
            options=sheet.made.options,
            phase=sheet.phase,
            seats=self.seats(),
            host=link.guest == sheet.made.host,
            you=sheet.seat_of(link.guest),
            locked=sheet.locked,
            listed=sheet.made.listed,
            commitment=commitment(self.seed),
            undo=sheet.undo.seat if sheet.undo else None,
            rematch=sheet.rematch,
            turn_ms=sheet.made.turn_ms,
        )

    def seats(self) -> tuple[wire.Seat, ...]:
        return tuple(
            wire.Seat(
                name=chair.name,
                bot=chair.bot,
                taken=chair != Chair(),
                present=bool(chair.guest) and self.present(chair.guest),
                lag=self.hold.lag(chair.guest),
            )
            for chair in self.sheet.chairs
        )


def due_for(rules: Any, due: Any, seat: int | None) -> dict[str, Any]:
    """What is due, for the page: who may speak, until when; or the places; or that something else comes first."""
    match due:
        case Players(seats, until):
            return {"kind": "players", "seats": seats, "until": until}
        case Over(places):
            return {"kind": "over", "places": places}
        case _:
            return {"kind": "table"}


def _phase(entry: Entry) -> str | None:
    match entry:
        case Begun():
            return "playing"
        case Ended():
            return "over"
        case _:
            return None
