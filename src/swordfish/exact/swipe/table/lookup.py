"""Look up positions in a table: what its policy chooses, what a choice is worth, who is going to win.

A table stores, for each position before a throw, the win probability of the seat that threw last. Everything else
follows from one turn ahead: the thrower's win probability is a mean over throws and choices, and after each of them the
thrower is the one that threw last.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import product
from math import exp, log
from typing import NamedTuple

from swordfish.core import Forced, Over, Players
from swordfish.exact.swipe.table.engine import ENDING
from swordfish.exact.swipe.table.file import TableFile
from swordfish.exact.swipe.table.kernel import number, ways
from swordfish.exact.swipe.table.lattice import Fall, Row, falls, orders, rows, superswiped, targets
from swordfish.exact.swipe.table.sizes import FINE, size
from swordfish.exact.swipe.table.solver import Frozen
from swordfish.games.swipe.model import NO_LIMIT, Face, State, Swipe, Throw
from swordfish.games.swipe.rules import decide, due, evolve, legal

WITHIN = 0.001
"""Every win probability of a table that `wins` gives is at most this far from the truth; certificates show it."""
LAYERS = 16
"""So many layers of a table stay unpacked."""


class Position(NamedTuple):
    """What lies on the table before a throw; seats are counted from the thrower."""

    centre: int
    chips: tuple[int, ...]
    dice: Row


class Landing(NamedTuple):
    """A position that a turn can end in, and the logarithm of the number of orders of choices that lead to it."""

    position: Position
    orders: float


class PolicyTable:
    """A solved game. Seats are counted as in the state that is asked about."""

    def __init__(self, file: TableFile) -> None:
        self.size, self.file = file.size, file
        self._layer = lru_cache(LAYERS)(file.layer)
        self._thrower = lru_cache(4096)(self._thrower_wins)

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
            command: max(self._last(landing.position) for landing in _landings(after))
            for command, after in _after(state).items()
        }

    def wins(self, state: State) -> tuple[float, ...]:
        """Each seat's win probability. Only for three players: with more, one turn ahead does not tell."""
        while isinstance(waiting := due(state), Forced):
            state = evolve(state, waiting.event)
        if isinstance(waiting, Throw):
            return _by_seat(self._wins(_position(state)), state.turn)
        if isinstance(waiting, Players):
            return _by_seat(self._mean(_landings(state)), state.turn + 1)
        first = [place == 1 for place in waiting.places] if isinstance(waiting, Over) else []
        return _shared(first or [seat in waiting.seats for seat in range(len(state.seats))])

    def _mean(self, landings: Sequence[Landing]) -> list[float]:
        """Average the win probabilities after a turn as the policy picks, from the next thrower on."""
        shares = self._shares(landings)
        each = [self._wins(landing.position) for landing in landings]
        return [sum(map(float.__mul__, shares, column)) for column in zip(*each, strict=True)]

    def _wins(self, position: Position) -> list[float]:
        """The win probabilities from the thrower on."""
        if not position.centre:
            return list(_ended(position))
        thrower, last = self._thrower(position), self._last(position)
        return [thrower, 1 - thrower - last, last]

    def _thrower_wins(self, position: Position) -> float:
        """The thrower's win probability, one turn ahead. After a Super Swipe the same seat throws again."""
        found, again, stays = 0.0, 0.0, 0.0
        for fall in falls(position.dice[0]):
            if fall.crosses < position.dice[0]:
                landings = _led(position, fall, self.size.dice)
                shares = self._shares(landings)
                lasts = [self._last(landing.position) for landing in landings]
                found += fall.share * sum(map(float.__mul__, shares, lasts))
            elif (dice := superswiped(position.dice)) == position.dice:
                stays = fall.share
            else:
                again = fall.share * self._thrower(position._replace(dice=dice))
        return (found + again) / (1 - stays)

    def _shares(self, landings: Sequence[Landing]) -> list[float]:
        """How likely the policy ends a turn in each of these."""
        logs = [self._weight(landing) for landing in landings]
        most = max(logs)
        shares = [exp(each - most) for each in logs]
        total = sum(shares)
        return [share / total for share in shares]

    def _total(self, state: State) -> float:
        """The weight of all orders of choices from here on, as a logarithm."""
        logs = [self._weight(landing) for landing in _landings(state)]
        most = max(logs)
        return most + log(sum(exp(each - most) for each in logs))

    def _weight(self, landing: Landing) -> float:
        position = landing.position
        if not position.centre:
            return _ended(position)[-1] / ENDING + landing.orders
        layer = self._layer(position.centre)
        return self._number(layer, position) / layer.temperature + landing.orders

    def _last(self, position: Position) -> float:
        """The win probability of the seat that threw last."""
        if not position.centre:
            return _ended(position)[-1]
        layer = self._layer(position.centre)
        row, cell = self._place(position)
        return self._number(layer, position) + float(layer.corrections[row, cell]) / 2**FINE

    def _number(self, layer: Frozen, position: Position) -> float:
        row, cell = self._place(position)
        return float(layer.codes[row, cell]) / 2**self.file.title.bits

    def _place(self, position: Position) -> tuple[int, int]:
        return _rows(self.size.seats, self.size.dice)[position.dice], _cell(position.chips)


def _after(state: State) -> dict[Swipe, State]:
    """Each choice of the mover, with the state it leads to."""
    return {command: evolve(state, decide(state, state.turn, command, 0)[0]) for command in legal(state, state.turn)}


def _position(state: State) -> Position:
    """The position of a state, from the seat whose turn it is."""
    seats = state.seats[state.turn :] + state.seats[: state.turn]
    return Position(state.centre.chips, tuple(hoard.chips for hoard in seats), tuple(hoard.dice for hoard in seats))


def _landings(state: State) -> list[Landing]:
    """Where a turn in progress can end: what is left of a throw is carried out like a throw."""
    fall = Fall(*[state.todo.count(face) for face in Face], 1.0)
    position = _position(state)
    return _led(position, fall, sum(position.dice) + state.centre.dice)


def _led(position: Position, fall: Fall, dice: int) -> list[Landing]:
    """Where a throw can lead; the thrower is the last seat then."""
    mine, *others = position.chips
    swiped = min(fall.swipes, sum(others))
    won = min(fall.wins, position.centre)
    chips = [
        ((*(held - gone for held, gone in zip(others, given, strict=True)), mine + swiped + won), log(orders(given)))
        for given in _given(swiped, tuple(others))
    ]
    dealt = [(row, log(many)) for row, many in targets(position.dice, fall, dice - sum(position.dice))]
    return [
        Landing(Position(position.centre - won, cell, row), one + other)
        for (cell, one), (row, other) in product(chips, dealt)
    ]


@lru_cache(4096)
def _given(swiped: int, others: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """How so many chips can come from these."""
    every = ways(swiped, len(others))
    return tuple([given for given in every if all(map(int.__le__, given, others))])


@lru_cache(65536)
def _cell(chips: tuple[int, ...]) -> int:
    """The number of a cell among those of as many chips."""
    return int(number(chips, sum(chips)))


@cache
def _rows(seats: int, dice: int) -> dict[Row, int]:
    return {row: at for at, row in enumerate(rows(seats, dice))}


@lru_cache(4096)
def _ended(position: Position) -> tuple[float, ...]:
    """The win probabilities once the centre is empty: most chips, then most dice; equals roll off."""
    held = list(zip(position.chips, position.dice, strict=True))
    return _shared([each == max(held) for each in held])


def _shared(first: Sequence[bool]) -> tuple[float, ...]:
    return tuple(each / sum(first) for each in first)


def _by_seat(values: Sequence[float], first: int) -> tuple[float, ...]:
    """Turn values from the seat `first` on into values by seat."""
    return tuple(values[(seat - first) % len(values)] for seat in range(len(values)))
