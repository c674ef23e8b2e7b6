"""A recorded game event by event: what happened in words, the states between, and what is said of nonsense."""

from collections.abc import Generator
from contextlib import contextmanager

from swordfish.core import BadRecord, Event, Over
from swordfish.core import path as numbers
from swordfish.record import Record, check
from swordfish.words import tell

NONSENSE = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)
"""What events raise that cannot have happened."""


@contextmanager
def showing(record: Record, path: str, moment: int) -> Generator[None, None, None]:
    """What cannot be shown of a damaged record is told in a sentence; a true record is not to blame for it."""
    try:
        yield
    except NONSENSE:
        if record.seed is not None:
            check(record)
            raise
        counted = numbers(record.entries)
        raise BadRecord("record-nonsense", path=path, line=counted[moment - 1] + 2 if moment else 1) from None


def fold(record: Record, path: str, lang: str) -> tuple[list[str], list[object]]:
    """Every event that counts in words, the states before the first and after each; BadRecord where one is nonsense."""
    header = record.header
    state = record.game.start(header.options)
    told, states = list[str](), [state]
    for number in numbers(record.entries):
        event: Event = record.entries[number].event
        try:
            state = record.game.evolve(state, event)
            over = number == len(record.entries) - 1 and isinstance(record.game.due(state), Over)
            told.append(tell(header.game, event, header.names, lang, header.options, over=over))
        except NONSENSE:
            raise BadRecord("record-nonsense", path=path, line=number + 2) from None
        states.append(state)
    return told, states
