"""Find all swishes cell by cell, in plain Python: an independent method for any number of cards.

Cells are settled in order: a cell has no hoop, or the hoop of one of the cards. A settled cell has a ball only if it
has a hoop, and every hoop must get its ball by the end. Partial solutions with equal cards, hoops and balls are
merged: one proof is enough.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from swordfish.exact.swish.arrows import Arrow, arrows_from
from swordfish.exact.swish.found import Swish
from swordfish.games.swish.cards import CELLS, Card


class _Laid(NamedTuple):
    cards: int
    hoops: int
    balls: int


def search(cards: Sequence[Card], least: int, most: int) -> list[Swish]:
    """Every swish of a size within the limits, ordered by size, then by cards."""
    found: dict[int, dict[int, int]] = {}
    layer: dict[_Laid, dict[int, int]] = {_Laid(0, 0, 0): {}}
    for cell, arrows in enumerate(arrows_from(cards)):
        after: dict[_Laid, dict[int, int]] = {}
        for laid, proof in layer.items():
            for next_laid, card, way in _settled(laid, cell, arrows, most):
                after.setdefault(next_laid, proof if card is None else proof | {card: way})
        layer = after
    for laid, proof in layer.items():
        if len(proof) >= least:
            found.setdefault(laid.cards, proof)
    swishes = [
        Swish(tuple(used), tuple([proof[card] for card in used]))
        for proof in found.values()
        for used in [sorted(proof)]
    ]
    return sorted(swishes, key=lambda swish: (swish.size, swish.cards))


def _settled(laid: _Laid, cell: int, arrows: list[Arrow], most: int) -> Iterator[tuple[_Laid, int | None, int]]:
    """All ways to settle a cell, and the card whose hoop lies there."""
    here = 1 << cell
    if not laid.balls & here and not _lack(laid, cell + 1):
        yield laid, None, 0
    if laid.hoops.bit_count() == most:
        return
    for ball, card, way in arrows:
        there = 1 << ball
        if laid.cards >> card & 1 or laid.balls & there or (ball < cell and not laid.hoops & there):
            continue
        now = _Laid(laid.cards | 1 << card, laid.hoops | here, laid.balls | there)
        if not _lack(now, cell + 1):
            yield now, card, way


def _lack(laid: _Laid, settled: int) -> bool:
    """Whether more settled hoops lack a ball than unsettled cells can supply."""
    return (laid.hoops & ~laid.balls).bit_count() > CELLS - settled
