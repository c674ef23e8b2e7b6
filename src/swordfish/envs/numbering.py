"""Commands as the small integers of a policy, seen from its seat.

They are those of the room's `actions.py`, but for what depends on where one sits or on what goes round: in swipe action
k is the seat k + 1 to the left, and in swish a word is about the layout that lies there, and to wait is an action, too.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

from msgspec import Struct

from swordfish.core import Command, Options, State
from swordfish.games import GAMES
from swordfish.games.swipe.model import Swipe
from swordfish.games.swish import actions as swish_actions
from swordfish.games.swish.model import Call, NoSwish, TakeBack

Wanted: TypeAlias = Command | None
"""None is to wait, in a race."""

WAIT = 0
CALL, WORD, BACK = 1, 2, 3
SPOKEN = 4
"""In swish: the first action that is about the mat; from here on they are those of actions.py, from 0."""


class Numbering(Struct, frozen=True):
    """How many actions there are, and which command is which action, seen from a seat."""

    count: int
    action: Callable[[int, Command], int]
    command: Callable[[State, int, int], Wanted]


def numbering(game: str, options: Options) -> Numbering:
    """The numbering of the game at a table with these options."""
    if game == "swipe":
        return _swipe(options.seats)
    if game == "swish":
        return _swish(options)
    room = GAMES[game].actions

    def action(seat: int, command: Command) -> int:
        return room.action(options, command)

    def command(view: State, seat: int, action: int) -> Command:
        return room.command(options, action)

    return Numbering(room.count(options), action, command)


def _swipe(seats: int) -> Numbering:
    def action(seat: int, command: Swipe) -> int:
        return (command.victim - seat - 1) % seats

    def command(view: State, seat: int, action: int) -> Swipe:
        return Swipe((seat + 1 + action) % seats)

    return Numbering(seats - 1, action, command)


def _swish(options: Any) -> Numbering:
    def action(seat: int, command: Command) -> int:
        match command:
            case Call():
                return CALL
            case NoSwish():
                return WORD
            case TakeBack():
                return BACK
            case _:
                return SPOKEN + swish_actions.action(options, command)

    def command(view: State, seat: int, action: int) -> Wanted:
        if action == WAIT:
            return None
        if action < SPOKEN:
            return {CALL: Call, WORD: NoSwish, BACK: TakeBack}[action](view.layout)
        return swish_actions.command(options, action - SPOKEN)

    return Numbering(SPOKEN + swish_actions.WORDS, action, command)
