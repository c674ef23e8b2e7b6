"""Walk through a recorded game: each event in words, the states between, a sentence for a damaged record."""

from collections.abc import Generator
from contextlib import contextmanager

from swordfish.core import BadRecord, Event, Over
from swordfish.core import path as numbers
from swordfish.record import Record, check
from swordfish.words import tell

NONSENSE = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)
"""Exceptions raised by events that cannot have happened."""


@contextmanager
def showing(record: Record, path: str, moment: int) -> Generator[None, None, None]:
    """Turn exceptions of a damaged record into a sentence; a seeded record that verifies raises them unchanged."""
    try:
        yield
    except NONSENSE:
        if record.seed is not None:
            check(record)
            raise
        counted = numbers(record.entries)
        raise BadRecord("record-nonsense", path=path, line=counted[moment - 1] + 2 if moment else 1) from None


def fold(record: Record, path: str, lang: str) -> tuple[list[str], list[object]]:
    """Every event that counts in words, and the states before and after them; BadRecord for an impossible event."""
    header = record.header
    state = record.start
    told, states, events = list[str](), [state], list[Event]()
    for number in numbers(record.entries):
        event: Event = record.entries[number].event
        try:
            state = record.game.evolve(state, event)
            over = number == len(record.entries) - 1 and isinstance(record.game.due(state), Over)
            told.append(tell(header.game, event, header.names, lang, header.options, earlier=events, over=over))
        except NONSENSE:
            raise BadRecord("record-nonsense", path=path, line=number + 2) from None
        states.append(state)
        events.append(event)
    return told, states
