"""A table in memory: heard one by one; written, acknowledged, told. Its state is a fold of its entries."""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, Sequence

from msgspec import Raw

from swordfish.core import (
    Command,
    IllegalMove,
    Luck,
    Over,
    Players,
    Refusal,
    Rewound,
    Stamped,
    State,
    Step,
    Waiting,
    commitment,
    hear,
    settled,
    states,
)
from swordfish.games import Game
from swordfish.record import Record
from swordfish.server.answers import Answers, Asked
from swordfish.server.clocks import Alarm, turn_until
from swordfish.server.company import Company
from swordfish.server.desk import Desk, Unwritten
from swordfish.server.fair import Hold
from swordfish.server.journal import Begun, Closed, Ended, Entry, Happened, Made, Said, Sat, Sheet, decode, encode
from swordfish.server.link import Link
from swordfish.server.store import Answered, Conflict, Store
from swordfish.server.telling import Telling

TOUCH = 3600
"""The row of a table says in which hour it was last used, not when to the second."""
REMEMBERED = 256
"""So many states are kept for undo; nobody goes back farther."""


class Live:
    """One table."""

    def __init__(self, tid: str, code: str, store: Store, seed: bytes, made: Made) -> None:
        self.tid, self.code, self.store, self.seed = tid, code, store, seed
        self.sheet = Sheet(made)
        self.seq = 1
        self.due: Waiting | None = None
        self.stopped = False
        self.free_text = False
        self.programs: Mapping[str, str] = {}
        self.links: set[Link] = set()
        self.desk = Desk(self)
        self.hold = Hold(self)
        self.telling = Telling(self)
        self.answers = Answers()
        self.company = Company(self)
        self.on_change: Callable[[Live], None] = lambda _: None
        self.on_let_go: Callable[[Live], None] = lambda _: None
        self.ticks: Callable[[], float] = asyncio.get_running_loop().time
        self._alarm = Alarm(self)
        self._past: deque[State] = deque(maxlen=REMEMBERED)
        self._origin = self.ticks()
        self._touched = 0

    # the fold

    @classmethod
    async def load(cls, tid: str, code: str, store: Store, ticks: Callable[[], float] | None = None) -> "Live":
        """The table as its entries have it; the clock goes on from the last of them, so that downtime is credited."""
        first, *rest = await store.entries(tid)
        made = decode(first, None)
        assert isinstance(made, Made), "the first entry makes the table"
        live = cls(tid, code, store, await store.secrets(tid), made)
        live.ticks = ticks or live.ticks
        live.sheet.fold(*[decode(body, live.rules) for body in rest])
        live.seq += len(rest)
        live.answers = Answers(await store.answers(tid))
        await live.revive()
        return live

    async def revive(self) -> None:
        """The state of the game, from its log; and what can go on without a player does."""
        if self.sheet.begun is None:
            return
        self._past.extend(states(self.rules, self.sheet.options, self.sheet.log))
        self.luck = Luck(self.seed, self.sheet.header("").salts)
        self.set_clock(self.sheet.stamp)
        await self.settle(self.sheet.stamp)

    async def reload(self) -> None:
        """Another process has written here, or the store has failed: read on from where we were."""
        clock = self.clock()
        fresh = [(decode(body, self.rules), Raw(body)) for body in await self.store.entries(self.tid, self.seq)]
        self.answers = Answers(await self.store.answers(self.tid))
        self.sheet.fold(*[entry for entry, _ in fresh])
        self.seq += len(fresh)
        self.telling.add(fresh, around=True)
        await self.revive()
        self.set_clock(max(clock, self.sheet.stamp))

    @property
    def rules(self) -> Game:
        return self.sheet.game

    @property
    def state(self) -> State:
        return self._past[-1]

    def state_at(self, number: int) -> State:
        """The state after so many events; IllegalMove if that is too long ago."""
        back = len(self.sheet.log) - number
        if not 0 <= back < len(self._past):
            raise IllegalMove("undo-nothing")
        return self._past[-1 - back]

    def states_before(self, number: int) -> Sequence[State]:
        """How it stood before each of the last so many events, as far back as that is remembered."""
        return list(self._past)[max(len(self._past) - 1 - number, 0) : -1] if number else ()

    def clock(self) -> int:
        """Table time, in milliseconds."""
        return int((self.ticks() - self._origin) * 1000 + 1e-6)

    def set_clock(self, at: int) -> None:
        self._origin = self.ticks() - at / 1000

    def turn_until(self) -> int | None:
        """When the turn clock of the one who is due runs out, if it runs."""
        return turn_until(self)

    async def do(self, work: Callable[[], Awaitable[None]]) -> None:
        """Have work done, one thing at a time, and tell what was written. A Refusal comes back."""
        await self.desk.do(work)

    def stop(self) -> None:
        """Our own mistake: this table is closed to play; its log is whole, and others go on."""
        self.stopped = True
        self._alarm.cancel()
        self.telling.stopped()

    def let_go(self) -> None:
        """No clock runs any more, and no bot thinks; whoever finds the table next goes on."""
        self.on_let_go(self)
        self.hold.close()
        self.company.close()
        self._alarm.cancel()

    async def close(self) -> None:
        """Finish what was asked, and let go."""
        self.hold.close()
        await self.desk.close()
        self.let_go()
        for link in self.links:
            link.hang_up()

    # writing: journal, then acknowledge; `do` tells the others afterwards

    async def write(self, entries: Sequence[Entry], asked: Asked | None = None) -> None:
        """Put entries on the disk, then fold them and acknowledge. If that fails, nothing has changed."""
        if not entries:
            return
        seq = self.seq + len(entries)
        answered = Answered(asked.link.guest, asked.number, seq) if asked and not asked.answered else None
        bodies = [encode(entry) for entry in entries]
        around = [entry for entry in entries if type(entry) is not Happened]
        who = [(entry.guest, entry.seat) for entry in around if isinstance(entry, Sat | Said)]
        phase = next((phase for entry in reversed(around) if (phase := _phase(entry))), None) if around else None
        try:
            await self.store.append(self.tid, self.seq, bodies, answered, phase, who, self._touch(phase))
        except Conflict:
            raise
        except Exception as error:
            raise Unwritten from error
        self.sheet.fold(*entries)
        self.seq = seq
        self.telling.add(zip(entries, map(Raw, bodies), strict=True), around=bool(around))
        if asked and answered:
            self.answers.keep(answered)
            asked.done(seq)

    def _touch(self, phase: str | None) -> int | None:
        """When the table was last used, if its row has to say so: a move need not rewrite it each time."""
        now = int(time.time())
        if phase is None and now < self._touched + TOUCH:
            return None
        self._touched = now
        return now

    async def happen(
        self, steps: Sequence[Step], due: Waiting, asked: Asked | None = None, before: Sequence[Entry] = ()
    ) -> None:
        """Write what happened in the game, and see what is due then."""
        entries: list[Entry] = [*before, *[Happened(at, event) for at, event, _ in steps]]
        if isinstance(due, Over) and self.sheet.ended is None:
            entries.append(Ended(due.places, self.seed.hex()))
        await self.write(entries, asked)
        self._past.extend([state for _, _, state in steps])
        self.due = due
        self._alarm.set()

    async def settle(self, at: int) -> None:
        """Let happen what needs no player, up to this table time."""
        at = max(at, self.sheet.stamp)
        await self.happen(*settled(self.rules, self.state, self.luck, len(self.sheet.log), at))

    async def rewind(self, number: int) -> None:
        """Go on from where the game stood after so many events, clock and all."""
        state = self.state_at(number)
        await self.write([Happened(self.clock(), Rewound(number))])
        self._past.append(state)
        self.set_clock(self.sheet.stamp)
        await self.settle(self.sheet.stamp)

    async def say(
        self, seat: int, commands: Sequence[Command], at: int, asked: Asked | None = None, before: Sequence[Entry] = ()
    ) -> None:
        """Commands of a seat, made at this table time; those made before it were heard already."""
        self.check_open()
        if self.due is None:
            raise IllegalMove("not-begun")
        if isinstance(self.due, Players) and self.due.until is not None:
            await self.settle(at)
        at = max(at, self.sheet.stamp)
        heard = hear(self.rules, self.state, self.due, seat, commands, self.luck, len(self.sheet.log), at)
        await self.happen(*heard, asked, before)

    def check_open(self) -> None:
        """Refuse whatever would change a table that has been stopped or closed."""
        if self.stopped or self.sheet.phase == "closed":
            raise Refusal("table-stopped" if self.stopped else "table-closed")

    def seat(self, link: Link) -> int:
        """The seat that the link's guest sits on: from the session, never from a message."""
        seat = link.seat(self.sheet)
        if seat is None or self.sheet.chairs[seat].bot or self.sheet.chairs[seat].left:
            raise IllegalMove("not-seated")
        return seat

    @property
    def idle(self) -> bool:
        """Whether nobody is there, and nothing is under way."""
        return not self.links and not self.company.leaving and self.desk.idle

    # what is left of it

    def record(self, seat: int | None = None) -> Record:
        """The record of the game: all of it once it is over; before, what the seat (None: who watches) may see."""
        over = self.sheet.phase == "over"
        told = self.telling.event
        return Record(
            header=self.sheet.header(commitment(self.seed)),
            entries=tuple(Stamped(entry.at, told(entry.event, seat)) for entry in self.sheet.log),
            places=self.sheet.ended.places if self.sheet.ended else None,
            seed=self.seed if over else None,
        )


def _phase(entry: Entry) -> str | None:
    match entry:
        case Begun():
            return "playing"
        case Ended():
            return "over"
        case Closed():
            return "closed"
        case _:
            return None
