"""Find the minimal swishes of all possible decks, as in data/minimal.txt.

A minimal swish is one cycle. Paths of kinds grow cell by cell from the first cell of a colour, and a path that holds a
swish stops growing. So every closed cycle is minimal, once those that hold a smaller one are removed. Paths with
the same kinds, cells and last cell are merged. `python -m
swordfish.exact.swish.minimal` prints the file.
"""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from swordfish.exact.arrays import Words
from swordfish.exact.swish.table import BACK, BITS, LETTERS
from swordfish.games.swish.cards import CELLS, KIND, KINDS, ORIENTATIONS, TURNED, Card

_FIRST = [min(TURNED[way][cell] for way in range(ORIENTATIONS)) for cell in range(CELLS)]
_KIND = [[KIND.get(Card(ball, hoop), -1) for ball in range(CELLS)] for hoop in range(CELLS)]
_AT_ONCE = 1 << 12


class _Kinds(NamedTuple):
    """Many sets of kinds: bits for a first and second card of a kind, and for a third and fourth."""

    low: Words
    high: Words

    def at(self, index: NDArray[np.intp] | NDArray[np.bool_]) -> "_Kinds":
        return _Kinds(self.low[index], self.high[index])

    def plus(self, kind: int) -> "_Kinds":
        """Add one card of that kind to each set."""
        once = np.uint64(BITS[kind])
        twice, thrice = once << np.uint64(36), once
        fourth = once << np.uint64(28)
        step = np.where(self.low & once, twice, once)
        full = (self.low & twice) != 0
        low = np.where(full, self.low, self.low | step)
        return _Kinds(low, np.where(full, self.high | np.where(self.high & thrice, fourth, thrice), self.high))

    def hold_any(self, others: "_Kinds") -> NDArray[np.bool_]:
        """Whether each set holds at least one of the others."""
        held = np.zeros(len(self.low), dtype=np.bool_)
        for begin in range(0, len(self.low), _AT_ONCE):
            part = slice(begin, begin + _AT_ONCE)
            lacks = (others.low & ~self.low[part, None]) | (others.high & ~self.high[part, None])
            held[part] = ~lacks.all(axis=1)
        return held


class _Paths(NamedTuple):
    kinds: _Kinds
    cells: NDArray[np.int64]
    end: NDArray[np.int64]


def _none() -> _Kinds:
    return _Kinds(np.zeros(0, dtype=np.uint64), np.zeros(0, dtype=np.uint64))


def _together(parts: list[_Kinds]) -> _Kinds:
    return _Kinds(np.concatenate([part.low for part in parts]), np.concatenate([part.high for part in parts]))


def _steps(paths: _Paths, home: int) -> Iterator[tuple[int, int, _Kinds, NDArray[np.int64]]]:
    """Every arrow that the paths may take: its ball, its kind, and the extended paths. None makes a swish of two."""
    for hoop in range(CELLS):
        here = paths.end == hoop
        for ball in range(CELLS):
            kind = _KIND[hoop][ball]
            if ball == hoop or _FIRST[ball] < home:
                continue
            free = here & ((paths.kinds.low & np.uint64(BITS[BACK[kind]])) == 0)
            if ball != home:
                free &= (paths.cells >> ball & 1) == 0
            if free.any():
                yield ball, kind, paths.kinds.at(free).plus(kind), paths.cells[free] | 1 << ball


def _different(parts: list[_Paths]) -> _Paths:
    kinds = _together([part.kinds for part in parts])
    cells, end = (np.concatenate([part[at] for part in parts]) for at in (1, 2))
    rows = np.stack([kinds.low, kinds.high, (cells << 4 | end).astype(np.uint64)], axis=1)
    _, one = np.unique(rows, axis=0, return_index=True)
    return _Paths(kinds.at(one), cells[one], end[one])


def find_minimal() -> tuple[tuple[int, ...], ...]:
    """Every minimal swish as sorted kinds; by size, then by kinds."""
    homes = sorted(set(_FIRST))
    found = {(min(kind, BACK[kind]), max(kind, BACK[kind])) for kind in range(len(KINDS))}
    known: list[_Kinds] = [_none() for _ in KINDS]  # for each kind, the minimal swishes that contain it
    layers = {
        home: _Paths(_Kinds(*np.zeros((2, 1), np.uint64)), np.array([1 << home]), np.array([home])) for home in homes
    }
    for size in range(1, CELLS + 1):
        closed: list[_Kinds] = [_none()]
        grown: dict[int, list[tuple[int, _Paths]]] = {home: [] for home in homes}
        for home, paths in layers.items():
            for ball, kind, kinds, cells in _steps(paths, home):
                if ball != home:
                    grown[home].append((kind, _Paths(kinds, cells, np.full(len(cells), ball))))
                elif size > 2:
                    closed.append(kinds.at(~kinds.hold_any(known[kind])))
        new = _together(closed)
        found |= {_listed(int(low), int(high)) for low, high in zip(*new, strict=True)}
        for kind in range(len(KINDS)):
            known[kind] = _together([known[kind], new.at((new.low & np.uint64(BITS[kind])) != 0)])
        layers = {
            home: _different([_free(paths, known[kind]) for kind, paths in parts])
            for home, parts in grown.items()
            if parts
        }
    return tuple(sorted(found, key=lambda kinds: (len(kinds), kinds)))


def _free(paths: _Paths, swishes: _Kinds) -> _Paths:
    """The paths that hold none of the swishes."""
    free = ~paths.kinds.hold_any(swishes)
    return _Paths(paths.kinds.at(free), paths.cells[free], paths.end[free])


def _listed(low: int, high: int) -> tuple[int, ...]:
    levels = (low & (1 << 36) - 1, low >> 36, high & (1 << 28) - 1, high >> 28)
    return tuple(kind for kind in range(len(KINDS)) for level in levels if level & BITS[kind])


if __name__ == "__main__":
    print("\n".join("".join(LETTERS[kind] for kind in kinds) for kinds in find_minimal()))
