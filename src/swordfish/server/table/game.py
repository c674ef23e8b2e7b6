"""The game at a hosted table: holds its states and decides changes. It writes nothing."""

from collections import deque
from collections.abc import Sequence

from msgspec.structs import replace

from swordfish.core import (
    AnyStep,
    Command,
    Event,
    IllegalMove,
    Luck,
    Over,
    Players,
    Refusal,
    Rewound,
    Stamped,
    State,
    Stop,
    apply_commands,
    hands_of,
    now,
    settled,
    states,
    throw,
)
from swordfish.games import Game
from swordfish.server.table.change import NOTHING, Change
from swordfish.server.table.entries import Begun, Ended, Entry, Happened, Thrown
from swordfish.server.table.state import TableState

MOST_STATES = 256
"""How many states stay in memory, for undo and for the views before each event."""


class HostedGame:
    """The states of one game, folded from the log of its table."""

    def __init__(self, table: TableState, seed: bytes) -> None:
        self._table, self.seed = table, seed
        self.due: Stop[Event] | None = None  # None before the game begins
        self._states: deque[State] = deque(maxlen=MOST_STATES)
        self._luck: Luck | None = None

    @property
    def rules(self) -> Game:
        """The rules that are played here."""
        return self._table.rules

    @property
    def luck(self) -> Luck:
        """The luck of this table; fixed once the game begins."""
        if self._luck is None:
            self._luck = Luck(self.seed, self._table.salt_bytes)
        return self._luck

    @property
    def by_hand(self) -> bool:
        """Whether the table waits for the hands that throw."""
        return self._table.made.throw_ms != 0

    @property
    def hands(self) -> tuple[int, ...]:
        """The seats that still have to throw."""
        if self.due is None or not (hands := hands_of(self.due)):
            return ()
        return tuple(seat for seat in hands if seat not in self._table.thrown)

    @property
    def state(self) -> State:
        """The full state of the game, hidden information included."""
        return self._states[-1]

    def state_at(self, number: int) -> State:
        """The state after so many events; IllegalMove if it is no longer in memory."""
        back = len(self._table.log) - number
        if not 0 <= back < len(self._states):
            raise IllegalMove("undo-nothing")
        return self._states[-1 - back]

    def states_before(self, number: int) -> Sequence[State]:
        """The states before each of the last so many events, where they are in memory."""
        return list(self._states)[max(len(self._states) - 1 - number, 0) : -1] if number else ()

    def revive(self) -> None:
        """Compute the states from the log."""
        self._states.extend(states(self.rules, self._table.options, self._table.log))

    def apply(self, change: Change) -> None:
        """Take over the states of a change that was written."""
        self._states.extend(change.states)
        if change.due is not None:
            self.due = change.due

    # the changes it can decide

    def settle(self, at: int) -> Change:
        """The change that happens without a player, up to this table time."""
        at, number = max(at, self._table.stamp), len(self._table.log)
        steps, due = settled(self.rules, self.state, self.luck, number, at, by_hand=self.by_hand)
        if (hands := hands_of(due)) and not steps and self._table.thrown.issuperset(hands):
            steps, due = throw(self.rules, self.state, self.luck, number, at)  # all had thrown, and it was not drawn
        return self._played(steps, due)

    def command(self, seat: int, said: Sequence[Command], at: int, before: Sequence[Entry] = ()) -> Change:
        """The change that a seat's commands make at this table time. `before`: entries that explain them."""
        if self.due is None:
            raise IllegalMove("not-begun")
        timed = isinstance(self.due, Players) and self.due.until is not None
        lapsed = self.settle(at) if timed else NOTHING
        state, number = lapsed.states[-1] if lapsed.states else self.state, len(self._table.log) + len(lapsed.states)
        at, waiting = max(at, self._table.stamp), lapsed.due or self.due
        try:
            steps, due = apply_commands(
                self.rules, state, waiting, seat, said, self.luck, number, at, by_hand=self.by_hand
            )
        except Refusal as refusal:
            if not lapsed.entries:
                raise
            return replace(lapsed, refusal=refusal)
        change = self._played(steps, due)
        if not lapsed.entries and not before:
            return change
        entries = (*lapsed.entries, *before, *change.entries)
        return replace(change, entries=entries, states=(*lapsed.states, *change.states))

    def throw(self, seats: Sequence[int], at: int, *, auto: bool = False) -> Change:
        """The change when these seats throw, or (`auto`) the table for them. With the last hand the draw happens."""
        assert self.due is not None, "a throw is due"
        waits = len(self.hands) > len(seats)
        told = waits or auto or len(hands_of(self.due)) > 1
        thrown = [Thrown(seat, auto) for seat in seats] if told else []
        if waits:
            return Change(entries=thrown)
        at, number = max(at, self._table.stamp), len(self._table.log)
        change = self._played(*throw(self.rules, self.state, self.luck, number, at))
        return replace(change, entries=(*thrown, *change.entries))

    def begin(self, begun: Begun, salts: Sequence[bytes], before: Sequence[Entry] = ()) -> Change:
        """The change that begins the game with these salts, up to the first choice."""
        start = self.rules.start(self._table.options)
        change = self._played(*settled(self.rules, start, Luck(self.seed, salts), 0, 0, by_hand=self.by_hand))
        entries = (*before, begun, *change.entries)
        return replace(change, entries=entries, states=(start, *change.states), clock=_last(change, 0))

    def rewind(self, number: int, at: int, before: Sequence[Entry] = ()) -> Change:
        """The change that takes game and clock back to the state after so many events."""
        state, log = self.state_at(number), self._table.log
        rewound = Happened(at, Rewound(number))
        stamp = now([*log, Stamped(rewound.at, rewound.event)])
        change = self._played(*settled(self.rules, state, self.luck, len(log) + 1, stamp, by_hand=self.by_hand))
        entries = (*before, rewound, *change.entries)
        return replace(change, entries=entries, states=(state, *change.states), clock=_last(change, stamp))

    def _played(self, steps: Sequence[AnyStep], due: Stop[Event]) -> Change:
        entries: list[Entry] = [Happened(at, event) for at, event, _ in steps]
        if isinstance(due, Over) and self._table.ended is None:
            entries.append(Ended(due.places, self.seed.hex()))
        return Change(entries=entries, states=[state for _, _, state in steps], due=due)


def _last(change: Change, before: int) -> int:
    """The time of the last event of a change; `before` if there is none."""
    return max((entry.at for entry in change.entries if isinstance(entry, Happened)), default=before)
