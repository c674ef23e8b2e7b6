"""A plain swish solver by backtracking, written straightforwardly and well: no tables, no arrays, no shared work.

Cards are laid one by one. The first card of a cycle lies in any orientation; every next one puts its hoop around the
last ball, until a ball lies in the first hoop. Then the cards are a swish, and another cycle may begin with later ones.
"""

from collections.abc import Iterator, Sequence

from swordfish.games.swish.cards import ORIENTATIONS, Card, turned

Proof = tuple[tuple[int, int], ...]
"""Each card's index and orientation."""


def swishes(cards: Sequence[Card]) -> Iterator[Proof]:
    """Every proof of every swish, in search order; a set of cards may have several."""
    ways = [list({turned(card, way): way for way in reversed(range(ORIENTATIONS))}.items()) for card in cards]
    leaving: list[list[tuple[int, int, int]]] = [[] for _ in range(12)]
    for number, lying in enumerate(ways):
        for (ball, hoop), way in lying:
            leaving[hoop].append((ball, number, way))
    laid: list[tuple[int, int]] = []
    used = [False] * len(cards)
    cells = [False] * 12

    def follow(first: int, home: int, cell: int) -> Iterator[Proof]:
        for ball, number, way in leaving[cell]:
            if number <= first or used[number]:
                continue
            if ball == home:
                laid.append((number, way))
                used[number] = True
                yield tuple(laid)
                yield from begin(first + 1)
            elif not cells[ball]:
                laid.append((number, way))
                used[number] = cells[ball] = True
                yield from follow(first, home, ball)
                cells[ball] = False
            else:
                continue
            used[number] = False
            laid.pop()

    def begin(lowest: int) -> Iterator[Proof]:
        for first in range(lowest, len(cards)):
            if used[first]:
                continue
            for (ball, hoop), way in ways[first] if laid else ways[first][-1:]:  # turning everything changes nothing
                if cells[ball] or cells[hoop]:
                    continue
                laid.append((first, way))
                used[first] = cells[ball] = cells[hoop] = True
                yield from follow(first, hoop, ball)
                used[first] = cells[ball] = cells[hoop] = False
                laid.pop()

    return begin(0)


def all_swishes(cards: Sequence[Card]) -> dict[frozenset[int], Proof]:
    """Every set of cards that forms a swish, with its first proof."""
    found: dict[frozenset[int], Proof] = {}
    for proof in swishes(cards):
        found.setdefault(frozenset(number for number, _ in proof), proof)
    return found


def any_swish(cards: Sequence[Card]) -> bool:
    """Whether there is a swish; stops at the first."""
    return next(swishes(cards), None) is not None
