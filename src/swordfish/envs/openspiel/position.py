"""A moment of a game between choices and draws, as OpenSpiel steps through it. It never changes, so copies are free."""

from typing import Any

from swordfish.core import Command, Event, Forced, State
from swordfish.envs.openspiel import luck
from swordfish.games import Game


class Position:
    """A state that waits for a player or for chance, with all that has led there."""

    __slots__ = ("drawn", "due", "events", "state")

    def __init__(self, rules: Game, state: State, events: tuple[Event, ...] = (), drawn: tuple[int, ...] = ()) -> None:
        while isinstance(due := rules.due(state), Forced):
            events += (due.event,)
            state = rules.evolve(state, due.event)
        self.state: State = state
        self.due: Any = due
        self.events = events
        self.drawn = drawn

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        return self

    def chosen(self, rules: Game, seat: int, command: Command) -> "Position":
        """After a choice of a player."""
        state, events = self.state, self.events
        for event in rules.decide(state, seat, command, 0):
            events += (event,)
            state = rules.evolve(state, event)
        return Position(rules, state, events)

    def drew(self, rules: Game, number: int) -> "Position":
        """After a step of chance."""
        drawn = (*self.drawn, number)
        event = luck.event(self.due, drawn)
        if event is None:
            return Position(rules, self.state, self.events, drawn)
        return Position(rules, rules.evolve(self.state, event), (*self.events, event))
