"""A position of a game between choices and draws, for OpenSpiel. It is immutable, so copies are free."""

from typing import Any

from swordfish.core import AnyStep, Command, Event, State, advance, no_draw
from swordfish.envs.tree import Trace, Tree
from swordfish.games import Game

CHANCE = -1


class TreePosition:
    """A state that waits for a player or for chance, with its history.

    `traces` encode `events` as numbers: choices, draws, and hidden cards that were revealed.
    """

    __slots__ = ("drawn", "due", "events", "observed", "state", "tapped", "traces")

    def __init__(
        self,
        rules: Game,
        tree: Tree,
        state: State,
        events: tuple[Event, ...] = (),
        traces: tuple[Trace, ...] = (),
        drawn: tuple[int, ...] = (),
        *,
        tapped: bool = False,
    ) -> None:
        steps: list[AnyStep] = []
        self.due: Any = advance(rules, state, no_draw, steps)
        forced = tuple([event for _, event, _ in steps])
        self.state: State = steps[-1][2] if steps else state
        self.events = events + forced
        self.traces = traces + tuple([trace for event in forced for trace in tree.shown(event)])
        self.drawn = drawn
        self.tapped = tapped
        self.observed: tuple[tuple[int, int | None], Any] | None = None
        """The last observation, with player and seat: OpenSpiel asks for each of them twice."""

    def __deepcopy__(self, memo: dict[int, Any]) -> "TreePosition":
        return self

    def tap(self, rules: Game, tree: Tree) -> "TreePosition":
        """The position after the player has tapped to roll the dice."""
        return TreePosition(rules, tree, self.state, self.events, self.traces, tapped=True)

    def chosen(self, rules: Game, tree: Tree, seat: int, command: Command, action: int) -> "TreePosition":
        """The position after a player's choice."""
        state, events = self.state, self.events
        for event in rules.decide(state, seat, command, 0):
            events += (event,)
            state = rules.evolve(state, event)
        return TreePosition(rules, tree, state, events, (*self.traces, Trace(seat, action)))

    def drew(self, rules: Game, tree: Tree, number: int) -> "TreePosition":
        """The position after a draw."""
        drawn = (*self.drawn, number)
        event = tree.event(self.due, drawn)
        if event is None:
            return TreePosition(rules, tree, self.state, self.events, self.traces, drawn)
        owners = tree.owners(self.due, len(drawn))
        traces = [Trace(CHANCE, card, owner) for card, owner in zip(drawn, owners, strict=True)]
        return TreePosition(
            rules, tree, rules.evolve(self.state, event), (*self.events, event), (*self.traces, *traces)
        )
