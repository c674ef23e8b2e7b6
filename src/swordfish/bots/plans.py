"""What a search chooses from, and how plans are compared where something is hidden."""

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from swordfish.core import Command

FEW, PLAIN, SURE = 16, 3.0, 0.5
"""After so many worlds a plan drops out that is worse by so many standard errors; how sure the choice must be."""


class Plan(NamedTuple):
    """Commands of one seat in a row, and how likely insight holds it that they are best; all of a node add up to 1."""

    commands: tuple[Command, ...]
    prior: float


class Race:
    """Plans compared in the same worlds, so that none is lucky in its own; what is plainly worse drops out."""

    def __init__(self, plans: Sequence[Plan]) -> None:
        self._plans = plans
        self._first = max(range(len(plans)), key=lambda at: plans[at].prior)
        self._running = [*range(len(plans))]
        self._sums = [0.0] * len(plans)
        self._products = [[0.0] * len(plans) for _ in plans]
        self.rounds = 0

    @property
    def running(self) -> list[Plan]:
        """Those that are still compared; nobody once it is decided."""
        return [self._plans[at] for at in self._running] if len(self._running) > 1 else []

    def note(self, found: Sequence[float]) -> None:
        """What the running came to in one more world."""
        self.rounds += 1
        for at, value in zip(self._running, found, strict=True):
            self._sums[at] += value
            for other, another in zip(self._running, found, strict=True):
                self._products[at][other] += value * another
        if self.rounds >= FEW and self.rounds % 4 == 0:
            leader = max(self._running, key=self._sums.__getitem__)
            self._running = [at for at in self._running if self.lead(leader, at, PLAIN) <= 0]

    def lead(self, one: int, other: int, errors: float) -> float:
        """How far one is ahead of the other, less so many standard errors of that."""
        if one == other:
            return 0.0
        products, many = self._products, self.rounds
        mean = (self._sums[one] - self._sums[other]) / many
        spread = (products[one][one] + products[other][other] - 2 * products[one][other]) / many - mean * mean
        return mean - errors * sqrt(max(0.0, spread) / many)

    def best(self) -> Plan:
        """The plan that is most surely better than the one that insight prefers, or else that one."""
        rest = self._running
        first = self._first if self._first in rest else max(rest, key=self._sums.__getitem__)
        return self._plans[max(rest, key=lambda at: (self.lead(at, first, SURE), at == first))]
