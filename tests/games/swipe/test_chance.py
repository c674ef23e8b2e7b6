"""The chance of swipe: draws agree with the listed outcomes."""

from collections import Counter
from math import isclose

import pytest

from swordfish.core import Luck, open_seed
from swordfish.games.swipe.model import Face, RolledOff, RollOff, Throw


@pytest.mark.parametrize("dice", range(1, 11))
def test_the_outcomes_of_a_throw_are_all_there_are(dice: int) -> None:
    listed = Throw(dice).outcomes()
    assert isclose(sum(chance for _, chance in listed), 1)
    assert len({event.faces for event, _ in listed}) == len(listed)
    assert all(len(event.faces) == dice for event, _ in listed)


def test_a_throw_of_two_dice_has_the_chances_that_one_counts_by_hand() -> None:
    chances = {event.faces: chance for event, chance in Throw(2).outcomes()}
    assert isclose(chances[Face.X, Face.X], 1 / 36)
    assert isclose(chances[Face.WIN_CHIP, Face.WIN_CHIP], 4 / 36)
    assert isclose(chances[Face.WIN_CHIP, Face.X], 4 / 36)
    assert isclose(chances[Face.SWIPE_CHIP, Face.SWIPE_DIE], 2 / 36)


def test_draws_have_the_listed_probabilities() -> None:
    luck, draws = Luck(open_seed("swipe")), 20_000
    drawn = Counter(tuple(sorted(Throw(2).draw(luck(number)).faces)) for number in range(draws))
    for event, chance in Throw(2).outcomes():
        spread = (draws * chance * (1 - chance)) ** 0.5
        assert abs(drawn[event.faces] - draws * chance) < 5 * spread


@pytest.mark.parametrize("seats", [(0, 1), (0, 2, 3), (0, 1, 2, 3, 4, 5)])
def test_the_outcomes_of_a_roll_off_are_all_there_are(seats: tuple[int, ...]) -> None:
    listed = RollOff(seats).outcomes()
    assert isclose(sum(chance for _, chance in listed), 1)
    assert len({tuple(face is Face.X for face in event.faces) for event, _ in listed}) == 2 ** len(seats)


def test_the_outcomes_of_a_roll_off_differ_by_who_rolls_x() -> None:
    listed = RollOff((1, 3)).outcomes()
    assert isclose(sum(chance for _, chance in listed), 1)
    chances = {tuple(face is Face.X for face in event.faces): chance for event, chance in listed}
    assert isclose(chances[True, False], 5 / 36)
    drawn = RollOff((1, 3)).draw(Luck(open_seed(1))(0))
    assert isinstance(drawn, RolledOff)
    assert (drawn.seats, len(drawn.faces)) == ((1, 3), 2)
