"""The permutations of kinds that map swishes to swishes.

The cells of one colour are images of each other under turning. A permutation of each colour's cells that commutes with
turning (optionally with blue and orange, green and purple, or balls and hoops exchanged) maps kinds to kinds and
swishes to swishes: 256 permutations in all.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product

from swordfish.games.swish.cards import CELLS, KIND, KINDS, ORIENTATIONS, TURNED, Card

FIRST = (0, 3, 1, 4)
"""The first cell of each colour: blue, orange, green, purple."""

_IN_STEP = ((0, 1, 2, 3), (0, 1, 3, 2))  # orientation 1 must stay: it alone fixes the middle column
_EXCHANGED = tuple((*outer, *middle) for outer in ((0, 1), (1, 0)) for middle in ((2, 3), (3, 2)))


@cache
def renamings() -> tuple[tuple[int, ...], ...]:
    """Every permutation: the new kind of each kind."""
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
    """The permutations that fix a deck with this many cards of each kind."""
    return tuple(
        renamed for renamed in renamings() if all(counts[kind] == counts[renamed[kind]] for kind in range(len(KINDS)))
    )
