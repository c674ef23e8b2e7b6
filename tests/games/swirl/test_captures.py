"""Captures: all maximal ones, compared with brute force, and in bounded time."""

from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from swordfish.games.swirl.captures import best_captures, every, grouped, maximal, outlook, splits
from tests.counting import lines_of
from tests.games.swirl.tables import after, cards, play, table
from tests.rulebook import rule

Cards = frozenset[int]


def brute(numbers: list[int], number: int) -> set[Cards]:
    """Every maximal capture of the cards 0, 1, 2 … by trying all sets of cards."""
    every = [
        frozenset(some)
        for size in range(1, len(numbers) + 1)
        for some in combinations(range(len(numbers)), size)
        if sum(numbers[card] for card in some) == number
    ]
    found: set[Cards] = set()

    def extend(captured: Cards, rest: list[Cards]) -> None:
        rest = [group for group in rest if not group & captured]
        if not rest:
            found.add(captured)
        for group in rest:
            extend(captured | group, [other for other in rest if other != group])

    extend(frozenset(), every)
    return found


def by_steps(numbers: list[int], number: int) -> set[Cards]:
    """Every capture that can be reached by taking cards one by one."""
    middle = range(len(numbers))
    found: set[Cards] = set()
    seen: set[Cards] = set()
    todo: list[Cards] = [frozenset()]
    while todo:
        taken = todo.pop()
        if taken in seen:
            continue
        seen.add(taken)
        look = outlook(middle, numbers, number, sorted(taken))
        assert not set(look.sure) & set(look.open)
        if not look.open or look.enough:
            found.add(frozenset(look.sure))
        todo += [taken | {card} for card in look.open]
    return found


@rule("swirl.capture", "swirl.capture.groups", "swirl.capture.maximal")
@given(st.lists(st.integers(1, 10), max_size=10), st.integers(1, 10))
def test_the_steps_lead_to_every_maximal_capture_and_to_nothing_else(numbers: list[int], number: int) -> None:
    assert by_steps(numbers, number) == brute(numbers, number)


@given(st.lists(st.integers(1, 5), min_size=9, max_size=10), st.integers(5, 10))
def test_small_numbers_with_many_sums_too(numbers: list[int], number: int) -> None:
    assert by_steps(numbers, number) == brute(numbers, number)


@given(st.lists(st.integers(1, 9), max_size=9), st.integers(2, 10))
def test_every_capture_is_listed_once_and_is_groups(numbers: list[int], number: int) -> None:
    listed = [*every(range(len(numbers)), numbers, number)]
    assert len(listed) == len({frozenset(captured) for captured in listed})
    assert {frozenset(captured) for captured in listed} == brute(numbers, number)
    for captured in listed:
        groups = grouped(captured, numbers, number)
        assert sorted(card for group in groups for card in group) == sorted(captured)
        assert all(sum(numbers[card] for card in group) == number for group in groups)


@given(st.lists(st.integers(1, 9), max_size=9), st.integers(2, 10), st.randoms())
def test_the_best_captures_hold_the_best_one(numbers: list[int], number: int, chance: Random) -> None:
    worth = {card: chance.random() for card in range(len(numbers))}
    best = max(sum(worth[card] for card in captured) for captured in brute(numbers, number))
    found = best_captures(range(len(numbers)), numbers, number, (), worth)
    assert max(sum(worth[card] for card in captured) for captured in found) == pytest.approx(best)


@rule("swirl.capture.choice")
@given(st.lists(st.integers(1, 9), max_size=9), st.integers(2, 10))
def test_there_is_a_choice_just_where_there_are_several_captures(numbers: list[int], number: int) -> None:
    look = outlook(range(len(numbers)), numbers, number)
    assert bool(look.open) == (len(brute(numbers, number)) > 1)
    assert not look.open or len(look.open) + look.enough > 1, "nobody is asked for the only answer"


@given(st.lists(st.integers(1, 10), min_size=24, max_size=24))
def test_a_middle_of_24_cards_takes_little_work(numbers: list[int]) -> None:
    """24 cards have 16 million subsets; for all ten numbers together about 70,000 lines of Python run."""
    maximal.cache_clear()
    splits.cache_clear()
    assert lines_of(lambda: [outlook(range(24), numbers, number) for number in range(1, 11)], most=200_000) > 0


def test_every_capture_of_a_large_middle_can_be_reached_and_leaves_no_group() -> None:
    numbers = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 2, 3, 4, 5]
    look = outlook(range(24), numbers, 10)
    while look.open:
        look = outlook(range(24), numbers, 10, (*look.sure, look.open[-1]))
    left = [number for card, number in enumerate(numbers) if card not in look.sure]
    assert brute(left, 10) == {frozenset()}
    assert sum(numbers[card] for card in look.sure) % 10 == 0


@rule("swirl.capture")
def test_a_card_captures_one_of_its_number_or_several_that_add_up_to_it() -> None:
    state = table("fish red 9", "fish red 1", middle="crab red 9, crab green 4, crab red 5, fish green 8")
    left = after(state, play("fish red 9"))
    assert left.middle == cards("fish green 8")


@rule("swirl.capture.groups")
def test_one_play_captures_several_groups() -> None:
    state = table("fish red 10", "fish red 1", middle="fish red 3, fish red 4, fish red 6, fish red 7, fish green 10")
    assert after(state, play("fish red 10")).middle == ()
