"""The games, one room each, furnished alike."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

import msgspec

from swordfish.core import BadOptions, Command, Options, Rng, Rules, State, reason
from swordfish.games import swipe, swirl, swish, swishbones
from swordfish.games.swirl import version1 as swirl_1


class Actions(Protocol):
    """Commands as small integers and back."""

    def count(self, options: Options, /) -> int: ...
    def command(self, options: Options, action: int, /) -> Command: ...
    def action(self, options: Options, command: Command, /) -> int: ...


class Notation(Protocol):
    """States and commands as lines of text and back; BadNotation where a text is none."""

    def write(self, state: State, /) -> str: ...
    def read(self, text: str, /) -> State: ...
    def write_command(self, command: Command, /) -> str: ...
    def read_command(self, text: str, /) -> Command: ...


class Chooser(Protocol):
    """A player without insight whose games end."""

    def choose(self, view: State, seat: int, legal: Sequence[Command], rng: Rng, /) -> Command: ...


@runtime_checkable
class Paced(Chooser, Protocol):
    """The chooser of a race: before it speaks it takes its time."""

    def pace(self, view: State, seat: int, rng: Rng, /) -> int:
        """How long it looks before it says anything, in milliseconds."""
        ...

    def searches(self, view: State, /) -> bool:
        """Whether all are still looking for something: so long nothing may help them."""
        ...


@runtime_checkable
class Foretelling(Protocol):
    """A game that tells the player to move what lies ahead: more than legal commands can say."""

    Ahead: Any

    def ahead(self, state: State, /) -> object:
        """What a board shows of it, or None while there is nothing to foretell."""
        ...


class Game(Rules, Protocol):
    """The door of a room: the eight functions, and what everybody asks of a game besides."""

    def pieces(self, state: State, /) -> object:
        """All there is on the table, wherever it lies: the same after every event."""
        ...

    Options: Any  # the types that records and the wire are decoded to
    State: Any
    Command: Any
    Event: Any
    SEATS: range
    VARIANTS: dict[str, dict[str, object]]  # named values of Options

    @property
    def VERSION(self) -> int: ...  # noqa: N802 - of the rules; a constant of the room
    @property
    def actions(self) -> Actions: ...
    @property
    def notation(self) -> Notation: ...
    @property
    def chooser(self) -> Chooser: ...


GAMES: dict[str, Game] = {"swish": swish, "swishbones": swishbones, "swirl": swirl, "swipe": swipe}
EARLIER: dict[tuple[str, int], Game] = {("swirl", 1): swirl_1}
"""Games by name and an earlier version of their rules: records and tables of that version go on by them."""


def find(name: str, version: int | None = None) -> Game:
    """The game of that name, under the current rules or those of a version; BadOptions lists the games there are."""
    if name not in GAMES:
        raise BadOptions("no-such-game", game=name, games=", ".join(GAMES))
    return GAMES[name] if version is None else EARLIER.get((name, version), GAMES[name])


def options(game: Game, values: Mapping[str, object]) -> Options:
    """Options of the game from plain values, checked; BadOptions names the value that cannot be."""
    try:
        made = msgspec.convert(dict(values), game.Options)
    except msgspec.ValidationError as error:
        raise BadOptions("bad-options", reason=reason(error)) from None
    game.start(made)
    return made
