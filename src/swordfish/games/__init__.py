"""The games, one room each, furnished alike. A room is imported when somebody asks for its game.

`NAMES` is the one place that lists the rooms of this package; `GAMES` has those of other packages, too.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast, runtime_checkable

import msgspec

from swordfish.core import BadOptions, Command, Options, Refusal, Rng, Rules, Stamped, State, reason
from swordfish.games.lazy import Lazy
from swordfish.games.plugins import load, offered, package

NAMES = ("swish", "swishbones", "swirl", "swipe")
"""The games of this package: `swordfish.games.<name>` is a room."""
GROUP = "swordfish.games"
"""The entry point group through which other packages offer theirs."""


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


class Result(Protocol):
    """What a game of one player came to."""

    @property
    def cards(self) -> int: ...
    @property
    def ms(self) -> int: ...


class Solitaire(Protocol):
    """The optional module `solitaire` of a room: how a game of one player is scored."""

    def result(self, end: State, entries: Sequence[Stamped], /) -> Result:
        """The result of a finished game, by its last state and its events that count."""
        ...


def solitaire(game: Game) -> Solitaire | None:
    """How a game of one player is scored, where the room says so."""
    return getattr(game, "solitaire", None)


def names() -> tuple[str, ...]:
    """Every game by name: ours, then those that other packages offer. None is imported."""
    return (*NAMES, *(name for name in offered(GROUP) if name not in NAMES))


def find(name: str, version: int | None = None) -> Game:
    """The game of that name, under its current rules or those of a version.

    BadOptions says which games there are, or why a package cannot be used.
    """
    if name in NAMES:
        game = cast("Game", import_module(f"{__name__}.{name}"))  # tests/test_house.py holds every room to it
    elif name in offered(GROUP):
        game = _foreign(name)
    else:
        raise BadOptions("no-such-game", game=name, games=", ".join(names()))
    return game if version is None or version >= game.VERSION else _earlier(game, version)


@cache
def _earlier(game: Game, version: int) -> Game:
    """The rules of an earlier version: the module `version1` of the room, say; without one, they have not changed."""
    room = getattr(game, "__name__", "")
    known = getattr(game, "__path__", None) and find_spec(f"{room}.version{version}")
    return cast("Game", import_module(f"{room}.version{version}")) if known else game  # held to it as the room is


@cache
def _foreign(name: str) -> Game:
    """A game of another package, if it has all that a game has."""
    game = load(GROUP, name)
    wanted = [*Game.__annotations__, *(member for kind in (Game, Rules) for member in vars(kind))]
    lacking = [member for member in wanted if not member.startswith("_") and not hasattr(game, member)]
    if lacking:
        whose = package(offered(GROUP)[name][0])
        raise BadOptions("plugin-lacks", game=name, package=whose, names=", ".join(sorted(lacking)))
    return cast("Game", game)  # as far as names go; the laws hold it to the rest


def playable() -> Iterator[tuple[str, Game]]:
    """Every game that can be loaded: for who lists all of them, and does not want one broken package to stop it."""
    for name in names():
        with suppress(Refusal):
            yield name, find(name)


def _known(name: str) -> Game:
    try:
        return find(name)
    except BadOptions as refusal:
        if refusal.key == "no-such-game":
            raise KeyError(name) from None
        raise


GAMES: Mapping[str, Game] = Lazy(_known, names)
"""Every game by name. Reading a value imports the room; listing the names imports none."""


def options(game: Game, values: Mapping[str, object]) -> Options:
    """Options of the game from plain values, checked; BadOptions names the value that cannot be."""
    try:
        made = msgspec.convert(dict(values), game.Options)
    except msgspec.ValidationError as error:
        raise BadOptions("bad-options", reason=reason(error)) from None
    game.start(made)
    return made
