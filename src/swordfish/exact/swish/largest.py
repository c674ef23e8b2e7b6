"""Find a largest swish of many cards, from the greatest size down, without listing."""

from collections.abc import Sequence
from typing import NamedTuple

from swordfish.exact.swish.arrows import kinds_of
from swordfish.exact.swish.found import Swish
from swordfish.games.swish.cards import CELLS, KIND, ORIENTATIONS, Card, turned


class _Board(NamedTuple):
    """The settled cells: hoops, balls, and how often each kind is used, 3 bits per kind."""

    hoops: int = 0
    balls: int = 0
    used: int = 0


def largest(cards: Sequence[Card], least: int, most: int) -> Swish | None:
    """A swish of the greatest allowed size that exists; None if there is none."""
    kinds = kinds_of(cards)
    arrows = _useful([[card for card in KIND if card.hoop == hoop and KIND[card] in kinds] for hoop in range(CELLS)])
    have = [min(kinds.count(kind), ORIENTATIONS) for kind in range(max(kinds, default=0) + 1)]
    for size in range(min(most, len(cards)), least - 1, -1):
        laid = _of_size(arrows, have, size)
        if laid:
            return _proof(cards, laid)
    return None


def _useful(arrows: list[list[Card]]) -> list[list[Card]]:
    """Keep only the arrows that lie on a closed walk."""
    reach = [{card.ball for card in leaving} for leaving in arrows]
    for middle in range(CELLS):
        for start in range(CELLS):
            if middle in reach[start]:
                reach[start] |= reach[middle]
    return [[card for card in leaving if card.hoop in reach[card.ball]] for leaving in arrows]


def _of_size(arrows: list[list[Card]], have: list[int], size: int) -> list[Card]:
    """Cards and their positions in a swish of exactly that size; empty if there is none.

    Cell by cell: a cell has no hoop, or the hoop of a card whose ball lies in a cell without a ball that has a hoop or
    is not yet settled. Failed boards are remembered.
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
    """The first cards in the list that can lie so, and their orientations."""
    free = list(range(len(cards)))
    ways: dict[int, int] = {}
    for lies in laid:
        number = next(number for number in free if KIND[cards[number]] == KIND[lies])
        free.remove(number)
        ways[number] = next(way for way in range(ORIENTATIONS) if turned(cards[number], way) == lies)
    return Swish(tuple(sorted(ways)), tuple(ways[number] for number in sorted(ways)))
