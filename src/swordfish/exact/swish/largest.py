"""A largest swish of many cards: looked for from the top, without listing."""

from collections.abc import Sequence
from typing import NamedTuple

from swordfish.exact.swish.arrows import kinds_of
from swordfish.exact.swish.found import Swish
from swordfish.games.swish.cards import CELLS, KIND, ORIENTATIONS, Card, turned


class _Board(NamedTuple):
    """How far the cells are settled: those with a hoop, with a ball, and how often each kind is used, 3 bits a kind."""

    hoops: int = 0
    balls: int = 0
    used: int = 0


def largest(cards: Sequence[Card], least: int, most: int) -> Swish | None:
    """A swish of the largest size that is allowed and there; None if there is none of an allowed size."""
    kinds = kinds_of(cards)
    arrows = _useful([[card for card in KIND if card.hoop == hoop and KIND[card] in kinds] for hoop in range(CELLS)])
    have = [min(kinds.count(kind), ORIENTATIONS) for kind in range(max(kinds, default=0) + 1)]
    for size in range(min(most, len(cards)), least - 1, -1):
        laid = _of_size(arrows, have, size)
        if laid:
            return _proof(cards, laid)
    return None


def _useful(arrows: list[list[Card]]) -> list[list[Card]]:
    """The arrows from which a way leads back to where they start: no other lies in a cycle."""
    reach = [{card.ball for card in leaving} for leaving in arrows]
    for middle in range(CELLS):
        for start in range(CELLS):
            if middle in reach[start]:
                reach[start] |= reach[middle]
    return [[card for card in leaving if card.hoop in reach[card.ball]] for leaving in arrows]


def _of_size(arrows: list[list[Card]], have: list[int], size: int) -> list[Card]:
    """Cards as they lie in some swish of exactly that size; none if there is none.

    Cell by cell: no hoop lies there, or that of a card whose ball lies where no ball is yet, in a cell still to be
    settled or with a hoop. A board that failed once is not tried again.
    """
    laid: list[Card] = []
    failed: set[tuple[int, _Board]] = set()

    def settle(cell: int, board: _Board) -> bool:
        hoops, balls, used = board
        left = CELLS - cell
        if len(laid) + left < size or (hoops & ~balls).bit_count() > left:
            return False
        if cell == CELLS:
            return True
        if (cell, board) in failed:
            return False
        if len(laid) < size:
            for card in arrows[cell]:
                ball, kind = 1 << card.ball, KIND[card]
                lost = card.ball < cell and not hoops & ball
                if balls & ball or lost or (used >> 3 * kind & 7) == have[kind]:
                    continue
                laid.append(card)
                if settle(cell + 1, _Board(hoops | 1 << cell, balls | ball, used + (1 << 3 * kind))):
                    return True
                laid.pop()
        if not balls >> cell & 1 and settle(cell + 1, board):
            return True
        failed.add((cell, board))
        return False

    settle(0, _Board())
    return laid


def _proof(cards: Sequence[Card], laid: list[Card]) -> Swish:
    """The first cards in the list that can lie so, and how."""
    free = list(range(len(cards)))
    ways: dict[int, int] = {}
    for lies in laid:
        number = next(number for number in free if KIND[cards[number]] == KIND[lies])
        free.remove(number)
        ways[number] = next(way for way in range(ORIENTATIONS) if turned(cards[number], way) == lies)
    return Swish(tuple(sorted(ways)), tuple(ways[number] for number in sorted(ways)))
