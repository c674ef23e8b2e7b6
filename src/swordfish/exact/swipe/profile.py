"""The frozen way of robbing in three-player swipe, which `python -m swordfish.exact.swipe.robbers > FILE` makes."""

from collections.abc import Sequence
from functools import cache
from importlib import resources

import msgspec
from msgspec import Struct

SEATS = 3


class Profile(Struct, frozen=True):
    """The leads in chips from which the next player is robbed, by chips in the centre, then by dice of the three."""

    swordfish_robbers: int
    chips: int
    dice: int
    chip: list[list[int]]
    die: list[list[int]]

    def knows(self, dice: Sequence[int]) -> bool:
        """Whether it can be asked about these."""
        return len(dice) == SEATS and min(dice) > 0 and sum(dice) <= self.dice

    def robs_next(self, leads: Sequence[Sequence[int]], centre: int, dice: Sequence[int], lead: int) -> bool:
        """Whether the next player is robbed, ahead of the one after by this lead; early on as in the last layer."""
        first, second, third = dice
        return lead > leads[min(centre, len(leads) - 1)][rows(self.dice)[first, second, third]]


@cache
def rows(dice: int) -> dict[tuple[int, int, int], int]:
    """The number of each way in which three can have dice, all of which are no more than these."""
    ways = [
        (first, second, third)
        for first in range(1, dice - 1)
        for second in range(1, dice - first)
        for third in range(1, dice - first - second + 1)
    ]
    return {way: number for number, way in enumerate(ways)}


@cache
def profile() -> Profile:
    """The one that comes with the package."""
    text = resources.files("swordfish.exact.swipe").joinpath("data/robbers.json").read_bytes()
    return msgspec.json.decode(text, type=Profile)
