"""Check, find and explain swishes. Rulebook, section 1.

With each card as an arrow hoop → ball over the cells, a swish is a union of disjoint cycles; whether there is one
depends only on the kinds of the cards.
"""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from swordfish.games.swish.cards import CELLS, COLUMNS, KIND, KINDS, ORIENTATIONS, Card, turned

ARROWS: tuple[tuple[tuple[int, int], ...], ...] = tuple(
    tuple((ball, KIND[Card(ball, hoop)]) for ball in range(CELLS) if ball != hoop) for hoop in range(CELLS)
)
"""From each cell with a hoop: every cell in which its card's ball can lie, and the kind of that card."""

UNIT: tuple[int, ...] = tuple(16**kind for kind in range(len(KINDS)))
"""Counts of cards left per kind are one integer, a hexadecimal digit per kind: this is one card of the kind."""

BACK: tuple[int, ...] = tuple(KIND[Card(hoop, ball)] for ball, hoop in KINDS)
"""The inverse of each kind: its cards form a swish of two with cards of the kind."""


def is_swish(laid: Sequence[Card], least: int = 2, most: int = CELLS) -> bool:
    """Whether these stacked cards are a swish of an allowed size."""
    balls = {card.ball for card in laid}
    hoops = {card.hoop for card in laid}
    return least <= len(laid) <= most and len(balls) == len(hoops) == len(laid) and balls == hoops


class Fault(Struct, frozen=True):
    """A fault of a proof: a catalogue key with facts."""

    key: str
    facts: dict[str, int]


def explain(laid: Sequence[Card], least: int = 2, most: int = CELLS) -> tuple[Fault, ...]:
    """All faults of a proof, cell by cell; empty if it is a swish of an allowed size."""
    faults: list[Fault] = []
    balls = Counter(card.ball for card in laid)
    hoops = Counter(card.hoop for card in laid)
    for cell in range(CELLS):
        if balls[cell] > 1:
            faults.append(_fault("swish-fault-balls", cell, balls[cell]))
        if hoops[cell] > 1:
            faults.append(_fault("swish-fault-hoops", cell, hoops[cell]))
        if hoops[cell] and not balls[cell]:
            faults.append(_fault("swish-fault-no-ball", cell, hoops[cell]))
        if balls[cell] and not hoops[cell]:
            faults.append(_fault("swish-fault-no-hoop", cell, balls[cell]))
    if len(laid) < least:
        faults.append(Fault("swish-fault-few", {"count": len(laid), "least": least}))
    if len(laid) > most:
        faults.append(Fault("swish-fault-many", {"count": len(laid), "most": most}))
    return tuple(faults)


def _fault(key: str, cell: int, count: int) -> Fault:
    return Fault(key, {"cell": cell, "row": cell // COLUMNS + 1, "column": cell % COLUMNS + 1, "count": count})


@lru_cache(maxsize=1 << 14)
def is_any(kinds: tuple[int, ...], least: int = 2, most: int = CELLS) -> bool:
    """Whether cards of these kinds hold a swish of an allowed size. Stops at the first one found."""
    return _first(kinds, least, most) is not None


def find_swish(cards: Sequence[Card], least: int = 2, most: int = CELLS) -> tuple[tuple[int, int], ...] | None:
    """A swish of an allowed size among the cards, as (index of the card, orientation); None if there is none."""
    kinds = [KIND[card] for card in cards]
    found = _first(kinds, least, most)
    if found is None:
        return None
    free: dict[int, list[int]] = {kind: [] for kind in kinds}
    for number, kind in enumerate(kinds):
        free[kind].append(number)
    proof: list[tuple[int, int]] = []
    for lies in found:
        number = free[KIND[lies]].pop(0)
        proof.append((number, orientation_to(cards[number], lies)))
    return tuple(proof)


def orientation_to(card: Card, lies: Card) -> int:
    """The first orientation in which the card lies so."""
    return next(orientation for orientation in range(ORIENTATIONS) if turned(card, orientation) == lies)


def _first(kinds: Sequence[int], least: int, most: int) -> list[Card] | None:
    """The first swish that a depth-first search finds, card by card as it lies.

    It follows arrows from the smallest cell of a cycle until they return; if the swish is still too small, it continues
    with another cycle whose smallest cell is larger. Failed positions (cells and cards left) are remembered: without
    that, some custom decks would take hours.
    """
    if len(kinds) < least:
        return None
    counts = Counter(kinds)
    if least <= 2 <= most:
        for kind, back in enumerate(BACK):
            if counts[kind] and counts[back] > (kind == back):
                return _pair(kind)
        if most == 2:
            return None
    arrows = _in_cycles(counts)
    path: list[Card] = []
    failed: set[tuple[int, int, int, int]] = set()

    def follow(hoop: int, first: int, used: int, left: int) -> bool:
        """Try every card with its hoop here; `first` is the smallest cell of the cycle."""
        if (hoop, first, used, left) in failed:
            return False
        size = len(path) + 1
        for ball, unit in arrows[hoop]:
            if ball < first or used >> ball & 1 or not left & 15 * unit:
                continue
            path.append(Card(ball, hoop))
            if ball == first:
                if size >= least or begin(first + 1, used | 1 << ball, left - unit):
                    return True
            elif size < most and follow(ball, first, used | 1 << ball, left - unit):
                return True
            path.pop()
        failed.add((hoop, first, used, left))
        return False

    def begin(lowest: int, used: int, left: int) -> bool:
        """Try every further cycle; stop when too few cells are left for an allowed size."""
        for first in range(lowest, CELLS - 1):
            free = CELLS - first - (used >> first).bit_count()
            if len(path) + free < least or len(path) + 2 > most:
                return False
            if not used >> first & 1 and follow(first, first, used, left):
                return True
        return False

    return path if begin(0, 0, sum(min(count, CELLS) * UNIT[kind] for kind, count in counts.items())) else None


def _in_cycles(counts: Counter[int]) -> list[list[tuple[int, int]]]:
    """From each cell, the arrows of these cards that lie on a closed walk: (ball, unit of the kind)."""
    reach = [0] * CELLS
    for hoop in range(CELLS):
        for ball, kind in ARROWS[hoop]:
            if counts[kind]:
                reach[hoop] |= 1 << ball
    for over in range(CELLS):
        for hoop in range(CELLS):
            if reach[hoop] >> over & 1:
                reach[hoop] |= reach[over]
    return [
        [(ball, UNIT[kind]) for ball, kind in ARROWS[hoop] if counts[kind] and reach[ball] >> hoop & 1]
        for hoop in range(CELLS)
    ]


def _pair(kind: int) -> list[Card]:
    ball, hoop = KINDS[kind]
    return [Card(ball, hoop), Card(hoop, ball)]
