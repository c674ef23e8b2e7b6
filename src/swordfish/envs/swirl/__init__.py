"""swirl environments: hidden hands."""

from collections.abc import Sequence
from math import comb, factorial, perm, prod

from swordfish.envs.numbering import Numbering
from swordfish.envs.swirl.features import layout as features
from swordfish.envs.swirl.observation import spec
from swordfish.envs.swirl.tree import TREE
from swordfish.games.swirl.actions import command, count
from swordfish.games.swirl.model import MIDDLE, Command, Deal, DealMiddle, Options, State
from swordfish.games.swirl.rules import lengths

__all__ = ["LAYOUTS", "SEATS", "TREE", "VERSION", "numbering", "points", "spec", "ways", "worlds"]

SEATS = 2
LAYOUTS = {"features": features}
VERSION = 1
"""The version of the environments, raised whenever their behaviour changes. Version 1 deals hands before the middle."""


def numbering(options: Options) -> Numbering:
    """The numbers of the game's `actions.py`, looked up in a table."""
    numbers: dict[Command, int] = {command(options, number): number for number in range(count(options))}

    def every(view: State, seat: int, commands: Sequence[Command]) -> list[int]:
        return [numbers[one] for one in commands]

    return Numbering(
        len(numbers),
        lambda view, seat, one: numbers[one],
        lambda view, seat, number: command(options, number),
        every,
    )


def points(state: State) -> list[float]:
    """By the series, then the pile; in teams, of both seats."""
    size = sum(len(pile) for pile in state.piles) + 1
    most = state.options.colours + 1
    each = [(length + len(pile) / size) / most for length, pile in zip(lengths(state), state.piles, strict=True)]
    return [(mine + each[seat - 2]) / 2 for seat, mine in enumerate(each)] if state.options.teams else each


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
