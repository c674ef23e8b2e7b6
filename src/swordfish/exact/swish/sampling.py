"""How many swishes dealt cards hold: many deals, counted, with intervals."""

from collections.abc import Callable, Sequence
from importlib.util import find_spec
from math import sqrt
from statistics import fmean, median, stdev

from msgspec import Struct

from swordfish.core import Luck, open_seed
from swordfish.exact.intervals import Z95, wilson
from swordfish.exact.swish import solver
from swordfish.games.swish.cards import CELLS, Card

COUNTED = (*(str(size) for size in range(2, CELLS + 1)), "all")


class Spread(Struct, frozen=True):
    """What was seen of one number in many deals."""

    mean: float
    mean_interval: tuple[float, float]
    median: float
    most: int
    none: float
    none_interval: tuple[float, float]


class Dealt(Struct, frozen=True):
    """Swishes of each size, "2" to "12", and of all sizes, in so many dealt cards."""

    cards: int
    layouts: int
    seed: str
    sizes: dict[str, Spread]
    totals: dict[int, int]  # how many layouts held so many swishes in all


def best_solver() -> Callable[[Sequence[Card]], dict[int, int]]:
    """The counter for many layouts: compiled where the extra `fast` is installed."""
    if find_spec("numba") is None:
        return solver.count_by_size
    from swordfish.exact.swish import fast  # loaded only where it is used

    return fast.count_by_size


def dealt(
    deck: Sequence[Card], cards: int, layouts: int, seed: str, progress: Callable[[int], None] = lambda done: None
) -> Dealt:
    """Deal so often, and count."""
    luck, count = Luck(open_seed(seed)), best_solver()
    seen: dict[str, list[int]] = {size: [] for size in COUNTED}
    for number in range(layouts):
        found = count(luck(number).sample(deck, cards))
        for size, sets in found.items():
            seen[str(size)].append(sets)
        seen["all"].append(sum(found.values()))
        progress(1)
    totals = {total: seen["all"].count(total) for total in sorted(set(seen["all"]))}
    return Dealt(cards, layouts, seed, {size: spread(numbers) for size, numbers in seen.items()}, totals)


def spread(numbers: Sequence[int]) -> Spread:
    """Mean, median, most, and the share of none, with 95 % intervals."""
    mean, error = fmean(numbers), Z95 * (stdev(numbers) if len(numbers) > 1 else 0.0) / sqrt(len(numbers))
    none = numbers.count(0)
    return Spread(
        mean,
        (max(0.0, mean - error), mean + error),
        median(numbers),
        max(numbers),
        none / len(numbers),
        wilson(none / len(numbers), len(numbers)),
    )
