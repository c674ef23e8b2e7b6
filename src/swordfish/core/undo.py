"""How far back a player may undo: past no draw, and past no event that revealed another seat's hidden thing."""

from collections.abc import Callable, Sequence

from swordfish.core.due import Forced, Players
from swordfish.core.log import Rewound, Stamped, line, path
from swordfish.core.loop import chosen
from swordfish.core.refusal import IllegalMove
from swordfish.core.rules import Rules
from swordfish.core.variables import C, E, O, S


def undo_to(
    rules: Rules[S, C, E, O], entries: Sequence[Stamped[E | Rewound]], state_at: Callable[[int], S], seat: int
) -> int:
    """The number of events before the seat's last choice; IllegalMove if the seat may not undo it.

    `state_at(number)` is the state before the entry of that number. Undone entries do not count.
    """
    numbers, drawn = path(entries), False
    for place in range(len(numbers) - 1, -1, -1):
        due = rules.due(state_at(numbers[place]))
        drawn = drawn or hasattr(due, "draw")
        if isinstance(due, Players) and seat in due.seats:
            since = zip(map(state_at, numbers[place:]), line(entries)[place:], strict=True)
            if drawn or shows(rules, [*since], seat):
                raise IllegalMove("undo-too-late")
            return numbers[place]
    raise IllegalMove("undo-nothing")


def shows(rules: Rules[S, C, E, O], since: Sequence[tuple[S, Stamped[E]]], asker: int) -> bool:
    """Whether these events, each with the state before it, revealed anything hidden that the asker did not show.

    A watcher knows least of all: an event that a watcher could foresee, up to the choices, revealed nothing.
    """
    place = 0
    while place < len(since):
        state, events = since[place][0], 1
        public = rules.view(state, None)
        if public != state:
            entries = [entry for _, entry in since[place:]]
            choice = chosen(rules, state, entries)
            if choice is None:
                foreseen = _without_choice(rules, public)
            else:
                events = len(choice.events)
                foreseen = _by_choice(rules, public, choice.seat, choice.command, entries[0].at)
            happened = [rules.redact(entry.event, None) for entry in entries[:events]]
            if foreseen != happened and (choice is None or choice.seat != asker):
                return True
        place += events
    return False


def _without_choice(rules: Rules[S, C, E, O], public: S) -> list[E]:
    """The next events that a watcher can foresee without a choice; empty if they depend on more."""
    match rules.due(public):
        case Forced(event) | Players(lapse=event) if event is not None:
            return [rules.redact(event, None)]
        case _:
            return []


def _by_choice(rules: Rules[S, C, E, O], public: S, chooser: int, command: C, at: int) -> list[E]:
    """The events of the choice that a watcher can foresee; empty if a watcher cannot know that it is possible."""
    try:
        return [rules.redact(event, None) for event in rules.decide(public, chooser, command, at)]
    except IllegalMove:
        return []
