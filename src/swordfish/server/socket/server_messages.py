"""The messages that the server sends over the socket. docs/protocol.md shows them in a transcript."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from swordfish.server.socket.tagged import GameCommand, GameEvent
from swordfish.server.table.entries import Entry

REFUSED = 4001
"""The close code after a Refused that no reconnection can change."""


class PlayersDue(Struct, frozen=True, tag_field="kind", tag="players"):
    """The game waits for these seats: until a deadline of the rules, and by the turn clock, both in table time."""

    seats: tuple[int, ...]
    until: int | None = None
    clock: int | None = None


class HandsDue(Struct, frozen=True, tag_field="kind", tag="hands"):
    """The game waits for these seats to throw; at `until`, in table time, the table throws for them."""

    seats: tuple[int, ...]
    until: int | None = None


class OverDue(Struct, frozen=True, tag_field="kind", tag="over"):
    """The game is over: one place per seat."""

    places: tuple[int, ...]


class TableDue(Struct, frozen=True, tag_field="kind", tag="table"):
    """The game waits for the table itself, and for no player."""


DueMessage: TypeAlias = PlayersDue | HandsDue | OverDue | TableDue
SentDue: TypeAlias = Annotated[Any, Meta(extra={"shape": DueMessage})]
"""A DueMessage, or the same already encoded."""


class SeatView(Struct, frozen=True):
    """A seat as everybody sees it."""

    name: str
    bot: str
    taken: bool
    present: bool
    lag: int  # ms, half a round trip
    face: str = ""
    handicap: int = 0  # steps
    aids: tuple[str, ...] = ()
    presence: str = ""  # here, away (the page is in the background), gone, bot, replaced (by a bot), kept, or empty
    local: bool = False  # plays on the device of another seat
    devices: int = 0  # on how many devices its player is here


class TableView(Struct, frozen=True, kw_only=True):
    """The table around the game, as everybody sees it."""

    table: str
    code: str
    game: str
    options: dict[str, Any]
    phase: str
    seats: tuple[SeatView, ...]
    host: bool  # whether you are the host
    you: int | None  # your seat
    yours: tuple[int, ...]  # all seats that you own: several, if people share your device
    locked: bool
    listed: bool
    commitment: str  # of the seed
    beginning: Literal["", "commit", "reveal"]  # what people must do before the game begins
    commitments: tuple[str, ...]  # of the seats' salts; "" where there is none
    undo: int | None  # the seat that asks
    rematch: str
    turn_ms: int
    throw_ms: int  # 0: the dice roll by themselves; below 0: nobody throws for others
    pace: int  # how long every screen shows an event, in percent
    rated: bool  # no undo and no hints
    pause: int | None  # who asks for a break
    paused: bool
    ready: tuple[int, ...]  # who wants to go on after the break


class Muted(Struct, frozen=True, tag=True):
    """Replaces a chat message of a guest whom the client has muted."""


SentEntry: TypeAlias = Annotated[Any, Meta(extra={"shape": Entry | Muted})]
"""An entry as a client may know it, or the same already encoded."""


class SeatChoices(Struct, frozen=True):
    """What a seat may play."""

    seat: int
    legal: Sequence[GameCommand]


class News(Struct, frozen=True, kw_only=True, tag=True):
    """What happened, and the table as it is now. `seq`: the number of entries including these.

    `steps`, if the client asked for them: the view before each event of the game; in long news only before the later
    ones. `ahead`: what lies ahead of the player who receives this, if it is their turn and the game can tell. Only for
    a device of several players: `plays`, the seat that it plays now (none, while a curtain hides the hand of the one
    that is due), and `together`, the choices of its seats if several are due at once.
    """

    seq: int
    entries: tuple[SentEntry, ...] = ()
    steps: tuple[Any, ...] | UnsetType = UNSET
    table: TableView | UnsetType = UNSET
    view: Any = UNSET
    due: SentDue | UnsetType = UNSET
    legal: Sequence[GameCommand] | UnsetType = UNSET
    ahead: Any = UNSET
    at: int = 0
    plays: int | UnsetType | None = UNSET
    together: tuple[SeatChoices, ...] | UnsetType = UNSET


class Done(Struct, frozen=True, tag=True):
    """The request is carried out and on the disk."""

    number: int
    seq: int


class Refused(Struct, frozen=True, kw_only=True, tag=True):
    """The request was refused, and nothing has changed. `text` is English; the page translates key and facts."""

    number: int
    key: str
    facts: dict[str, Any]
    text: str


class Supposed(Struct, frozen=True, kw_only=True, tag=True):
    """Where commands would lead. `way`: the commands that were planned after them."""

    number: int
    view: Any
    due: DueMessage
    legal: Sequence[GameCommand]
    events: tuple[GameEvent, ...]
    ahead: Any = UNSET
    far: Any = UNSET
    way: Sequence[GameCommand] = ()


class Shown(Struct, frozen=True, tag=True):
    """What a seat shows while it prepares a move."""

    seat: int
    body: Raw


class Reacted(Struct, frozen=True, tag=True):
    """A seat shows a reaction."""

    seat: int
    reaction: str


class Presence(Struct, frozen=True, tag=True):
    """The seats with their presence and lag, how many people only watch, and how many televisions show the table."""

    seats: tuple[SeatView, ...]
    watchers: int
    screens: int


class Ping(Struct, frozen=True, tag=True):
    """Answer at once. The next message comes within so many milliseconds; a longer silence means a dead connection."""

    id: int
    within: int


ServerMessage: TypeAlias = News | Done | Refused | Supposed | Shown | Reacted | Presence | Ping
"""Every message that the server may send."""
encode = msgspec.json.Encoder().encode
NEWS = b'{"type":"News","seq":'
SEQ = len(NEWS)
ANSWERS = tuple(b'{"type":"%b","number":' % kind for kind in (b"Done", b"Refused", b"Supposed"))
"""How encoded messages begin."""


def seq_of(message: bytes) -> int | None:
    """The number of entries that encoded news include; None for other messages."""
    return int(message[SEQ : message.index(b",", SEQ)]) if message.startswith(NEWS) else None


def answered(message: bytes) -> int | None:
    """The number of the request that an encoded message answers; None for other messages."""
    if not message.startswith(ANSWERS):
        return None
    at = message.index(b":", 8) + 1
    return int(message[at : message.index(b",", at)])
