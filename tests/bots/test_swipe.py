"""Who robs whom in swipe: the richest, or by the frozen profile."""

from collections.abc import Sequence

import pytest

from swordfish import bots
from swordfish.bots import Budget, Decision
from swordfish.bots.swipe.evaluation import Practised
from swordfish.core import Command, Event, Luck, State, open_seed
from swordfish.exact.swipe.profile import profile, rows
from swordfish.games import swipe
from swordfish.games.swipe.model import Face, Hoard, Swipe
from swordfish.games.swipe.model import State as SwipeState


class Nobody:
    """Must not be asked."""

    def choose(self, view: State, legal: Sequence[Command], news: Sequence[Event], budget: Budget) -> Decision:
        raise AssertionError("the profile knows")


def robbing(face: Face, *hoards: tuple[int, int], centre: int = 10) -> SwipeState:
    """Seat 0 has thrown this face, and X besides."""
    seats = tuple(Hoard(*hoard) for hoard in hoards)
    dice = seats[0].dice
    thrown = (face, *[Face.X] * (dice - 1))
    return SwipeState(centre=Hoard(centre, 1), seats=seats, turn=0, thrown=thrown, todo=thrown)


def chosen(state: SwipeState, name: str) -> Decision:
    bot = bots.find(name, "swipe")(swipe, 0, Luck(open_seed("swipe"))(0))
    return bot.choose(state, swipe.legal(state, 0), (), Budget(ms=10**9, simulations=20))


@pytest.mark.parametrize("name", ["medium", "best"])
def test_who_is_far_ahead_is_robbed_of_a_chip(name: str) -> None:
    assert chosen(robbing(Face.SWIPE_CHIP, (5, 2), (15, 2), (3, 2)), name) == Swipe(1)
    assert chosen(robbing(Face.SWIPE_CHIP, (5, 2), (3, 2), (15, 2)), name) == Swipe(2)


def test_the_profile_answers_wherever_three_sit_and_at_once() -> None:
    bot = Practised(0, Nobody())
    for face in (Face.SWIPE_CHIP, Face.SWIPE_DIE):
        for centre in (1, 20, 44, 200):
            for dice in rows(profile().dice):
                state = robbing(face, *[(4, die) for die in dice], centre=centre)
                legal = swipe.legal(state, 0)
                if len(legal) == 2:
                    assert bot.choose(state, legal, (), Budget()) in legal


def test_at_other_tables_it_searches() -> None:
    state = robbing(Face.SWIPE_CHIP, (5, 2), (15, 2), (3, 2), (3, 1))
    assert chosen(state, "best") in swipe.legal(state, 0)
    many = robbing(Face.SWIPE_CHIP, (5, 9), (15, 9), (3, 9))
    assert chosen(many, "best") in swipe.legal(many, 0)


def test_the_profile_is_small_and_whole() -> None:
    known = profile()
    assert len(known.chip) == len(known.die) == known.chips - 5
    assert {len(row) for row in known.chip + known.die} == {len(rows(known.dice))}
