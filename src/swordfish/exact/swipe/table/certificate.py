"""Certify a frozen table: evaluate it exactly, and find the best response to it in every position.

A best response knows the table and plays one seat; the other seats follow the table. What it gains
over following the table is the loss of the table there. No opponent can gain more.
"""

from collections.abc import Callable, Iterable, Iterator

import numpy
from msgspec import Struct

from swordfish.exact.swipe.table.backend import Backend
from swordfish.exact.swipe.table.engine import Engine
from swordfish.exact.swipe.table.kernel import Array
from swordfish.exact.swipe.table.lattice import Lattice
from swordfish.exact.swipe.table.sizes import FINE, Size
from swordfish.exact.swipe.table.solver import Frozen
from swordfish.games.swipe.model import Options
from swordfish.games.swipe.rules import start


class Certificate(Struct, frozen=True, kw_only=True):
    """What was proved about a table."""

    seats: int
    chips: int
    dice: int
    positions: int
    wins: tuple[float, ...]  # at the start, by seat, if all follow the table
    gains: tuple[float, ...]  # at the start, by seat: what a best response wins more
    mean: float  # the loss, over all positions and seats
    worst: float  # the largest loss of any seat in any position
    error: float  # the largest error of a stored win probability: that of the seat which threw last

    @property
    def average(self) -> float:
        """The loss at the start, averaged over the seats."""
        return sum(self.gains) / len(self.gains)


class CertifiedLayer(Struct, frozen=True):
    """A layer of a table, evaluated: by seat from the thrower on, row and cell. Values leave the thrower out."""

    frozen: Frozen
    values: Array
    replies: Array
    lost: float  # all losses together
    worst: float
    error: float


def evaluated(engine: Engine, layers: Iterable[Frozen], bits: int) -> Iterator[CertifiedLayer]:
    """Evaluate frozen layers, and find the best responses to them."""
    alike: dict[int, Array] = {}
    best: dict[int, Array] = {}
    engine.add(alike, engine.ended(), 0)
    engine.add(best, engine.ended(replying=True), 0)
    for frozen in layers:
        layer = engine.layer(frozen.centre)
        fixed, against = alike.pop(frozen.centre), best.pop(frozen.centre)
        numbers = engine.backend.np.asarray(engine.padded(frozen.codes) / 2.0**bits)
        policy = engine.weights(layer.splits, numbers, engine.real(frozen.temperature))
        values = engine.evaluated(engine.follow, fixed, fixed, layer, policy)
        replies = engine.evaluated(engine.reply, against, against, layer, policy)
        engine.add(alike, engine.nodes(values, layer.splits, policy), frozen.centre)
        engine.add(best, engine.replies(replies, layer.splits, policy), frozen.centre)
        shown = numbers + engine.backend.np.asarray(engine.padded(frozen.corrections) / 2.0**FINE)
        found = engine.compare(values, replies, shown, numpy.int32(layer.width))
        yield CertifiedLayer(frozen, values, replies, *map(float, found))


def certificate(
    size: Size,
    layers: Iterable[Frozen],
    bits: int,
    backend: Backend,
    progress: Callable[[int], None] = lambda done: None,
) -> Certificate:
    """Recompute the certificate of frozen layers. `progress` receives the number of positions of each layer."""
    engine = Engine(Lattice(size.seats, size.dice), size.chips, size.top, backend, "float64")
    lost = worst = error = 0.0
    last: CertifiedLayer | None = None
    for last in evaluated(engine, layers, bits):
        lost, worst, error = lost + last.lost, max(worst, last.worst), max(error, last.error)
        progress(last.frozen.codes.size)
    if last is None:
        raise ValueError("a table has at least one layer")
    wins, gains = _start(engine, last)
    return Certificate(
        seats=size.seats,
        chips=size.chips,
        dice=size.dice,
        positions=size.positions,
        wins=wins,
        gains=gains,
        mean=lost / size.positions / size.seats,
        worst=worst,
        error=error,
    )


def _start(engine: Engine, layer: CertifiedLayer) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """What the table wins at the start, and what a best response wins more, by seat."""
    lattice = engine.lattice
    first = start(Options(seats=lattice.seats, chips=engine.chips, dice=lattice.dice))
    row = lattice.number[tuple(hoard.dice for hoard in first.seats)]
    cell = engine.cell([hoard.chips for hoard in first.seats])
    others = [float(each) for each in layer.values[:, row, cell]]
    wins = (1 - sum(others), *others)
    return wins, tuple(float(reply) - win for reply, win in zip(layer.replies[:, row, cell], wins, strict=True))
