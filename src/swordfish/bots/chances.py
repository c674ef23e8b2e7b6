"""The win probabilities of all seats, where they are known."""

from msgspec import Struct

from swordfish.core import State
from swordfish.parts import own


class WinProbabilities(Struct, frozen=True):
    """Each seat's win probability, and how far one may be from the truth: 0 where they are exact."""

    wins: tuple[float, ...]
    within: float = 0.0


def known(game: str) -> bool:
    """Whether win probabilities are known at some tables: the game's part has a function `chances`."""
    return own("bots", game, "chances") is not None


def chances(game: str, view: State) -> WinProbabilities | None:
    """Each seat's win probability, where it is known; else None."""
    found = own("bots", game, "chances")
    return found(view) if found else None
