"""How each game looks in a terminal, and what may be typed at it. No rules: boards draw views, offer what is legal."""

from collections.abc import Sequence
from typing import Protocol

from rich.console import RenderableType

from swordfish.cli.boards import swipe, swish, swishbones
from swordfish.core import Command, State


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


BOARDS: dict[str, Board] = {"swish": swish, "swishbones": swishbones, "swipe": swipe}
