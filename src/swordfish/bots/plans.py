"""Plans for a search, and their comparison in games with hidden information."""

from collections.abc import Sequence
from math import sqrt
from typing import Generic, NamedTuple

from swordfish.core import C

FEW, PLAIN, SURE = 16, 3.0, 0.5
"""The worlds before a plan may be dropped, the standard errors by which it must be worse, and those for the choice."""


class Plan(NamedTuple, Generic[C]):
    """A sequence of commands of one seat, and its prior probability of being best; the priors of a node add up to 1."""

    commands: tuple[C, ...]
    prior: float


class PlanComparison(Generic[C]):
    """Compares plans in the same sampled worlds (racing): plans that are clearly worse are dropped."""

    def __init__(self, plans: Sequence[Plan[C]]) -> None:
        self._plans = plans
        self._first = max(range(len(plans)), key=lambda at: plans[at].prior)
        self._running = [*range(len(plans))]
        self._sums = [0.0] * len(plans)
        self._products = [[0.0] * len(plans) for _ in plans]
        self.rounds = 0

    @property
    def running(self) -> list[Plan[C]]:
        """The plans still compared; empty once it is decided."""
        return [self._plans[at] for at in self._running] if len(self._running) > 1 else []

    def note(self, found: Sequence[float]) -> None:
        """Record the values of the running plans in one more world."""
        self.rounds += 1
        for at, value in zip(self._running, found, strict=True):
            self._sums[at] += value
            for other, another in zip(self._running, found, strict=True):
                self._products[at][other] += value * another
        if self.rounds >= FEW and self.rounds % 4 == 0:
            leader = max(self._running, key=self._sums.__getitem__)
            self._running = [at for at in self._running if self.lead(leader, at, PLAIN) <= 0]

    def lead(self, one: int, other: int, errors: float) -> float:
        """The lower confidence bound of one plan's lead over another, at this many standard errors."""
        if one == other:
            return 0.0
        products, many = self._products, self.rounds
        mean = (self._sums[one] - self._sums[other]) / many
        spread = (products[one][one] + products[other][other] - 2 * products[one][other]) / many - mean * mean
        return mean - errors * sqrt(max(0.0, spread) / many)

    def best(self) -> Plan[C]:
        """The plan that most surely beats the one with the highest prior, else that one."""
        rest = self._running
        first = self._first if self._first in rest else max(rest, key=self._sums.__getitem__)
        return self._plans[max(rest, key=lambda at: (self.lead(at, first, SURE), at == first))]
