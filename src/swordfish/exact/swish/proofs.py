"""Find all proofs of one set of cards, and the one with the fewest turned cards."""

from collections.abc import Iterator, Sequence

from swordfish.exact.swish.arrows import ways
from swordfish.exact.swish.found import Swish
from swordfish.games.swish.cards import ORIENTATIONS, Card, turned


def proofs(cards: Sequence[Card]) -> Iterator[tuple[int, ...]]:
    """The orientations in which the cards form a swish; the first card keeps its own."""
    laid: list[int] = []

    def lay(hoops: int, balls: int) -> Iterator[tuple[int, ...]]:
        if len(laid) == len(cards):
            if hoops == balls:
                yield tuple(laid)
            return
        card = cards[len(laid)]
        for hoop, ball, way in ways(card.ball, card.hoop) if laid else ((card.hoop, card.ball, 0),):
            if not hoops >> hoop & 1 and not balls >> ball & 1:
                laid.append(way)
                yield from lay(hoops | 1 << hoop, balls | 1 << ball)
                laid.pop()

    return lay(0, 0)


def fewest_turns(cards: Sequence[Card], used: Sequence[int]) -> tuple[Swish, int]:
    """The first proof that turns the fewest cards, and how many it turns."""
    chosen = [cards[number] for number in used]
    best = min(
        (sum(turned(card, way) != card for card, way in zip(chosen, lying, strict=True)), lying)
        for proof in proofs(chosen)
        for whole in range(ORIENTATIONS)
        for lying in [tuple(way ^ whole for way in proof)]
    )
    return Swish(tuple(used), best[1]), best[0]
