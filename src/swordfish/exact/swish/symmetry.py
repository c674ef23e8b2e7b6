"""The ways to rename kinds under which swishes stay swishes.

Cells of one colour are one another's turned images. Whoever renames the cells of each colour in step with the turning
(and perhaps exchanges blue with orange, green with purple, or every ball with its hoop) turns kinds into kinds and
swishes into swishes: 256 renamings in all.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product

from swordfish.games.swish.cards import CELLS, KIND, KINDS, ORIENTATIONS, TURNED, Card

FIRST = (0, 3, 1, 4)
"""The first cell of each colour: blue, orange, green, purple."""

_IN_STEP = ((0, 1, 2, 3), (0, 1, 3, 2))  # orientation 1 must stay: it alone leaves the middle column where it is
_EXCHANGED = tuple((*outer, *middle) for outer in ((0, 1), (1, 0)) for middle in ((2, 3), (3, 2)))


@cache
def renamings() -> tuple[tuple[int, ...], ...]:
    """Every renaming: the new kind of each kind."""
    found: dict[tuple[int, ...], None] = {}
    for cells in _cell_renamings():
        renamed = [Card(cells[ball], cells[hoop]) for ball, hoop in KINDS]
        found[tuple(KIND[card] for card in renamed)] = None
        found[tuple(KIND[Card(hoop, ball)] for ball, hoop in renamed)] = None
    return tuple(found)


def _cell_renamings() -> Iterator[list[int]]:
    shifts = product(range(ORIENTATIONS), repeat=len(FIRST))
    for in_step, colours, shift in product(_IN_STEP, _EXCHANGED, shifts):
        cells = [0] * CELLS
        for colour, first in enumerate(FIRST):
            for way in range(ORIENTATIONS):
                cells[TURNED[way][first]] = TURNED[in_step[way] ^ shift[colour]][FIRST[colours[colour]]]
        yield cells


def keeping(counts: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """The renamings under which a deck with so many cards of each kind stays the same."""
    return tuple(
        renamed for renamed in renamings() if all(counts[kind] == counts[renamed[kind]] for kind in range(len(KINDS)))
    )
