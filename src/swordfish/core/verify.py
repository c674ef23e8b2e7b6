"""Check that a log follows from its seed and the players' choices: every draw, forced event, choice and stamp."""

from collections.abc import Callable, Sequence

from swordfish.core.due import Due, Forced, Over, Players, hands_of
from swordfish.core.log import Rewound, Stamped
from swordfish.core.loop import chosen
from swordfish.core.luck import Rng
from swordfish.core.refusal import BadRecord
from swordfish.core.rules import Rules
from swordfish.core.variables import C, E, O, S


def verify(
    rules: Rules[S, C, E, O],
    options: O,
    entries: Sequence[Stamped[E | Rewound]],
    luck: Callable[[int], Rng],
    start: S | None = None,
) -> Due[E]:
    """Follow the log to its end and return what is due there; BadRecord names the first event that does not follow."""
    seen: list[tuple[S, int]] = [(rules.start(options) if start is None else start, 0)]
    number = 0
    while number < len(entries):
        state, now = seen[-1]
        entry = entries[number]
        if entry.at < now:
            raise BadRecord("verify-stamp", **_place(number), at=entry.at, now=now)
        if isinstance(entry.event, Rewound):
            if not 0 <= entry.event.to <= number:
                raise BadRecord("verify-rewound", **_place(number), to=entry.event.to)
            seen.append(seen[entry.event.to])
            number += 1
            continue
        for event in _following(rules, state, now, entries, number, luck):
            entry = entries[number]
            state = rules.evolve(state, event)
            seen.append((state, entry.at))
            number += 1
    return rules.due(seen[-1][0])


def _following(
    rules: Rules[S, C, E, O],
    state: S,
    now: int,
    entries: Sequence[Stamped[E | Rewound]],
    number: int,
    luck: Callable[[int], Rng],
) -> Sequence[E]:
    """The next events with one cause, checked against the log."""
    entry = entries[number]
    due = rules.due(state)
    match due:
        case Over():
            raise BadRecord("verify-over", **_place(number))
        case Players(until=int(until), lapse=event) if until <= entry.at:
            if entry != Stamped(until, event):
                raise BadRecord("verify-lapse", **_place(number), until=until)
            return (event,)
        case Players():
            if choice := chosen(rules, state, entries, number):
                return choice.events
            raise BadRecord("verify-choice", **_place(number))
        case _ if entry.at != now and not hands_of(due):  # without a player or a hand, events happen at once
            raise BadRecord("verify-late", **_place(number), at=entry.at, now=now)
        case Forced(event):
            if entry.event != event:
                raise BadRecord("verify-forced", **_place(number))
            return (event,)
        case chance:
            drawn = chance.draw(luck(number))
            if entry.event != drawn:
                raise BadRecord("verify-chance", **_place(number))
            return (drawn,)


def _place(number: int) -> dict[str, int]:
    """The position of an event: its number, and its line in a record, whose first line is the header."""
    return {"number": number, "line": number + 2}
