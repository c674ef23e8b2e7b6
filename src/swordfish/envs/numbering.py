"""Commands as the small integers of a policy, seen from its seat.

They are those of the room's `actions.py`, but for what depends on where one sits or on what goes round: there the
game's own part, `envs/<game>`, has a `numbering(options)`. In a race to wait is an action, too.
"""

from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct

from swordfish.core import Command, Options, State
from swordfish.games import Paced, find
from swordfish.parts import own

Wanted: TypeAlias = Command | None
"""None is to wait, in a race."""

WAIT = 0


class Numbering(Struct, frozen=True):
    """How many actions there are, and which command is which action, seen from a seat."""

    count: int
    action: Callable[[int, Command], int]
    command: Callable[[State, int, int], Wanted]


def numbering(game: str, options: Options) -> Numbering:
    """The numbering of the game at a table with these options."""
    special = own("envs", game, "numbering")
    return special(options) if special else plain(game, options)


def plain(game: str, options: Options) -> Numbering:
    """The room's own numbers; in a race they begin at 1, after waiting."""
    room, first = find(game).actions, int(isinstance(find(game).chooser, Paced))

    def action(seat: int, command: Command) -> int:
        return first + room.action(options, command)

    def command(view: State, seat: int, action: int) -> Wanted:
        return None if action < first else room.command(options, action - first)

    return Numbering(first + room.count(options), action, command)
