"""Solve two-player swipe exactly: it has no decisions. docs/lab/swipe-odds.md derives the method.

The chips in the centre never grow, so positions with equal chips form a layer that depends only on itself and on
layers with fewer chips. The rules themselves play out what dice do to dice; what they do to chips is a minimum.
"""

from collections import defaultdict
from functools import lru_cache
from typing import NamedTuple, TypeAlias

import numpy as np
from msgspec import Struct

from swordfish.core import BadOptions, Over, Step, advance, no_draw
from swordfish.exact.arrays import Floats, Integers
from swordfish.games import swipe
from swordfish.games.swipe.model import NO_LIMIT, Event, Face, Hoard, State, SuperSwiped, Throw

TwoPlayerValues: TypeAlias = Floats
"""By dice of both and chips of the thrower: win probability, expected throws, expected events."""
MOST_CHIPS = 120
MOST_DICE = 7
UNDECIDED = 26 / 36
"""The probability that a roll-off round of two decides nothing: both dice show X, or neither does."""
STILL = 1e-12
"""Stop when values change by less. The error is then at most twice that: each sweep leaves two thirds of it."""


class Known(Struct, frozen=True):
    """The exact odds of a position: each seat's win probability, and the expected throws and events to come."""

    wins: tuple[float, float]
    throws: float
    events: float


def odds(state: State) -> Known:
    """The odds of a two-player position. A win shared at the throw limit counts half."""
    check(state)
    steps: list[Step[Event, State]] = []
    waiting = advance(swipe, state, no_draw, steps)
    state = steps[-1][2] if steps else state
    if isinstance(waiting, Throw):
        me, you = state.seats[state.turn], state.seats[1 - state.turn]
        whole, centre = chain(_chips(state), _dice(state)), state.centre.chips
        layers = whole.layers(centre) if state.left == NO_LIMIT else whole.limited(centre, state.left)
        win, throws, events = map(float, layers[centre][whole.pairs.index((me.dice, you.dice)), me.chips])
    elif isinstance(waiting, Over):
        win, throws, events = (0.5 if waiting.places == (1, 1) else float(waiting.places[state.turn] == 1)), 0.0, 0.0
    else:
        win, throws, events = 0.5, rounds(state.left), rounds(state.left)
    wins = (win, 1 - win) if state.turn == 0 else (1 - win, win)
    return Known(wins=wins, throws=throws, events=events + len(steps))


def check(state: State) -> None:
    """Refuse positions that no two-player table reaches, and tables too large to solve."""
    if len(state.seats) != 2:
        raise BadOptions("odds-two-players", seats=len(state.seats))
    if min(hoard.dice for hoard in state.seats) < 1 or _dice(state) > MOST_DICE:
        raise BadOptions("odds-dice", most=MOST_DICE)
    if _chips(state) > MOST_CHIPS:
        raise BadOptions("odds-chips", most=MOST_CHIPS, chips=_chips(state))


def _chips(state: State) -> int:
    return state.centre.chips + sum(hoard.chips for hoard in state.seats)


def _dice(state: State) -> int:
    return state.centre.dice + sum(hoard.dice for hoard in state.seats)


def rounds(left: int) -> float:
    """The expected number of rounds of a two-player roll-off with at most `left` rounds."""
    return (1 - (0.0 if left == NO_LIMIT else UNDECIDED**left)) / (1 - UNDECIDED)


class RollEffect(NamedTuple):
    """The effect of a roll: faces that swipe or win a chip, dice afterwards, and whether the thrower rolls again."""

    swipes: int
    wins: int
    mine: int
    yours: int
    again: bool


@lru_cache(maxsize=128)
def roll_effects(mine: int, yours: int, centre: int) -> dict[RollEffect, float]:
    """All effects of a throw under the rules, with their probabilities."""
    found: defaultdict[RollEffect, float] = defaultdict(float)
    for rolled, share in Throw(mine).outcomes():
        state = State(centre=Hoard(mine + 1, centre), seats=(Hoard(0, mine), Hoard(mine, yours)), turn=0)
        steps: list[Step[Event, State]] = []
        advance(swipe, swipe.evolve(state, rolled), no_draw, steps)
        _, last, state = steps[-1]
        swipes, wins = rolled.faces.count(Face.SWIPE_CHIP), rolled.faces.count(Face.WIN_CHIP)
        again = isinstance(last, SuperSwiped)
        found[RollEffect(swipes, wins, state.seats[0].dice, state.seats[1].dice, again)] += share
    return dict(found)


class Chain:
    """The Markov chain of all positions with this many chips and dice. A position is the state before a throw.

    A layer holds values by pair of dice and by chips of the thrower. Within a layer at least every third throw of a
    single die wins a chip and leaves the layer, so each sweep reduces the error by a third.
    """

    def __init__(self, chips: int, dice: int) -> None:
        self.chips = chips
        self.pairs = [(mine, yours) for mine in range(1, dice) for yours in range(1, dice - mine + 1)]
        number = {pair: at for at, pair in enumerate(self.pairs)}
        every = [
            (number[mine, yours], effect, share)
            for mine, yours in self.pairs
            for effect, share in roll_effects(mine, yours, dice - mine - yours).items()
        ]
        self.shares = np.zeros((len(self.pairs), len(every)))
        self.shares[[before for before, _, _ in every], range(len(every))] = [share for _, _, share in every]
        self.swipes = np.array([effect.swipes for _, effect, _ in every])[:, None]
        self.wins = np.array([effect.wins for _, effect, _ in every])[:, None]
        self.again = np.array([effect.again for _, effect, _ in every])[:, None]
        self.ahead = np.array([effect.mine - effect.yours for _, effect, _ in every])[:, None]
        turned = [(it.mine, it.yours) if it.again else (it.yours, it.mine) for _, it, _ in every]
        self.after = np.array([number[pair] for pair in turned])[:, None]
        # a throw, each die and a passed turn are one event each; a Super Swipe is one event after the throw
        events = [2 if effect.again else self.pairs[before][0] + 2 for before, effect, _ in every]
        self.gained = np.stack([np.zeros(len(self.pairs)), np.ones(len(self.pairs)), self.shares @ events], axis=1)
        self._layers: dict[int, TwoPlayerValues] = {}

    def layers(self, centre: int) -> dict[int, TwoPlayerValues]:
        """The values with 1 … `centre` chips in the centre, smallest layer first; cached."""
        for chips in range(len(self._layers) + 1, centre + 1):
            self._layers[chips] = self._solved(chips)
        return self._layers

    def limited(self, centre: int, left: int) -> dict[int, TwoPlayerValues]:
        """The same with a limited number of throws; stops early once another throw changes nothing."""
        layers = {chips: self._counted(chips) for chips in range(1, centre + 1)}
        for throws in range(left):
            before, layers = layers, {chips: self._limited(chips, layers, throws) for chips in layers}
            if all(_same(before[chips], layers[chips]) for chips in layers):
                break
        return layers

    def _solved(self, centre: int) -> TwoPlayerValues:
        """Solve a layer from the smaller ones by iterating it to its fixed point."""
        leaves = self._left(centre, self._layers, NO_LIMIT)
        values = leaves
        while True:
            before, values = values, leaves + self._stayed(centre, values)
            if _same(before, values):
                return values

    def _limited(self, centre: int, layers: dict[int, TwoPlayerValues], left: int) -> TwoPlayerValues:
        return self._left(centre, layers, left) + self._stayed(centre, layers[centre])

    def _left(self, centre: int, layers: dict[int, TwoPlayerValues], left: int) -> TwoPlayerValues:
        """What a throw adds, and the expected values where it wins chips, by number of chips."""
        total = np.repeat(self.gained[:, None, :], self.chips - centre + 1, axis=1)
        won = np.minimum(self.wins[:, 0], centre)
        for chips in range(1, int(won.max()) + 1):
            some = np.flatnonzero(won == chips)
            mine, yours = self._moved(centre, some, chips)
            if chips == centre:
                total += self._mean(some, _ending(mine - yours, self.ahead[some], left))
            else:
                total += self._next(layers[centre - chips], some, mine, yours)
        return total

    def _stayed(self, centre: int, values: TwoPlayerValues) -> TwoPlayerValues:
        """The expected values where a throw wins no chip."""
        some = np.flatnonzero(self.wins[:, 0] == 0)
        return self._next(values, some, *self._moved(centre, some, 0))

    def _moved(self, centre: int, some: Integers, won: int) -> tuple[Integers, Integers]:
        """Chips of both after these effects, by effect and by the thrower's chips before."""
        mine = np.arange(self.chips - centre + 1)[None, :]
        yours = self.chips - centre - mine
        swiped = np.minimum(self.swipes[some], yours)
        return mine + swiped + won, yours - swiped

    def _next(self, layer: TwoPlayerValues, some: Integers, mine: Integers, yours: Integers) -> TwoPlayerValues:
        """The expected values after these effects; where the turn passes, the win probability is the other player's."""
        again = self.again[some]
        values = layer[self.after[some], np.where(again, mine, yours)]
        values[..., 0] = np.where(again, values[..., 0], 1 - values[..., 0])
        return self._mean(some, values)

    def _mean(self, some: Integers, values: TwoPlayerValues) -> TwoPlayerValues:
        return np.tensordot(self.shares[:, some], values, 1)

    def _counted(self, centre: int) -> TwoPlayerValues:
        """The values when no throw is left: chips count, then dice."""
        lead = 2 * np.arange(self.chips - centre + 1)[None, :] - (self.chips - centre)
        return _ending(lead, np.array([mine - yours for mine, yours in self.pairs])[:, None], 0)


def _ending(chips: Integers, dice: Integers, left: int) -> TwoPlayerValues:
    """The values at the end: most chips win, then most dice; ties roll off while rounds are left."""
    lead = np.sign(2 * np.sign(chips) + np.sign(dice))
    values = np.empty((*lead.shape, 3))
    values[..., 0] = (1 + lead) / 2
    values[..., 1] = values[..., 2] = np.where(lead == 0, rounds(left), 0.0)
    return values


def _same(before: TwoPlayerValues, after: TwoPlayerValues) -> bool:
    return bool(np.abs(after - before).max() < STILL)


@lru_cache(maxsize=8)
def chain(chips: int, dice: int) -> Chain:
    """The chain for this many chips and dice; caches its solved layers."""
    return Chain(chips, dice)
