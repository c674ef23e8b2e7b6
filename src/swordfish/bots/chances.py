"""Exact win probabilities of all seats, where they are known."""

from swordfish.core import State
from swordfish.parts import own


def known(game: str) -> bool:
    """Whether win probabilities are known at some tables: the game's part has a function `chances`."""
    return own("bots", game, "chances") is not None


def chances(game: str, view: State) -> tuple[float, ...] | None:
    """Each seat's win probability if it is known; else None."""
    found = own("bots", game, "chances")
    return found(view) if found else None
