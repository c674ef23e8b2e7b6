"""What goes over the socket: a closed list of messages each way. docs/protocol.md shows them in a transcript."""

from typing import Any, TypeAlias

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from swordfish.server.journal import Chair

MOST_BYTES = 4096
"""A longer message is refused unread."""
MOST_LINKS = 64
"""So many commands may be in one message."""


# from a client. `number` is the client's own, below 2**53, and the same number is answered the same way again. A client
# that begins with its clock in milliseconds, and counts on, meets neither its earlier self nor its other window.


class Speak(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Commands of the game, heard one by one, all or none."""

    number: int
    commands: tuple[Raw, ...]


class Suppose(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Commands that are not said: where would they lead? And, if asked, how far could it go on from there?"""

    number: int
    commands: tuple[Raw, ...]
    far: bool = False


class Show(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """What the others may watch while it moves: relayed, not logged."""

    body: Raw


class Sit(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    number: int
    seat: int


class Stand(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    number: int


class SeatBot(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    number: int
    seat: int
    bot: str


class Remove(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    number: int
    seat: int


class Lock(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    number: int
    locked: bool


class Salt(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    number: int
    salt: str


class Begin(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    number: int


class Chat(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    number: int
    phrase: str = ""
    text: str = ""


class AskUndo(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    number: int


class AnswerUndo(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    number: int
    agreed: bool


class Rematch(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    number: int


class Pong(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The answer to a Ping, as soon as it came."""

    id: int


Heard: TypeAlias = (
    Speak
    | Suppose
    | Show
    | Sit
    | Stand
    | SeatBot
    | Remove
    | Lock
    | Salt
    | Begin
    | Chat
    | AskUndo
    | AnswerUndo
    | Rematch
    | Pong
)
hear: msgspec.json.Decoder[Heard] = msgspec.json.Decoder(Heard)


# to a client


class Seat(Struct, frozen=True):
    """A chair as everybody sees it."""

    name: str
    bot: str
    taken: bool
    present: bool
    lag: int  # ms, half a round trip


class Sheet(Struct, frozen=True, kw_only=True):
    """The table around the game, as everybody sees it."""

    table: str
    code: str
    game: str
    options: dict[str, Any]
    phase: str
    seats: tuple[Seat, ...]
    host: bool  # whether you are
    you: int | None
    locked: bool
    listed: bool
    commitment: str
    undo: int | None  # who asks
    rematch: str
    turn_ms: int
    rated: bool  # no undo and no hints


class News(Struct, frozen=True, kw_only=True, tag=True):
    """What has happened, and how the table looks now. `seq` is the number of entries seen with it.

    `steps`, for who asked for them: how it looked before each event of the game; in long news only before the later
    ones. `ahead`: what lies before the player who hears this, if it is their turn and the game foretells it.
    """

    seq: int
    entries: tuple[Any, ...] = ()
    steps: tuple[Any, ...] | UnsetType = UNSET
    sheet: Sheet | UnsetType = UNSET
    view: Any = UNSET
    due: Any = UNSET
    legal: Any = UNSET
    ahead: Any = UNSET
    at: int = 0


class Muted(Struct, frozen=True, tag=True):
    """Among the entries: somebody whom you do not hear said something."""


class Done(Struct, frozen=True, tag=True):
    """What was asked has happened, and is on the disk."""

    number: int
    seq: int


class Refused(Struct, frozen=True, kw_only=True, tag=True):
    """It cannot be, and nothing has changed. `text` is English; the page makes its own of key and facts."""

    number: int
    key: str
    facts: dict[str, Any]
    text: str


class Supposed(Struct, frozen=True, kw_only=True, tag=True):
    """Where commands would lead."""

    number: int
    view: Any
    due: Any
    legal: Any
    events: tuple[Any, ...]
    ahead: Any = UNSET
    far: Any = UNSET


class Shown(Struct, frozen=True, tag=True):
    """What a seat shows while it moves."""

    seat: int
    body: Raw


class Presence(Struct, frozen=True, tag=True):
    """Who is there, and how far away."""

    seats: tuple[Seat, ...]


class Ping(Struct, frozen=True, tag=True):
    """Answer at once. The next message comes within so many milliseconds; a longer silence is a dead line."""

    id: int
    within: int


Told: TypeAlias = News | Done | Refused | Supposed | Shown | Presence | Ping
tell = msgspec.json.Encoder().encode

__all__ = ["Chair", "Heard", "Told", "hear", "tell"]
