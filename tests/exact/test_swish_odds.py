"""The odds of swish decks, against enumeration."""

import random
from collections.abc import Callable, Sequence
from itertools import combinations
from math import comb

import numpy as np
import pytest

from swordfish.exact.intervals import wilson
from swordfish.exact.swish import any_swish, count_by_size, fast, numbered
from swordfish.exact.swish.chances import countable, kind_counts, without_pairs, without_swish
from swordfish.exact.swish.extremes import cleared_by_fewest, cleared_by_most, extremes, largest_free
from swordfish.exact.swish.sampling import COUNTED, dealt, spread
from swordfish.exact.swish.symmetry import keeping, renamings
from swordfish.exact.swish.table import minimal_swishes
from swordfish.games.swish.cards import Card, deck
from tests.exact.layouts import of_any_deck, of_deck


def free_sets(cards: list[Card], most: int) -> list[int]:
    """The number of sets of each size without a swish of at most that size, by enumeration."""
    return [
        sum(not any_swish(chosen, most=most) for chosen in combinations(cards, number))
        for number in range(len(cards) + 1)
    ]


def padded(polynomial: tuple[int, ...], cards: list[Card]) -> list[int]:
    return [*polynomial, *[0] * (len(cards) + 1 - len(polynomial))]


def test_sets_without_a_pair_are_counted_for_any_deck() -> None:
    chance = random.Random(1)
    for deal in (of_deck, of_any_deck) * 5:
        cards = deal(chance, 10)
        assert padded(without_pairs(cards), cards) == free_sets(cards, most=2)


def test_sets_without_a_swish_are_counted_for_small_decks() -> None:
    chance = random.Random(2)
    for count in (8, 11, 12):
        cards = of_deck(chance, count)
        assert countable(cards)
        assert padded(without_swish(tuple(cards)), cards) == free_sets(cards, most=12)
    assert not countable([Card(0, 1)] * 3)
    assert not countable([Card(0, 2)] * 2)


@pytest.mark.long
def test_sets_without_a_swish_are_counted_for_the_deck() -> None:
    counted = without_swish()
    numbers = numbered([deck()])[0]
    for size in (1, 2, 3, 4):
        layouts = numbers[np.array(list(combinations(range(len(numbers)), size)))]
        assert counted[size] == int((~fast.any_in_each(layouts)).sum())
    chance = random.Random(3)
    many = numbers[np.array([chance.sample(range(60), 12) for _ in range(200_000)])]
    low, high = wilson(float((~fast.any_in_each(many)).mean()), len(many))
    assert low - 0.0003 < counted[12] / comb(60, 12) < high + 0.0003
    assert len(counted) - 1 == len(largest_free(deck()))


def test_renamed_swishes_are_swishes() -> None:
    minimal = set(minimal_swishes())
    assert len(renamings()) == 256
    assert len(keeping(kind_counts(deck()))) == 256
    for renamed in renamings()[::5]:
        assert {tuple(sorted(renamed[kind] for kind in kinds)) for kinds in minimal} == minimal


@pytest.mark.parametrize("most", [2, 12])
def test_no_set_without_a_swish_is_larger_than_the_largest(most: int) -> None:
    chance = random.Random(most)
    for deal in (of_deck, of_any_deck) * 4:
        cards = deal(chance, 11)
        sizes = [size for size, sets in enumerate(free_sets(cards, most)) if sets]
        free = largest_free(cards, most)
        assert len(free) == max(sizes)
        assert not any_swish([cards[number] for number in free], most=most)


def test_the_extremes_of_the_deck_prove_one_another() -> None:
    found = extremes(deck())
    assert (len(found.free), len(found.free_of_pairs)) == (32, 34)
    assert not any_swish([deck()[card] for card in found.free])
    assert not any_swish([deck()[card] for card in found.free_of_pairs], most=2)
    assert len(found.most_swishes) == found.most_bound == 28 == 60 - len(found.free)
    assert len(found.fewest_swishes) == found.fewest_bound == 6


@pytest.mark.parametrize("clear", [cleared_by_most, cleared_by_fewest])
def test_a_clearing_uses_every_card_once(clear: Callable[[Sequence[Card]], Sequence[tuple[int, ...]]]) -> None:
    parts = clear(deck())
    assert sorted(card for part in parts for card in part) == list(range(60))
    for part in parts:
        assert any_swish([deck()[card] for card in part], len(part), len(part))


def test_dealt_cards_are_counted_with_intervals() -> None:
    seen = dealt(deck(), 8, 300, "a test")
    assert list(seen.sizes) == list(COUNTED)
    assert sum(seen.totals.values()) == 300
    low, high = seen.sizes["2"].mean_interval
    assert low < 50 * comb(8, 2) / comb(60, 2) < high  # 50 pairs of the deck are swishes
    assert dealt(deck(), 8, 300, "a test") == seen


def test_a_spread_has_mean_median_maximum_and_share_of_zeros() -> None:
    seen = spread([0, 0, 1, 7])
    assert (seen.mean, seen.median, seen.most, seen.none) == (2, 0.5, 7, 0.5)
    assert seen.mean_interval == pytest.approx((0, 2 + 1.96 * (34 / 3 / 4) ** 0.5), abs=1e-3), "and never below 0"
    assert spread([3, 5]).mean_interval == pytest.approx((4 - 1.96, 4 + 1.96), abs=1e-3)
    assert seen.none_interval == wilson(0.5, 4) == pytest.approx((0.1500, 0.8500), abs=1e-4)
    assert spread([3]).mean_interval == (3, 3)


def test_the_interval_of_a_share_is_wilsons() -> None:
    """By the roots of (p − share)² = z² p (1 − p) / n."""
    for hits, of in [(0, 10), (1, 10), (5, 10), (10, 10), (37, 300)]:
        for end in wilson(hits / of, of):
            assert (end - hits / of) ** 2 == pytest.approx(1.96**2 * end * (1 - end) / of, rel=1e-3, abs=1e-9)
    assert wilson(0.0, 10) == pytest.approx((0, 0.2775), abs=1e-4)
    assert wilson(1.0, 10) == pytest.approx((0.7225, 1), abs=1e-4)


def test_the_most_swishes_of_a_layout_cannot_be_more_than_all() -> None:
    cards = of_deck(random.Random(9), 16)
    assert sum(count_by_size(cards).values()) >= len(cards) - len(largest_free(cards)) > 0
