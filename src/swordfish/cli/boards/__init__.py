"""Draw each game in a terminal and read what players type. Boards know no rules: they get views and legal commands.

A game's own board is the module `cli/boards/<game>`; a game without one gets `generic.py`. A module has the three
functions of `Board` and may also have `offers`, `read_deck`, `creature` and `local_game`: see `Extras`.
"""

from collections.abc import Sequence
from typing import Any, Protocol, TypeAlias

from rich.console import RenderableType

from swordfish.cli.boards.generic import GenericBoard
from swordfish.core import Command, State
from swordfish.parts import part


class Board(Protocol):
    """The three functions that every board has."""

    def picture(self, view: State, seat: int | None, names: Sequence[str], lang: str, /) -> RenderableType:
        """The table as this seat sees it, readable without colour."""
        ...

    def label(self, view: State, seat: int, command: Command, names: Sequence[str], lang: str, /) -> str:
        """A command in words."""
        ...

    def read(self, text: str, view: State, seat: int, legal: Sequence[Command], /) -> tuple[Command, ...]:
        """The commands that the player typed, often the number of one in the list; raises BadNotation."""
        ...


Offer: TypeAlias = tuple[str, tuple[Command, ...]]
"""A choice in words, and the commands that it stands for."""


class Extras(Protocol):
    """Optional functions of a board."""

    def offers(
        self, view: State, seat: int, legal: Sequence[Command], names: Sequence[str], lang: str, /
    ) -> Sequence[Offer]:
        """The choices to list where one choice takes several commands; a typed number selects one of them."""
        ...

    def read_deck(self, text: str, /) -> object:
        """Turn the text of a card file into the option `deck`."""
        ...

    def creature(self, typed: str, /) -> str:
        """The notation of the first command, for games in which the first player chooses a creature."""
        ...

    def local_game(self) -> Any:
        """The game's own subclass of `LocalGame`."""
        ...


def board(game: str) -> Board:
    """The board of a game."""
    return part("cli.boards", game) or GenericBoard(game)


def extra(game: str, name: str) -> Any:
    """An optional function of the game's board, or None."""
    return getattr(part("cli.boards", game), name, None)
