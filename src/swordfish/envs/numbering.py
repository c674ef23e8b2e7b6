"""Number commands as a policy's actions, from its seat's point of view and in its state or view.

By default these are the numbers of the game's `actions.py`. Where they depend on the seat or on the layout, the game's
part `envs/<game>` has `numbering(options)`. In a race, waiting is an action too.
"""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from msgspec import Struct

from swordfish.core import Command, Options, State
from swordfish.games import Paced, find
from swordfish.parts import own

Wanted: TypeAlias = Command | None
"""None means waiting, in a race."""

WAIT = 0


class Numbering(Struct, frozen=True):
    """The number of actions, and the mapping between commands and actions for a seat."""

    count: int
    action: Callable[[State, int, Command], int]
    command: Callable[[State, int, int], Wanted]
    every: Callable[[State, int, Sequence[Command]], list[int]] | None = None  # of many commands at once, for speed

    def all(self, view: State, seat: int, commands: Sequence[Command]) -> list[int]:
        """The actions of these commands."""
        if self.every:
            return self.every(view, seat, commands)
        action = self.action
        return [action(view, seat, command) for command in commands]


def numbering(game: str, options: Options) -> Numbering:
    """The numbering of the game at a table with these options."""
    special = own("envs", game, "numbering")
    return special(options) if special else plain(game, options)


def plain(game: str, options: Options) -> Numbering:
    """The game's own numbers; in a race they begin at 1, after waiting."""
    numbers, first = find(game).actions, int(isinstance(find(game).chooser, Paced))

    def action(view: State, seat: int, command: Command) -> int:
        return first + numbers.action(options, command)

    def command(view: State, seat: int, action: int) -> Wanted:
        return None if action < first else numbers.command(options, action - first)

    return Numbering(first + numbers.count(options), action, command)
