"""How well static values predict the cards that a level plays."""

from math import log

import pytest

from swordfish.arena.swirl.reading import CLEARS, leads, predicted


def test_a_level_that_plays_by_static_value_is_predicted_by_it() -> None:
    found = leads(2, "medium")
    assert len(found) > 20
    assert all(max(lead) <= 0 for lead in found), "it plays a card of the highest value"
    alike = sum(-log(len(lead)) for lead in found) / len(found)
    assert predicted(found, 1.0, 1.0) == pytest.approx(alike)
    by_clear = [predicted(found, clear, 0.01) for clear in CLEARS]
    assert by_clear == sorted(by_clear, reverse=True)
    assert alike < min(by_clear)


def test_a_bad_card_is_predicted_by_doubt_alone() -> None:
    played_badly = [(0.0, 30.0, 30.0)]
    assert predicted(played_badly, 0.1, 0.2) > predicted(played_badly, 0.1, 0.1)
    assert predicted(played_badly, 0.1, 0.1) == pytest.approx(log(0.1 / 1.2), abs=1e-6)
