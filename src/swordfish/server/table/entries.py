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
    """A guest takes a seat, or comes back to their own. `rated`: they agree that the game counts for ratings."""

    seat: int
    guest: str
    name: str
    rated: bool = False


class BotSat(Struct, frozen=True, tag=True):
    """A bot takes an empty seat, or plays for a guest who is away."""

    seat: int
    bot: str
    name: str


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


class Salted(Struct, frozen=True, tag=True):
    """A seat adds 16 bytes of its own to the luck, after it saw the commitment to the seed."""

    seat: int
    salt: str


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
    | Salted
    | Begun
    | Happened
    | Lapsed
    | Thrown
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
    | Thrown
    | Said
    | UndoAsked
    | UndoAnswered
    | Ended
    | Rematched
    | Closed
)
encode = msgspec.json.Encoder().encode


def decode(body: bytes, game: Game | None) -> Entry:
    """An entry from its stored form; `game` decodes the events."""
    entry = _decoder.decode(body)
    if isinstance(entry, _Stored):
        assert game is not None, "an event comes after its table was made"
        return Happened(entry.at, msgspec.json.decode(entry.event, type=game.Event | Rewound))
    return entry
