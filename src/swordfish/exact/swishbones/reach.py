"""Compute how far a fish of swishbones can swim in this turn: breadth-first search over places and headings."""

from collections.abc import Iterator, Sequence

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from swordfish.core import suppose
from swordfish.exact.arrays import Integers
from swordfish.exact.swishbones.way import is_sick, touched, way
from swordfish.games import swishbones
from swordfish.games.swishbones.ahead import ahead, swishes_left
from swordfish.games.swishbones.model import Bone, State
from swordfish.games.swishbones.plane import STEPS, TOUCH, WIDEST

CELL = 500
"""Places within one grid cell of this size are merged."""
TURN = 15
"""Headings that differ by less are merged, and bends are tried in steps of it."""
HEADINGS = 360 // TURN
FARTHEST = 16
"""The greatest number of swishes to search."""

_WIDE = 1 << 16
_STEPS = np.array(STEPS, dtype=np.int64)


class Far(Struct, frozen=True):
    """What the front bone can reach in this turn: centres of grid cells, and food, each with the number of swishes.

    The search avoids other fish and the fish's own bones that still lie there, but not its own new path. So it may
    include a place that only a fish that crosses itself could reach. Food comes with what `way` leads to.
    """

    cells: tuple[tuple[int, int, int], ...]
    food: tuple[tuple[int, int, bool], ...]  # piece, swishes, and whether the fish eats it without indigestion


def far(state: State) -> Far:
    """How far the fish to move can swim; nothing until it is in the water."""
    found = ahead(state)
    if found is None:
        return Far((), ())
    own = state.fish[state.turn].centres
    others = [centre for seat, fish in enumerate(state.fish) if seat != state.turn for centre in fish.centres]
    food = [(bone.x, bone.y) for bone in state.food]
    front = np.array([[*own[0], found.heading]], dtype=np.int64)
    cells: dict[tuple[int, int], int] = {}
    reached: set[Bone] = set()
    for swish in range(1, min(swishes_left(state.fish[state.turn]), FARTHEST) + 1):
        still = own[1 if swish == 1 else 0 : len(own) - swish]
        front = _open(_swum(front, state.bends), [*others, *still])
        bitten, touching = _bitten(front, food)
        reached |= {state.food[at] for at in bitten}
        for x, y in {*map(tuple, (front[:, :2] // CELL).tolist())}:
            cells.setdefault((x, y), swish)
        front = _thinned(front[~touching])
        if not len(front):
            break
    middles = sorted((x * CELL + CELL // 2, y * CELL + CELL // 2, swish) for (x, y), swish in cells.items())
    return Far(tuple(middles), tuple(_eaten(state, sorted(reached))))


def _eaten(state: State, bones: Sequence[Bone]) -> Iterator[tuple[int, int, bool]]:
    """The food that a way leads to."""
    for bone in bones:
        swishes = way(state, (bone.x, bone.y))
        found = suppose(swishbones, state, state.turn, swishes)
        if bone.piece in touched(state, found.view):
            yield bone.piece, len(swishes), not is_sick(found)


def _swum(fronts: Integers, bends: Sequence[int]) -> Integers:
    """Every front bone after one swish at each of the bends: x, y, heading."""
    turns = np.array(bends or range(-WIDEST, WIDEST + 1, TURN), dtype=np.int64)
    headings = (fronts[:, 2, None] + turns) % 360
    places = fronts[:, None, :2] + _STEPS[headings]
    return np.concatenate([places, headings[:, :, None]], axis=2).reshape(-1, 3)


def _touching(fronts: Integers, centre: Sequence[int]) -> NDArray[np.bool_]:
    x, y = fronts[:, 0] - centre[0], fronts[:, 1] - centre[1]
    return x * x + y * y < TOUCH**2


def _open(fronts: Integers, bones: Sequence[Sequence[int]]) -> Integers:
    """The fronts that touch none of these bones."""
    for bone in bones:
        fronts = fronts[~_touching(fronts, bone)]
    return fronts


def _bitten(fronts: Integers, food: Sequence[Sequence[int]]) -> tuple[list[int], NDArray[np.bool_]]:
    """The food that is touched, and the fronts that touch some."""
    found: list[int] = []
    touching = np.zeros(len(fronts), dtype=np.bool_)
    for at, bone in enumerate(food):
        here = _touching(fronts, bone)
        if here.any():
            found.append(at)
        touching |= here
    return found, touching


def _thinned(fronts: Integers) -> Integers:
    """One front per grid cell and heading."""
    x, y = (fronts[:, 0] // CELL).astype(np.int64), (fronts[:, 1] // CELL).astype(np.int64)
    names = ((x + _WIDE) * 2 * _WIDE + y + _WIDE) * HEADINGS + fronts[:, 2] // TURN
    _, first = np.unique(names, return_index=True)
    return fronts[np.sort(first)]
