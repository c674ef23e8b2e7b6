"""The state of a hosted table: the fold of its entries, without the state of the game itself."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, Literal, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from swordfish import games
from swordfish.core import Event, Header, Options, Rewound, Stamped, now
from swordfish.draw.timing import shown_ms
from swordfish.games import Game, handicaps
from swordfish.server.faces import face_of
from swordfish.server.table.anchors import BOT, BOT_RATINGS
from swordfish.server.table.entries import (
    Aborted,
    Aided,
    Begun,
    BotSat,
    ChairAdded,
    ChairRemoved,
    Closed,
    Committed,
    Ended,
    Entry,
    Handicapped,
    Happened,
    Kept,
    Locked,
    Made,
    PauseAnswered,
    PauseAsked,
    Paused,
    Ready,
    Rematched,
    Removed,
    Resumed,
    Revealed,
    Salted,
    Sat,
    SeatsFrozen,
    Stood,
    TableListed,
    Thrown,
    UndoAnswered,
    UndoAsked,
    decode,
)

Value = TypeVar("Value")
NOBODY: frozenset[int] = frozenset()


class Chair(Struct, frozen=True):
    """A seat's occupant: a guest, a bot, or a bot that plays for a guest who left a game in progress."""

    guest: str = ""
    name: str = ""
    bot: str = ""
    left: bool = False
    rated: bool = False  # they agree that the game counts for ratings
    face: str = ""
    local: bool = False  # somebody else, who plays on that guest's device


class TableSummary(Struct, frozen=True):
    """The summary of a table, for lists."""

    made: Made
    phase: str
    locked: bool
    rated: bool
    chairs: tuple[Chair, ...]


class TableState:
    """The fold of a table's entries."""

    def __init__(self, made: Made) -> None:
        self.made = made
        self.rules: Game = games.find(
            made.game
        )  # the current version until the game begins, then the one it began with
        self.chairs = [Chair()] * made.seats
        self.seats: dict[str, tuple[int, ...]] = {}  # those that each guest owns
        self.phase = "open"
        self.locked = False
        self.removed: set[str] = set()
        self.frozen: SeatsFrozen | None = None  # while the people commit to their salts and reveal them
        self.commitments: dict[int, str] = {}  # of the salts, by seat
        self.salts: dict[int, str] = {}
        self.aborts = 0  # how often salts were missing
        self.begun: Begun | None = None
        self.log: list[Stamped[Event]] = []
        self.stamp = 0  # of the last event that counts
        self.shown = 0  # when every screen has shown the last event, in table time
        self.thrown = NOBODY  # who has thrown for the draw that is due
        self.undo: UndoAsked | None = None
        self.agreed: set[int] = set()
        self.pause: PauseAsked | None = None
        self.pausing: set[int] = set()  # the seats that agree to a break
        self.paused: int | None = None  # the table time at which it stands still
        self.ready: set[int] = set()  # the seats that want to go on after a break
        self.aids: dict[int, tuple[str, ...]] = {}  # by seat
        self.kept: dict[int, Kept] = {}  # empty chairs that wait for somebody
        self.ended: Ended | None = None
        self.players: tuple[str, ...] = ()  # who began the game, by seat: a guest, or `bot:NAME`
        self.faces: tuple[str, ...] = ()  # of those who began the game, by seat
        self.stayed: frozenset[int] = frozenset()  # the seats whose guests played to the end themselves
        self.rematch = ""

    @property
    def rated(self) -> bool:
        """Whether the game counts for ratings; then there is no undo, and there are no hints."""
        return self.made.rated and not (self.begun.casual if self.begun else self.handicapped)

    @property
    def handicapped(self) -> bool:
        """Whether some seat has a handicap or an aid: such a game is casual."""
        return bool(self.aids) or handicaps.handicapped(self.rules, self.options)

    @property
    def agreed_to_rate(self) -> bool:
        """Whether all people here agree that the game counts for ratings, and all bots have a rating."""
        taken = [chair for chair in self.chairs if chair != Chair()]
        return all(chair.bot in BOT_RATINGS if chair.bot else chair.rated for chair in taken)

    def summary(self) -> TableSummary:
        """The summary of the table, for lists."""
        return TableSummary(self.made, self.phase, self.locked, self.rated, tuple(self.chairs))

    def seat_of(self, guest: str) -> int | None:
        """The seat of a guest, even while a bot plays for them; of several on one device, their own."""
        seats = self.seats_of(guest)
        return next((seat for seat in seats if not self.chairs[seat].local), seats[0] if seats else None)

    def seats_of(self, guest: str) -> tuple[int, ...]:
        """All seats that a guest owns: their own, and those of the others who play on their device."""
        return self.seats.get(guest, ())

    def guests(self, seats: Iterable[int]) -> set[str]:
        """The guests who own these seats: one answers for everybody at their device."""
        return {self.chairs[seat].guest for seat in seats}

    @cached_property
    def options(self) -> Options:
        """The options of the game."""
        return msgspec.convert(self.made.options, self.rules.Options)

    @property
    def people(self) -> set[int]:
        """The seats of guests who play themselves."""
        return {seat for seat, chair in enumerate(self.chairs) if chair.guest and not chair.bot}

    @property
    def salting(self) -> set[int]:
        """The seats that add a salt: of people, one per device."""
        return {seat for seat in self.people if not self.chairs[seat].local}

    @property
    def beginning(self) -> Literal["", "commit", "reveal"]:
        """What the people must do before the game can begin; nothing until the host begins it."""
        if self.frozen is None or self.phase != "open":
            return ""
        return "commit" if self.salting - self.commitments.keys() else "reveal"

    def header(self, commitment: str) -> Header:
        """The header of the game's record."""
        begun = self.begun
        return Header(
            game=self.made.game,
            rules=begun.rules if begun else self.rules.VERSION,
            options=self.options,
            names=begun.names if begun else (),
            players=begun.players if begun else (),
            commitment=commitment,
            salts=self.salt_bytes,
            commitments=tuple(self.commitments[seat] for seat in sorted(self.commitments)),
            aborts=self.aborts,
        )

    @property
    def salt_bytes(self) -> tuple[bytes, ...]:
        """The salts of the seats, in order."""
        return tuple(bytes.fromhex(self.salts[seat]) for seat in sorted(self.salts))

    def fold(self, *entries: Entry) -> None:
        """Apply entries that have been written."""
        for entry in entries:
            if type(entry) is Happened:
                at, event = entry.at, entry.event
                self.log.append(Stamped(at, event))
                if type(event) is Rewound:
                    self.stamp = self.shown = now(self.log)
                else:
                    if at > self.shown:
                        self.shown = at
                    self.stamp = at
                    self.shown += shown_ms(self.made.game, type(event).__name__, self.made.pace)
                self.undo, self.thrown = None, NOBODY
            else:
                self._fold(entry)

    def _fold(self, entry: Entry) -> None:
        """Apply an entry that is not an event of the game."""
        match entry:
            case Sat(seat, guest, name, rated, face, local):
                face = face or face_of(guest)
                self._sit(seat, Chair(guest=guest, name=name, rated=rated, face=face, local=local))
            case BotSat(seat, bot, name, face):
                kept = self.chairs[seat]
                own = Chair(name=name, bot=bot, face=face or face_of(name))
                self._sit(seat, replace(kept, bot=bot) if kept.guest else own)
            case Stood(seat):
                self._sit(seat, Chair() if self.phase == "open" else replace(self.chairs[seat], left=True))
                self._drop_salt(seat)
            case Removed(seat, guest):
                self._sit(seat, Chair())
                self.removed.add(guest)
                self._drop_salt(seat)
            case Locked(locked):
                self.locked = locked
            case ChairAdded(options):
                self._resize([*self.chairs, Chair()], options)
            case ChairRemoved(seat, options):
                self._resize([*self.chairs[:seat], *self.chairs[seat + 1 :]], options)
                self.salts = without(self.salts, seat)
                self.kept = without(self.kept, seat)
                self.aids = without(self.aids, seat)
            case Handicapped(_, _, options):
                self._resize(self.chairs, options)
            case Aided(seat, aids):
                self.aids.pop(seat, None)
                self.aids.update({seat: aids} if aids else {})
            case TableListed(listed):
                self.made = replace(self.made, listed=listed)
            case Kept(seat, guest):
                self.kept.pop(seat, None)
                self.kept.update({seat: entry} if guest else {})
            case Salted(seat, salt):
                self.salts[seat] = salt
            case SeatsFrozen():
                self.frozen, self.commitments, self.salts = entry, {}, {}
            case Committed(seat, commitment):
                self.commitments[seat] = commitment
            case Revealed(seat, salt):
                self.salts[seat] = salt
            case Aborted(seats):
                self.frozen, self.commitments, self.salts = None, {}, {}
                self.aborts += 1
                for seat in seats:
                    self._sit(seat, Chair())
            case Begun():
                self.begun, self.phase, self.frozen = entry, "playing", None
                self.players = tuple(f"{BOT}{chair.bot}" if chair.bot else chair.guest for chair in self.chairs)
                self.faces = tuple(chair.face for chair in self.chairs)
                self.rules = games.find(self.made.game, entry.rules)
            case Thrown(seat):
                self.thrown |= {seat}
            case UndoAsked(seat):
                self.undo, self.agreed = entry, {seat}
            case UndoAnswered(seat, agreed):
                self.agreed.add(seat)
                self.undo = self.undo if agreed else None
            case PauseAsked(seat):
                self.pause, self.pausing = entry, {seat}
            case PauseAnswered(seat, agreed):
                self.pausing.add(seat)
                self.pause = self.pause if agreed else None
            case Paused(at):
                self.paused, self.pause, self.ready = at, None, set()
            case Ready(seat):
                self.ready.add(seat)
            case Resumed():
                self.paused, self.ready = None, set()
            case Ended():
                self.ended, self.phase, self.undo, self.pause = entry, "over", None, None
                self.stayed = frozenset(
                    seat
                    for seat, (guest, chair) in enumerate(zip(self.players, self.chairs, strict=True))
                    if (guest == f"{BOT}{chair.bot}" if chair.bot else guest == chair.guest and not chair.left)
                )
            case Rematched(table):
                self.rematch = table
            case Closed():
                self.phase = "closed"
            case _:
                pass

    def _resize(self, chairs: list[Chair], options: dict[str, Any]) -> None:
        """Other chairs, and the options for so many players."""
        self.made = replace(self.made, seats=len(chairs), options=options)
        self.__dict__.pop("options", None)  # computed again from `made`
        self.chairs = chairs
        self._number()

    def _sit(self, seat: int, chair: Chair) -> None:
        self.chairs[seat] = chair
        if chair != Chair():
            self.kept.pop(seat, None)
        self._number()

    def _number(self) -> None:
        self.seats = {}
        for seat, chair in enumerate(self.chairs):
            if chair.guest:
                self.seats[chair.guest] = (*self.seats_of(chair.guest), seat)

    def _drop_salt(self, seat: int) -> None:
        """Drop the salt of a guest who leaves before the game begins; after that it is part of every draw."""
        if self.phase == "open":
            self.salts.pop(seat, None)


def without(by_seat: Mapping[int, Value], gone: int) -> dict[int, Value]:
    """Values by seat after a chair was removed: those of later seats move up."""
    return {seat - (seat > gone): value for seat, value in by_seat.items() if seat != gone}


def folded(bodies: Sequence[bytes]) -> TableState:
    """The state that stored entries lead to."""
    first, *rest = bodies
    made = decode(first, None)
    assert isinstance(made, Made), "the first entry makes the table"
    state = TableState(made)
    for body in rest:
        state.fold(decode(body, state.rules))
    return state
