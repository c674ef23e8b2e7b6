"""What a table tells its links: each hears what its seat may know, in order, once it is on the disk."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec import UNSET, Raw, UnsetType

from swordfish.core import Command, Due, Event, Over, Players, Rewound, State, commitment
from swordfish.games import Foretelling, Game
from swordfish.server import wire
from swordfish.server.journal import Chair, Entry, Happened, Said, decode
from swordfish.server.link import Link

if TYPE_CHECKING:
    from swordfish.server.live import Live

Written: TypeAlias = tuple[Entry, Raw]
"""An entry, and how it is written."""
MOST_GAP = 1000
"""Who has missed more entries gets a fresh view without them."""


class Moment:
    """How the table is at the moment of telling; what several links are told is encoded once."""

    def __init__(self, live: "Live") -> None:
        self.at = live.clock()
        self.due = UNSET if live.due is None else Raw(wire.tell(told_due(live.due, live.turn_until())))
        self.open: tuple[Raw, ...] | None = None  # what all are told alike, where nothing is hidden
        self._known: dict[int, tuple[object, Raw]] = {}

    def encoded(self, thing: object) -> Raw:
        found = self._known.get(id(thing))
        if found is None:
            found = self._known[id(thing)] = (thing, Raw(wire.tell(thing)))  # kept, so that no other gets its id
        return found[1]


class Telling:
    """The news of one table."""

    def __init__(self, live: "Live") -> None:
        self._live = live
        self._untold: list[Written] = []
        self._around = False

    def add(self, entries: Iterable[Written], *, around: bool) -> None:
        """These are written, and will be told; `around`: not all of them are events of the game."""
        self._untold += entries
        self._around = self._around or around

    def flush(self) -> None:
        """Tell every link what has happened, in one message; slow ones first where it is a race."""
        if not self._untold:
            return
        live = self._live
        written, around = self._untold, self._around
        self._untold, self._around = [], False
        same: dict[tuple[int | None, bool], bytes] = {}  # links with the same sight hear the same
        moment = Moment(live)
        if not around and self.hides_nothing(written):
            moment.open = tuple([body for _, body in written])
        for link, delay in live.hold.together(live.links):
            seat = link.seat(live.sheet)
            if moment.open and not link.steps and not self.speaks(seat):
                seat = None  # hears what whoever watches does; what was before may have been hidden
            message = None if around else same.get((seat, link.steps))
            if message is None:
                message = same[seat, link.steps] = self.news(link, seat, written, moment, around=around)
            link.send(message, delay)

    def hides_nothing(self, written: Sequence[Written]) -> bool:
        """Whether all of it is open to whoever watches, and so to everybody."""
        live, redact = self._live, self._live.rules.redact
        if live.sheet.phase == "over":
            return True
        if live.rules.view(live.state, None) is not live.state:
            return False
        events = [entry.event for entry, _ in written if type(entry) is Happened]
        return all(type(event) is Rewound or redact(event, None) is event for event in events)

    async def welcome(self, link: Link, since: int) -> None:
        """How the table looks, and what the link has missed since the number it has."""
        live = self._live
        gap: list[Written] = []
        if 0 <= since < live.seq and live.seq - since <= MOST_GAP:
            bodies = await live.store.entries(live.tid, since)
            gap = [(decode(body, live.rules), Raw(body)) for body in bodies[: live.seq - since]]
        link.send(self.news(link, link.seat(live.sheet), gap, Moment(live), around=True))

    def stopped(self) -> None:
        """Tell all links that the table is closed to play."""
        for link in self._live.links:
            link.send(self.news(link, link.seat(self._live.sheet), (), Moment(self._live), around=True))

    def presence(self) -> None:
        """Tell all links who is there, and how far away."""
        message = wire.tell(wire.Presence(self.seats()))
        for link in self._live.links:
            link.send(message)

    def news(self, link: Link, seat: int | None, written: Sequence[Written], moment: Moment, *, around: bool) -> bytes:
        live, told = self._live, moment.open or self.told(written, seat, link.muted)
        sheet = self.sheet(link, seat) if around else UNSET
        if moment.due is UNSET:
            return wire.tell(wire.News(seq=live.seq, entries=told, sheet=sheet))
        return wire.tell(
            wire.News(
                seq=live.seq,
                entries=told,
                steps=self.steps(seat, written, moment) if link.steps else UNSET,
                sheet=sheet,
                view=moment.encoded(view := self.view(seat)),
                due=moment.due,
                legal=(legal := self.legal(seat)),
                ahead=told_ahead(live.rules, view) if legal else UNSET,
                at=moment.at,
            )
        )

    def steps(self, seat: int | None, written: Sequence[Written], moment: Moment) -> tuple[Raw, ...] | UnsetType:
        """How it looked to the seat before each event that is told, as far back as that is remembered."""
        before = self._live.states_before(sum(isinstance(entry, Happened) for entry, _ in written))
        return tuple([moment.encoded(self._live.rules.view(state, seat)) for state in before]) or UNSET

    def legal(self, seat: int | None) -> Sequence[Command]:
        """All that the seat may say now."""
        if seat is None or not self.speaks(seat):
            return ()
        return self._live.rules.legal(self._live.state, seat)

    def speaks(self, seat: int | None) -> bool:
        """Whether the game waits for the seat."""
        due = self._live.due
        return isinstance(due, Players) and seat in due.seats

    # the one door for secrets: once the game is over, all is open

    def view(self, seat: int | None) -> State:
        live = self._live
        return live.state if live.sheet.phase == "over" else live.rules.view(live.state, seat)

    def event(self, event: Event, seat: int | None) -> Event:
        if isinstance(event, Rewound) or self._live.sheet.phase == "over":
            return event
        return self._live.rules.redact(event, seat)

    def told(self, written: Sequence[Written], seat: int | None, muted: frozenset[str]) -> tuple[Any, ...]:
        """Entries as somebody is told of them: as they are written, where nothing of them is hidden from the seat."""
        told: list[Any] = []
        for entry, body in written:
            if type(entry) is Happened:
                seen = self.event(event := entry.event, seat)
                told.append(body if seen is event else Happened(entry.at, seen))
            else:
                told.append(wire.Muted() if type(entry) is Said and entry.guest in muted else body)
        return tuple(told)

    # the table around the game

    def sheet(self, link: Link, seat: int | None) -> wire.Sheet:
        live, sheet = self._live, self._live.sheet
        return wire.Sheet(
            table=live.tid,
            code=live.code,
            game=sheet.made.game,
            options=sheet.made.options,
            phase="stopped" if live.stopped else sheet.phase,
            seats=self.seats(),
            host=link.guest == sheet.made.host,
            you=seat,
            locked=sheet.locked,
            listed=sheet.made.listed,
            commitment=commitment(live.seed),
            undo=sheet.undo.seat if sheet.undo else None,
            rematch=sheet.rematch,
            turn_ms=sheet.made.turn_ms,
            rated=sheet.rated,
        )

    def seats(self) -> tuple[wire.Seat, ...]:
        live = self._live
        return tuple(
            wire.Seat(
                name=chair.name,
                bot=chair.bot,
                taken=chair != Chair(),
                present=bool(chair.guest) and not chair.left and live.company.present(chair.guest),
                lag=live.hold.lag(chair.guest),
            )
            for chair in live.sheet.chairs
        )


@cache
def foretelling(rules: Game) -> Foretelling | None:
    """The game, if it foretells; asked once a game, since a protocol is slow to ask about."""
    return rules if isinstance(rules, Foretelling) else None


def told_ahead(rules: Game, view: State) -> Any:
    """What lies ahead of the player to move, where the game foretells it."""
    game = foretelling(rules)
    found = game.ahead(view) if game else None
    return UNSET if found is None else found


def told_due(due: Due, clock: int | None = None) -> dict[str, Any]:
    """What is due: who may speak, until when by the rules and by the turn clock; or the places; or the table's part."""
    match due:
        case Players(seats, until):
            return {"kind": "players", "seats": seats, "until": until, "clock": clock}
        case Over(places):
            return {"kind": "over", "places": places}
        case _:
            return {"kind": "table"}
