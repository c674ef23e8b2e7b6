"""Equilibrium tables of swipe: what the arrays compute is what the rules say, position by position."""

import pytest

from swordfish.exact.swipe.table import shelf
from swordfish.exact.swipe.table.backend import backend
from swordfish.exact.swipe.table.certificate import certificate
from swordfish.exact.swipe.table.lookup import WITHIN
from swordfish.exact.swipe.table.sizes import Size
from tests.exact.slow_swipe import BITS, SMALL, Slowly, positions, table


@pytest.mark.parametrize(
    "size",
    [
        pytest.param(size, id="-".join(map(str, size)), marks=[pytest.mark.long] if size.seats > 3 else [])
        for size in SMALL
    ],
)
def test_a_throw_by_the_rules_changes_no_value_and_no_best_response(size: Size) -> None:
    """Each value is the mean over all throws and all orders of choices; with a best response, the best order."""
    slowly = Slowly(size)
    every = positions(size)
    assert len(every) == size.positions
    for state in every[:: max(1, len(every) // 400)]:
        values, replies = slowly.expected(state)
        assert values == pytest.approx(slowly.values(state), abs=1e-7)
        assert replies == pytest.approx(slowly.replies(state), abs=1e-7)
        assert sum(values) == pytest.approx(1.0)


def test_the_certificate_counts_every_position_and_seat() -> None:
    size = SMALL[0]
    slowly, found = Slowly(size), certificate(size, table(size), BITS, backend("numpy"))
    losses = [
        reply - value
        for state in positions(size)
        for value, reply in zip(slowly.values(state), slowly.replies(state), strict=True)
    ]
    assert found.worst == pytest.approx(max(losses))
    assert found.mean == pytest.approx(sum(losses) / len(losses))
    assert min(losses) > -1e-7
    assert found.positions == size.positions == 1280


PRINTED = Size(3, 50, 10)


def test_the_table_of_the_printed_game_is_small_enough_for_the_wheel() -> None:
    table = shelf.find(PRINTED)
    assert table
    assert table.file.path.stat().st_size <= 3_000_000
    assert PRINTED.positions == 2_645_280


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_the_certificate_of_the_printed_game_holds() -> None:
    """A best response gains at most 0.0003 on average at the start, and 0.003 anywhere; win probabilities are right."""
    table = shelf.find(PRINTED)
    assert table
    found = certificate(PRINTED, table.file.layers(), table.file.title.bits, backend("numpy"))
    assert found.average <= 0.0003
    assert found.worst <= 0.003
    assert 2 * found.error <= WITHIN
