"""All that players ask about a deck of swish, in one report: exact where it can be, with an interval where not."""

from collections import Counter
from collections.abc import Callable, Sequence
from math import comb, prod

from msgspec import Struct

from swordfish.exact.swish.chances import countable, kind_counts, without_pairs, without_swish
from swordfish.exact.swish.extremes import Extremes, extremes
from swordfish.exact.swish.sampling import Dealt, dealt
from swordfish.exact.swish.table import minimal_swishes
from swordfish.games.swish.cards import Card, deck

DEALS = (16, 12, 8)


class Chance(Struct, frozen=True):
    """A chance as a fraction: so many of all sets of that many cards."""

    sets: int
    of: int
    chance: float


class Minimal(Struct, frozen=True):
    """How many swishes hold no smaller one: told apart by their kinds, and by their cards."""

    kinds: int
    cards: int


class Odds(Struct, frozen=True):
    """The report. Where `no_swish` is empty, see the share of none in `dealt`."""

    deck: int
    dealt: list[Dealt]
    no_pair: dict[int, Chance]  # by the number of cards dealt
    no_swish: dict[int, Chance]
    minimal: dict[int, Minimal]
    extremes: Extremes


def odds(
    cards: Sequence[Card] | None = None,
    layouts: int = 10_000,
    seed: str = "odds",
    progress: Callable[[int], None] = lambda done: None,
) -> Odds:
    """What a deck holds; the printed one unless another is given. Each layout that is counted is told to `progress`."""
    own = tuple(deck() if cards is None else cards)
    deals = [dealt(own, count, layouts, f"{seed} {count}", progress) for count in DEALS]
    return Odds(
        deck=len(own),
        dealt=deals,
        no_pair=_chances(without_pairs(own), len(own)),
        no_swish=_chances(without_swish(own), len(own)) if countable(own) else {},
        minimal=minimal_by_size(own),
        extremes=extremes(own),
    )


def _chances(polynomial: Sequence[int], cards: int) -> dict[int, Chance]:
    chances = {count: Chance(sets, comb(cards, count), 0) for count, sets in enumerate(polynomial)}
    return {count: Chance(each.sets, each.of, each.sets / each.of) for count, each in chances.items()}


def minimal_by_size(cards: Sequence[Card]) -> dict[int, Minimal]:
    """The minimal swishes that the cards hold."""
    counts, found = kind_counts(cards), dict[int, list[int]]()
    for kinds in minimal_swishes():
        sets = prod(comb(counts[kind], times) for kind, times in Counter(kinds).items())
        if sets:
            found.setdefault(len(kinds), []).append(sets)
    return {size: Minimal(len(sets), sum(sets)) for size, sets in found.items()}
