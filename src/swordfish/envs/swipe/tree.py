"""swipe as a tree: perfect information, dice.

With `tap=1` players are asked to roll their dice, an action that is the only one: so there is a player's node before
every throw, for algorithms that keep a value for each such node.
"""

from math import comb
from typing import Any

from swordfish.envs.tree import ENDLESS, Given, Tree
from swordfish.games.swipe.model import Options, RollOff, State, Throw


class SwipeTree(Tree):
    hidden = False
    parameters = {"tap": 0}  # noqa: RUF012 - a constant, as in Tree
    small = {"seats": 3, "chips": 12, "dice": 6, "most_throws": 2}  # noqa: RUF012 - a constant, as in Tree

    def most_outcomes(self, options: Options, given: Given) -> int:
        """As many as there are ways in which all dice can fall."""
        return max(comb(options.dice + 4, 4), 2**options.seats)

    def longest(self, options: Options, given: Given) -> int:
        """A choice for each die of a throw, and a tap."""
        return options.most_throws * (options.dice + bool(given.get("tap", 0))) or ENDLESS

    def most_draws(self, options: Options) -> int:
        return options.most_throws

    def thrower(self, due: Any, state: State) -> int | None:
        """Whose dice are to be thrown; in a roll-off, the first of those in it."""
        match due:
            case Throw():
                return state.turn
            case RollOff(seats):
                return seats[0]
            case _:
                return None


TREE = SwipeTree()
