"""swirl environments: hidden hands."""

from math import comb, factorial, perm, prod

from swordfish.envs.swirl.observation import spec
from swordfish.envs.swirl.tree import TREE
from swordfish.games.swirl.model import MIDDLE, Deal, DealMiddle, State

__all__ = ["SEATS", "TREE", "VERSION", "spec", "ways", "worlds"]

SEATS = 2
VERSION = 1
"""The version of the environments, raised whenever their behaviour changes. Version 1 deals hands before the middle."""


def ways(due: object) -> int:
    """The number of ways to deal the middle or the hands."""
    match due:
        case DealMiddle(cards):
            return comb(len(cards), MIDDLE)
        case Deal(deck, seats, each):
            return perm(len(deck), seats * each) // factorial(each) ** seats
        case _:
            return 0


def worlds(view: State) -> int:
    """The number of full states consistent with the view: the ways to fill the hidden hands."""
    hidden = [len(hand) for hand in view.hands if None in hand]
    return perm(len(view.deck), sum(hidden)) // prod(map(factorial, hidden))
