"""The messages of the socket, in both directions. docs/protocol.md shows them in a transcript."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from swordfish.server.socket.tagged import GameCommand, GameEvent, RawCommand
from swordfish.server.table.entries import Entry

MOST_BYTES = 4096
"""The longest message that the socket accepts."""
MOST_LINKS = 64
"""How many commands one message may hold."""
OWN = -1
"""Names no seat."""


# from a client. The client chooses `number`, below 2**53; the server answers a repeated number the same way. A client
# that starts with its clock in milliseconds and counts on does not collide with its other windows. `seat` names one of
# the seats that the guest owns; without it, a message speaks for the seat that the connection plays.


class Speak(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Commands of the game, applied one by one, all or none."""

    number: int
    commands: tuple[RawCommand, ...]
    seat: int = OWN


class Throw(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A seat of the guest throws, if the game waits for its hand."""

    number: int
    seat: int = OWN


class Lift(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """At a device of several players: lift the curtain of a seat that is due, and show its hand here."""

    number: int
    seat: int


class Suppose(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Commands to try without playing them. `far`: also compute how far the player can get from there."""

    number: int
    commands: tuple[RawCommand, ...]
    far: bool = False
    seat: int = OWN


class Show(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Something the others may watch while the player prepares a move: relayed, not logged."""

    body: Raw


class Sit(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Take a chair; seat −1: the first empty one. `rated`: the guest agrees that the game counts for ratings."""

    number: int
    seat: int
    rated: bool = False


class SeatLocal(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Somebody else takes a chair and plays on the guest's device; seat −1: the first empty one."""

    number: int
    seat: int
    name: str
    face: str = ""


class Stand(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Leave a seat; without a seat, everybody at this device leaves."""

    number: int
    seat: int = OWN


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


class AddChair(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The host adds an empty chair."""

    number: int


class RemoveChair(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The host takes away an empty chair, or a bot with its chair."""

    number: int
    seat: int


class GiveAids(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The host gives a seat these aids before the game, and no others; then the game is casual."""

    number: int
    seat: int
    aids: tuple[str, ...]


class GiveHandicap(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The host gives a seat a handicap of so many steps before the game; if they differ, the game is casual."""

    number: int
    seat: int
    step: int


class ListTable(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The host shows the table in the list of open tables, or takes it out."""

    number: int
    listed: bool


class Commit(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Commit to a salt of 16 random bytes, by its SHA-256."""

    number: int
    commitment: str


class Reveal(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Reveal the salt, once everybody has committed to theirs."""

    number: int
    salt: str


class Begin(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    number: int


class Chat(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    number: int
    phrase: str = ""
    text: str = ""
    seat: int = OWN


class AskUndo(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    number: int
    seat: int = OWN


class AnswerUndo(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    number: int
    agreed: bool


class AskPause(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Ask for a break."""

    number: int


class AnswerPause(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    number: int
    agreed: bool


class Resume(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """During a break: the player is ready. When everybody who is here is ready, the game goes on."""

    number: int


class Rematch(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Play again with the same people, one seat further on. `wanted`: false lets the others know that you stop."""

    number: int
    wanted: bool = True


class React(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Show a reaction at your seat for a few seconds: relayed, not logged."""

    number: int
    reaction: str
    seat: int = OWN


class Away(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Whether the page is in the background."""

    away: bool


class RemoveWatchers(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The host sends all watchers away."""

    number: int


class Pong(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The immediate answer to a Ping."""

    id: int


Request: TypeAlias = (
    Sit
    | SeatLocal
    | Stand
    | SeatBot
    | Remove
    | Lock
    | AddChair
    | RemoveChair
    | GiveAids
    | GiveHandicap
    | ListTable
    | Commit
    | Reveal
    | Begin
    | Chat
    | AskUndo
    | AnswerUndo
    | AskPause
    | AnswerPause
    | Resume
)
"""A numbered request about the table around the game."""
ClientMessage: TypeAlias = (
    Speak
    | Throw
    | Lift
    | Suppose
    | Show
    | Sit
    | SeatLocal
    | Stand
    | SeatBot
    | Remove
    | Lock
    | AddChair
    | RemoveChair
    | GiveAids
    | GiveHandicap
    | ListTable
    | Commit
    | Reveal
    | Begin
    | Chat
    | AskUndo
    | AnswerUndo
    | AskPause
    | AnswerPause
    | Resume
    | Rematch
    | React
    | Away
    | RemoveWatchers
    | Pong
)
"""Every message that a client may send."""
decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


# to a client


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
    """Where commands would lead."""

    number: int
    view: Any
    due: DueMessage
    legal: Sequence[GameCommand]
    events: tuple[GameEvent, ...]
    ahead: Any = UNSET
    far: Any = UNSET


class Shown(Struct, frozen=True, tag=True):
    """What a seat shows while it prepares a move."""

    seat: int
    body: Raw


class Reacted(Struct, frozen=True, tag=True):
    """A seat shows a reaction."""

    seat: int
    reaction: str


class Presence(Struct, frozen=True, tag=True):
    """The seats with their presence and lag."""

    seats: tuple[SeatView, ...]


class Ping(Struct, frozen=True, tag=True):
    """Answer at once. The next message comes within so many milliseconds; a longer silence means a dead connection."""

    id: int
    within: int


ServerMessage: TypeAlias = News | Done | Refused | Supposed | Shown | Reacted | Presence | Ping
"""Every message that the server may send."""
encode = msgspec.json.Encoder().encode
