"""How each game looks in a terminal, and what may be typed at it. No rules: boards draw views, offer what is legal."""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias

from rich.console import RenderableType

from swordfish.cli.boards import swipe, swirl, swish, swishbones
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


BOARDS: dict[str, Board] = {"swish": swish, "swishbones": swishbones, "swirl": swirl, "swipe": swipe}

Offer: TypeAlias = tuple[str, tuple[Command, ...]]
"""A choice in words, and the commands that make it."""

OFFERS: dict[str, Callable[[State, int, Sequence[Command], Sequence[str], str], Sequence[Offer]]] = {
    "swirl": swirl.offers
}
"""Where a choice can take several commands: what is listed instead of the commands, and what a typed number means."""
