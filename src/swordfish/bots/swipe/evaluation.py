"""Evaluate swipe: whom to rob, and who is likely to win."""

from collections.abc import Sequence
from math import sqrt
from operator import mul

from swordfish.bots.bot import Bot, Budget, Decision
from swordfish.bots.plans import Plan
from swordfish.bots.search import shares
from swordfish.core import Rng
from swordfish.exact.swipe.profile import profile
from swordfish.games import Game
from swordfish.games.swipe import rules
from swordfish.games.swipe.model import Command, Event, Face, State, Swipe


class Leveller:
    """Takes chips from the seat with most chips, and dice from the seat with most dice."""

    def __init__(self, game: Game, seat: int, rng: Rng) -> None:
        self._rng = rng

    def choose(self, view: State, legal: Sequence[Command], news: Sequence[Event], budget: Budget) -> Command:
        most = max(richness(view, command) for command in legal)
        return self._rng.pick([command for command in legal if richness(view, command) == most])


def richness(state: State, command: Swipe) -> tuple[int, int]:
    """How rich the victim is, first in what is taken."""
    hoard = state.seats[command.victim]
    return (hoard.chips, hoard.dice) if state.todo[0] is Face.SWIPE_CHIP else (hoard.dice, hoard.chips)


class Practised:
    """With three seats it uses the fixed policy; where that does not apply, another bot chooses."""

    def __init__(self, seat: int, otherwise: Bot[State, Command, Event]) -> None:
        self._seat, self._otherwise = seat, otherwise

    def choose(self, view: State, legal: Sequence[Command], news: Sequence[Event], budget: Budget) -> Decision[Command]:
        seats = len(view.seats)
        following, last = (self._seat + 1) % seats, (self._seat + 2) % seats
        dice = [view.seats[(self._seat + step) % seats].dice for step in range(seats)]
        known = profile()
        if not known.knows(dice) or len(legal) != 2:
            return self._otherwise.choose(view, legal, news, budget)
        leads = known.chip if view.todo[0] is Face.SWIPE_CHIP else known.die
        lead = view.seats[following].chips - view.seats[last].chips
        return Swipe(following if known.robs_next(leads, view.centre.chips, dice, lead) else last)


class SwipeEvaluator:
    """The evaluator of swipe: dice are chance nodes of the tree, and leaves are evaluated statically."""

    depth = 0

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def observe(self, view: State, seat: int, news: Sequence[Event]) -> None:
        """Nothing to do: all is open."""

    def world(self, view: State, seat: int, rng: Rng) -> State:
        return view

    def plans(self, state: State, seat: int) -> Sequence[Plan[Command]]:
        legal = rules.legal(state, seat)
        return [Plan((command,), 1 / len(legal)) for command in legal]

    def rollout(self, state: State, seat: int) -> Sequence[Command]:
        """Rob the seat that is most likely to win."""
        return (max(rules.legal(state, seat), key=lambda command: strength(state, command.victim)),)

    def value(self, state: State) -> Sequence[float]:
        return shares([strength(state, seat) for seat in range(len(state.seats))])


WEIGHTS = (-1.83, 1.57, 0.54, -0.31, 0.8)
"""Maximum-likelihood weights of the features, from `python -m swordfish.arena.fit swipe 1500`."""


def strength(state: State, seat: int) -> float:
    """The logarithm of a seat's odds to win, up to a constant."""
    return sum(map(mul, WEIGHTS, features(state, seat)))


def features(state: State, seat: int) -> tuple[float, ...]:
    """Predictors of the winner: chips weigh more, and dice less, the fewer chips are left to be won."""
    chips, dice = state.seats[seat].chips, state.seats[seat].dice
    left, seats = state.centre.chips, len(state.seats)
    near = sqrt(1 + left)
    throws_before = (seat - state.turn) % seats
    return chips / 10, chips / near, dice / 2, dice * left / 50, (seats - 1 - throws_before) * dice / seats / near
