"""The compiled swish solver gives the same results as the default one."""

import random

from swordfish.exact.swish import fast, solver
from tests.exact.layouts import of_any_deck, of_deck, proves


def test_all_swishes_are_the_same() -> None:
    chance = random.Random(1)
    for count in (0, 1, 2, 8, 16, 16, 16, 17, 20):
        for cards in (of_deck(chance, count), of_any_deck(chance, count)):
            least, most = (2, 12) if count < 17 else (3, 6)
            found = fast.all_swishes(cards, least, most)
            assert [swish.cards for swish in found] == [swish.cards for swish in solver.all_swishes(cards, least, most)]
            assert all(proves(swish, cards) for swish in found)
            assert fast.count_by_size(cards, least, most) == solver.count_by_size(cards, least, most)


def test_the_best_has_the_same_cards() -> None:
    chance = random.Random(2)
    for _ in range(20):
        cards = of_deck(chance, 16)
        best, other = fast.best_swish(cards, 2, 7), solver.best_swish(cards, 2, 7)
        assert (best and best.cards) == (other and other.cards)


def test_any_in_a_batch_is_the_same() -> None:
    chance = random.Random(3)
    layouts = solver.numbered([of_deck(chance, 9) for _ in range(500)] + [of_any_deck(chance, 9) for _ in range(500)])
    assert fast.any_in_each(layouts).tolist() == solver.any_in_each(layouts).tolist()
