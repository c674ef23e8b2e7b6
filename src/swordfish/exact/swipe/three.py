"""Three-player swipe: the exact value of a robbing policy, and the gain of a best response to it.

A position is the state before a throw. Positions with equal chips in the centre form a layer. A layer has a row for
the dice of the three, counted from the thrower, and a cell for their chips. A throw leads to cells of the same layer
or of layers with fewer chips, so layers are solved in that order; values within a layer are iterated until they settle.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from typing import NamedTuple, Protocol, TypeAlias

import numpy as np

from swordfish.exact.arrays import Floats, Integers
from swordfish.exact.swipe.falls import Fall, falls
from swordfish.exact.swipe.profile import SEATS, rows

ThreePlayerValues: TypeAlias = Floats
"""Win probabilities, by dice, chips and distance from the thrower."""
ThreeDice: TypeAlias = tuple[int, int, int]
STILL = 1e-6
"""Stop when values change by less. The error is then at most twice that: each sweep leaves two thirds of it."""
CALM, SWEEPS = 30, 120
"""Responses that depend on values may cycle for ever; after CALM sweeps their updates are damped."""
ROUND = [2, 0, 1]
"""The distance of each of the three from the thrower, after the turn has passed."""


class Chips(NamedTuple):
    """The chips of the thrower, the next player and the last one, in every cell."""

    mine: Integers
    following: Integers
    last: Integers


class RobbingPolicy(Protocol):
    """A robbing policy: the probability to rob the next player rather than the one after, where both can be robbed."""

    def chip(self, centre: int, dice: ThreeDice, chips: Chips, /) -> ThreePlayerValues: ...

    def die(self, centre: int, dice: ThreeDice, chips: Chips, /) -> ThreePlayerValues: ...


class ThrowLanding(NamedTuple):
    """Where a throw leads, by cell, if this many chips and dice come from the next player."""

    swiped: int
    robbed: int
    dice: ThreeDice  # in the same order as before
    chips: Chips


class ThrowOutcomes(NamedTuple):
    """Everything that one throw from a row can lead to, without Super Swipes."""

    centre: int
    dice: ThreeDice
    faces: tuple[Fall, ...]
    landings: tuple[ThrowLanding, ...]
    starts: Integers  # the first landing of each face count
    shares: ThreePlayerValues  # the probability of each face count
    counts: Integers  # the number of landings of each face count


class Backup(Protocol):
    """Computes a throw's values from those of its landings, which are indexed by landing, cell and distance."""

    def __call__(self, outcomes: ThrowOutcomes, each: ThreePlayerValues, /) -> ThreePlayerValues: ...


@lru_cache(maxsize=256)
def cells(chips: int) -> Chips:
    """All ways to divide this many chips among three."""
    mine = np.repeat(np.arange(chips + 1), np.arange(chips + 1, 0, -1))
    following = np.concatenate([np.arange(chips + 1 - each) for each in range(chips + 1)])
    return Chips(mine, following, chips - mine - following)


def cell(mine: Integers, following: Integers, chips: int) -> Integers:
    """The index of a cell among those with this many chips."""
    return mine * (2 * chips + 3 - mine) // 2 + following


def landings(dice: ThreeDice, faces: Fall, spare: int, centre: int, chips: Chips) -> list[ThrowLanding]:
    """Every landing that the rules allow after a throw. `spare`: the dice in the centre."""
    first, second, third = dice
    won = min(faces.wins, centre)
    robs = min(faces.robs, second + third - 2)
    swiped = np.minimum(faces.swipes, chips.following + chips.last)
    found: list[ThrowLanding] = []
    for swipes in range(faces.swipes + 1):
        mine = np.clip(swipes, swiped - chips.last, np.minimum(chips.following, swiped))
        moved = Chips(chips.mine + swiped + won, chips.following - mine, chips.last - swiped + mine)
        for robbed in range(max(0, robs - third + 1), min(robs, second - 1) + 1):
            held = first + robs + min(faces.finds, spare)
            after = (held - min(faces.crosses, held - 1), second - robbed, third - robs + robbed)
            found.append(ThrowLanding(swipes, robbed, after, moved))
    return found


class Ring:
    """All positions with this many chips and dice among three players."""

    def __init__(self, chips: int = 50, dice: int = 10) -> None:
        self.chips, self.dice = chips, dice
        self.number = rows(dice)
        self.rows = [*self.number]

    def solved(self, backup: Backup, still: float = STILL) -> Iterator[tuple[int, ThreePlayerValues]]:
        """Solve layer by layer, fewest chips first, and yield the values under this backup."""
        layers: dict[int, ThreePlayerValues] = {}
        for centre in range(1, self.chips - 2 * SEATS + 1):
            layers[centre] = self._layer(centre, layers, backup, still)
            layers.pop(centre - self.dice, None)
            yield centre, layers[centre]

    def _layer(
        self, centre: int, layers: dict[int, ThreePlayerValues], backup: Backup, still: float
    ) -> ThreePlayerValues:
        many = len(cells(self.chips - centre).mine)
        known = np.zeros((len(self.rows), many, SEATS))
        staying: list[tuple[ThrowOutcomes, Integers]] = []
        for row, dice in enumerate(self.rows):
            for won in range(1, dice[0] + 1):
                outcomes = self._outcomes(centre, dice, won)
                known[row] += backup(outcomes, self._led(outcomes, centre - won, layers))
            outcomes = self._outcomes(centre, dice, 0)
            staying.append((outcomes, np.stack([self._place(landing, centre) for landing in outcomes.landings])))
        values = np.full(known.shape, 1 / SEATS)
        for sweep in range(1, SWEEPS + 1):
            change, weight = 0.0, min(1.0, CALM / sweep)
            flat = values.reshape(-1, SEATS)
            for row, (outcomes, places) in enumerate(staying):
                again, share = self._again(outcomes.dice)
                fresh = known[row] + share * values[again] + backup(outcomes, flat[places][:, :, ROUND])
                change = max(change, float(np.abs(fresh - values[row]).max()))
                values[row] += weight * (fresh - values[row])
            if change < still:
                break
        return values

    def _outcomes(self, centre: int, dice: ThreeDice, won: int) -> ThrowOutcomes:
        """The face counts that win this many chips."""
        chips, spare = cells(self.chips - centre), self.dice - sum(dice)
        chosen = tuple([faces for faces in falls(dice[0]) if faces.wins == won and faces.crosses < dice[0]])
        found = [landings(dice, faces, spare, centre, chips) for faces in chosen]
        counts = np.array([len(some) for some in found])
        shares = np.array([faces.share for faces in chosen])
        every = tuple([landing for some in found for landing in some])
        return ThrowOutcomes(centre, dice, chosen, every, np.cumsum(counts) - counts, shares, counts)

    def _again(self, dice: ThreeDice) -> tuple[int, float]:
        """The row to which a Super Swipe leads, and its probability."""
        first, second, third = dice
        taken = (int(second > 1), int(third > 1))
        return self.number[first + sum(taken), second - taken[0], third - taken[1]], 6.0**-first

    def _place(self, landing: ThrowLanding, centre: int) -> Integers:
        """The flat index of the next position, from the next thrower's point of view."""
        (first, second, third), (_, following, last) = landing.dice, landing.chips
        chips = self.chips - centre
        return self.number[second, third, first] * len(cells(chips).mine) + cell(following, last, chips)

    def _led(self, outcomes: ThrowOutcomes, centre: int, layers: dict[int, ThreePlayerValues]) -> ThreePlayerValues:
        """The values after a throw that has won chips; an empty centre ends the game."""
        if centre <= 0:
            return np.stack([_ending(landing.dice, landing.chips) for landing in outcomes.landings])
        flat = layers[centre].reshape(-1, SEATS)
        return flat[np.stack([self._place(landing, centre) for landing in outcomes.landings])][:, :, ROUND]

    def start(self, values: ThreePlayerValues) -> tuple[float, ...]:
        """The win probabilities of the three seats at the start, from the values of the first layer."""
        two = np.array([2])
        return tuple(values[self.number[2, 2, 2]][int(cell(two, two, 2 * SEATS)[0])].tolist())


def _ending(dice: ThreeDice, chips: Chips) -> ThreePlayerValues:
    """Most chips win, then most dice; tied players have equal chances in the roll-off."""
    ranks = np.stack([100 * each + die for each, die in zip(chips, dice, strict=True)], axis=1)
    first = ranks == ranks.max(axis=1, keepdims=True)
    return first / first.sum(axis=1, keepdims=True)


class PolicyBackup:
    """The backup if all three use one policy."""

    def __init__(self, robber: RobbingPolicy, ring: Ring) -> None:
        self._robber, self._ring = robber, ring
        self._centre = 0
        self._kept: dict[ThreeDice, ThreePlayerValues] = {}

    def __call__(self, outcomes: ThrowOutcomes, each: ThreePlayerValues) -> ThreePlayerValues:
        return np.einsum("ln,lns->ns", self._weights(outcomes), each)

    def _weights(self, outcomes: ThrowOutcomes) -> ThreePlayerValues:
        """The probability of each landing, by cell; cached while the layer is iterated."""
        if outcomes.faces[0].wins:
            return self._weighed(outcomes)
        if outcomes.centre != self._centre:
            self._centre = outcomes.centre
            self._kept.clear()
        if outcomes.dice not in self._kept:
            self._kept[outcomes.dice] = self._weighed(outcomes)
        return self._kept[outcomes.dice]

    def _weighed(self, outcomes: ThrowOutcomes) -> ThreePlayerValues:
        every = iter(outcomes.landings)
        rows: list[ThreePlayerValues] = []
        for faces, count in zip(outcomes.faces, outcomes.counts, strict=True):
            swiped = self._swiped(outcomes.centre, outcomes.dice, faces.swipes)
            for landing in islice(every, int(count)):
                robbed = self._robbed(outcomes.centre, outcomes.dice, faces, landing)
                rows.append(faces.share * swiped[landing.swiped] * robbed)
        return np.stack(rows)

    def _swiped(self, centre: int, dice: ThreeDice, swipes: int) -> list[ThreePlayerValues]:
        """The probability that this many of the chips come from the next player."""
        mine, following, last = cells(self._ring.chips - centre)
        likely = [np.ones(mine.shape)]
        for done in range(swipes):
            further = [np.zeros(mine.shape) for _ in range(done + 2)]
            for taken, before in enumerate(likely):
                left, other = following - taken, last - (done - taken)
                share = self._robber.chip(centre, dice, Chips(mine + done, left, other))
                share = np.where(left <= 0, 0.0, np.where(other <= 0, 1.0, share))
                none = (left <= 0) & (other <= 0)
                further[taken] += before * np.where(none, 1.0, 1 - share)
                further[taken + 1] += before * np.where(none, 0.0, share)
            likely = further
        return likely

    def _robbed(self, centre: int, dice: ThreeDice, faces: Fall, landing: ThrowLanding) -> ThreePlayerValues:
        """The probability that this many of the dice come from the next player, after the chips have moved."""
        first, second, third = dice
        left = max(0, centre - faces.wins)
        likely = {0: np.ones(landing.chips.mine.shape)}
        for done in range(min(faces.robs, second + third - 2)):
            further: dict[int, ThreePlayerValues] = {}
            for taken, before in likely.items():
                now = (first + done, second - taken, third - (done - taken))
                if now[1] > 1 and now[2] > 1:
                    share = self._robber.die(left, now, landing.chips)
                else:
                    share = np.full(before.shape, float(now[1] > 1))
                further[taken] = further.get(taken, 0.0) + before * (1 - share)
                further[taken + 1] = further.get(taken + 1, 0.0) + before * share
            likely = further
        return likely[landing.robbed]


class BestResponseBackup(PolicyBackup):
    """The backup if one player plays a best response to two who use the policy; values are that player's."""

    def __call__(self, outcomes: ThrowOutcomes, each: ThreePlayerValues) -> ThreePlayerValues:
        values = super().__call__(outcomes, each)
        values[:, 0] = outcomes.shares @ np.maximum.reduceat(each[:, :, 0], outcomes.starts, axis=0)
        return values


class SoftmaxBackup:
    """The backup if every player plays a softmax response with temperature `warmth`."""

    def __init__(self, warmth: float) -> None:
        self._warmth = warmth

    def __call__(self, outcomes: ThrowOutcomes, each: ThreePlayerValues) -> ThreePlayerValues:
        mine = each[:, :, 0]
        most = np.repeat(np.maximum.reduceat(mine, outcomes.starts, axis=0), outcomes.counts, axis=0)
        weights = np.exp((mine - most) / self._warmth)
        sums = np.add.reduceat(weights, outcomes.starts, axis=0) / outcomes.shares[:, None]
        return np.einsum("ln,lns->ns", weights / np.repeat(sums, outcomes.counts, axis=0), each)
