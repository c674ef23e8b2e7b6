"""Swipe by the rules alone, slowly: what tables of small games are compared with."""

from functools import cache
from math import exp, log

from swordfish.core import Forced, Over, Players
from swordfish.exact.swipe.table.backend import backend
from swordfish.exact.swipe.table.certificate import CertifiedLayer, evaluated
from swordfish.exact.swipe.table.engine import ENDING, Engine
from swordfish.exact.swipe.table.lattice import Lattice, cells
from swordfish.exact.swipe.table.sizes import Size
from swordfish.exact.swipe.table.solver import Frozen, solved
from swordfish.games.swipe.model import Hoard, State, Throw
from swordfish.games.swipe.rules import decide, due, evolve, legal

BITS = 15
SMALL = [Size(3, 8, 6), Size(3, 9, 7), Size(4, 10, 8), Size(5, 11, 7)]


def engine(size: Size, real: str) -> Engine:
    return Engine(Lattice(size.seats, size.dice), size.chips, size.top, backend("numpy"), real)


@cache
def table(size: Size) -> tuple[Frozen, ...]:
    return tuple(solved(engine(size, "float32"), BITS))


class Slowly:
    """The same game by the rules alone: one position at a time, one event after the other."""

    def __init__(self, size: Size) -> None:
        self.size, self.lattice, self.engine = size, Lattice(size.seats, size.dice), engine(size, "float64")
        self.layers: dict[int, CertifiedLayer] = {
            layer.frozen.centre: layer for layer in evaluated(self.engine, table(size), BITS)
        }

    def at(self, state: State) -> tuple[int, int, int]:
        """The layer, row and cell of a position before a throw."""
        order = [(state.turn + step) % self.size.seats for step in range(self.size.seats)]
        row = self.lattice.number[tuple(state.seats[seat].dice for seat in order)]
        return state.centre.chips, row, self.engine.cell([state.seats[seat].chips for seat in order])

    def seats(self, state: State, values: list[float]) -> list[float]:
        """Turn values from the thrower on into values by seat."""
        return [values[(seat - state.turn) % self.size.seats] for seat in range(self.size.seats)]

    def values(self, state: State) -> list[float]:
        centre, row, cell = self.at(state)
        others = self.layers[centre].values[:, row, cell].tolist()
        return self.seats(state, [1 - sum(others), *others])

    def replies(self, state: State) -> list[float]:
        centre, row, cell = self.at(state)
        return self.seats(state, self.layers[centre].replies[:, row, cell].tolist())

    def weight(self, state: State, mover: int) -> float:
        """How heavy the mover weighs the position that a turn ends in: the logarithm."""
        waiting = due(state)
        if isinstance(waiting, Throw):
            centre, row, cell = self.at(state)
            frozen = self.layers[centre].frozen
            return float(frozen.codes[row, cell]) / 2**BITS / frozen.temperature
        return ended(state)[mover] / ENDING

    def mixed(self, state: State, mover: int) -> tuple[float, list[float], list[float]]:
        """The weight of all orders of choices from here on, as a logarithm; values and best responses after them."""
        waiting = due(state)
        if isinstance(waiting, Forced) and state.thrown:
            return self.mixed(evolve(state, waiting.event), mover)
        if not isinstance(waiting, Players):
            values = self.values(state) if isinstance(waiting, Throw) else ended(state)
            replies = self.replies(state) if isinstance(waiting, Throw) else values
            return self.weight(state, mover), values, replies
        led = [self.mixed(evolve(state, decide(state, mover, each, 0)[0]), mover) for each in legal(state, mover)]
        most = max(weight for weight, _, _ in led)
        shares = [exp(weight - most) for weight, _, _ in led]
        total = sum(shares)
        seats = range(self.size.seats)
        values = [sum(w * v[seat] for w, (_, v, _) in zip(shares, led, strict=True)) / total for seat in seats]
        replies = [sum(w * r[seat] for w, (_, _, r) in zip(shares, led, strict=True)) / total for seat in seats]
        replies[mover] = max(r[mover] for _, _, r in led)
        return most + log(total), values, replies

    def expected(self, state: State) -> tuple[list[float], list[float]]:
        """Values and best responses of a position, from those after the throw."""
        values, replies = [0.0] * self.size.seats, [0.0] * self.size.seats
        for rolled, share in Throw(state.seats[state.turn].dice).outcomes():
            _, led, best = self.mixed(evolve(state, rolled), state.turn)
            for seat in range(self.size.seats):
                values[seat] += share * led[seat]
                replies[seat] += share * best[seat]
        return values, replies


def ended(state: State) -> list[float]:
    """What each seat wins where the centre is empty: who rolls off has the same chance."""
    waiting = due(state)
    first = [place == 1 for place in waiting.places] if isinstance(waiting, Over) else [False] * len(state.seats)
    if not isinstance(waiting, Over):
        assert not isinstance(waiting, (Forced, Players, Throw))
        first = [seat in waiting.seats for seat in range(len(state.seats))]
    return [each / sum(first) for each in first]


def positions(size: Size) -> list[State]:
    """Every position before a throw; who is to throw changes from one to the next."""
    found: list[State] = []
    for centre in range(1, size.top + 1):
        for row in Lattice(size.seats, size.dice).rows:
            for cell in cells(size.chips - centre, size.seats).tolist():
                turn = len(found) % size.seats
                hoards = [Hoard(chips, dice) for chips, dice in zip(cell, row, strict=True)]
                turned = tuple(hoards[(seat - turn) % size.seats] for seat in range(size.seats))
                found.append(State(centre=Hoard(centre, size.dice - sum(row)), seats=turned, turn=turn))
    return found
