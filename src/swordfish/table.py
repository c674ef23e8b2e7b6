"""Play and inspect a game from a REPL or a script: `Table`."""

import os
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Generic, Literal, Self, TypeAlias, overload

from msgspec.structs import replace

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
    RecoveredChoice,
    Rewound,
    S,
    Stamped,
    Step,
    Supposition,
    Waiting,
    apply_commands,
    check_turn,
    chosen,
    commitment,
    fresh_seed,
    line,
    now,
    open_seed,
    path,
    settled,
    states,
    suppose,
    undo_to,
)
from swordfish.core import sealed as seal
from swordfish.games import GameRules, position
from swordfish.record import Record, check, check_people, read, start_of, write

if TYPE_CHECKING:
    from swordfish.draw import Picture
    from swordfish.games import swipe, swirl, swish, swishbones


class Table(Generic[S, C, E, O]):
    """A game in progress: `Table("swipe", seats=3, seed=7)`. Further keywords are options of the game.

    `state` starts the table at a position, given as a state or as its line of notation; the options follow from it.
    The clock stands still unless you move it: `say(…, at=…)` and `wait(until)` set the table's time. A type checker
    knows the states, commands and options of a table by its game's name; `AnyTable` is a table of any game.
    """

    @overload
    def __init__(
        self: "Table[swish.State, swish.Command, swish.Event, swish.Options]",
        game: Literal["swish"],
        *,
        seats: int | None = None,
        seed: int | str | None = None,
        names: Sequence[str] = (),
        players: Sequence[str] = (),
        state: "swish.State | str | None" = None,
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
        state: "swishbones.State | str | None" = None,
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
        state: "swirl.State | str | None" = None,
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
        state: "swipe.State | str | None" = None,
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
        state: Any = None,
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
        state: Any = None,
        **options: Any,
    ) -> None:
        rules = games.find(game)
        if seats is not None:
            options["seats"] = seats
        if isinstance(state, str):
            state = rules.notation.read(state)
        if state is not None:
            options = position.fitting(rules, state, options)
        made: Options = games.options(rules, options)
        if state is not None:
            position.check(rules, made, state)
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
            position="" if state is None else rules.notation.write(state),
        )
        self._sit(header, secret)

    def _sit(
        self, header: Header, seed: bytes, entries: Sequence[Stamped[E | Rewound]] = (), at: int | None = None
    ) -> None:
        self.header = header
        self.rules: GameRules[S, C, E, O] = games.find(header.game, header.rules)
        self._seed = seed
        self._luck = Luck(seed, header.salts)
        self._entries = list(entries)
        self._states = list(states(self.rules, header.options, entries, start_of(self.rules, header)))
        self._now = now(entries) if at is None else at
        self._settle()

    def copy(self) -> Self:
        """An independent table at the same point, with the same luck to come; also `copy.copy` and `deepcopy`."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._entries, twin._states = self._entries.copy(), self._states.copy()
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()  # states and events are immutable

    def __getstate__(self) -> dict[str, Any]:
        """Pickle the header, the seed, the log and the clock; everything else follows from them."""
        derived = {"rules", "_luck", "_states", "_due"}
        return {name: value for name, value in self.__dict__.items() if name not in derived}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._sit(self.header, self._seed, self._entries, self._now)

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
    def start(self) -> S:
        """The full state before the first event."""
        return self._states[0]

    @property
    def state(self) -> S:
        """The full state, hidden things included: for the owner of the table, not for its players."""
        return self._states[-1]

    @property
    def due(self) -> Waiting:
        """What the table waits for: Players, or Over."""
        return self._due

    @property
    def log(self) -> tuple[Stamped[E | Rewound], ...]:
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

    def say(self, *commands: C | str, seat: int | None = None, at: int | None = None) -> tuple[Stamped[E], ...]:
        """Apply a command or a chain of commands and return the events; IllegalMove changes nothing."""
        said = [self._read(command) for command in commands]
        self.wait(self._now if at is None else at)
        seat = self._speaker(seat)
        steps, self._due = self._apply(seat, said)
        return self._append(steps)

    def _apply(self, seat: int, said: Sequence[C]) -> tuple[list[Step[E, S]], Waiting]:
        number = len(self._entries)
        return apply_commands(self.rules, self.state, self._due, seat, said, self._luck, number, self._now)

    def suppose(self, *commands: C | str, seat: int | None = None) -> Supposition[S, E]:
        """Where commands would lead, as far as the seat can know; changes nothing."""
        seat = self._speaker(seat)
        return suppose(self.rules, self.view(seat), seat, [self._read(command) for command in commands], self._now)

    def wait(self, until: int) -> tuple[Stamped[E], ...]:
        """Advance the clock to `until` and return the events that happen by themselves."""
        self._now = max(self._now, until)
        return self._settle()

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

    def push(self, command: C | str) -> tuple[Stamped[E], ...]:
        """Play a command of the seat that is due; `pop` takes it back."""
        return self.say(command)

    def pop(self) -> C:
        """Remove the last choice and everything after it from the log; return its command.

        It is the inverse of `push`: the same command then leads to the same draws. `undo` keeps the events in the log.
        """
        number, choice = self._last()
        del self._entries[number:], self._states[number + 1 :]
        self._now = now(self._entries)
        self._settle()
        return choice.command

    def peek(self) -> C:
        """The command of the last choice."""
        return self._last()[1].command

    def _last(self) -> tuple[int, RecoveredChoice[C, E]]:
        """The last choice that was not undone, and the number of events before it."""
        for number in reversed(path(self._entries)):
            if choice := chosen(self.rules, self._states[number], self._entries, number):
                return number, choice
        raise IllegalMove("undo-nothing")

    @property
    def notation(self) -> str:
        """The full state as a line of text; `Table(game, state=line)` starts a table there."""
        return self.rules.notation.write(self.state)

    def write_command(self, command: C) -> str:
        """A command as text, as `say` and `push` read it."""
        return self.rules.notation.write_command(command)

    def read_command(self, text: str) -> C:
        """The command of a text; BadNotation shows what one looks like."""
        return self.rules.notation.read_command(text)

    def record(self, seat: int | None = None, *, sealed: bool = False) -> Record:
        """The record of the game so far: complete; or, sealed, what the seat (None: a watcher) may see of it."""
        header, entries, seed = self.header, tuple(self._entries), self._seed
        if not sealed or isinstance(self._due, Over):
            return Record(header=header, entries=entries, places=self.places, seed=seed)
        if header.position:
            header = replace(header, position=self.rules.notation.write(self.rules.view(self.start, seat)))
        return Record(header=header, entries=seal(self.rules, entries, seat))

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

    def told(self) -> list[Stamped[E]]:
        """The events without undone ones."""
        return line(self._entries)

    def _speaker(self, seat: int | None) -> int:
        if seat is not None:
            return seat
        if isinstance(self._due, Players):
            return self._due.seats[0]
        raise IllegalMove("game-over")

    def _read(self, command: C | str) -> C:
        if isinstance(command, str):
            return self.read_command(command)
        if not isinstance(command, self.rules.Command):
            raise IllegalMove("empty-chain")
        return command

    def _settle(self) -> tuple[Stamped[E], ...]:
        steps, self._due = settled(self.rules, self.state, self._luck, len(self._entries), self._now)
        return self._append(steps)

    def _append(self, steps: Sequence[Step[E, S]]) -> tuple[Stamped[E], ...]:
        """Take over steps that have happened; return their events."""
        happened = tuple(Stamped(at, event) for at, event, _ in steps)
        self._entries += happened
        self._states += (state for _, _, state in steps)
        return happened

    def picture(self, seat: int | None = None, *, theme: str = "light", lang: str = "en") -> "Picture":
        """Draw the table as the seat sees it; without a seat, as a watcher does."""
        from swordfish.draw import svg  # imported here: drawing loads the catalogues, and most scripts draw nothing

        return svg(self.game, self.view(seat), seat, theme=theme, names=self.names, lang=lang)

    def __repr__(self) -> str:
        return f"<Table {self.game}: {self.notation}>"

    def _repr_svg_(self) -> str:
        """What a notebook shows: everything, hidden things included, as in `state`."""
        from swordfish.draw import svg  # imported here: as in `picture`

        return svg(self.game, self.state, names=self.names)


AnyTable: TypeAlias = Table[Any, Any, Any, Any]
"""A table of a game that is known only at run time."""
