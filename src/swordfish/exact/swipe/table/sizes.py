"""Which games have tables: seats, chips and dice, and how many positions that makes."""

from math import comb
from typing import NamedTuple

from swordfish.games.swipe.model import Options, State
from swordfish.games.swipe.rules import start

MOST_BITS = 16
"""Numbers are rounded to at most this many bits after the point: a code has 16."""
FINE = 11
"""Corrections are rounded to 1 / 2^FINE: half a step, 0.00024, is the largest error they leave."""
MOST = 3_000_000
"""The most positions that are solved on demand; a larger game needs a table that somebody made."""


class Size(NamedTuple):
    """A game of swipe."""

    seats: int
    chips: int
    dice: int

    @property
    def top(self) -> int:
        """The chips in the centre at the start; there are never more."""
        return start(Options(seats=self.seats, chips=self.chips, dice=self.dice)).centre.chips

    @property
    def positions(self) -> int:
        """The number of positions before a throw, with chips in the centre."""
        held = range(self.chips - self.top, self.chips)
        return comb(self.dice, self.seats) * sum(comb(chips + self.seats - 1, self.seats - 1) for chips in held)

    @property
    def name(self) -> str:
        """The name of its table's file."""
        return f"swipe-{self.seats}-{self.chips}-{self.dice}.table"


def size(state: State) -> Size:
    """The game that a state belongs to."""
    hoards = (state.centre, *state.seats)
    return Size(len(state.seats), sum(hoard.chips for hoard in hoards), sum(hoard.dice for hoard in hoards))
