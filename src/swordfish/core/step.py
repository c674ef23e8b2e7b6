"""Apply one step of a game without a clock: a choice, then everything that needs no player. Used by search."""

from collections.abc import Callable
from typing import Any, TypeAlias

from swordfish.core.due import Chance, Due, Forced, Over, Players
from swordfish.core.rules import Rules
from swordfish.core.variables import C, E, O, S

Step: TypeAlias = tuple[int, E, S]
"""A stamp, an event, and the state after it."""
AnyStep: TypeAlias = Step[Any, Any]
"""A step of a game that is known only at run time."""
Draw: TypeAlias = Callable[[Chance[E], int], E | None]
"""Picks the outcome of chance; None stops the game there. The number counts the steps taken since the call began."""


def step(
    rules: Rules[S, C, E, O],
    state: S,
    seat: int,
    command: C,
    draw: Draw[E],
    at: int = 0,
    before: tuple[type, ...] = (),
) -> tuple[list[Step[E, S]], Due[E]]:
    """Apply a legal choice, then `advance`; return every step, and what is due after the last. IllegalMove refuses."""
    steps: list[Step[E, S]] = []
    for event in rules.decide(state, seat, command, at):
        state = rules.evolve(state, event)
        steps.append((at, event, state))
    return steps, advance(rules, state, draw, steps, at, before)


def advance(
    rules: Rules[S, C, E, O],
    state: S,
    draw: Draw[E],
    steps: list[Step[E, S]],
    at: int = 0,
    before: tuple[type, ...] = (),
) -> Due[E]:
    """Append what happens until a player must choose, `draw` gives None, or the game is over; return what is due then.

    It also stops before a forced event of one of the types in `before`.
    """
    due_in, evolve = rules.due, rules.evolve
    while True:
        due = due_in(state)
        if type(due) is Forced:  # final classes, and every game spends its time here: `isinstance` takes longer
            event = due.event
            if before and isinstance(event, before):
                return due
        elif type(due) is Players or type(due) is Over:
            return due
        else:
            drawn = draw(due, len(steps))
            if drawn is None:
                return due
            event = drawn
        state = evolve(state, event)
        steps.append((at, event, state))


def no_draw(chance: Chance[object], number: int) -> None:
    """Stop before chance."""
