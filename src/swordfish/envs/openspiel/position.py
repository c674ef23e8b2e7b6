"""A position of a game between choices and draws, for OpenSpiel. It is immutable, so copies are free."""

from collections.abc import Iterable
from typing import Any

from swordfish.core import AnyStep, Command, Event, Over, Players, State, advance, no_draw
from swordfish.envs.tree import Trace, Tree
from swordfish.games import Game

CHANCE, TERMINAL = -1, -4
"""OpenSpiel's numbers for chance and for the end."""


class TreePosition:
    """A state that waits for a player or for chance, with its history.

    A position holds what happened since the one before, so a step costs the same late in a game as early.
    """

    __slots__ = ("_before", "_events", "_traces", "drawn", "due", "observed", "player", "state", "tapped")

    def __init__(
        self,
        rules: Game,
        tree: Tree,
        state: State,
        before: "TreePosition | None" = None,
        events: Iterable[Event] = (),
        traces: Iterable[Trace] = (),
        drawn: tuple[int, ...] = (),
        *,
        tapped: bool = False,
    ) -> None:
        steps: list[AnyStep] = []
        self.due: Any = advance(rules, state, no_draw, steps)
        self.player: int = CHANCE
        """The player to move, or CHANCE or TERMINAL: OpenSpiel asks for it a dozen times per step."""
        if isinstance(self.due, Players):
            self.player = self.due.seats[0]
        elif isinstance(self.due, Over):
            self.player = TERMINAL
        self.state: State = steps[-1][2] if steps else state
        self._before = before
        forced = [event for _, event, _ in steps]
        self._events = (*events, *forced)  # tuples: the garbage collector stops looking at them
        shown = [trace for event in forced for trace in tree.shown(event)] if tree.hidden else ()
        self._traces = (*traces, *shown)
        self.drawn = drawn
        self.tapped = tapped
        self.observed: tuple[tuple[int, int | None], Any] | None = None
        """The last observation, with player and seat: OpenSpiel asks for each of them twice."""

    def __deepcopy__(self, memo: dict[int, Any]) -> "TreePosition":
        return self

    def _line(self) -> "list[TreePosition]":
        """All positions from the first to this one."""
        found, at = list[TreePosition](), self
        while at is not None:
            found.append(at)
            at = at._before
        return found[::-1]

    @property
    def events(self) -> list[Event]:
        """Everything that has happened."""
        return [event for at in self._line() for event in at._events]

    @property
    def traces(self) -> list[Trace]:
        """The events as numbers: choices, draws, and hidden cards that were revealed."""
        return [trace for at in self._line() for trace in at._traces]

    def tap(self, rules: Game, tree: Tree) -> "TreePosition":
        """The position after the player has tapped to roll the dice."""
        return TreePosition(rules, tree, self.state, self, tapped=True)

    def chosen(self, rules: Game, tree: Tree, seat: int, command: Command, action: int) -> "TreePosition":
        """The position after a player's choice."""
        state, events = self.state, rules.decide(self.state, seat, command, 0)
        for event in events:
            state = rules.evolve(state, event)
        return TreePosition(rules, tree, state, self, events, (Trace(seat, action),))

    def drew(self, rules: Game, tree: Tree, number: int) -> "TreePosition":
        """The position after a draw."""
        drawn = (*self.drawn, number)
        event = tree.event(self.due, drawn)
        if event is None:
            return TreePosition(rules, tree, self.state, self, drawn=drawn)
        owners = tree.owners(self.due, len(drawn))
        traces = [Trace(CHANCE, card, owner) for card, owner in zip(drawn, owners, strict=True)]
        return TreePosition(rules, tree, rules.evolve(self.state, event), self, (event,), traces)
