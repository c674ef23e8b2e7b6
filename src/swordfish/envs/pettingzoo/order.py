"""PettingZoo's order wrapper for turn games, without its cost: a loop reads eight attributes of the table per step.

The wrapper of PettingZoo looks up each of them by `__getattr__`. Here the calls of such a loop go to the environment
itself once it is clear that the order is kept; a call out of order is refused by PettingZoo's own code.
"""

from typing import Any, TypeAlias

from pettingzoo.utils.wrappers.order_enforcing import (
    AECOrderEnforcingIterable,
    AECOrderEnforcingIterator,
    OrderEnforcingWrapper,
)

from swordfish.envs.arrays import Seen

Last: TypeAlias = tuple[Seen | None, float, bool, bool, dict[str, Any]]


class OrderedTurns(OrderEnforcingWrapper[str, Seen, int]):
    """Refuses what comes before `reset`, and a loop over `agent_iter` without a step."""

    def last(self, observe: bool = True) -> Last:
        return self.env.last(observe) if self._has_reset else super().last(observe)

    def step(self, action: int) -> None:
        if self._has_reset and self.env.agents:
            self._has_updated = True
            self.env.step(action)
        else:
            super().step(action)

    def agent_iter(self, max_iter: int = 2**63) -> "OrderedAgents":
        super().agent_iter(max_iter)
        return OrderedAgents(self, max_iter)

    def turn(self) -> str:
        """The agent to act next; refused if the agent before did not act."""
        assert self._has_updated, "need to call step() or reset() in a loop over `agent_iter`"
        self._has_updated = False
        return self.env.agent_selection

    def __str__(self) -> str:
        return str(self.env)


class OrderedAgents(AECOrderEnforcingIterable[str, Seen, int]):
    """The agents in the order in which they act."""

    def __init__(self, ordered: OrderedTurns, max_iter: int) -> None:
        super().__init__(ordered, max_iter)  # pyright: ignore[reportUnknownMemberType] - PettingZoo gives it no types
        self._ordered, self._most = ordered, max_iter

    def __iter__(self) -> "OrderedAgentsIterator":
        return OrderedAgentsIterator(self._ordered, self._most)


class OrderedAgentsIterator(AECOrderEnforcingIterator[str, Seen, int]):
    """Yields one agent after the other until none is left."""

    def __init__(self, ordered: OrderedTurns, max_iter: int) -> None:
        super().__init__(ordered, max_iter)
        self._ordered = ordered

    def __next__(self) -> str:
        if not self._ordered.env.agents or self.iters_til_term <= 0:
            raise StopIteration
        self.iters_til_term -= 1
        return self._ordered.turn()
