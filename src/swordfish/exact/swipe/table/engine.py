"""The layers of one game as arrays, and the steps that solver and certificate share."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy

from swordfish.exact.swipe.table import kernel
from swordfish.exact.swipe.table.backend import Backend
from swordfish.exact.swipe.table.kernel import Array, Dice, Splits, Weights
from swordfish.exact.swipe.table.lattice import Lattice, cells

ENDING = 0.01
"""The temperature once the centre is empty, where shares of a win are far apart."""
STILL, SWEEPS = {"float32": 2e-6, "float64": 1e-8}, 100
"""An evaluation is finished when a sweep changes less, by precision: at least a third of an error goes in a sweep."""


class Layer(NamedTuple):
    """A layer: the chips of its centre, how many cells it has, and the ways to swipe, by number of swipes."""

    centre: int
    width: int
    splits: tuple[Splits, ...]


class Engine:
    """One game on one backend, in one precision.

    *Values* are the chances to win of all seats but the thrower, whose chance is the rest (see `kernel.turned`).
    *Replies* are what one seat wins that replies as well as possible, by its distance from the thrower.
    """

    def __init__(self, lattice: Lattice, chips: int, top: int, backend: Backend, real: str) -> None:
        self.lattice, self.chips, self.top, self.backend = lattice, chips, top, backend
        self.real: Any = getattr(numpy, real)
        self._np, self._still = backend.np, STILL[real]
        self._dice = Dice(
            tuple(lattice.followers),
            tuple([self._np.asarray(group.pairs) for group in lattice.groups]),
            tuple([self._held(group.orders) for group in lattice.groups]),
        )
        self._chances = [self._held(each) for each in lattice.chances]
        self._last = [self._held(lattice.chances[won:].sum(axis=0)) for won in range(lattice.most + 1)]
        self._again = self._held(lattice.again)
        self._rows = self._np.asarray(numpy.array(lattice.rows, dtype=numpy.int32))
        self._wide = len(cells(chips, lattice.seats)) if backend.padded else 0
        self._splits = backend.compiled(self._split)
        self._added = backend.compiled(self._add)
        self.soften = backend.compiled(self._soften)
        self.weights = backend.compiled(self._weights)
        self.follow = backend.compiled(self._follow)
        self.reply = backend.compiled(self._reply)
        self.nodes = backend.compiled(self._nodes)
        self.replies = backend.compiled(self._replies)
        self.compare = backend.compiled(self._compare)

    def _held(self, array: Any) -> Array:
        return self._np.asarray(array.astype(self.real))

    def layer(self, centre: int) -> Layer:
        """Lay out the positions with so many chips in the centre."""
        every = cells(self.chips - centre, self.lattice.seats)
        splits = self._splits(self._np.asarray(self.padded(every.T).T), numpy.int32(self.chips - centre))
        return Layer(centre, len(every), splits)

    def padded(self, array: Any) -> Any:
        """Repeat the last cell up to the common width: copies go through the same arithmetic, nothing reads them."""
        return numpy.pad(array, ((0, 0), (0, max(0, self._wide - array.shape[1]))), mode="edge")

    def cell(self, chips: Sequence[int]) -> int:
        """Find the cell where the chips lie so before the seats."""
        return int(kernel.number(chips, sum(chips)))

    def ended(self, replying: bool = False) -> Array:
        """Average what is won in the end, when the centre is empty, by node; or what a best response wins."""
        layer = self.layer(0)
        placed = self._np.asarray(self.padded(cells(self.chips, self.lattice.seats).T).T)
        values = kernel.endings(self._np, self._rows, placed, self.real)
        policy = self.weights(layer.splits, values[-1], self.real(ENDING))
        if replying:
            return self.replies(values, layer.splits, policy)
        return self.nodes(values[1:], layer.splits, policy)

    def add(self, known: dict[int, Array], nodes: Array, centre: int) -> None:
        """Add what throws are worth that win chips and lead into this layer to what is known of thicker layers."""
        for above in range(centre + 1, min(self.top, centre + self.lattice.most) + 1):
            n, won = self.chips - above, above - centre
            placed = self._np.asarray(self.padded(cells(n, self.lattice.seats).T).T)
            chances = self._chances[won] if centre else self._last[won]  # of too many chips only the last ones are won
            shape = (len(nodes), len(self.lattice.rows), len(placed))
            before = known[above] if above in known else self._np.zeros(shape, dtype=self.real)
            known[above] = self._added(before, nodes, chances, placed, numpy.int32(n), numpy.int32(won))

    def evaluated(self, step: Callable[..., Any], fixed: Array, values: Array, layer: Layer, policy: Weights) -> Array:
        """Repeat a step, `follow` or `reply`, until it changes nothing any more."""
        for _ in range(SWEEPS):
            values, change = step(fixed, values, layer.splits, policy)
            if float(change) < self._still:
                break
        return values

    def _split(self, placed: Array, n: Array) -> tuple[Splits, ...]:
        every = range(self.lattice.most + 1)
        return tuple([kernel.splits(self._np, placed, n, swipes, self.real) for swipes in every])

    def _add(self, known: Array, nodes: Array, chances: Array, placed: Array, n: Array, won: Array) -> Array:
        mine, *others = [placed[:, seat] for seat in range(self.lattice.seats)]
        at = kernel.number([mine + won, *others], n + won)
        return known + self._np.matmul(chances, self._np.take(nodes, at, axis=2))

    def _weights(self, splits: Sequence[Splits], numbers: Array, temperature: Array) -> Weights:
        return kernel.weights(self._np, self._dice, splits, numbers, temperature)

    def _soften(self, fixed: Array, values: Array, splits: Sequence[Splits], temperature: Array) -> tuple[Array, Array]:
        """One sweep in which all seats reply softly to the values; and the largest change."""
        return self._follow(fixed, values, splits, self._weights(splits, values[-1], temperature))

    def _follow(self, fixed: Array, values: Array, splits: Sequence[Splits], policy: Weights) -> tuple[Array, Array]:
        """One sweep in which all seats follow a policy; and the largest change."""
        return self._swept(fixed, values, self._nodes(values, splits, policy))

    def _reply(self, fixed: Array, replies: Array, splits: Sequence[Splits], policy: Weights) -> tuple[Array, Array]:
        """One sweep in which one seat replies as well as possible; and the largest change."""
        return self._swept(fixed, replies, self._replies(replies, splits, policy))

    def _swept(self, fixed: Array, before: Array, nodes: Array) -> tuple[Array, Array]:
        fresh = fixed + self._np.matmul(self._chances[0], nodes) + self._np.matmul(self._again, before)
        return fresh, self._np.abs(fresh - before).max()

    def _nodes(self, values: Array, splits: Sequence[Splits], policy: Weights) -> Array:
        return kernel.turned(self._np, kernel.means(self._np, self._dice, splits, values, policy))

    def _replies(self, replies: Array, splits: Sequence[Splits], policy: Weights) -> Array:
        mine = kernel.bests(self._np, self._dice, splits, replies[-1])
        others = kernel.means(self._np, self._dice, splits, replies[:-1], policy)
        return self._np.concatenate([mine[None], others])

    def _compare(self, values: Array, replies: Array, shown: Array, width: Array) -> tuple[Array, Array, Array]:
        """Sum the losses of a layer, find the largest one and the largest error of what is shown; skip copied cells."""
        np = self._np
        counted = np.arange(values.shape[2]) < width
        lost = np.where(counted, replies - np.concatenate([1 - values.sum(axis=0, keepdims=True), values]), 0.0)
        return lost.sum(), lost.max(), np.abs(shown - values[-1]).max()
