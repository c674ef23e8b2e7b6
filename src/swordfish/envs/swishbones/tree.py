"""swishbones as a tree: perfect information; only the pond is random, one of `ponds`."""

from collections.abc import Sequence
from typing import Any

from swordfish.core import BadOptions, Event, Luck, open_seed
from swordfish.envs.tree import Given, Outcomes, Tree
from swordfish.games.swishbones.model import Options

PONDS = 1000
"""The number of equally likely ponds, unless the parameter `ponds` changes it."""


class SwishbonesTree(Tree):
    hidden = False
    bounded = True
    parameters = {"ponds": PONDS}  # noqa: RUF012 - a constant, as in Tree
    small = {  # noqa: RUF012 - a constant, as in Tree
        "seats": 2,
        "bones": 4,
        "bends": (-30, 30),
        "places": (0, 180),
        "pond": ((4, 6500, 0), (5, -6500, 0), (6, 6500, 2500), (7, -6500, -2500)),
    }

    def check(self, given: Given) -> None:
        if given.get("ponds", PONDS) < 1:
            raise BadOptions("no-ponds", ponds=given["ponds"])

    def most_outcomes(self, options: Options, given: Given) -> int:
        return given.get("ponds", PONDS)

    def longest(self, options: Options, given: Given) -> int:
        """Set-up; then in each turn without a meal a swish per bone of a fish, and a stop."""
        turns = (options.bones + 1) * options.seats * options.quiet_rounds
        return 2 * options.seats + turns * (options.bones + 3)

    def most_draws(self, options: Options) -> int:
        return 1

    def outcomes(self, due: Any, drawn: Sequence[int], given: Given) -> Outcomes:
        ponds = given.get("ponds", PONDS)
        return [(number, 1 / ponds) for number in range(ponds)]

    def event(self, due: Any, drawn: Sequence[int]) -> Event:
        return due.draw(Luck(open_seed(f"pond {drawn[0]}"))(0))

    def told(self, due: Any, number: int) -> str:
        return f"pond {number}"


TREE = SwishbonesTree()
