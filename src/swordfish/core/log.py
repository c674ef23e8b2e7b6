"""The log is the game: a header and stamped events are all that is stored; everything else is a fold over them."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from msgspec import Struct

from swordfish.core.rules import C, E, Event, O, Options, Rules, S


class Header(Struct, frozen=True, gc=False, kw_only=True):
    """What is known before the first event."""

    game: str
    rules: int
    options: Options
    names: tuple[str, ...] = ()
    players: tuple[str, ...] = ()  # "you", "local" (somebody else on the same device: pass and play), or a bot's name
    commitment: str
    open: bool = False
    salts: tuple[bytes, ...] = ()
    commitments: tuple[str, ...] = ()  # one per salt, published before any salt was
    aborts: int = 0  # how often a salt was missing, so that a new seed was taken


class Stamped(Struct, frozen=True, gc=False, array_like=True):
    """An event and its time at the table, in milliseconds."""

    at: int
    event: Any


class Rewound(Struct, frozen=True, gc=False, tag=True):
    """An undo: the table continues from the state and time after its first `to` events."""

    to: int


def path(entries: Sequence[Stamped]) -> list[int]:
    """The indices of the events that count: undone ones stay in the log, but not in the game."""
    numbers: list[int] = []
    number = len(entries)
    while number:
        number -= 1
        event: Event = entries[number].event
        if isinstance(event, Rewound):
            number = event.to
        else:
            numbers.append(number)
    numbers.reverse()
    return numbers


def line(entries: Sequence[Stamped]) -> list[Stamped]:
    """The events without undone ones."""
    return [entries[number] for number in path(entries)]


def replay(rules: Rules[S, C, E, O], options: O, entries: Sequence[Stamped]) -> S:
    """The state at the end of the log."""
    state = rules.start(options)
    for entry in line(entries):
        state = rules.evolve(state, entry.event)
    return state


def states(rules: Rules[S, C, E, O], options: O, entries: Sequence[Stamped]) -> Iterator[S]:
    """The states before the first entry and after each, undone ones included: one more than there are entries."""
    seen: list[S] = [rules.start(options)]
    yield seen[0]
    for entry in entries:
        event: Event = entry.event
        seen.append(seen[event.to] if isinstance(event, Rewound) else rules.evolve(seen[-1], event))
        yield seen[-1]


def news(rules: Rules[S, C, E, O], entries: Iterable[Stamped], seat: int | None) -> list[E]:
    """What the seat sees happen in these entries, undos apart; seat None watches."""
    return [rules.redact(entry.event, seat) for entry in entries if not isinstance(entry.event, Rewound)]


def sealed(rules: Rules[S, C, E, O], entries: Iterable[Stamped], seat: int | None) -> tuple[Stamped, ...]:
    """The log as the seat may keep it while the game goes on: undos stay, hidden things are redacted."""
    return tuple(
        entry if isinstance(entry.event, Rewound) else Stamped(entry.at, rules.redact(entry.event, seat))
        for entry in entries
    )


def now(entries: Sequence[Stamped]) -> int:
    """The table's time: the stamp of the last event that counts."""
    counted = path(entries)
    return entries[counted[-1]].at if counted else 0
