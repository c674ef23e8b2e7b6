"""A stored table read without being sat at: its sheet, its record, its replay."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from swordfish.core import Refusal, Rewound, Stamped, State, commitment, line
from swordfish.games import Game
from swordfish.record import Record, lines
from swordfish.server.store.database import Row, Store
from swordfish.server.table.entries import Made, Sheet, decode

MOST_FRAMES = 200
"""So many frames of a replay are told at once."""


class Kept(Struct, frozen=True):
    """A table as the store has it."""

    row: Row
    sheet: Sheet
    seed: bytes

    @property
    def over(self) -> bool:
        return self.sheet.ended is not None


async def kept(store: Store, tid_or_code: str) -> Kept:
    """The table of that id or code."""
    row = await store.row(tid_or_code)
    if row is None:
        raise Refusal("no-such-table", table=tid_or_code)
    return Kept(row, fold(await store.entries(row.tid)), await store.secrets(row.tid))


def fold(bodies: Sequence[bytes]) -> Sheet:
    """What the entries come to."""
    first, *rest = bodies
    made = decode(first, None)
    assert isinstance(made, Made), "the first entry makes the table"
    sheet = Sheet(made)
    for body in rest:
        sheet.fold(decode(body, sheet.game))
    return sheet


def record(table: Kept, guest: str = "") -> Record:
    """The record: once the game is over, all of it; before that sealed, as this guest may see it."""
    sheet = table.sheet
    if sheet.begun is None:
        raise Refusal("not-begun")
    header = sheet.header(commitment(table.seed))
    if sheet.ended is not None:
        return Record(header=header, entries=tuple(sheet.log), places=sheet.ended.places, seed=table.seed)
    seat = sheet.seat_of(guest)
    sealed = tuple(entry if isinstance(entry.event, Rewound) else _redacted(sheet, entry, seat) for entry in sheet.log)
    return Record(header=header, entries=sealed)


def _redacted(sheet: Sheet, entry: Stamped, seat: int | None) -> Stamped:
    return replace(entry, event=sheet.game.redact(entry.event, seat))


def text(kept: Record) -> bytes:
    """The record as a file."""
    return b"".join(one + b"\n" for one in lines(kept))


class Frame(Struct, frozen=True):
    """One event of a replay, and how the table looked after it. The first frame is before any."""

    at: int
    event: Any
    view: Any


class Replay(Struct, frozen=True, kw_only=True):
    """A finished game, to be gone through."""

    game: str
    names: tuple[str, ...]
    players: tuple[str, ...]
    places: tuple[int, ...]
    options: Any
    count: int
    start: int
    frames: tuple[Frame, ...]


class Eyes(Struct, frozen=True):
    """Through whose eyes a replay is seen: a seat's, a watcher's (None); with nothing hidden where it is open."""

    seat: int | None = None
    open: bool = True


def eyes(name: str, seats: int) -> Eyes:
    """`all`, `watcher`, or the number of a seat."""
    if name == "all":
        return Eyes()
    if name == "watcher":
        return Eyes(open=False)
    if not (name.isascii() and name.isdigit() and len(name) < 3 and int(name) < seats):
        raise Refusal("no-such-eyes", eyes=name[:40], last=seats - 1)
    return Eyes(int(name), open=False)


def replay(table: Kept, start: int, name: str = "all") -> Replay:
    """The frames from this number on; all is open once the game is over, unless somebody's eyes are asked for."""
    sheet = table.sheet
    if sheet.ended is None or sheet.begun is None:
        raise Refusal("table-not-over")
    game, counted = sheet.game, line(sheet.log)
    seen = eyes(name, len(sheet.chairs))
    state = game.start(sheet.header("").options)
    frames: list[Frame] = [Frame(0, None, _seen(game, state, seen))] if start == 0 else []
    for number, entry in enumerate(counted, 1):
        if number >= start + MOST_FRAMES:
            break
        state = game.evolve(state, entry.event)
        if number >= start:
            event = entry.event if seen.open else game.redact(entry.event, seen.seat)
            frames.append(Frame(entry.at, event, _seen(game, state, seen)))
    return Replay(
        game=sheet.made.game,
        names=sheet.begun.names,
        players=sheet.begun.players,
        places=sheet.ended.places,
        options=sheet.made.options,
        count=len(counted) + 1,
        start=start,
        frames=tuple(frames),
    )


def _seen(game: Game, state: State, seen: Eyes) -> State:
    return state if seen.open else game.view(state, seen.seat)
