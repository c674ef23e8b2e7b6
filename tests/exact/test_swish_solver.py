"""The swish solver against brute force, and its methods against each other."""

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from swordfish.exact.swish import (
    all_swishes,
    any_in_each,
    any_swish,
    best_swish,
    cells,
    count_by_size,
    cycles,
    numbered,
)
from swordfish.exact.swish.counting import count_sets
from swordfish.exact.swish.largest import largest
from swordfish.exact.swish.minimal import find_minimal
from swordfish.exact.swish.table import minimal_swishes
from swordfish.games.swish.cards import KIND, KINDS, Card, deck
from tests.exact.layouts import by_brute_force, of_any_deck, of_deck, proves


@pytest.mark.parametrize("count", range(9))
def test_all_swishes_are_those_that_brute_force_finds(count: int) -> None:
    chance = random.Random(count)
    for _ in range(40):
        for cards in (of_deck(chance, count), of_any_deck(chance, count)):
            found = all_swishes(cards)
            assert [swish.cards for swish in found] == sorted(by_brute_force(cards), key=lambda used: (len(used), used))
            assert all(proves(swish, cards) for swish in found)


@pytest.mark.parametrize("times", [1, pytest.param(3, marks=pytest.mark.long)])
def test_two_methods_find_the_same_swishes_among_16_cards(times: int) -> None:
    chance = random.Random(16)
    for deal in (of_deck, of_deck, of_deck, of_any_deck, of_any_deck) * times:
        cards = deal(chance, 16)
        by_cycles, by_cells = cycles.search(cards, 2, 12), cells.search(cards, 2, 12)
        assert [swish.cards for swish in by_cycles] == [swish.cards for swish in by_cells]
        assert all(proves(swish, cards) for swish in (*by_cycles, *by_cells))


@given(st.randoms(use_true_random=False), st.integers(0, 14), st.integers(0, 14))
def test_least_and_most_only_leave_out(chance: random.Random, least: int, most: int) -> None:
    cards = of_deck(chance, 10)
    every = all_swishes(cards)
    allowed = [swish.cards for swish in every if least <= swish.size <= most]
    assert [swish.cards for swish in all_swishes(cards, least, most)] == allowed
    assert sum(count_by_size(cards, least, most).values()) == len(allowed)
    assert any_swish(cards, least, most) == bool(allowed)
    best = best_swish(cards, least, most)
    assert (best.size if best else 0) == max(map(len, allowed), default=0)


def test_counts_name_every_size() -> None:
    counts = count_by_size(deck()[:16])
    assert list(counts) == list(range(2, 13))
    assert counts == {size: Counter(swish.size for swish in all_swishes(deck()[:16]))[size] for size in range(2, 13)}


@pytest.mark.parametrize("count", [0, 1, 2, 5, 8, 14, 16])
def test_counting_without_listing_gives_the_number_of_those_listed(count: int) -> None:
    chance = random.Random(count)
    for cards in (of_deck(chance, count), of_any_deck(chance, count)):
        assert count_sets(cards) == all_swishes(cards).count_by_size()
        assert count_sets(cards, 3, 5) == all_swishes(cards, 3, 5).count_by_size()


@pytest.mark.long
def test_the_whole_deck_is_counted_and_agrees_with_what_can_be_listed() -> None:
    counts, listed = count_by_size(deck()), all_swishes(deck(), most=4).count_by_size()
    assert [counts[size] for size in (2, 3, 4)] == [listed[size] for size in (2, 3, 4)]
    assert count_by_size(deck(), 5, 7) == {size: counts[size] if 5 <= size <= 7 else 0 for size in counts}


@pytest.mark.long
def test_balls_and_hoops_may_trade_places_in_a_count() -> None:
    assert count_by_size(deck()) == count_by_size([Card(hoop, ball) for ball, hoop in deck()])


def test_counting_is_exact_where_floating_numbers_are_not() -> None:
    kinds = [Card(0, 4), Card(4, 0), Card(0, 2)]
    counts = count_by_size(kinds * 10**6)
    assert counts[2] == 10**12 + 10**6 * (10**6 - 1) // 2


def test_a_long_list_is_solved_within_a_size() -> None:
    pairs = sum(
        KIND[one] == KIND[Card(other.hoop, other.ball)] for at, one in enumerate(deck()) for other in deck()[:at]
    )
    assert len(all_swishes(deck(), most=2)) == pairs == 50
    assert (
        len(all_swishes((*deck(), *deck()), most=2)) == 4 * pairs + 8
    )  # each of the eight own ways back is there twice


def test_the_best_of_a_long_list_is_found_without_listing() -> None:
    best = best_swish(deck())
    assert best is not None
    assert best.size == 12
    assert proves(best, deck())
    chance = random.Random(3)
    for _ in range(30):
        cards = of_any_deck(chance, 14)
        sought, listed = largest(cards, 2, 12), best_swish(cards)
        assert (sought and sought.size) == (listed and listed.size)
        assert sought is None or proves(sought, cards)


@given(st.lists(st.sampled_from(sorted(KIND)), max_size=9))
def test_any_swish_agrees_with_all_swishes(cards: list[Card]) -> None:
    assert any_swish(cards) == bool(all_swishes(cards))
    for most in range(2, 8):
        assert any_swish(cards, most=most) == bool(all_swishes(cards, most=most))


def test_any_in_a_batch_is_any_of_each() -> None:
    chance = random.Random(5)
    layouts = [of_deck(chance, 9) for _ in range(300)] + [of_any_deck(chance, 9) for _ in range(300)]
    answers = [any_swish(cards) for cards in layouts]
    assert any_in_each(numbered(layouts)).tolist() == answers
    assert {True, False} == set(answers)


def test_a_pair_that_is_no_card_is_named() -> None:
    with pytest.raises(ValueError, match="ball=3, hoop=3"):
        all_swishes([Card(0, 1), Card(3, 3)])


def test_every_minimal_swish_is_one_and_holds_no_smaller_one() -> None:
    for kinds in minimal_swishes():
        cards = [KINDS[kind] for kind in kinds]
        assert [len(swish.cards) for swish in all_swishes(cards)] == [len(kinds)]


@pytest.mark.long
def test_the_file_of_minimal_swishes_is_what_is_found() -> None:
    assert find_minimal() == minimal_swishes()
