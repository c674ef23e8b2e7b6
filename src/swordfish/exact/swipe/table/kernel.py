"""Arithmetic on one layer, the positions with as many chips in the centre, written once for NumPy and JAX.

Values are arrays by seat, row and cell; seats are counted from the thrower. A cell is how the chips lie before the
seats. `np` is the array module; `n` chips lie before the seats of the layer.

The mover picks one of all orders in which they can take chips and dice. An order has the weight exp(number /
temperature), where the number belongs to the position it leads to. So a policy needs one number per position, and no
memory during a turn: picking the first victim by the orders that begin with it, and then the next, comes to the same.
"""

from collections.abc import Sequence
from itertools import combinations, pairwise
from math import log
from typing import Any, NamedTuple, TypeAlias

from swordfish.exact.swipe.table.lattice import orders

Array: TypeAlias = Any
"""An array of NumPy or of JAX, which share no type."""
Module: TypeAlias = Any
"""`numpy` or `jax.numpy`."""


class Splits(NamedTuple):
    """The ways to swipe so many chips, by way and cell: where each leads, the log of its orders (−∞: impossible)."""

    cells: Array
    orders: Array


class Weights(NamedTuple):
    """A policy on a layer: how likely each way to swipe is, by swipes; and each target, by group."""

    ways: tuple[Array, ...]
    targets: tuple[Array, ...]


class Dice(NamedTuple):
    """What the kernel needs of a lattice: rows that can follow, by swipes; pairs and log orders, by group."""

    followers: tuple[int, ...]
    pairs: tuple[Array, ...]
    orders: tuple[Array, ...]


def number(chips: Sequence[Array], n: Array) -> Array:
    """Find the place of a cell in lexicographic order. `chips`: by seat."""
    left, found = n, 0
    for after in range(len(chips) - 1, 0, -1):
        mine = chips[len(chips) - 1 - after]
        found = found + _choose(left + after, after) - _choose(left - mine + after, after)
        left = left - mine
    return found


def _choose(many: Array, few: int) -> Array:
    product = many
    for less in range(1, few):
        product = product * (many - less) // (less + 1)
    return product


def splits(np: Module, cells: Array, n: Array, swipes: int, real: Any) -> Splits:
    """Work out how the mover can swipe so many chips; where the others have fewer, they lose all."""
    mine, others = cells[:, 0], [cells[:, seat] for seat in range(1, cells.shape[1])]
    held = n - mine
    short = held < swipes
    led: list[Array] = []
    logs: list[Array] = []
    for at, given in enumerate(ways(swipes, len(others))):
        possible = short if at == 0 else short & False
        gone = [np.where(short, chips, np.minimum(each, chips)) for chips, each in zip(others, given, strict=True)]
        enough = ~short
        for chips, each in zip(others, given, strict=True):
            enough = enough & (chips >= each)
        after = [chips - less for chips, less in zip(others, gone, strict=True)]
        led.append(number([*after, n - sum(after)], n))
        logs.append(np.where(enough | possible, real(log(orders(given))), real(-np.inf)))
    return Splits(np.stack(led), np.stack(logs))


def ways(swipes: int, others: int) -> list[tuple[int, ...]]:
    """List how many chips each of the others can give."""
    bars = combinations(range(swipes + others - 1), others - 1)
    ends = [(-1, *bar, swipes + others - 1) for bar in bars]
    return [tuple(right - left - 1 for left, right in pairwise(end)) for end in ends]


def weights(np: Module, dice: Dice, layer: Sequence[Splits], numbers: Array, temperature: Array) -> Weights:
    """Turn the numbers of a layer into a policy."""
    each: list[Array] = []
    sums: list[Array] = []
    for many, split in zip(dice.followers, layer, strict=True):
        share, total = _softmax(np, np.take(numbers[:many], split.cells, axis=1) / temperature + split.orders, 1)
        each.append(share)
        sums.append(total)
    logs = np.concatenate(sums)
    targets = [
        _softmax(np, logs[pairs] + counts[:, :, None], 0)[0]
        for pairs, counts in zip(dice.pairs, dice.orders, strict=True)
    ]
    return Weights(tuple(each), tuple(targets))


def _softmax(np: Module, logs: Array, axis: int) -> tuple[Array, Array]:
    most = logs.max(axis=axis, keepdims=True)
    shares = np.exp(logs - most)
    total = shares.sum(axis=axis, keepdims=True)
    return shares / total, (most + np.log(total)).squeeze(axis)


def means(np: Module, dice: Dice, layer: Sequence[Splits], values: Array, policy: Weights) -> Array:
    """Average the values of a layer by node of a throw, as the policy picks; by seat as in the position it leads to."""
    swiped = [
        (np.take(values[:, :many], split.cells, axis=2) * way).sum(axis=2)
        for many, split, way in zip(dice.followers, layer, policy.ways, strict=True)
    ]
    every = np.concatenate(swiped, axis=1)
    taken = [
        (every[:, pairs] * target).sum(axis=1) if len(pairs) > 1 else every[:, pairs[0]]
        for pairs, target in zip(dice.pairs, policy.targets, strict=True)
    ]
    return np.concatenate(taken, axis=1)


def bests(np: Module, dice: Dice, layer: Sequence[Splits], values: Array) -> Array:
    """Take the best value that the mover can reach, by node. `values`: of the last seat."""
    swiped = [
        np.where(split.orders >= 0, np.take(values[:many], split.cells, axis=1), -1).max(axis=1)
        for many, split in zip(dice.followers, layer, strict=True)
    ]
    every = np.concatenate(swiped)
    return np.concatenate([every[pairs].max(axis=0) for pairs in dice.pairs])


def turned(np: Module, means: Array) -> Array:
    """Complete and turn the means of all seats but the first: the mover was last, and chances add up to one."""
    return np.concatenate([(1 - means.sum(axis=0))[None], means[:-1]])


def endings(np: Module, rows: Array, cells: Array, real: Any) -> Array:
    """The values once the centre is empty: most chips, then most dice; equals have the same chance in a roll-off."""
    ranks = 1000 * cells.T[:, None, :] + rows.T[:, :, None]
    first = (ranks == ranks.max(axis=0)).astype(real)
    return first / first.sum(axis=0)
