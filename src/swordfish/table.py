"""Play and inspect a game from a REPL or a script: `Table`."""

import os
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeAlias, cast, overload

from swordfish import games
from swordfish.core import (
    C,
    E,
    Header,
    IllegalMove,
    Luck,
    O,
    Options,
    Over,
    Players,
    Rewound,
    S,
    Stamped,
    Step,
    Supposition,
    Waiting,
    apply_commands,
    check_turn,
    commitment,
    fresh_seed,
    hands_of,
    line,
    now,
    open_seed,
    path,
    settled,
    states,
    suppose,
    throw,
    undo_to,
)
from swordfish.core import sealed as seal
from swordfish.draw import Picture, svg
from swordfish.games import GameRules
from swordfish.record import Record, check, check_people, read, write

if TYPE_CHECKING:
    from swordfish.games import swipe, swirl, swish, swishbones


class Table(Generic[S, C, E, O]):
    """A game in progress: `Table("swipe", seats=3, seed=7)`. Further keywords are options of the game.

    The clock stands still unless you move it: `say(…, at=…)` and `wait(until)` set the table's time. A type checker
    knows the states, commands and options of a table by its game's name; `AnyTable` is a table of any game.
    """

    by_hand = False
    """Whether the table waits at a throw for `throw`; a subclass may say so."""

    @overload
    def __init__(
        self: "Table[swish.State, swish.Command, swish.Event, swish.Options]",
        game: Literal["swish"],
        *,
        seats: int | None = None,
        seed: int | str | None = None,
        names: Sequence[str] = (),
        players: Sequence[str] = (),
        **options: Any,
    ) -> None: ...
    @overload
    def __init__(
        self: "Table[swishbones.State, swishbones.Command, swishbones.Event, swishbones.Options]",
        game: Literal["swishbones"],
        *,
        seats: int | None = None,
        seed: int | str | None = None,
        names: Sequence[str] = (),
        players: Sequence[str] = (),
        **options: Any,
    ) -> None: ...
    @overload
    def __init__(
        self: "Table[swirl.State, swirl.Command, swirl.Event, swirl.Options]",
        game: Literal["swirl"],
        *,
        seats: int | None = None,
        seed: int | str | None = None,
        names: Sequence[str] = (),
        players: Sequence[str] = (),
        **options: Any,
    ) -> None: ...
    @overload
    def __init__(
        self: "Table[swipe.State, swipe.Command, swipe.Event, swipe.Options]",
        game: Literal["swipe"],
        *,
        seats: int | None = None,
        seed: int | str | None = None,
        names: Sequence[str] = (),
        players: Sequence[str] = (),
        **options: Any,
    ) -> None: ...
    @overload
    def __init__(
        self: "AnyTable",
        game: str,
        *,
        seats: int | None = None,
        seed: int | str | None = None,
        names: Sequence[str] = (),
        players: Sequence[str] = (),
        **options: Any,
    ) -> None: ...
    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        seed: int | str | None = None,
        names: Sequence[str] = (),
        players: Sequence[str] = (),
        **options: Any,
    ) -> None:
        rules = games.find(game)
        if seats is not None:
            options["seats"] = seats
        made: Options = games.options(rules, options)
        check_people(names, players, made.seats)
        secret = fresh_seed() if seed is None else open_seed(seed)
        header = Header(
            game=game,
            rules=rules.VERSION,
            options=made,
            names=tuple(names),
            players=tuple(players),
            commitment=commitment(secret),
            open=seed is not None,
        )
        self._sit(header, secret)

    def _sit(self, header: Header, seed: bytes, entries: Sequence[Stamped] = ()) -> None:
        self.header = header
        self.rules: GameRules[S, C, E, O] = games.find(header.game, header.rules)
        self._seed = seed
        self._luck = Luck(seed, header.salts)
        self._entries = list(entries)
        self._states = list(states(self.rules, header.options, entries))
        self._now = now(entries)
        self._settle()

    @property
    def game(self) -> str:
        return self.header.game

    @property
    def options(self) -> O:
        return self.header.options

    @property
    def names(self) -> tuple[str, ...]:
        return self.header.names

    @property
    def state(self) -> S:
        """The full state, hidden things included: for the owner of the table, not for its players."""
        return self._states[-1]

    @property
    def due(self) -> Waiting:
        """What the table waits for: Players, or Over; while it waits for `hands`, the chance that they throw."""
        return cast("Waiting", self._due)  # chance only where `by_hand` is true

    @property
    def hands(self) -> tuple[int, ...]:
        """The seats for whose throw the table waits; none, unless it is played `by_hand`."""
        return hands_of(self._due)

    @property
    def log(self) -> tuple[Stamped, ...]:
        """Every event with its time, undone ones included."""
        return tuple(self._entries)

    @property
    def places(self) -> tuple[int, ...] | None:
        """One place per seat once the game is over, None before."""
        return self._due.places if isinstance(self._due, Over) else None

    @property
    def now(self) -> int:
        """The table's time in milliseconds."""
        return self._now

    def view(self, seat: int | None = None) -> S:
        """What the seat can know; without a seat, what a watcher can know."""
        return self.rules.view(self.state, seat)

    def legal(self, seat: int | None = None) -> Sequence[C]:
        """All commands of the seat; without a seat, of the first seat that is due."""
        seat = self._speaker(seat)
        check_turn(self._due, seat)
        return self.rules.legal(self.state, seat)

    def say(self, *commands: C | str, seat: int | None = None, at: int | None = None) -> tuple[Stamped, ...]:
        """Apply a command or a chain of commands and return the events; IllegalMove changes nothing."""
        said = [self._read(command) for command in commands]
        self.wait(self._now if at is None else at)
        seat = self._speaker(seat)
        steps, due = apply_commands(
            self.rules,
            self.state,
            self._due,
            seat,
            said,
            self._luck,
            len(self._entries),
            self._now,
            by_hand=self.by_hand,
        )
        before = len(self._entries)
        self._append(steps)
        self._due = due
        return tuple(self._entries[before:])

    def throw(self, at: int | None = None) -> tuple[Stamped, ...]:
        """The `hands` throw; returns the events."""
        if not self.hands:
            raise IllegalMove("throw-nothing")
        before = len(self._entries)
        self._now = max(self._now, self._now if at is None else at)
        steps, self._due = throw(self.rules, self.state, self._luck, before, self._now)
        self._append(steps)
        return tuple(self._entries[before:])

    def suppose(self, *commands: C | str, seat: int | None = None) -> Supposition[S, E]:
        """Where commands would lead, as far as the seat can know; changes nothing."""
        seat = self._speaker(seat)
        return suppose(self.rules, self.view(seat), seat, [self._read(command) for command in commands], self._now)

    def wait(self, until: int) -> tuple[Stamped, ...]:
        """Advance the clock to `until` and return the events that happen by themselves."""
        before = len(self._entries)
        self._now = max(self._now, until)
        self._settle()
        return tuple(self._entries[before:])

    def last_choice(self, seat: int) -> int:
        """The number of events before the seat's last choice; the argument for `undo`."""
        for number in reversed(path(self._entries)):
            due = self.rules.due(self._states[number])
            if isinstance(due, Players) and seat in due.seats:
                return number
        raise IllegalMove("undo-nothing")

    def undo(self, to: int) -> None:
        """Return to the state and time after the first `to` events. The log keeps the undone events."""
        if not 0 <= to < len(self._entries):
            raise IllegalMove("undo-nothing")
        self._entries.append(Stamped(self._now, Rewound(to)))
        self._states.append(self._states[to])
        self._now = now(self._entries)
        self._settle()

    def take_back(self, seat: int) -> None:
        """Undo the seat's last choice as players may: past no draw, and past no event that revealed a hidden thing."""
        self.undo(undo_to(self.rules, self._entries, self._states.__getitem__, seat))

    def record(self, seat: int | None = None, *, sealed: bool = False) -> Record:
        """The record of the game so far: complete; or, sealed, what the seat (None: a watcher) may see of it."""
        entries = tuple(self._entries)
        over = isinstance(self._due, Over)
        if sealed and not over:
            entries = seal(self.rules, entries, seat)
        return Record(
            header=self.header,
            entries=entries,
            places=self.places,
            seed=None if sealed and not over else self._seed,
        )

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the complete record to a file, hidden things included, so that the game can be resumed."""
        write(path, self.record())

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> "AnyTable":
        """Load a saved table; BadRecord if the file is damaged, inconsistent or sealed."""
        return cls.of(read(path))

    @classmethod
    def of(cls, saved: Record) -> "AnyTable":
        """The table at the end of a record."""
        check(saved)
        assert saved.seed is not None, "a sealed record does not pass the check"
        table = cls.__new__(cls)
        table._sit(saved.header, saved.seed, saved.entries)
        return table

    def told(self) -> list[Stamped]:
        """The events without undone ones."""
        return line(self._entries)

    def _speaker(self, seat: int | None) -> int:
        if seat is not None:
            return seat
        if isinstance(self._due, Players):
            return self._due.seats[0]
        raise IllegalMove("game-over")

    def _read(self, command: C | str) -> C:
        return self.rules.notation.read_command(command) if isinstance(command, str) else command

    def _settle(self) -> None:
        number, hand = len(self._entries), self.by_hand
        steps, self._due = settled(self.rules, self.state, self._luck, number, self._now, by_hand=hand)
        self._append(steps)

    def _append(self, steps: Sequence[Step[E, S]]) -> None:
        for at, event, state in steps:
            self._entries.append(Stamped(at, event))
            self._states.append(state)

    def picture(self, seat: int | None = None, *, theme: str = "light", lang: str = "en") -> Picture:
        """Draw the table as the seat sees it; without a seat, as a watcher does."""
        return svg(self.game, self.view(seat), seat, theme=theme, names=self.names, lang=lang)

    def __repr__(self) -> str:
        return f"<Table {self.game}: {self.rules.notation.write(self.state)}>"

    def _repr_svg_(self) -> str:
        """What a notebook shows: everything, hidden things included, as in `state`."""
        return svg(self.game, self.state, names=self.names)


AnyTable: TypeAlias = Table[Any, Any, Any, Any]
"""A table of a game that is known only at run time."""
