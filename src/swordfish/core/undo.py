"""How far back a player may go: past no draw, and past nothing that showed a hidden thing of somebody else."""

from collections.abc import Callable, Sequence

from swordfish.core.due import Forced, Players
from swordfish.core.log import Stamped, path
from swordfish.core.loop import chosen
from swordfish.core.refusal import IllegalMove
from swordfish.core.rules import Command, Rules, State


def undo_to(rules: Rules, entries: Sequence[Stamped], state_at: Callable[[int], State], seat: int, seats: int) -> int:
    """The number of events before the last choice of the seat; IllegalMove if it may not go back there.

    `state_at(number)` is the state before the entry of that number. What was undone earlier does not count.
    """
    line, drawn = path(entries), False
    for place in range(len(line) - 1, -1, -1):
        due = rules.due(state_at(line[place]))
        drawn = drawn or hasattr(due, "draw")
        if isinstance(due, Players) and seat in due.seats:
            if drawn or shows(rules, [(state_at(number), entries[number]) for number in line[place:]], seat, seats):
                raise IllegalMove("undo-too-late")
            return line[place]
    raise IllegalMove("undo-nothing")


def shows(rules: Rules, since: Sequence[tuple[State, Stamped]], asker: int, seats: int) -> bool:
    """Whether anybody, player or watcher, saw something hidden in these events that the asker did not show."""
    place = 0
    while place < len(since):
        state, events = since[place][0], 1
        eyes = [eye for eye in (None, *range(seats)) if rules.view(state, eye) != state]
        if eyes:
            entries = [entry for _, entry in since[place:]]
            choice = chosen(rules, state, entries)
            if choice is None:
                if any(not _follows(rules, state, entries[0], eye) for eye in eyes):
                    return True
            else:
                chooser, command = choice
                events = len(rules.decide(state, chooser, command, entries[0].at))
                if chooser != asker and any(
                    not _known(rules, state, entries[:events], chooser, command, eye) for eye in eyes
                ):
                    return True
        place += events
    return False


def _follows(rules: Rules, state: State, entry: Stamped, eye: int | None) -> bool:
    """Whether the eye could tell that just this happens, without a choice."""
    match rules.due(rules.view(state, eye)):
        case Forced(event) | Players(lapse=event) if event is not None:
            return rules.redact(event, eye) == rules.redact(entry.event, eye)
        case _:
            return False


def _known(
    rules: Rules, state: State, entries: Sequence[Stamped], chooser: int, command: Command, eye: int | None
) -> bool:
    """Whether the eye knew that the chooser could say this: what it sees is enough to carry it out."""
    try:
        events = rules.decide(rules.view(state, eye), chooser, command, entries[0].at)
    except IllegalMove:
        return False
    return [rules.redact(event, eye) for event in events] == [rules.redact(entry.event, eye) for entry in entries]
