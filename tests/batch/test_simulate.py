"""Simulations in batch agree with those of the reference bots."""

import pytest

from swordfish import arena
from swordfish.core import BadOptions

PLAYERS = ("medium", "random", "random")


def test_win_rates_agree_with_the_reference() -> None:
    from swordfish.batch.simulate import simulate

    options: dict[str, object] = {"seats": 3, "chips": 20}
    found = simulate("swipe", PLAYERS, options, 4000, "seed")
    reference = arena.simulate("swipe", PLAYERS, options, 300, "seed", jobs=1)
    assert found.games == 4000
    assert sum(found.wins) == pytest.approx(1)
    for (low, high), (lower, higher) in zip(found.wins_interval, reference.wins_interval, strict=True):
        assert low <= higher
        assert lower <= high
    assert found == simulate("swipe", PLAYERS, options, 4000, "seed")


def test_a_bot_that_cannot_play_in_batch_gets_a_sentence() -> None:
    from swordfish.batch.simulate import simulate

    with pytest.raises(BadOptions) as refused:
        simulate("swirl", ("best", "random"), {"seats": 2}, 10, "seed")
    assert refused.value.key == "batch-no-policy"
