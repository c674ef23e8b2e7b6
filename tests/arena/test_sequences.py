"""Confidence sequences and ratings: repeated looks do not raise the error rate, and more games make smaller errors."""

from math import sqrt

import numpy as np
import pytest
from numpy.typing import NDArray

from swordfish.arena.plan import ArenaPlan, GameResult
from swordfish.arena.ratings import ratings
from swordfish.arena.sequences import interval, ruled_out
from swordfish.arena.standings import variance_ratio

RUNS, ROUNDS, LOOKS = 400, 600, 20


def rounds(rng: np.random.Generator, chance: float, count: int = ROUNDS) -> NDArray[np.float64]:
    """Rounds of two games that share some of their luck: the mean share of a bot that wins with this chance."""
    common, own = rng.random((count, 1)), rng.random((count, 2))
    shared = rng.random((count, 2)) < 1 / 3
    return (np.where(shared, common, own) < chance).mean(axis=1)


def fixed(values: NDArray[np.float64], mean: float) -> bool:
    """Whether the usual interval for a fixed number of rounds rules the mean out, at one of the looks."""
    return any(
        abs(values[:look].mean() - mean) > 1.96 * values[:look].std(ddof=1) / sqrt(look)
        for look in range(LOOKS, len(values) + 1, LOOKS)
    )


@pytest.mark.parametrize("chance", [0.5, 0.9])
def test_looking_every_20_rounds_finds_equals_different_in_at_most_5_runs_of_100(chance: float) -> None:
    rng = np.random.default_rng(24)
    runs = [rounds(rng, chance) for _ in range(RUNS)]
    looks = range(LOOKS, ROUNDS + 1, LOOKS)
    alarms = sum(any(ruled_out(values[:look], np.array([chance]))[0] for look in looks) for values in runs)
    assert alarms <= 0.05 * RUNS
    assert sum(fixed(values, chance) for values in runs) > 0.2 * RUNS, "the usual interval is fooled: the test can fail"


def test_the_interval_holds_the_means_not_ruled_out_in_any_order_of_the_values() -> None:
    values = rounds(np.random.default_rng(1), 0.6)
    low, high = interval(values)
    assert low < 0.6 < high
    assert list(ruled_out(values, np.array([low, low + 0.001, high - 0.001, high]))) == [True, False, False, True]
    assert interval(sorted(values.tolist())) == (low, high)
    assert interval([]) == (0.0, 1.0)
    assert interval([1.0] * 3) == (0.0, 1.0)


def test_a_real_difference_is_still_found() -> None:
    rng = np.random.default_rng(2)
    found = sum(interval(rounds(rng, 0.6))[0] > 0.5 for _ in range(40))
    assert found >= 36
    low, high = interval(rounds(rng, 0.5, 2400))
    assert high - low < 0.06


def played(plan: ArenaPlan, chance: float, count: int, seed: int) -> list[GameResult]:
    rng = np.random.default_rng(seed)
    results: list[GameResult] = []
    for pairing in plan.pairings(count):
        lone_wins = rng.random() < chance
        places = tuple(1 + ((seat == pairing.seat) != lone_wins) for seat in range(2))
        results.append(GameResult(pairing=pairing, places=places, length=1))
    return results


@pytest.mark.long
def test_errors_of_ratings_shrink_with_games_and_cover_the_truth() -> None:
    plan = ArenaPlan(game="swipe", bots=("a", "b"), options={"seats": 2}, seed="errors", think=1)
    truth = 400 * np.log10(0.7 / 0.3) / 2  # of the better one, around the mean of both
    widths: dict[int, float] = {}
    for count in (100, 900):
        covered = 0
        for seed in range(40):
            best = ratings(plan, played(plan, 0.7, count, seed))[0]
            covered += best.low <= truth <= best.high
            widths[count] = best.high - best.low
        assert covered >= 34
    assert widths[900] == pytest.approx(widths[100] / 3, rel=0.3)


def test_places_of_three_count_and_a_bot_that_never_loses_has_a_finite_rating() -> None:
    plan = ArenaPlan(game="swipe", bots=("a", "b", "c"), options={"seats": 3}, seed="x", think=1)
    results: list[GameResult] = []
    for pairing in plan.pairings(20):
        ahead = pairing.lone < pairing.field  # the first bot is always ahead
        places = tuple((1 if ahead else 3) if seat == pairing.seat else (2 if ahead else 1) for seat in range(3))
        results.append(GameResult(pairing=pairing, places=places, length=1))
    found = ratings(plan, results)
    assert [rating.bot for rating in found] == ["a", "b", "c"]
    assert found[0].points < 3000
    assert sum(rating.points for rating in found) == pytest.approx(0, abs=1e-6)
    assert ratings(plan, results) == found, "the same on every machine"


def test_the_variance_ratio_says_what_shared_luck_saves() -> None:
    rng = np.random.default_rng(3)
    wins = rng.random(4000) < 0.5
    assert variance_ratio([(float(win), float(not win)) for win in wins]) == pytest.approx(0, abs=1e-9)
    assert variance_ratio([(float(win), float(win)) for win in wins]) == pytest.approx(2, rel=0.01)
    apart = rng.random((4000, 2)) < 0.5
    assert variance_ratio(apart.astype(float).tolist()) == pytest.approx(1, abs=0.1)
