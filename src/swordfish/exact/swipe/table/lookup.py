"""Look up positions in a table: the choices of its policy, the value of each choice, and win probabilities.

A table stores, for each position before a throw, the win probability of the seat that threw last. Everything else
follows from one turn ahead: the thrower's win probability is a mean over throws and choices, and after each of them the
thrower is the one that threw last.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import product
from math import exp, log
from typing import NamedTuple

from swordfish.core import Over, Players, Step, advance, hands_of, no_draw
from swordfish.exact.swipe.falls import Fall, falls
from swordfish.exact.swipe.table.engine import ENDING
from swordfish.exact.swipe.table.file import TableFile
from swordfish.exact.swipe.table.kernel import number, ways
from swordfish.exact.swipe.table.lattice import Row, orders, rows, superswiped, targets
from swordfish.exact.swipe.table.sizes import FINE, size
from swordfish.games import swipe
from swordfish.games.swipe.model import NO_LIMIT, Event, Face, State, Swipe, Throw
from swordfish.games.swipe.rules import decide, evolve, legal

WITHIN = 0.001
"""Every win probability of a table that `wins` gives is at most this far from the truth; certificates show it."""
LAYERS, SEEN = 16, 1 << 15
"""How many layers of a table stay unpacked, and how many positions are cached."""


class Position(NamedTuple):
    """What lies on the table before a throw; seats are counted from the thrower."""

    centre: int
    chips: tuple[int, ...]
    dice: Row


class Landing(NamedTuple):
    """A position that a turn can end in, and the logarithm of the number of orders of choices that lead to it."""

    position: Position
    orders: float


class TableEntry(NamedTuple):
    """What a table says of a position: the logarithm of its weight, and the win probability of the last seat."""

    weight: float
    last: float


class PolicyTable:
    """A solved game. Seats are counted as in the state that is asked about."""

    def __init__(self, file: TableFile) -> None:
        self.size, self.file = file.size, file
        self._layer = lru_cache(LAYERS)(file.layer)
        self._seen = lru_cache(SEEN)(self._look)
        self._thrower = lru_cache(SEEN)(self._thrower_wins)

    def knows(self, state: State) -> bool:
        """Whether the state belongs to this game. A table says nothing about games with a limit of throws."""
        possible = min(hoard.dice for hoard in state.seats) > 0 and state.centre.chips <= self.size.top
        return size(state) == self.size and possible and state.left == NO_LIMIT

    def policy(self, state: State) -> dict[Swipe, float]:
        """How likely the policy picks each victim. Only where somebody has a choice."""
        logs = {command: self._total(after) for command, after in _after(state).items()}
        most = max(logs.values())
        shares = {command: exp(each - most) for command, each in logs.items()}
        total = sum(shares.values())
        return {command: share / total for command, share in shares.items()}

    def worth(self, state: State) -> dict[Swipe, float]:
        """The mover's win probability after each choice, if the mover's later choices of this turn are best."""
        return {
            command: max(self._seen(landing.position).last for landing in _landings(after))
            for command, after in _after(state).items()
        }

    def wins(self, state: State) -> tuple[float, ...]:
        """Each seat's win probability. Only for three players: with more, one turn ahead does not tell."""
        steps: list[Step[Event, State]] = []
        waiting = advance(swipe, state, no_draw, steps)
        state = steps[-1][2] if steps else state
        if isinstance(waiting, Throw):
            return _by_seat(self._wins(_position(state)), state.turn)
        if isinstance(waiting, Players):
            return _by_seat(self._mean(_landings(state)), state.turn + 1)
        if isinstance(waiting, Over):
            return _shared([place == 1 for place in waiting.places])
        return _shared([seat in hands_of(waiting) for seat in range(len(state.seats))])

    def _mean(self, landings: Sequence[Landing]) -> list[float]:
        """Average the win probabilities after a turn as the policy picks, from the next thrower on."""
        shares = self._shares(landings)
        each = [self._wins(landing.position) for landing in landings]
        return [sum(map(float.__mul__, shares, column)) for column in zip(*each, strict=True)]

    def _wins(self, position: Position) -> list[float]:
        """The win probabilities from the thrower on."""
        if not position.centre:
            return list(_ended(position))
        thrower, last = self._thrower(position), self._seen(position).last
        return [thrower, 1 - thrower - last, last]

    def _thrower_wins(self, position: Position) -> float:
        """The thrower's win probability, one turn ahead. After a Super Swipe the same seat throws again."""
        found, again, stays = 0.0, 0.0, 0.0
        for fall in falls(position.dice[0]):
            if fall.crosses < position.dice[0]:
                landings = _led(position, fall, self.size.dice)
                shares = self._shares(landings)
                lasts = [self._seen(landing.position).last for landing in landings]
                found += fall.share * sum(map(float.__mul__, shares, lasts))
            elif (dice := superswiped(position.dice)) == position.dice:
                stays = fall.share
            else:
                again = fall.share * self._thrower(position._replace(dice=dice))
        return (found + again) / (1 - stays)

    def _shares(self, landings: Sequence[Landing]) -> list[float]:
        """How likely the policy ends a turn in each of these."""
        logs = [self._seen(landing.position).weight + landing.orders for landing in landings]
        most = max(logs)
        shares = [exp(each - most) for each in logs]
        total = sum(shares)
        return [share / total for share in shares]

    def _total(self, state: State) -> float:
        """The weight of all orders of choices from here on, as a logarithm."""
        logs = [self._seen(landing.position).weight + landing.orders for landing in _landings(state)]
        most = max(logs)
        return most + log(sum(exp(each - most) for each in logs))

    def _look(self, position: Position) -> TableEntry:
        """Look a position up."""
        if not position.centre:
            last = _ended(position)[-1]
            return TableEntry(last / ENDING, last)
        layer = self._layer(position.centre)
        row, cell = _rows(self.size.seats, self.size.dice)[position.dice], _cell(position.chips)
        number = layer.codes.item(row, cell) / 2**self.file.title.bits
        return TableEntry(number / layer.temperature, number + layer.corrections.item(row, cell) / 2**FINE)


def _after(state: State) -> dict[Swipe, State]:
    """Each choice of the mover, with the state it leads to."""
    return {command: evolve(state, decide(state, state.turn, command, 0)[0]) for command in legal(state, state.turn)}


def _position(state: State) -> Position:
    """The position of a state, from the seat whose turn it is."""
    seats = state.seats[state.turn :] + state.seats[: state.turn]
    return Position(state.centre.chips, tuple(hoard.chips for hoard in seats), tuple(hoard.dice for hoard in seats))


def _landings(state: State) -> list[Landing]:
    """Where a turn in progress can end: what is left of a throw is carried out like a throw."""
    swipes, wins, robs, finds, crosses = [state.todo.count(face) for face in Face]
    fall = Fall(swipes, wins, robs, finds, crosses, 1.0)
    position = _position(state)
    return _led(position, fall, sum(position.dice) + state.centre.dice)


def _led(position: Position, fall: Fall, dice: int) -> list[Landing]:
    """Where a throw can lead; the thrower is the last seat then."""
    mine, *others = position.chips
    swiped, won = min(fall.swipes, sum(others)), min(fall.wins, position.centre)
    dealt = _dealt(position.dice, fall.robs, fall.finds, fall.crosses, dice)
    return [
        Landing(Position(position.centre - won, (*left, mine + swiped + won), row), one + other)
        for (left, one), (row, other) in product(_left(swiped, tuple(others)), dealt)
    ]


@lru_cache(SEEN)
def _left(swiped: int, others: tuple[int, ...]) -> tuple[tuple[tuple[int, ...], float], ...]:
    """What the others can have left of their chips once so many are swiped, with the logarithm of the orders."""
    return tuple(
        [
            (tuple(map(int.__sub__, others, given)), log(orders(given)))
            for given in ways(swiped, len(others))
            if all(map(int.__le__, given, others))
        ]
    )


@lru_cache(SEEN)
def _dealt(row: Row, robs: int, finds: int, crosses: int, dice: int) -> tuple[tuple[Row, float], ...]:
    """The rows that can follow, the next thrower first, with the logarithm of the orders."""
    fall = Fall(0, 0, robs, finds, crosses, 1.0)
    return tuple([(led, log(many)) for led, many in targets(row, fall, dice - sum(row))])


@lru_cache(SEEN)
def _cell(chips: tuple[int, ...]) -> int:
    """The number of a cell among those of as many chips."""
    return int(number(chips, sum(chips)))


@cache
def _rows(seats: int, dice: int) -> dict[Row, int]:
    return {row: at for at, row in enumerate(rows(seats, dice))}


@lru_cache(SEEN)
def _ended(position: Position) -> tuple[float, ...]:
    """The win probabilities once the centre is empty: most chips, then most dice; equals roll off."""
    held = list(zip(position.chips, position.dice, strict=True))
    return _shared([each == max(held) for each in held])


def _shared(first: Sequence[bool]) -> tuple[float, ...]:
    return tuple(each / sum(first) for each in first)


def _by_seat(values: Sequence[float], first: int) -> tuple[float, ...]:
    """Turn values from the seat `first` on into values by seat."""
    return tuple(values[(seat - first) % len(values)] for seat in range(len(values)))
