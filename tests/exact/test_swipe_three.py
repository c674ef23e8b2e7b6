"""Three-player swipe: values that the rules confirm, best responses that gain, a profile that leaves little to gain."""

from functools import cache

import numpy as np
import pytest

from swordfish.core import Forced, Over, Players
from swordfish.exact.swipe.profile import Profile
from swordfish.exact.swipe.robbers import ProfileRobber, RandomRobber, RichestRobber, frozen, gained
from swordfish.exact.swipe.three import (
    BestResponseBackup,
    Chips,
    PolicyBackup,
    Ring,
    ThreeDice,
    ThreePlayerValues,
    cell,
)
from swordfish.games.swipe.model import Hoard, State, Throw
from swordfish.games.swipe.rules import decide, due, evolve, legal

CHIPS, DICE = 10, 6


@cache
def ring() -> Ring:
    return Ring(CHIPS, DICE)


@cache
def solved(kind: type[PolicyBackup]) -> dict[int, ThreePlayerValues]:
    return dict(ring().solved(kind(RandomRobber(), ring())))


def told(state: State, layers: dict[int, ThreePlayerValues]) -> list[float]:
    """The values of a position before a throw, seat by seat."""
    order = [(state.turn + step) % 3 for step in range(3)]
    first, second, third = (state.seats[seat].dice for seat in order)
    dice: ThreeDice = (first, second, third)
    mine, following = (np.array([state.seats[seat].chips]) for seat in order[:2])
    at = int(cell(mine, following, CHIPS - state.centre.chips)[0])
    row = layers[state.centre.chips][ring().number[dice]][at]
    return [float(row[order.index(seat)]) for seat in range(3)]


def expected(state: State, layers: dict[int, ThreePlayerValues], responder: int | None) -> list[float]:
    """The values after a throw, under the rules: all rob at random, but the responder robs the best victim."""
    waiting = due(state)
    if isinstance(waiting, Over):
        return [float(place == 1) for place in waiting.places]
    if isinstance(waiting, Forced):
        return expected(evolve(state, waiting.event), layers, responder)
    if isinstance(waiting, Players):
        led = [
            expected(evolve(state, decide(state, state.turn, command, 0)[0]), layers, responder)
            for command in legal(state, state.turn)
        ]
        if state.turn == responder:
            return max(led, key=lambda values: values[state.turn])
        return [sum(each) / len(led) for each in zip(*led, strict=True)]
    if isinstance(waiting, Throw):
        return told(state, layers)
    even = len(waiting.seats)
    return [float(seat in waiting.seats) / even for seat in range(3)]


POSITIONS = [
    State(centre=Hoard(1, 0), seats=(Hoard(3, 2), Hoard(3, 2), Hoard(3, 2)), turn=0),
    State(centre=Hoard(3, 1), seats=(Hoard(0, 1), Hoard(5, 3), Hoard(2, 1)), turn=1),
    State(centre=Hoard(2, 2), seats=(Hoard(8, 1), Hoard(0, 1), Hoard(0, 2)), turn=2),
    State(centre=Hoard(4, 0), seats=(Hoard(2, 2), Hoard(2, 3), Hoard(2, 1)), turn=0),
]


@pytest.mark.parametrize("state", POSITIONS)
def test_a_throw_changes_nothing_that_was_expected(state: State) -> None:
    """A value is the mean over all throws under the rules."""
    layers = solved(PolicyBackup)
    found = np.zeros(3)
    for rolled, share in Throw(state.seats[state.turn].dice).outcomes():
        found += share * np.array(expected(evolve(state, rolled), layers, None))
    assert found == pytest.approx(told(state, layers), abs=1e-5)
    assert sum(found) == pytest.approx(1.0)


@pytest.mark.parametrize("state", POSITIONS)
def test_a_best_response_takes_the_best_of_what_the_rules_leave_open(state: State) -> None:
    layers, responder = solved(BestResponseBackup), state.turn
    found = 0.0
    for rolled, share in Throw(state.seats[state.turn].dice).outcomes():
        found += share * expected(evolve(state, rolled), layers, responder)[responder]
    assert found == pytest.approx(told(state, layers)[responder], abs=1e-5)


def test_a_best_response_gains_less_against_the_profile_than_against_the_random_robber() -> None:
    small = Ring(9, 6)
    profile = frozen(small)
    gains: list[float] = []
    for robber in (ProfileRobber(profile, small), RandomRobber()):
        same, best = gained(small, robber)
        assert sum(same) == pytest.approx(1.0)
        assert all(response > share - 1e-6 for share, response in zip(same, best, strict=True))
        gains.append(sum(best) - 1)
    assert 0 < gains[0] < gains[1] / 3


def chips(*threes: tuple[int, int, int]) -> Chips:
    return Chips(*[np.array(each) for each in zip(*threes, strict=True)])


def test_the_profile_tells_whom_to_rob_by_lead_and_dice() -> None:
    small = Ring(9, 6)
    leads = [[2] * len(small.rows) for _ in range(4)]
    robber = ProfileRobber(Profile(1, 9, 6, leads, leads), small)
    assert robber.chip(3, (2, 2, 2), chips((1, 3, 1), (0, 4, 1))).tolist() == [0.0, 1.0]


def test_the_richest_is_robbed_of_what_they_have_most_of() -> None:
    held = chips((0, 4, 2), (0, 3, 3), (0, 2, 4))
    assert RichestRobber().chip(1, (1, 1, 2), held).tolist() == [1.0, 0.0, 0.0]
    assert RichestRobber().die(1, (1, 3, 2), held).tolist() == [1.0, 1.0, 1.0]
    assert RichestRobber().die(1, (1, 2, 2), held).tolist() == [1.0, 0.5, 0.0]
