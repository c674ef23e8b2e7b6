"""Find games by name; each is a package with the same modules, imported on demand.

`NAMES` is the one list of the games in this package; `GAMES` also has those of other packages.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Literal, Protocol, TypeAlias, cast, overload, runtime_checkable

import msgspec

from swordfish.core import (
    BadOptions,
    C,
    E,
    Event,
    O_contra,
    Options,
    Refusal,
    Rng,
    Rules,
    S,
    S_contra,
    Stamped,
    State,
    reason,
)
from swordfish.games.lazy import Lazy
from swordfish.games.plugins import load, offered, package

if TYPE_CHECKING:
    from swordfish.games import swipe, swirl, swish, swishbones

NAMES = ("swish", "swishbones", "swirl", "swipe")
"""The games of this package: `swordfish.games.<name>`."""
GROUP = "swordfish.games"
"""The entry point group for games of other packages."""


class Actions(Protocol[C, O_contra]):
    """Commands as small integers and back."""

    def count(self, options: O_contra, /) -> int: ...
    def command(self, options: O_contra, action: int, /) -> C: ...
    def action(self, options: O_contra, command: C, /) -> int: ...


class Notation(Protocol[S, C]):
    """Write states and commands as lines of text and read them back; raises BadNotation."""

    def write(self, state: S, /) -> str: ...
    def read(self, text: str, /) -> S: ...
    def write_command(self, command: C, /) -> str: ...
    def read_command(self, text: str, /) -> C: ...


class Chooser(Protocol[S_contra, C]):
    """A player without skill whose games end."""

    def choose(self, view: S_contra, seat: int, legal: Sequence[C], rng: Rng, /) -> C: ...


@runtime_checkable
class Paced(Chooser[S_contra, C], Protocol[S_contra, C]):
    """The chooser of a race: it takes some time before it acts."""

    def pace(self, view: S_contra, seat: int, rng: Rng, /) -> int:
        """How many milliseconds to look before acting."""
        ...

    def searches(self, view: S_contra, /) -> bool:
        """Whether players are still searching: until then hints are withheld."""
        ...


@runtime_checkable
class Foretelling(Protocol):
    """A game that shows the player to move more than the legal commands can say."""

    Ahead: Any

    def ahead(self, state: State, /) -> object:
        """What a board shows in addition, or None if there is nothing to show."""
        ...


class GameRules(Rules[S, C, E, O_contra], Protocol[S, C, E, O_contra]):
    """The interface of a game package: the eight functions, and everything else that callers need."""

    def pieces(self, state: S, /) -> object:
        """All pieces of the game, wherever they lie: the same after every event."""
        ...

    Options: Any  # the types that records and messages are decoded to
    State: Any
    Command: Any
    Event: Any
    SEATS: range
    VARIANTS: dict[str, dict[str, object]]  # named values of Options

    @property
    def VERSION(self) -> int: ...  # noqa: N802 - the rules' version; a constant of the package
    @property
    def actions(self) -> Actions[C, O_contra]: ...
    @property
    def notation(self) -> Notation[S, C]: ...
    @property
    def chooser(self) -> Chooser[S, C]: ...


Game: TypeAlias = GameRules[Any, Any, Any, Any]
"""A game chosen by name at run time. A script that names its game gets its own types from `find`."""


class SolitaireResult(Protocol):
    """The result of a one-player game."""

    @property
    def cards(self) -> int: ...
    @property
    def ms(self) -> int: ...


class Solitaire(Protocol):
    """The optional module `solitaire` of a game: scores a one-player game."""

    def result(self, end: State, entries: Sequence[Stamped[Event]], /) -> SolitaireResult:
        """The result of a finished game, from its last state and its events without undone ones."""
        ...


def solitaire(game: Game) -> Solitaire | None:
    """The game's solitaire module, if it has one."""
    return getattr(game, "solitaire", None)


def names() -> tuple[str, ...]:
    """Every game by name: ours, then those of other packages. Imports none of them."""
    return (*NAMES, *(name for name in offered(GROUP) if name not in NAMES))


@overload
def find(
    name: Literal["swish"], version: int | None = None
) -> "GameRules[swish.State, swish.Command, swish.Event, swish.Options]": ...
@overload
def find(
    name: Literal["swishbones"], version: int | None = None
) -> "GameRules[swishbones.State, swishbones.Command, swishbones.Event, swishbones.Options]": ...
@overload
def find(
    name: Literal["swirl"], version: int | None = None
) -> "GameRules[swirl.State, swirl.Command, swirl.Event, swirl.Options]": ...
@overload
def find(
    name: Literal["swipe"], version: int | None = None
) -> "GameRules[swipe.State, swipe.Command, swipe.Event, swipe.Options]": ...
@overload
def find(name: str, version: int | None = None) -> Game: ...
def find(name: str, version: int | None = None) -> Game:
    """The game of that name, under its current rules or those of a version.

    BadOptions lists the games there are, or says why a package cannot be used.
    """
    if name in NAMES:
        game = cast("Game", import_module(f"{__name__}.{name}"))  # tests/test_house.py checks every game package
    elif name in offered(GROUP):
        game = _foreign(name)
    else:
        raise BadOptions("no-such-game", game=name, games=", ".join(names()))
    return game if version is None or version >= game.VERSION else _earlier(game, version)


@cache
def _earlier(game: Game, version: int) -> Game:
    """The rules of an earlier version: the module `version1`, for example; without one the rules have not changed."""
    package = getattr(game, "__name__", "")
    known = getattr(game, "__path__", None) and find_spec(f"{package}.version{version}")
    return cast("Game", import_module(f"{package}.version{version}")) if known else game  # the laws run on it too


@cache
def _foreign(name: str) -> Game:
    """A game of another package, if it has everything that a game needs."""
    game = load(GROUP, name)
    wanted = [*GameRules.__annotations__, *(member for kind in (GameRules, Rules) for member in vars(kind))]
    lacking = [member for member in wanted if not member.startswith("_") and not hasattr(game, member)]
    if lacking:
        whose = package(offered(GROUP)[name][0])
        raise BadOptions("plugin-lacks", game=name, package=whose, names=", ".join(sorted(lacking)))
    return cast("Game", game)  # its names are checked here, its behaviour by the laws


def playable() -> Iterator[tuple[str, Game]]:
    """Every game that can be loaded; skips broken packages."""
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
"""Every game by name. Reading a value imports the game; listing the names imports none."""


def options(game: Game, values: Mapping[str, object]) -> Options:
    """Decode and check options from plain values; BadOptions names the wrong value."""
    try:
        made = msgspec.convert(dict(values), game.Options)
    except msgspec.ValidationError as error:
        raise BadOptions("bad-options", reason=reason(error)) from None
    game.start(made)
    return made
