"""swipe as a tree: perfect information, dice.

With `tap=1` a player rolls the dice by an action, the only legal one. So there is a player node before every throw,
for algorithms that store a value per player node.
"""

from math import comb
from typing import Any

from swordfish.envs.tree import ENDLESS, Given, Tree
from swordfish.games.swipe.model import Options, RollOff, State, Throw


class SwipeTree(Tree):
    hidden = False
    parameters = {"tap": 0}  # noqa: RUF012 - a constant, as in Tree
    small = {"seats": 3, "chips": 12, "dice": 6, "most_throws": 3}  # noqa: RUF012 - a constant, as in Tree

    def most_outcomes(self, options: Options, given: Given) -> int:
        """The number of outcomes when all dice are thrown."""
        return max(comb(options.dice + 4, 4), 2**options.seats)

    def longest(self, options: Options, given: Given) -> int:
        """A choice per die of each throw, and a tap."""
        return options.most_throws * (options.dice + bool(given.get("tap", 0))) or ENDLESS

    def most_draws(self, options: Options) -> int:
        return options.most_throws

    def thrower(self, due: Any, state: State) -> int | None:
        """The player who throws; in a roll-off, the first of those in it."""
        match due:
            case Throw():
                return state.turn
            case RollOff(seats):
                return seats[0]
            case _:
                return None


TREE = SwipeTree()
