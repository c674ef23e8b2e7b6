"""Estimate how many swishes dealt cards hold: many deals, with confidence intervals."""

from collections.abc import Callable, Sequence
from importlib.util import find_spec
from statistics import fmean, median, stdev

from msgspec import Struct

from swordfish.core import Luck, open_seed
from swordfish.exact.intervals import error, wilson
from swordfish.exact.swish import solver
from swordfish.games.swish.cards import CELLS, Card

COUNTED = (*(str(size) for size in range(2, CELLS + 1)), "all")


class SampleStatistics(Struct, frozen=True):
    """Statistics of one number over many deals."""

    mean: float
    mean_interval: tuple[float, float]
    median: float
    most: int
    none: float
    none_interval: tuple[float, float]


class DealtSwishes(Struct, frozen=True):
    """Swishes of each size, "2" to "12", and of all sizes, among this many dealt cards."""

    cards: int
    layouts: int
    seed: str
    sizes: dict[str, SampleStatistics]
    totals: dict[int, int]  # layouts by their total number of swishes


def best_solver() -> Callable[[Sequence[Card]], dict[int, int]]:
    """The fastest counting function: compiled if the extra `fast` is installed."""
    if find_spec("numba") is None:
        return solver.count_by_size
    from swordfish.exact.swish import fast  # imported only if installed

    return fast.count_by_size


def dealt(
    deck: Sequence[Card], cards: int, layouts: int, seed: str, progress: Callable[[int], None] = lambda done: None
) -> DealtSwishes:
    """Deal `layouts` times and count."""
    luck, count = Luck(open_seed(seed)), best_solver()
    seen: dict[str, list[int]] = {size: [] for size in COUNTED}
    for number in range(layouts):
        found = count(luck(number).sample(deck, cards))
        for size, sets in found.items():
            seen[str(size)].append(sets)
        seen["all"].append(sum(found.values()))
        progress(1)
    totals = {total: seen["all"].count(total) for total in sorted(set(seen["all"]))}
    return DealtSwishes(cards, layouts, seed, {size: spread(numbers) for size, numbers in seen.items()}, totals)


def spread(numbers: Sequence[int]) -> SampleStatistics:
    """Mean, median, maximum, and the share of zeros, with 95 % intervals."""
    mean, half = fmean(numbers), error(stdev(numbers) if len(numbers) > 1 else 0.0, len(numbers))
    none = numbers.count(0)
    return SampleStatistics(
        mean,
        (max(0.0, mean - half), mean + half),
        median(numbers),
        max(numbers),
        none / len(numbers),
        wilson(none / len(numbers), len(numbers)),
    )
