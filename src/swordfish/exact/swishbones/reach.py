"""How far a fish of swishbones gets in this turn: a wave that spreads, swish by swish, over places and headings."""

from collections.abc import Sequence

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from swordfish.games.swishbones.ahead import ahead, swishes_left
from swordfish.games.swishbones.model import State
from swordfish.games.swishbones.plane import STEPS, TOUCH, WIDEST

CELL = 500
"""Places this near each other, along either axis, are taken for one."""
TURN = 15
"""Headings that differ by less are taken for one, and bends are tried in steps of it."""
HEADINGS = 360 // TURN
FARTHEST = 16
"""So many swishes are looked ahead at most."""

_WIDE = 1 << 16
_STEPS = np.array(STEPS, dtype=np.int64)
Numbers = NDArray[np.int64]


class Far(Struct, frozen=True):
    """What the front bone can reach in this turn: cells by their middle, and food, each with the swishes it takes.

    The wave goes round other fish and round the own bones that still lie there, but not round its own new way: a
    place that only a fish that swims through itself could reach is in it, too.
    """

    cells: tuple[tuple[int, int, int], ...]
    food: tuple[tuple[int, int], ...]


def far(state: State) -> Far:
    """How far the fish to move gets; nowhere while it is not in the water."""
    found = ahead(state)
    if found is None:
        return Far((), ())
    own = state.fish[state.turn].centres
    others = [centre for seat, fish in enumerate(state.fish) if seat != state.turn for centre in fish.centres]
    food = [(bone.x, bone.y) for bone in state.food]
    front = np.array([[*own[0], found.heading]], dtype=np.int64)
    cells: dict[tuple[int, int], int] = {}
    reached: dict[int, int] = {}
    for swish in range(1, min(swishes_left(state.fish[state.turn]), FARTHEST) + 1):
        still = own[1 if swish == 1 else 0 : len(own) - swish]
        front = _open(_swum(front, state.bends), [*others, *still])
        bitten, touching = _bitten(front, food)
        for at in bitten:
            reached.setdefault(state.food[at].piece, swish)
        for x, y in {*map(tuple, (front[:, :2] // CELL).tolist())}:
            cells.setdefault((x, y), swish)
        front = _thinned(front[~touching])
        if not len(front):
            break
    middles = sorted((x * CELL + CELL // 2, y * CELL + CELL // 2, swish) for (x, y), swish in cells.items())
    return Far(tuple(middles), tuple(sorted(reached.items())))


def _swum(fronts: Numbers, bends: Sequence[int]) -> Numbers:
    """Every front after one swish at each of the bends: x, y, heading."""
    turns = np.array(bends or range(-WIDEST, WIDEST + 1, TURN), dtype=np.int64)
    headings = (fronts[:, 2, None] + turns) % 360
    places = fronts[:, None, :2] + _STEPS[headings]
    return np.concatenate([places, headings[:, :, None]], axis=2).reshape(-1, 3)


def _touching(fronts: Numbers, centre: Sequence[int]) -> NDArray[np.bool_]:
    x, y = fronts[:, 0] - centre[0], fronts[:, 1] - centre[1]
    return x * x + y * y < TOUCH**2


def _open(fronts: Numbers, bones: Sequence[Sequence[int]]) -> Numbers:
    """Those that touch none of these bones."""
    for bone in bones:
        fronts = fronts[~_touching(fronts, bone)]
    return fronts


def _bitten(fronts: Numbers, food: Sequence[Sequence[int]]) -> tuple[list[int], NDArray[np.bool_]]:
    """Which food is touched, and which fronts touch some."""
    found: list[int] = []
    touching = np.zeros(len(fronts), dtype=np.bool_)
    for at, bone in enumerate(food):
        here = _touching(fronts, bone)
        if here.any():
            found.append(at)
        touching |= here
    return found, touching


def _thinned(fronts: Numbers) -> Numbers:
    """One for each cell and heading."""
    x, y = (fronts[:, 0] // CELL).astype(np.int64), (fronts[:, 1] // CELL).astype(np.int64)
    names = ((x + _WIDE) * 2 * _WIDE + y + _WIDE) * HEADINGS + fronts[:, 2] // TURN
    _, first = np.unique(names, return_index=True)
    return fronts[np.sort(first)]
