"""What a table tells its links: each hears what its seat may know, in order, once it is on the disk."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec import UNSET

from swordfish.core import Command, Due, Event, Over, Players, Rewound, State, commitment
from swordfish.games import Foretelling, Game
from swordfish.server import wire
from swordfish.server.journal import Chair, Entry, Happened, Said, decode
from swordfish.server.link import Link

if TYPE_CHECKING:
    from swordfish.server.live import Live

MOST_GAP = 1000
"""Who has missed more entries gets a fresh view without them."""


class Telling:
    """The news of one table."""

    def __init__(self, live: "Live") -> None:
        self._live = live
        self._untold: list[Entry] = []
        self._left: list[State] = []  # how it stood before each event among them

    def add(self, entries: Sequence[Entry]) -> None:
        """These are written, and will be told."""
        self._untold += entries

    def left(self, states: Sequence[State]) -> None:
        """How it stood before each of the events that were just written."""
        self._left += states

    def flush(self) -> None:
        """Tell every link what has happened, in one message; slow ones first where it is a race."""
        if not self._untold:
            return
        entries, self._untold = self._untold, []
        left, self._left = self._left, []
        same: dict[int | None, bytes] = {}  # links with the same sight hear the same
        around = not all(isinstance(entry, Happened) for entry in entries)
        for link, delay in self._live.hold.together(self._live.links):
            seat = link.seat(self._live.sheet)
            message = None if around else same.get(seat)
            if message is None:
                message = same[seat] = self.news(link, seat, entries, left, around=around)
            link.send(message, delay)

    async def welcome(self, link: Link, since: int) -> None:
        """How the table looks, and what the link has missed since the number it has."""
        live = self._live
        gap: list[Entry] = []
        if 0 <= since < live.seq and live.seq - since <= MOST_GAP:
            gap = [decode(body, live.rules) for body in await live.store.entries(live.tid, since)][: live.seq - since]
        left = live.states_before(sum(isinstance(entry, Happened) for entry in gap))
        link.send(self.news(link, link.seat(live.sheet), gap, left, around=True))

    def presence(self) -> None:
        """Tell all links who is there, and how far away."""
        message = wire.tell(wire.Presence(self.seats()))
        for link in self._live.links:
            link.send(message)

    def news(
        self, link: Link, seat: int | None, entries: Sequence[Entry], left: Sequence[State] = (), *, around: bool
    ) -> bytes:
        live = self._live
        told = tuple([self.redacted(entry, seat) for entry in entries if not self._muted(entry, link)])
        sheet = self.sheet(link, seat) if around else UNSET
        if live.due is None:
            return wire.tell(wire.News(seq=live.seq, entries=told, sheet=sheet))
        return wire.tell(
            wire.News(
                seq=live.seq,
                entries=told,
                steps=tuple(live.rules.view(state, seat) for state in left) or UNSET,
                sheet=sheet,
                view=(view := self.view(seat)),
                due=told_due(live.due, live.turn_until()),
                legal=(legal := self.legal(seat)),
                ahead=told_ahead(live.rules, view) if legal else UNSET,
                at=live.clock(),
            )
        )

    def legal(self, seat: int | None) -> Sequence[Command]:
        """All that the seat may say now."""
        live = self._live
        if seat is None or not isinstance(live.due, Players) or seat not in live.due.seats:
            return ()
        return live.rules.legal(live.state, seat)

    # the one door for secrets: once the game is over, all is open

    def view(self, seat: int | None) -> State:
        live = self._live
        return live.state if live.sheet.phase == "over" else live.rules.view(live.state, seat)

    def event(self, event: Event, seat: int | None) -> Event:
        if isinstance(event, Rewound) or self._live.sheet.phase == "over":
            return event
        return self._live.rules.redact(event, seat)

    def redacted(self, entry: Entry, seat: int | None) -> Entry:
        if not isinstance(entry, Happened):
            return entry
        event = self.event(entry.event, seat)
        return entry if event is entry.event else Happened(entry.at, event)

    def _muted(self, entry: Entry, link: Link) -> bool:
        return isinstance(entry, Said) and entry.guest in link.muted

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


def told_ahead(rules: Game, view: State) -> Any:
    """What lies ahead of the player to move, where the game foretells it."""
    found = rules.ahead(view) if isinstance(rules, Foretelling) else None
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
