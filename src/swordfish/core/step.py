"""Apply one step of a game without a clock: a choice, then everything that needs no player. Used by search."""

from collections.abc import Callable
from typing import TypeAlias

from swordfish.core.due import Chance, Due, Forced, Over, Players
from swordfish.core.rules import Command, Event, Rules, State

Step: TypeAlias = tuple[int, Event, State]
"""A stamp, an event, and the state after it."""
Draw: TypeAlias = Callable[[Chance, int], Event | None]
"""Picks the outcome of chance; None stops the game there. The number counts the steps taken since the call began."""
_WAITING = (Players, Over)  # a constant: a union in the loop would be created each time


def step(
    rules: Rules,
    state: State,
    seat: int,
    command: Command,
    draw: Draw,
    at: int = 0,
    before: tuple[type, ...] = (),
) -> tuple[list[Step], Due]:
    """Apply a legal choice, then `advance`; return every step, and what is due after the last. IllegalMove refuses."""
    steps: list[Step] = []
    for event in rules.decide(state, seat, command, at):
        state = rules.evolve(state, event)
        steps.append((at, event, state))
    return steps, advance(rules, state, draw, steps, at, before)


def advance(
    rules: Rules, state: State, draw: Draw, steps: list[Step], at: int = 0, before: tuple[type, ...] = ()
) -> Due:
    """Append what happens until a player must choose, `draw` gives None, or the game is over; return what is due then.

    It also stops before a forced event of one of the types in `before`.
    """
    while True:
        due = rules.due(state)
        if isinstance(due, Forced):
            event = due.event
            if isinstance(event, before):
                return due
        elif isinstance(due, _WAITING):
            return due
        else:
            event = draw(due, len(steps))
            if event is None:
                return due
        state = rules.evolve(state, event)
        steps.append((at, event, state))


def no_draw(chance: Chance, number: int) -> None:
    """Stop before chance."""
