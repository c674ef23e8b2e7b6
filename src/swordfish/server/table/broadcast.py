"""Sends news of a table to its connections: each receives what its seat may know, once it is on the disk."""

from collections.abc import Iterable, Sequence
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec import UNSET, Raw, UnsetType

from swordfish.core import Command, Due, Event, Over, Players, Refusal, Rewound, State, commitment
from swordfish.games import Foretelling, Game, handicaps
from swordfish.server.socket import server_messages
from swordfish.server.socket.connection import Connection
from swordfish.server.table.entries import Entry, Happened, Said, decode
from swordfish.server.table.state import Chair
from swordfish.server.table.throwing import throw_until
from swordfish.server.table.timers import turn_until
from swordfish.words import sent, sentence

if TYPE_CHECKING:
    from swordfish.server.table.table import HostedTable

Written: TypeAlias = tuple[Entry, Raw]
"""An entry, and its stored form."""
REACTIONS = ("laugh", "wow", "clap", "heart", "think", "oops", "cry", "sleepy")
"""Reactions, drawn in draw/art/reactions.svg; in words, `reaction-NAME`."""
MOST_GAP = 1000
"""A client that missed more entries gets a fresh view without them."""


class Snapshot:
    """The table at the time of sending; data for several connections is encoded once."""

    def __init__(self, table: "HostedTable") -> None:
        self._table = table
        self.at = table.clock()
        due = table.game.due
        self.seats = due.seats if isinstance(due, Players) else ()  # those that have to choose
        self.due = UNSET if due is None else Raw(server_messages.encode(self._due(due)))
        self.open: tuple[Raw, ...] | None = None  # the entries that all receive, where nothing is hidden
        self._known: dict[int, tuple[object, Raw]] = {}

    def _due(self, due: Due[object]) -> server_messages.DueMessage:
        if not self.seats and (hands := self._table.game.hands):
            return server_messages.HandsDue(hands, throw_until(self._table))
        return due_message(due, turn_until(self._table))

    @cached_property
    def chairs(self) -> tuple[server_messages.SeatView, ...]:
        """The seats of the table, which are the same for everybody."""
        return self._table.broadcast.seats()

    def encoded(self, thing: object) -> Raw:
        found = self._known.get(id(thing))
        if found is None:
            # the thing is kept too, so that no other gets its id
            found = self._known[id(thing)] = (thing, Raw(server_messages.encode(thing)))
        return found[1]


class Broadcast:
    """The news of one table."""

    def __init__(self, table: "HostedTable") -> None:
        self._table = table
        self._unsent: list[Written] = []
        self._around = False
        self._onlookers = (0, 0)  # how many people only watch, and televisions, as everybody was told last

    def add(self, entries: Iterable[Written], *, around: bool) -> None:
        """Queue entries that are on the disk; `around`: not all of them are events of the game."""
        self._unsent += entries
        self._around = self._around or around

    def send(self) -> None:
        """Send everything queued to every connection in one message; in a race, to slow connections first."""
        if not self._unsent:
            return
        table = self._table
        written, around = self._unsent, self._around
        self._unsent, self._around = [], False
        same: dict[tuple[int | None, bool], bytes] = {}  # connections with the same view get the same bytes
        snapshot = Snapshot(table)
        if not around and self.hides_nothing(written):
            snapshot.open = tuple([body for _, body in written])
        for connection, delay in table.order.together(table.connections):
            seats, steps = connection.seats(table.state), connection.steps
            if len(seats) > 1:  # a device of several players gets a message of its own
                connection.send(self.news(connection, written, snapshot, around=around), delay)
                continue
            seat = seats[0] if seats else None
            if snapshot.open and not steps and seat not in snapshot.seats:
                seat = None  # shares the watchers' message; with steps not, as earlier views may hide something
            message = None if around else same.get((seat, steps))
            if message is None:
                message = self.told(connection, seats, seat, written, snapshot, around=around)
                same[seat, steps] = message
            connection.send(message, delay)
        if around and self.onlookers() != self._onlookers:  # somebody who watched has sat down
            self.presence()

    def hides_nothing(self, written: Sequence[Written]) -> bool:
        """Whether watchers, and therefore everybody, may see everything."""
        if self._table.state.phase == "over":
            return True
        state, rules = self._table.game.state, self._table.state.rules
        if rules.view(state, None) is not state:
            return False
        redact = rules.redact
        for entry, _ in written:
            if type(entry) is Happened:
                event = entry.event
                if type(event) is not Rewound and redact(event, None) is not event:
                    return False
        return True

    async def welcome(self, connection: Connection, since: int) -> None:
        """Send the table, and the entries that the connection has missed since its number."""
        table = self._table
        gap: list[Written] = []
        if 0 <= since < table.seq and table.seq - since <= MOST_GAP:
            bodies = await table.store.entries(table.tid, since)
            gap = [(decode(body, table.game.rules), Raw(body)) for body in bodies[: table.seq - since]]
        connection.send(self.news(connection, gap, Snapshot(table), around=True))

    def refresh(self, connection: Connection) -> None:
        """Send a connection the table as it may see it now."""
        connection.send(self.news(connection, (), Snapshot(self._table), around=True))

    def stopped(self) -> None:
        """Tell everybody that the table is closed to play."""
        for connection in self._table.connections:
            self.refresh(connection)

    def presence(self) -> None:
        """Tell everybody who is there, and their lag."""
        self._onlookers = self.onlookers()
        message = server_messages.encode(server_messages.Presence(self.seats(), *self._onlookers))
        for connection in self._table.connections:
            connection.send(message)

    def onlookers(self) -> tuple[int, int]:
        """How many people only watch, and how many televisions show the table."""
        presence = self._table.presence
        return len(presence.watchers()), len(presence.screens())

    def show(self, connection: Connection, shown: Raw) -> None:
        """Relay what a player who is due shows the others; nothing is logged."""
        seat = self._table.devices.plays(connection)
        if seat is None or not self.is_due(seat):
            return
        message = server_messages.encode(server_messages.Shown(seat, shown))
        for other in self._table.connections:
            if other is not connection:
                other.send(message)

    def react(self, seat: int, guest: str, reaction: str) -> None:
        """Relay a seat's reaction to everybody who has not muted its guest; nothing is logged."""
        if reaction not in REACTIONS:
            raise Refusal("bad-reaction")
        message = server_messages.encode(server_messages.Reacted(seat, reaction))
        for other in self._table.connections:
            if guest not in other.muted:
                other.send(message)

    def news(self, connection: Connection, written: Sequence[Written], snapshot: Snapshot, *, around: bool) -> bytes:
        """The message about these entries for a connection, as it may see them."""
        eyes, seats = self._table.devices.eyes(connection), connection.seats(self._table.state)
        return self.told(connection, seats, eyes, written, snapshot, around=around)

    def told(
        self,
        connection: Connection,
        seats: tuple[int, ...],
        seat: int | None,
        written: Sequence[Written],
        snapshot: Snapshot,
        *,
        around: bool,
    ) -> bytes:
        """The message about these entries for a connection that plays these seats, as this seat sees them."""
        table, told = self._table, snapshot.open or self.entries(written, seat, connection.muted)
        several = len(seats) > 1
        plays = table.devices.plays(connection) if several else seat
        state = self.table_view(connection, snapshot) if around else UNSET
        if snapshot.due is UNSET:
            return server_messages.encode(server_messages.News(seq=table.seq, entries=told, table=state))
        view, legal = self.view(seat), self.legal(plays) if plays in snapshot.seats else ()
        return server_messages.encode(
            server_messages.News(
                seq=table.seq,
                entries=told,
                steps=self.steps(seat, written, snapshot) if connection.steps else UNSET,
                table=state,
                view=snapshot.encoded(view),
                due=snapshot.due,
                legal=legal,
                ahead=ahead_of(table.state.rules, view) if legal else UNSET,
                at=snapshot.at,
                plays=plays if several else UNSET,
                together=self.together(seats) if several else UNSET,
            )
        )

    def together(self, seats: tuple[int, ...]) -> tuple[server_messages.SeatChoices, ...]:
        """What each seat of a device may play, if several are due and the game hides nothing."""
        due = self._table.devices.together(seats)
        return tuple(server_messages.SeatChoices(seat, self.legal(seat)) for seat in due if len(due) > 1)

    def steps(self, seat: int | None, written: Sequence[Written], snapshot: Snapshot) -> tuple[Raw, ...] | UnsetType:
        """The seat's view before each event among the entries, as far as its state is in memory."""
        before = self._table.game.states_before(sum(isinstance(entry, Happened) for entry, _ in written))
        return tuple([snapshot.encoded(self._table.game.rules.view(state, seat)) for state in before]) or UNSET

    def legal(self, seat: int | None) -> Sequence[Command]:
        """The commands that the seat may play now."""
        if seat is None or not self.is_due(seat):
            return ()
        return self._table.game.rules.legal(self._table.game.state, seat)

    def is_due(self, seat: int | None) -> bool:
        """Whether the game waits for the seat."""
        due = self._table.game.due
        return isinstance(due, Players) and seat in due.seats

    # secrets leave only through these; once the game is over, everything is open

    def view(self, seat: int | None) -> State:
        """What the seat may see now."""
        state, table = self._table.game.state, self._table.state
        return state if table.phase == "over" else table.rules.view(state, seat)

    def event(self, event: Event, seat: int | None) -> Event:
        """What the seat may know of an event."""
        if isinstance(event, Rewound) or self._table.state.phase == "over":
            return event
        return self._table.game.rules.redact(event, seat)

    def entries(self, written: Sequence[Written], seat: int | None, muted: frozenset[str]) -> tuple[Any, ...]:
        """What a seat receives of these entries; in their stored form where nothing is hidden."""
        told: list[Any] = []
        for entry, body in written:
            if type(entry) is Happened:
                seen = self.event(event := entry.event, seat)
                told.append(body if seen is event else Happened(entry.at, seen))
            else:
                told.append(server_messages.Muted() if type(entry) is Said and entry.guest in muted else body)
        return tuple(told)

    # the table around the game

    def table_view(self, connection: Connection, snapshot: Snapshot) -> server_messages.TableView:
        """The table around the game, for a connection."""
        table, state = self._table, self._table.state
        return server_messages.TableView(
            table=table.tid,
            code=table.code,
            game=state.made.game,
            options=state.made.options,
            phase="stopped" if table.stopped else state.phase,
            seats=snapshot.chairs,
            host=connection.guest == state.made.host,
            you=None if connection.watching else state.seat_of(connection.guest),
            yours=connection.seats(state),
            locked=state.locked,
            listed=state.made.listed,
            commitment=commitment(table.seed),
            beginning=state.beginning,
            commitments=tuple(state.commitments.get(at, "") for at in range(len(state.chairs))),
            undo=state.undo.seat if state.undo else None,
            rematch=state.rematch,
            turn_ms=state.made.turn_ms,
            throw_ms=state.made.throw_ms,
            pace=state.made.pace,
            rated=state.rated,
            pause=state.pause.seat if state.pause else None,
            paused=state.paused is not None,
            ready=tuple(sorted(state.ready)),
        )

    def seats(self) -> tuple[server_messages.SeatView, ...]:
        """The seats as everybody sees them."""
        return tuple(self._seat(seat, chair) for seat, chair in enumerate(self._table.state.chairs))

    def _seat(self, seat: int, chair: Chair) -> server_messages.SeatView:
        table, kept = self._table, self._table.state.kept.get(seat)
        presence = table.presence.of(chair)
        return server_messages.SeatView(
            name=kept.name if kept else chair.name,
            bot=chair.bot,
            taken=chair != Chair(),
            present=bool(chair.guest) and not chair.left and table.presence.present(chair.guest),
            lag=table.order.lag(chair.guest),
            face=kept.face if kept else chair.face,
            handicap=own.step(table.state.options, seat) if (own := handicaps.of(table.state.rules)) else 0,
            aids=table.state.aids.get(seat, ()),
            presence="kept" if kept else presence,
            local=kept.local if kept else chair.local,
            devices=table.presence.devices(chair.guest) if chair.guest else 0,
        )


@cache
def foretelling(rules: Game) -> Foretelling | None:
    """The game, if it offers `ahead`; cached, because checking a protocol is slow."""
    return rules if isinstance(rules, Foretelling) else None


def ahead_of(rules: Game, view: State) -> Any:
    """What lies ahead of the player to move, where the game offers it."""
    game = foretelling(rules)
    found = game.ahead(view) if game else None
    return UNSET if found is None else found


def due_message(due: Due[object], clock: int | None = None) -> server_messages.DueMessage:
    """The message of what is due: seats with the deadlines of rules and turn clock, the places, or the table itself."""
    match due:
        case Players(seats, until):
            return server_messages.PlayersDue(seats, until, clock)
        case Over(places):
            return server_messages.OverDue(places)
        case _:
            return server_messages.TableDue()


def refused(number: int, refusal: Refusal) -> bytes:
    """A refusal as a message."""
    return server_messages.encode(server_messages.Refused(number=number, **refusal_facts(refusal)))


def refusal_facts(refusal: Refusal) -> dict[str, Any]:
    """A refusal for the wire: key, facts, and an English sentence."""
    return {"key": refusal.key, "facts": sent(refusal.facts), "text": sentence(refusal.key, refusal.facts)}
