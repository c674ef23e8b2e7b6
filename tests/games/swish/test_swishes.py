"""What makes a swish. Rulebook, section 1."""

from collections.abc import Sequence
from itertools import combinations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from swordfish.games.swish.cards import CELLS, KIND, KINDS, ORIENTATIONS, Card, turned
from swordfish.games.swish.swishes import explain, find_swish, is_any, is_swish
from swordfish.words import sentence
from tests.counting import lines_of
from tests.games.swish.sitting import PAIR, THREE, dead
from tests.rulebook import rule

pairs = st.permutations(range(CELLS)).map(lambda cells: Card(cells[0], cells[1]))


@st.composite
def rings(draw: st.DrawFn, most: int = CELLS) -> list[Card]:
    """The cards of some swish, each in a random orientation: every cell's ball comes from another cell's hoop."""
    cells = draw(st.permutations(range(CELLS)))[: draw(st.integers(2, most))]
    balls = draw(st.permutations(cells).filter(lambda balls: all(map(int.__ne__, cells, balls))))
    ways = draw(st.lists(st.integers(0, 3), min_size=len(cells), max_size=len(cells)))
    return [turned(Card(ball, hoop), way) for ball, hoop, way in zip(balls, cells, ways, strict=True)]


def plainly(laid: Sequence[Card]) -> bool:
    """The rulebook's sentence, word for word."""
    for first, second in combinations(laid, 2):
        if first.ball == second.ball or first.hoop == second.hoop:
            return False
    return sorted(card.ball for card in laid) == sorted(card.hoop for card in laid)


def sizes(cards: Sequence[Card]) -> set[int]:
    """The sizes of all swishes among the cards: every set, every orientation."""
    return {
        size
        for size in range(2, len(cards) + 1)
        for chosen in combinations(cards, size)
        for ways in product(range(ORIENTATIONS), repeat=size)
        if plainly([turned(card, way) for card, way in zip(chosen, ways, strict=True)])
    }


@rule("swish.swish")
@pytest.mark.parametrize(
    ("laid", "swish"),
    [
        (PAIR, True),
        (THREE, True),
        (THREE[:2], False),  # a hoop stays empty
        ((Card(1, 4), Card(1, 7)), False),  # two balls share a cell
        ((Card(4, 1), Card(7, 1)), False),  # two hoops share a cell
        ((Card(1, 4), Card(4, 1), Card(1, 4)), False),
        ((Card(1, 4),), False),
        ((), False),
        (tuple(Card(cell, (cell + 1) % 12) for cell in range(12)), True),  # the largest one
    ],
)
def test_every_ball_in_a_hoop_and_every_hoop_with_a_ball(laid: tuple[Card, ...], swish: bool) -> None:
    assert is_swish(laid) == swish
    assert (explain(laid) == ()) == swish


@given(st.lists(pairs, max_size=12))
def test_a_swish_is_what_the_rulebook_says(laid: list[Card]) -> None:
    assert is_swish(laid) == (len(laid) >= 2 and plainly(laid))
    assert (explain(laid) == ()) == is_swish(laid)


@rule("swish.union")
def test_two_swishes_that_share_no_card_and_no_cell_are_one_of_their_common_size() -> None:
    apart = (*PAIR, Card(7, 10), Card(10, 7))

    assert is_swish(apart)
    assert is_swish(apart, least=4, most=4)
    assert is_any(tuple(KIND[card] for card in (*apart, *dead(12))), least=4, most=4)
    assert not is_any(tuple(KIND[card] for card in (*apart, *dead(12))), least=5)
    assert not is_any(tuple(KIND[card] for card in (*apart, *dead(12))), least=3, most=3)


@given(rings())
@rule("swish.union")
def test_every_swish_is_found_at_its_own_size(cards: list[Card]) -> None:
    found = find_swish(cards, len(cards), len(cards))

    assert found is not None
    assert is_swish([turned(cards[number], way) for number, way in found], len(cards), len(cards))


@given(st.lists(pairs, min_size=1, max_size=5) | rings(most=5))
@rule("swish.swish", "swish.union")
def test_some_swish_is_found_just_where_there_is_one(cards: list[Card]) -> None:
    there = sizes(cards)
    kinds = tuple(KIND[card] for card in cards)
    for least in range(2, 6):
        for most in range(least, 7):
            found = find_swish(cards, least, most)
            assert (found is not None) == any(least <= size <= most for size in there)
            assert is_any(kinds, least, most) == (found is not None)
            if found is not None:
                assert len({number for number, _ in found}) == len(found)
                assert is_swish([turned(cards[number], way) for number, way in found], least, most)


def test_without_limits_two_cards_are_enough() -> None:
    assert find_swish(PAIR) == ((0, 0), (1, 0))
    assert is_any((KIND[PAIR[0]], KIND[PAIR[1]]))


@pytest.mark.parametrize(
    ("kinds", "least"),
    [
        ([1, 8, 11, 12, 12, 15, 16, 17, 20, 22, 23, 25, 27, 27, 28, 29, 29, 31, 32], 2),
        ([0, 0, 1, 11, 11, 12, 13, 14, 16, 16, 20, 20, 21, 24, 25, 26, 27, 28, 28, 29, 29, 30, 30, 31, 32, 33, 34], 5),
        ([0, 0, 3, 3, 6, 8, 8, 9, 10, 11, 16, 16, 16, 16, 17, 23, 26, 27, 27, 29, 29, 30, 30, 30, 30, 33, 33, 34], 9),
        ([1, 2, 7, 9, 10, 13, 14, 16, 17, 18, 21, 22, 23, 24, 25, 27, 28, 34], 12),
    ],
)
def test_decks_that_lead_a_search_astray_take_little_work(kinds: list[int], least: int) -> None:
    """A search without memory takes minutes; this one executes at most two million lines of Python."""
    cards = [KINDS[kind] for kind in kinds]
    found = find_swish(cards, least)
    assert found is None or len(found) >= least
    assert lines_of(lambda: find_swish(cards, least), most=4_000_000) > 0


def test_a_swish_of_all_twelve_cells_is_found() -> None:
    ring = [Card(cell, (cell + 1) % 12) for cell in range(12)]

    found = find_swish(ring, least=12)

    assert found is not None
    assert sorted(number for number, _ in found) == list(range(12))


def test_one_card_cannot_stand_for_two() -> None:
    turns = [kind for kind in KINDS if KIND[Card(kind.hoop, kind.ball)] == KIND[kind]]

    assert turns  # kinds whose card, turned, fills itself
    for kind in turns:
        assert not is_any((KIND[kind],))
        assert is_any((KIND[kind], KIND[kind]))


def said(laid: Sequence[Card], least: int = 2, most: int = 12) -> list[str]:
    return [sentence(fault.key, fault.facts) for fault in explain(laid, least, most)]


def test_the_faults_of_a_false_proof_are_listed_cell_by_cell() -> None:
    assert said([Card(0, 5), Card(0, 1), Card(1, 0)]) == [
        "two balls in the top left corner",
        "the hoop in row 2, column 3 stays empty",
    ]
    assert said([Card(4, 1), Card(7, 1)]) == [
        "two hoops in row 1, column 2",
        "the hoop in row 1, column 2 stays empty",
        "the ball in row 2, column 2 has no hoop",
        "the ball in row 3, column 2 has no hoop",
    ]
    assert "3 balls in the bottom left corner" in said([Card(9, 1), Card(9, 2), Card(9, 3)])
    assert said([]) == ["there is no card on the mat"]
    assert said(PAIR, least=3) == ["there are only 2 cards on the mat, and you need at least 3"]
    assert said(THREE, most=2) == ["there are 3 cards on the mat, and at most 2 are allowed"]
