"""swirl for learning: hidden hands."""

from math import comb, factorial, perm, prod

from swordfish.envs.swirl.observation import spec
from swordfish.envs.swirl.tree import TREE
from swordfish.games.swirl.model import MIDDLE, Deal, DealMiddle, State

__all__ = ["SEATS", "TREE", "VERSION", "spec", "ways", "worlds"]

SEATS = 2
VERSION = 1
"""Of the environments: it rises whenever what they show or do changes. Version 1 deals hands before the middle."""


def ways(due: object) -> int:
    """In how many ways the cards of the middle or the hands can be dealt."""
    match due:
        case DealMiddle(cards):
            return comb(len(cards), MIDDLE)
        case Deal(deck, seats, each):
            return perm(len(deck), seats * each) // factorial(each) ** seats
        case _:
            return 0


def worlds(view: State) -> int:
    """How many full states look like this: as many as there are ways to fill the hidden hands."""
    hidden = [len(hand) for hand in view.hands if None in hand]
    return perm(len(view.deck), sum(hidden)) // prod(map(factorial, hidden))
