"""The record and the replay of a stored table."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from swordfish.core import Event, Options, Players, Refusal, Stamped, State, commitment, hands_of, line, sealed
from swordfish.core import replay as replayed
from swordfish.games import Game
from swordfish.record import Record, lines
from swordfish.server.socket.tagged import GameEvent
from swordfish.server.table.state import TableState
from swordfish.stories import moments

MOST_FRAMES = 200
"""How many frames of a replay one answer holds."""


class StoredTable(Struct, frozen=True):
    """A table with its entries, from the store."""

    tid: str
    state: TableState
    seed: bytes

    @property
    def over(self) -> bool:
        """Whether its game has ended."""
        return self.state.ended is not None


def record(table: StoredTable, guest: str = "") -> Record:
    """The record of the game: complete once it is over; before, sealed, as this guest may see it."""
    state = table.state
    if state.begun is None:
        raise Refusal("not-begun")
    header = state.header(commitment(table.seed))
    if state.ended is not None:
        return Record(header=header, entries=tuple(state.log), places=state.ended.places, seed=table.seed)
    own = state.seats_of(guest)
    seat = own[0] if len(own) == 1 else None  # a device of several players keeps no hand outside its table
    return Record(header=header, entries=sealed(state.rules, state.log, seat))


def text(kept: Record) -> bytes:
    """A record as text."""
    return b"".join(one + b"\n" for one in lines(kept))


class ReplayFrame(Struct, frozen=True):
    """An event of a replay, and the view after it. The first frame is before any event."""

    at: int
    event: GameEvent | None
    view: Any


class KeyMoment(Struct, frozen=True):
    """A frame to stop at, and what happens in it: `capture` or `steal`."""

    frame: int
    kind: str


class Replay(Struct, frozen=True, kw_only=True):
    """A part of a finished game, frame by frame. `first`: the frame of the first choice.

    `secret`: whether something was hidden in these frames or before, so that perspectives differ.
    """

    game: str
    names: tuple[str, ...]
    faces: tuple[str, ...]
    players: tuple[str, ...]
    places: tuple[int, ...]
    options: dict[str, Any]
    count: int
    first: int
    moments: tuple[KeyMoment, ...]
    secret: bool
    start: int
    frames: tuple[ReplayFrame, ...]


class Perspective(Struct, frozen=True):
    """The view that a replay shows: a seat's, or a watcher's (None); `open` shows everything."""

    seat: int | None = None
    open: bool = True


def perspective(name: str, seats: int) -> Perspective:
    """`all`, `watcher`, or the number of a seat."""
    if name == "all":
        return Perspective()
    if name == "watcher":
        return Perspective(open=False)
    if not (name.isascii() and name.isdigit() and len(name) < 3 and int(name) < seats):
        raise Refusal("no-such-eyes", eyes=name[:40], last=seats - 1)
    return Perspective(int(name), open=False)


def replay(table: StoredTable, start: int, eyes: str = "all") -> Replay:
    """The frames of a finished game from this number on, from one perspective."""
    state = table.state
    if state.ended is None or state.begun is None:
        raise Refusal("table-not-over")
    game, counted = state.rules, line(state.log)
    seen = perspective(eyes, len(state.chairs))
    moment, secret = game.start(state.options), False
    frames: list[ReplayFrame] = [ReplayFrame(0, None, _seen(game, moment, seen))] if start == 0 else []
    for number, entry in enumerate(counted, 1):
        if number >= start + MOST_FRAMES:
            break
        moment = game.evolve(moment, entry.event)
        secret = secret or game.view(moment, None) != moment
        if number >= start:
            event = entry.event if seen.open else game.redact(entry.event, seen.seat)
            frames.append(ReplayFrame(entry.at, event, _seen(game, moment, seen)))
    return Replay(
        game=state.made.game,
        names=state.begun.names,
        faces=state.faces,
        players=state.begun.players,
        places=state.ended.places,
        options=state.made.options,
        count=len(counted) + 1,
        first=first_choice(game, state.options, counted),
        moments=tuple(KeyMoment(frame, kind) for frame, kind in moments(state.made.game, counted)),
        secret=secret,
        start=start,
        frames=tuple(frames),
    )


def first_choice(game: Game, options: Options, counted: Sequence[Stamped[Event]]) -> int:
    """The number of events before a player first chooses or throws; 0 if nobody ever does."""
    moment = game.start(options)
    for number, entry in enumerate(counted):
        due = game.due(moment)
        if isinstance(due, Players) or hands_of(due):
            return number
        moment = game.evolve(moment, entry.event)
    return 0


def view_at(table: StoredTable, number: int, eyes: str = "all") -> State:
    """The view of one perspective after so many events of a finished game."""
    state = table.state
    if not table.over:
        raise Refusal("table-not-over")
    counted = line(state.log)
    if not 0 <= number <= len(counted):
        raise Refusal("no-such-page")
    seen = perspective(eyes, len(state.chairs))
    return _seen(state.rules, replayed(state.rules, state.options, counted[:number]), seen)


def _seen(game: Game, state: State, seen: Perspective) -> State:
    return state if seen.open else game.view(state, seen.seat)
