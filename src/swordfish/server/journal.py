"""Everything that happens at a hosted table, as entries of one numbered, append-only list; a Sheet is their fold."""

from functools import cached_property
from typing import Any, TypeAlias

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from swordfish.core import Header, Options, Rewound, Stamped, now
from swordfish.games import GAMES, Game


class Made(Struct, frozen=True, kw_only=True, tag=True):
    """The first entry: a table for this game, with so many chairs."""

    game: str
    options: dict[str, Any]
    host: str  # a guest
    listed: bool
    seats: int
    turn_ms: int = 0  # how long a turn may take; 0: as long as it takes
    rated: bool = False  # counts for ratings


class Sat(Struct, frozen=True, tag=True):
    """A guest takes a chair, or comes back to their own."""

    seat: int
    guest: str
    name: str


class BotSat(Struct, frozen=True, tag=True):
    """A bot takes an empty chair, or keeps the chair of a guest who is away."""

    seat: int
    bot: str
    name: str


class Stood(Struct, frozen=True, tag=True):
    """The chair is empty, or waits for the guest who left a game in progress."""

    seat: int


class Removed(Struct, frozen=True, tag=True):
    """The host sends a guest away; they cannot sit down here again."""

    seat: int
    guest: str


class Locked(Struct, frozen=True, tag=True):
    """Nobody else can sit down, or they can again."""

    locked: bool


class Salted(Struct, frozen=True, tag=True):
    """A seat adds 16 bytes of its own to the seed, having seen the commitment."""

    seat: int
    salt: str


class Begun(Struct, frozen=True, kw_only=True, tag=True):
    """The game begins; from here on its log is written."""

    names: tuple[str, ...]
    players: tuple[str, ...]
    rules: int


class Happened(Struct, frozen=True, gc=False, tag=True):
    """An event of the game, stamped with table time."""

    at: int
    event: Any


class Lapsed(Struct, frozen=True, tag=True):
    """The turn clock of the seat has run out: the table says something for it."""

    seat: int


class Said(Struct, frozen=True, tag=True):
    """Somebody says something: a ready phrase by its key, or free text where the operator allows it."""

    guest: str
    name: str
    seat: int
    phrase: str = ""
    text: str = ""


class UndoAsked(Struct, frozen=True, tag=True):
    """A seat would like to go back to where the game stood after `number` events; all must agree."""

    seat: int
    number: int


class UndoAnswered(Struct, frozen=True, tag=True):
    """Another seat's answer."""

    seat: int
    agreed: bool


class Ended(Struct, frozen=True, tag=True):
    """The game is over; now the seed is shown."""

    places: tuple[int, ...]
    seed: str


class Rematched(Struct, frozen=True, tag=True):
    """The same players go on at another table."""

    table: str


class Closed(Struct, frozen=True, tag=True):
    """The operator has closed the table."""


Entry: TypeAlias = (
    Made
    | Sat
    | BotSat
    | Stood
    | Removed
    | Locked
    | Salted
    | Begun
    | Happened
    | Lapsed
    | Said
    | UndoAsked
    | UndoAnswered
    | Ended
    | Rematched
    | Closed
)


class _Stored(Struct, frozen=True, tag="Happened"):
    at: int
    event: Raw


_decoder = msgspec.json.Decoder(
    Made
    | Sat
    | BotSat
    | Stood
    | Removed
    | Locked
    | Salted
    | Begun
    | _Stored
    | Lapsed
    | Said
    | UndoAsked
    | UndoAnswered
    | Ended
    | Rematched
    | Closed
)
encode = msgspec.json.Encoder().encode


def decode(body: bytes, game: Game | None) -> Entry:
    """An entry as it was stored; its game's events need the game."""
    entry = _decoder.decode(body)
    if isinstance(entry, _Stored):
        assert game is not None, "an event comes after its table was made"
        return Happened(entry.at, msgspec.json.decode(entry.event, type=game.Event | Rewound))
    return entry


class Chair(Struct, frozen=True):
    """Who sits there: a guest, a bot, or a bot that keeps the chair of a guest who has left a game in progress."""

    guest: str = ""
    name: str = ""
    bot: str = ""
    left: bool = False


class Sheet:
    """What the entries so far come to, apart from the state of the game itself."""

    def __init__(self, made: Made) -> None:
        self.made = made
        self.chairs = [Chair()] * made.seats
        self._seats: dict[str, int] = {}  # by guest
        self.phase = "open"
        self.locked = False
        self.removed: set[str] = set()
        self.salts: dict[int, str] = {}
        self.begun: Begun | None = None
        self.log: list[Stamped] = []
        self.stamp = 0  # of the last event that counts
        self.undo: UndoAsked | None = None
        self.agreed: set[int] = set()
        self.ended: Ended | None = None
        self.rematch = ""

    @property
    def game(self) -> Game:
        return GAMES[self.made.game]

    @property
    def rated(self) -> bool:
        """Whether the game counts for ratings; then nobody may undo, and nobody gets hints."""
        return self.made.rated

    def seat_of(self, guest: str) -> int | None:
        """The chair of a guest, kept by a bot or not."""
        return self._seats.get(guest)

    @cached_property
    def options(self) -> Options:
        return msgspec.convert(self.made.options, self.game.Options)

    def header(self, commitment: str) -> Header:
        """The header of the game's record."""
        begun = self.begun
        return Header(
            game=self.made.game,
            rules=begun.rules if begun else self.game.VERSION,
            options=self.options,
            names=begun.names if begun else (),
            players=begun.players if begun else (),
            commitment=commitment,
            salts=tuple(bytes.fromhex(self.salts[seat]) for seat in sorted(self.salts)),
        )

    def fold(self, *entries: Entry) -> None:
        """These are written, too."""
        for entry in entries:
            if type(entry) is Happened:
                self.log.append(Stamped(entry.at, entry.event))
                self.stamp = now(self.log) if type(entry.event) is Rewound else entry.at
                self.undo = None
            else:
                self._fold(entry)

    def _fold(self, entry: Entry) -> None:
        """An entry that is no event of the game."""
        match entry:
            case Sat(seat, guest, name):
                self._sit(seat, Chair(guest=guest, name=name))
            case BotSat(seat, bot, name):
                kept = self.chairs[seat]
                self._sit(seat, replace(kept, bot=bot) if kept.guest else Chair(name=name, bot=bot))
            case Stood(seat):
                self._sit(seat, Chair() if self.phase == "open" else replace(self.chairs[seat], left=True))
                self._forget_salt(seat)
            case Removed(seat, guest):
                self._sit(seat, Chair())
                self.removed.add(guest)
                self._forget_salt(seat)
            case Locked(locked):
                self.locked = locked
            case Salted(seat, salt):
                self.salts[seat] = salt
            case Begun():
                self.begun, self.phase = entry, "playing"
            case UndoAsked(seat):
                self.undo, self.agreed = entry, {seat}
            case UndoAnswered(seat, agreed):
                self.agreed.add(seat)
                self.undo = self.undo if agreed else None
            case Ended():
                self.ended, self.phase, self.undo = entry, "over", None
            case Rematched(table):
                self.rematch = table
            case Closed():
                self.phase = "closed"
            case _:
                pass

    def _sit(self, seat: int, chair: Chair) -> None:
        self.chairs[seat] = chair
        self._seats = {chair.guest: seat for seat, chair in reversed([*enumerate(self.chairs)]) if chair.guest}

    def _forget_salt(self, seat: int) -> None:
        """Who leaves before the game begins takes their salt along; later it is in every draw."""
        if self.phase == "open":
            self.salts.pop(seat, None)
