"""All odds of a swish deck in one report: exact where possible, else with a confidence interval."""

from collections import Counter
from collections.abc import Callable, Sequence
from math import comb, prod

from msgspec import Struct

from swordfish.exact.swish.chances import countable, kind_counts, without_pairs, without_swish
from swordfish.exact.swish.extremes import Extremes, extremes
from swordfish.exact.swish.sampling import DealtSwishes, dealt
from swordfish.exact.swish.table import minimal_swishes
from swordfish.games.swish.cards import Card, deck

DEALS = (16, 12, 8)


class Probability(Struct, frozen=True):
    """A probability as a fraction: `sets` of all sets of that many cards."""

    sets: int
    of: int
    chance: float


class Minimal(Struct, frozen=True):
    """The number of swishes that hold no smaller one: by kinds, and by cards."""

    kinds: int
    cards: int


class Odds(Struct, frozen=True):
    """The report. If `no_swish` is empty, `dealt` has estimates instead."""

    deck: int
    dealt: list[DealtSwishes]
    no_pair: dict[int, Probability]  # by the number of cards dealt
    no_swish: dict[int, Probability]
    minimal: dict[int, Minimal]
    extremes: Extremes


def odds(
    cards: Sequence[Card] | None = None,
    layouts: int = 10_000,
    seed: str = "odds",
    progress: Callable[[int], None] = lambda done: None,
) -> Odds:
    """The odds of a deck, by default the printed one. Calls `progress` after each sampled layout."""
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


def _chances(polynomial: Sequence[int], cards: int) -> dict[int, Probability]:
    chances = {count: Probability(sets, comb(cards, count), 0) for count, sets in enumerate(polynomial)}
    return {count: Probability(each.sets, each.of, each.sets / each.of) for count, each in chances.items()}


def minimal_by_size(cards: Sequence[Card]) -> dict[int, Minimal]:
    """The minimal swishes among the cards, by size."""
    counts, found = kind_counts(cards), dict[int, list[int]]()
    for kinds in minimal_swishes():
        sets = prod(comb(counts[kind], times) for kind, times in Counter(kinds).items())
        if sets:
            found.setdefault(len(kinds), []).append(sets)
    return {size: Minimal(len(sets), sum(sets)) for size, sets in found.items()}
