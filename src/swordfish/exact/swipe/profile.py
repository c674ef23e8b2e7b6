"""The fixed robbing policy for three-player swipe, made by `python -m swordfish.exact.swipe.robbers > FILE`."""

from collections.abc import Sequence
from functools import cache
from importlib import resources

import msgspec
from msgspec import Struct

SEATS = 3


class Profile(Struct, frozen=True):
    """The lead in chips from which to rob the next player, by chips in the centre, then by the dice of the three."""

    swordfish_robbers: int
    chips: int
    dice: int
    chip: list[list[int]]
    die: list[list[int]]

    def knows(self, dice: Sequence[int]) -> bool:
        """Whether the policy covers these numbers of dice."""
        return len(dice) == SEATS and min(dice) > 0 and sum(dice) <= self.dice

    def robs_next(self, leads: Sequence[Sequence[int]], centre: int, dice: Sequence[int], lead: int) -> bool:
        """Whether to rob the next player, given their lead over the one after; beyond the table use its last layer."""
        first, second, third = dice
        return lead > leads[min(centre, len(leads) - 1)][rows(self.dice)[first, second, third]]


@cache
def rows(dice: int) -> dict[tuple[int, int, int], int]:
    """Number all ways to give three players at least one die each, with at most this many in all."""
    ways = [
        (first, second, third)
        for first in range(1, dice - 1)
        for second in range(1, dice - first)
        for third in range(1, dice - first - second + 1)
    ]
    return {way: number for number, way in enumerate(ways)}


@cache
def profile() -> Profile:
    """The policy that comes with the package."""
    text = resources.files("swordfish.exact.swipe").joinpath("data/robbers.json").read_bytes()
    return msgspec.json.decode(text, type=Profile)
