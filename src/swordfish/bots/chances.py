"""The chances of all seats, where they are known for certain."""

from swordfish.core import State
from swordfish.parts import own


def known(game: str) -> bool:
    """Whether the game is open and its chances can be known at some tables: its part has a function `chances`."""
    return own("bots", game, "chances") is not None


def chances(game: str, view: State) -> tuple[float, ...] | None:
    """Each seat's chance to win, where it is known; else None."""
    found = own("bots", game, "chances")
    return found(view) if found else None
