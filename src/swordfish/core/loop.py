"""Run a table: the only place where time, chance and choices enter. Server, arena and search build on it."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Generic, Literal, NamedTuple, NoReturn, cast, overload

from msgspec import Struct

from swordfish.core.due import Chance, Due, Forced, Over, Players, Stop, Waiting, hands_of
from swordfish.core.log import Rewound, Stamped
from swordfish.core.luck import Rng
from swordfish.core.refusal import IllegalMove
from swordfish.core.rules import Rules
from swordfish.core.step import Draw, Step, advance
from swordfish.core.variables import C, E, O, S


@overload
def settled(
    rules: Rules[S, C, E, O],
    state: S,
    luck: Callable[[int], Rng],
    number: int,
    at: int = 0,
    *,
    by_hand: Literal[False] = False,
) -> tuple[list[Step[E, S]], Waiting]: ...


@overload
def settled(
    rules: Rules[S, C, E, O], state: S, luck: Callable[[int], Rng], number: int, at: int = 0, *, by_hand: bool
) -> tuple[list[Step[E, S]], Stop[E]]: ...


def settled(
    rules: Rules[S, C, E, O],
    state: S,
    luck: Callable[[int], Rng],
    number: int,
    at: int = 0,
    *,
    by_hand: bool = False,
) -> tuple[list[Step[E, S]], Stop[E]]:
    """Every step that needs no player, stamped, and what is due after the last. `by_hand`: stop at throws too."""
    steps: list[Step[E, S]] = []
    return steps, _settle(rules, state, _drawn(luck, number, by_hand=by_hand), steps, at)


def throw(
    rules: Rules[S, C, E, O], state: S, luck: Callable[[int], Rng], number: int, at: int = 0
) -> tuple[list[Step[E, S]], Stop[E]]:
    """Draw what the hands have thrown, then settle `by_hand`. The draw is the same as without the stop."""
    chance = rules.due(state)
    assert hands_of(chance), "somebody throws"
    event = cast("Chance[E]", chance).draw(luck(number))  # what has hands is chance
    state = rules.evolve(state, event)
    steps: list[Step[E, S]] = [(at, event, state)]
    return steps, _settle(rules, state, _drawn(luck, number, by_hand=True), steps, at)


def _settle(rules: Rules[S, C, E, O], state: S, draw: Draw[E], steps: list[Step[E, S]], at: int) -> Stop[E]:
    """Advance, and apply the lapse of every deadline that has passed at `at`."""
    stamp = at
    while True:
        due = advance(rules, state, draw, steps, stamp)
        if not isinstance(due, Players) or due.until is None or due.until > at:
            assert not isinstance(due, Forced), "what is forced has happened"
            return due
        stamp, state = due.until, rules.evolve(steps[-1][2] if steps else state, due.lapse)
        steps.append((stamp, due.lapse, state))


def _drawn(luck: Callable[[int], Rng], number: int, *, by_hand: bool) -> Draw[E]:
    """A draw function from luck. A draw depends only on the seed and the event's number; `by_hand` leaves throws."""
    if by_hand:
        return lambda chance, steps: None if hands_of(chance) else chance.draw(luck(number + steps))
    return lambda chance, steps: chance.draw(luck(number + steps))


@overload
def apply_commands(
    rules: Rules[S, C, E, O],
    state: S,
    waiting: Stop[E],
    seat: int,
    commands: Sequence[C],
    luck: Callable[[int], Rng],
    number: int,
    at: int,
    *,
    by_hand: Literal[False] = False,
) -> tuple[list[Step[E, S]], Waiting]: ...


@overload
def apply_commands(
    rules: Rules[S, C, E, O],
    state: S,
    waiting: Stop[E],
    seat: int,
    commands: Sequence[C],
    luck: Callable[[int], Rng],
    number: int,
    at: int,
    *,
    by_hand: bool,
) -> tuple[list[Step[E, S]], Stop[E]]: ...


def apply_commands(
    rules: Rules[S, C, E, O],
    state: S,
    waiting: Stop[E],
    seat: int,
    commands: Sequence[C],
    luck: Callable[[int], Rng],
    number: int,
    at: int,
    *,
    by_hand: bool = False,
) -> tuple[list[Step[E, S]], Stop[E]]:
    """Apply a chain of commands; return all steps and what is due then. IllegalMove changes nothing.

    `state` must be settled at `at`, and `waiting` due in it. Commands are applied one by one, never past chance.
    `by_hand`: what follows the last one stops at throws.
    """
    steps: list[Step[E, S]] = []
    last = len(commands) - 1
    if last < 0:
        raise IllegalMove("empty-chain")
    for link, command in enumerate(commands):
        check_turn(waiting, seat, link)
        for event in rules.decide(state, seat, command, at):
            state = rules.evolve(state, event)
            steps.append((at, event, state))
        draw = _drawn(luck, number, by_hand=by_hand) if link == last else _past_chance
        waiting = _settle(rules, state, draw, steps, at)
        state = steps[-1][2]
    return steps, waiting


def check_turn(due: Due[object], seat: int, said: int = 0) -> None:
    """Refuse a seat that is not due, naming those that are; or a chain that is too long."""
    match due:
        case Players(seats) if seat in seats:
            return
        case Players() if said:
            raise IllegalMove("chain-too-long", said=said)
        case Players(seats):
            raise IllegalMove("not-your-turn", seat=seat, due=seats)
        case Over():
            raise IllegalMove("game-over")
        case _ if not said and (hands := hands_of(due)):
            raise IllegalMove("throw-first", due=hands)
        case _:
            raise IllegalMove("past-chance")


def _past_chance(chance: Chance[object], number: int) -> NoReturn:
    raise IllegalMove("past-chance")


class RecoveredChoice(NamedTuple, Generic[C, E]):
    """What a player chose, and the events that it made happen."""

    seat: int
    command: C
    events: Sequence[E]


def chosen(
    rules: Rules[S, C, E, O], state: S, entries: Sequence[Stamped[E | Rewound]], number: int = 0
) -> RecoveredChoice[C, E] | None:
    """The choice that leads from the state to the entries from this number on; None, where no player chose."""
    due, first = rules.due(state), entries[number]
    if not isinstance(due, Players) or (due.until is not None and first == Stamped(due.until, due.lapse)):
        return None
    at = first.at
    for seat in due.seats:
        for command in rules.legal(state, seat):
            with suppress(IllegalMove):
                events = rules.decide(state, seat, command, at)
                if [*entries[number : number + len(events)]] == [Stamped(at, event) for event in events]:
                    return RecoveredChoice(seat, command, events)
    return None


class Supposition(Struct, Generic[S, E], frozen=True):
    """Where commands would lead, as far as their seat can know."""

    view: S
    due: Due[E]
    events: tuple[E, ...]


def suppose(rules: Rules[S, C, E, O], view: S, seat: int, commands: Sequence[C], at: int = 0) -> Supposition[S, E]:
    """Apply commands to a seat's own view, as `apply_commands` would; stop before chance and before hidden things."""
    events: list[E] = []

    def happen(event: E) -> None:
        nonlocal view
        events.append(event)
        view = rules.evolve(view, rules.redact(event, seat))

    due = rules.due(view)
    for link, command in enumerate(commands):
        check_turn(due, seat, link)
        for event in rules.decide(view, seat, command, at):
            happen(event)
        due = rules.due(view)
        while isinstance(due, Forced) and not hides(due.event):
            happen(due.event)
            due = rules.due(view)
    return Supposition(view=view, due=due, events=tuple(events))


def hides(event: object) -> bool:
    """Whether the event contains None, which stands for something hidden."""
    if isinstance(event, Struct):
        return any(hides(getattr(event, field)) for field in event.__struct_fields__)
    if isinstance(event, tuple):
        return any(map(hides, cast("tuple[Any, ...]", event)))  # elements of any type
    return event is None
