"""The entries of a hosted table: a numbered, append-only list of everything that happens there."""

from typing import Any, TypeAlias

import msgspec
from msgspec import Raw, Struct

from swordfish.core import Rewound
from swordfish.games import Game
from swordfish.server.socket.tagged import GameEvent


class Made(Struct, frozen=True, kw_only=True, tag=True):
    """The first entry: a table for this game, with so many seats."""

    game: str
    options: dict[str, Any]
    host: str  # a guest
    listed: bool
    seats: int
    turn_ms: int = 0  # limit of a turn; 0: none
    rated: bool = False  # counts for ratings, if everybody who sits down agrees
    throw_ms: int = 0  # how long the table waits for a throw; 0: the dice roll by themselves; below 0: for ever
    pace: int = 100  # how long screens show each event, in percent


class Sat(Struct, frozen=True, omit_defaults=True, tag=True):
    """A guest takes a seat, or comes back to their own.

    `rated`: they agree that the game counts for ratings. `local`: somebody else sits here and plays on that guest's
    device, under this name.
    """

    seat: int
    guest: str
    name: str
    rated: bool = False
    face: str = ""
    local: bool = False


class BotSat(Struct, frozen=True, omit_defaults=True, tag=True):
    """A bot takes an empty seat, or plays for a guest who is away."""

    seat: int
    bot: str
    name: str
    face: str = ""


class Stood(Struct, frozen=True, tag=True):
    """A guest leaves their seat; during a game the seat stays theirs."""

    seat: int


class Removed(Struct, frozen=True, tag=True):
    """The host removes a guest, who cannot sit down here again."""

    seat: int
    guest: str


class Locked(Struct, frozen=True, tag=True):
    """The host locks the table, so nobody else can sit down, or unlocks it."""

    locked: bool


class ChairAdded(Struct, frozen=True, tag=True):
    """The host adds an empty chair behind the last; these are the options of the game now."""

    options: dict[str, Any]


class ChairRemoved(Struct, frozen=True, tag=True):
    """The host removes a chair without a guest; later chairs move up. These are the options of the game now."""

    seat: int
    options: dict[str, Any]


class TableListed(Struct, frozen=True, tag=True):
    """The host shows the table in the list of open tables, or takes it out."""

    listed: bool


class Kept(Struct, frozen=True, tag=True):
    """A chair of a rematch is kept for somebody who played before; with an empty guest it is free again.

    `local`: for somebody who played on that guest's device.
    """

    seat: int
    guest: str
    name: str = ""
    face: str = ""
    local: bool = False


class Handicapped(Struct, frozen=True, tag=True):
    """The host gives a seat a handicap of so many steps; these are the options of the game now."""

    seat: int
    step: int
    options: dict[str, Any]


class Aided(Struct, frozen=True, tag=True):
    """The host gives a seat its aids: these, and no others."""

    seat: int
    aids: tuple[str, ...]


class Salted(Struct, frozen=True, tag=True):
    """A seat adds 16 bytes to the luck. Only logs from before `SeatsFrozen` have it."""

    seat: int
    salt: str


class SeatsFrozen(Struct, frozen=True, tag=True):
    """The host begins: nobody changes seats, and all people commit to a salt. `commitment`: SHA-256 of the seed."""

    commitment: str


class Committed(Struct, frozen=True, tag=True):
    """A seat commits to its salt. `commitment`: SHA-256 of the salt."""

    seat: int
    commitment: str


class Revealed(Struct, frozen=True, tag=True):
    """A seat reveals the salt that it committed to, after all people have committed."""

    seat: int
    salt: str


class Aborted(Struct, frozen=True, tag=True):
    """These seats did not answer in time and are free now. `commitment`: SHA-256 of a new seed."""

    seats: tuple[int, ...]
    commitment: str


class Begun(Struct, frozen=True, kw_only=True, omit_defaults=True, tag=True):
    """The game begins; its events follow. `casual`: it is not rated although the table was made for a rated game."""

    names: tuple[str, ...]
    players: tuple[str, ...]
    rules: int
    casual: bool = False


class Happened(Struct, frozen=True, gc=False, tag=True):
    """An event of the game, stamped with table time."""

    at: int
    event: GameEvent


class Lapsed(Struct, frozen=True, tag=True):
    """The turn clock of a seat has run out: the table moves for it."""

    seat: int


class Thrown(Struct, frozen=True, omit_defaults=True, tag=True):
    """A seat has thrown, and others still have to; or (`auto`) the table threw for it, because its time was over.

    A throw that one seat makes alone is its event, and nothing else.
    """

    seat: int
    auto: bool = False


class Said(Struct, frozen=True, tag=True):
    """A chat message: a ready phrase by its key, or free text where the operator allows it."""

    guest: str
    name: str
    seat: int
    phrase: str = ""
    text: str = ""


class UndoAsked(Struct, frozen=True, tag=True):
    """A seat asks to go back to the state after `number` events; everybody must agree."""

    seat: int
    number: int


class UndoAnswered(Struct, frozen=True, tag=True):
    """Another seat answers a request to undo."""

    seat: int
    agreed: bool


class PauseAsked(Struct, frozen=True, tag=True):
    """A seat asks for a break; everybody who is here must agree."""

    seat: int


class PauseAnswered(Struct, frozen=True, tag=True):
    """Another seat answers a request for a break."""

    seat: int
    agreed: bool


class Paused(Struct, frozen=True, tag=True):
    """The table takes a break: its time stands still at this moment."""

    at: int


class Ready(Struct, frozen=True, tag=True):
    """During a break: a seat is ready to go on."""

    seat: int


class Resumed(Struct, frozen=True, tag=True):
    """The break is over, and table time runs again."""


class Ended(Struct, frozen=True, tag=True):
    """The game is over, and the seed becomes public."""

    places: tuple[int, ...]
    seed: str


class Rematched(Struct, frozen=True, tag=True):
    """The same players continue at another table."""

    table: str


class Closed(Struct, frozen=True, tag=True):
    """The operator closed the table."""


Entry: TypeAlias = (
    Made
    | Sat
    | BotSat
    | Stood
    | Removed
    | Locked
    | ChairAdded
    | ChairRemoved
    | TableListed
    | Kept
    | Handicapped
    | Aided
    | Salted
    | SeatsFrozen
    | Committed
    | Revealed
    | Aborted
    | Begun
    | Happened
    | Lapsed
    | Thrown
    | Said
    | UndoAsked
    | UndoAnswered
    | PauseAsked
    | PauseAnswered
    | Paused
    | Ready
    | Resumed
    | Ended
    | Rematched
    | Closed
)
PLAYED = frozenset({Happened, Revealed, Thrown})
"""The entries of a game that is played: they may use the whole length of a log."""


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
    | ChairAdded
    | ChairRemoved
    | TableListed
    | Kept
    | Handicapped
    | Aided
    | Salted
    | SeatsFrozen
    | Committed
    | Revealed
    | Aborted
    | Begun
    | _Stored
    | Lapsed
    | Thrown
    | Said
    | UndoAsked
    | UndoAnswered
    | PauseAsked
    | PauseAnswered
    | Paused
    | Ready
    | Resumed
    | Ended
    | Rematched
    | Closed
)
encode = msgspec.json.Encoder().encode


def phase_of(entry: Entry) -> str | None:
    """The phase of the table that this entry begins, if any."""
    match entry:
        case Begun():
            return "playing"
        case Ended():
            return "over"
        case Closed():
            return "closed"
        case _:
            return None


def decode(body: bytes, game: Game | None) -> Entry:
    """An entry from its stored form; `game` decodes the events."""
    entry = _decoder.decode(body)
    if isinstance(entry, _Stored):
        assert game is not None, "an event comes after its table was made"
        return Happened(entry.at, msgspec.json.decode(entry.event, type=game.Event | Rewound))
    return entry
