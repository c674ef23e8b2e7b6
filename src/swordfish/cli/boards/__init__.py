"""How each game looks in a terminal, and what may be typed at it. No rules: boards draw views, offer what is legal.

A game's own board is the module `cli/boards/<game>`; a game without one gets the board of `generic.py`. Besides the
three functions of `Board` a module may have `offers`, `read_deck`, `creature` and `sitting`: see `Extras`.
"""

from collections.abc import Sequence
from typing import Any, Protocol, TypeAlias

from rich.console import RenderableType

from swordfish.cli.boards.generic import GenericBoard
from swordfish.core import Command, State
from swordfish.parts import part


class Board(Protocol):
    """The same three functions for every game."""

    def picture(self, view: State, seat: int | None, names: Sequence[str], lang: str, /) -> RenderableType:
        """The table as this seat sees it, readable without colour."""
        ...

    def label(self, view: State, seat: int, command: Command, names: Sequence[str], lang: str, /) -> str:
        """A choice in words."""
        ...

    def read(self, text: str, view: State, seat: int, legal: Sequence[Command], /) -> tuple[Command, ...]:
        """The commands that the player typed: usually the number of one; BadNotation if it is none."""
        ...


Offer: TypeAlias = tuple[str, tuple[Command, ...]]
"""A choice in words, and the commands that make it."""


class Extras(Protocol):
    """What only some boards have."""

    def offers(
        self, view: State, seat: int, legal: Sequence[Command], names: Sequence[str], lang: str, /
    ) -> Sequence[Offer]:
        """Where a choice can take several commands: what is listed instead of them, and what a typed number means."""
        ...

    def read_deck(self, text: str, /) -> object:
        """How a file with cards of one's own becomes the option `deck`."""
        ...

    def creature(self, typed: str, /) -> str:
        """What the first person says first, in a game in which creatures are chosen."""
        ...

    def sitting(self) -> Any:
        """A kind of `Sitting` of the game's own."""
        ...


def board(game: str) -> Board:
    """How the game looks in a terminal."""
    return part("cli.boards", game) or GenericBoard(game)


def extra(game: str, name: str) -> Any:
    """What the game's board has besides, by name; None where it has none."""
    return getattr(part("cli.boards", game), name, None)
