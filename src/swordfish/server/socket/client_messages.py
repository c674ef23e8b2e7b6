"""The messages that a client sends over the socket. docs/protocol.md shows them in a transcript.

The client chooses `number`, below 2**53; the server answers a repeated number the same way. A client that starts with
its clock in milliseconds and counts on does not collide with its other windows. `seat` names one of the seats that the
guest owns; without it, a message speaks for the seat that the connection plays.
"""

from typing import TypeAlias

import msgspec
from msgspec import Raw, Struct

from swordfish.server.socket.tagged import RawCommand

MOST_BYTES = 4096
"""The longest message that the socket accepts."""
MOST_LINKS = 64
"""How many commands one message may hold."""
OWN = -1
"""Names no seat."""


class Speak(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Commands of the game, applied one by one, all or none."""

    number: int
    commands: tuple[RawCommand, ...]
    seat: int = OWN


class Throw(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A seat of the guest throws, if the game waits for its hand."""

    number: int
    seat: int = OWN


class LiftCurtain(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """At a device of several players: lift the curtain of a seat that is due, and show its hand here."""

    number: int
    seat: int


class Suppose(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Commands to try without playing them.

    `to`: then plan commands that lead to this place. `far`: also compute how far the player can get from there.
    """

    number: int
    commands: tuple[RawCommand, ...]
    far: bool = False
    to: tuple[int, int] | None = None
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
    """The host sends everybody away who only watches; televisions stay."""

    number: int


class RemoveScreens(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The host sends all televisions away that belong to no player."""

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
    | LiftCurtain
    | Suppose
    | Show
    | Request
    | Rematch
    | React
    | Away
    | RemoveWatchers
    | RemoveScreens
    | Pong
)
"""Every message that a client may send."""
decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
