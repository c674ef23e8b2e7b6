"""The log is the game: a header and stamped events are all that is stored; everything else is a fold over them."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Generic, cast

from msgspec import Struct

from swordfish.core.rules import Options, Rules
from swordfish.core.variables import C, E, E_co, O, S


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
    position: str = ""  # the notation of the state before the first event; empty: the start of the game


class Stamped(Struct, Generic[E_co], frozen=True, gc=False, array_like=True):
    """An event and its time at the table, in milliseconds."""

    at: int
    event: E_co


class Rewound(Struct, frozen=True, gc=False, tag=True):
    """An undo: the table continues from the state and time after its first `to` events."""

    to: int


def path(entries: Sequence[Stamped[object]]) -> list[int]:
    """The indices of the events that count: undone ones stay in the log, but not in the game."""
    numbers: list[int] = []
    number = len(entries)
    while number:
        number -= 1
        event = entries[number].event
        if type(event) is Rewound:
            number = event.to
        else:
            numbers.append(number)
    numbers.reverse()
    return numbers


def line(entries: Sequence[Stamped[E | Rewound]]) -> list[Stamped[E]]:
    """The events without undone ones."""
    return cast("list[Stamped[E]]", [entries[number] for number in path(entries)])  # the path has no undo


def replay(rules: Rules[S, C, E, O], options: O, entries: Sequence[Stamped[E | Rewound]], start: S | None = None) -> S:
    """The state at the end of the log. `start`: the state before it, if that is not the start of the game."""
    state = rules.start(options) if start is None else start
    for entry in line(entries):
        state = rules.evolve(state, entry.event)
    return state


def states(
    rules: Rules[S, C, E, O], options: O, entries: Sequence[Stamped[E | Rewound]], start: S | None = None
) -> Iterator[S]:
    """The states before the first entry and after each, undone ones included: one more than there are entries."""
    seen: list[S] = [rules.start(options) if start is None else start]
    yield seen[0]
    for entry in entries:
        event = entry.event
        seen.append(seen[event.to] if isinstance(event, Rewound) else rules.evolve(seen[-1], event))
        yield seen[-1]


def news(rules: Rules[S, C, E, O], entries: Iterable[Stamped[E | Rewound]], seat: int | None) -> list[E]:
    """What the seat sees happen in these entries, undos apart; seat None watches."""
    return [rules.redact(entry.event, seat) for entry in entries if not isinstance(entry.event, Rewound)]


def sealed(
    rules: Rules[S, C, E, O], entries: Iterable[Stamped[E | Rewound]], seat: int | None
) -> tuple[Stamped[E | Rewound], ...]:
    """The log as the seat may keep it while the game goes on: undos stay, hidden things are redacted."""
    return tuple(
        entry if isinstance(entry.event, Rewound) else Stamped(entry.at, rules.redact(entry.event, seat))
        for entry in entries
    )


def now(entries: Sequence[Stamped[object]]) -> int:
    """The table's time: the stamp of the last event that counts."""
    counted = path(entries)
    return entries[counted[-1]].at if counted else 0
