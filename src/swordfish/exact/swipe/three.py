"""Three-player swipe: what a way of robbing is worth, exactly, and how much a best replier gains against it.

A position is met before a throw: the chips of the centre, which never grow, make a layer; in it a row for the dice of
the three, from who is to throw on, and a cell for their chips. A throw leads from there to cells of the same layer or
of thinner ones, so a layer is solved once those are: what stays in it goes round until nothing changes.
"""

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import islice
from typing import NamedTuple, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from swordfish.exact.swipe.profile import SEATS, rows
from swordfish.games.swipe.model import Face, Throw

Values: TypeAlias = NDArray[np.float64]
"""By dice, chips and distance from who is to throw: the chance to win."""
Numbers: TypeAlias = NDArray[np.int64]
Dice: TypeAlias = tuple[int, int, int]
STILL = 1e-6
"""Values that change by less are at most twice as far from the truth: two thirds of an error are left each time."""
CALM, SWEEPS = 30, 120
"""Replies that depend on values may go round for ever; after CALM sweeps they count less and less."""
ROUND = [2, 0, 1]
"""Where each of the three sits once the turn has passed."""


class Chips(NamedTuple):
    """The chips of who is to throw, of who follows, and of the last one, in every cell."""

    mine: Numbers
    following: Numbers
    last: Numbers


class Robber(Protocol):
    """A way of robbing: how likely the next player is robbed rather than the one after, where both can be."""

    def chip(self, centre: int, dice: Dice, chips: Chips, /) -> Values: ...

    def die(self, centre: int, dice: Dice, chips: Chips, /) -> Values: ...


class Fall(NamedTuple):
    """How often a throw shows each face, and how likely that is."""

    swipes: int
    wins: int
    robs: int
    finds: int
    crosses: int
    share: float


class Landing(NamedTuple):
    """Where a throw leads if so many chips and dice are taken from the next player, by cell."""

    swiped: int
    robbed: int
    dice: Dice  # of the same three as before
    chips: Chips


class Spread(NamedTuple):
    """All that one throw can lead to from a row, fall by fall, without another turn for who throws."""

    centre: int
    dice: Dice
    falls: tuple[Fall, ...]
    landings: tuple[Landing, ...]
    starts: Numbers  # of each fall, among the landings
    shares: Values  # of each fall
    counts: Numbers  # landings of each fall


class Reply(Protocol):
    """From the values of all landings, by landing, cell and distance, to those of the throw."""

    def __call__(self, spread: Spread, each: Values, /) -> Values: ...


@cache
def falls(dice: int) -> tuple[Fall, ...]:
    listed: list[Fall] = []
    for rolled, share in Throw(dice).outcomes():
        swipes, wins, robs, finds, crosses = [rolled.faces.count(face) for face in Face]
        listed.append(Fall(swipes, wins, robs, finds, crosses, share))
    return tuple(listed)


@lru_cache(maxsize=256)
def cells(chips: int) -> Chips:
    """So many chips between the three, in every way."""
    mine = np.repeat(np.arange(chips + 1), np.arange(chips + 1, 0, -1))
    following = np.concatenate([np.arange(chips + 1 - each) for each in range(chips + 1)])
    return Chips(mine, following, chips - mine - following)


def cell(mine: Numbers, following: Numbers, chips: int) -> Numbers:
    """The number of a cell among those of so many chips."""
    return mine * (2 * chips + 3 - mine) // 2 + following


def landings(dice: Dice, fall: Fall, spare: int, centre: int, chips: Chips) -> list[Landing]:
    """Everything that the rules leave open, once a throw has fallen. `spare`: the dice of the centre."""
    first, second, third = dice
    won = min(fall.wins, centre)
    robs = min(fall.robs, second + third - 2)
    swiped = np.minimum(fall.swipes, chips.following + chips.last)
    found: list[Landing] = []
    for swipes in range(fall.swipes + 1):
        mine = np.clip(swipes, swiped - chips.last, np.minimum(chips.following, swiped))
        moved = Chips(chips.mine + swiped + won, chips.following - mine, chips.last - swiped + mine)
        for robbed in range(max(0, robs - third + 1), min(robs, second - 1) + 1):
            held = first + robs + min(fall.finds, spare)
            after = (held - min(fall.crosses, held - 1), second - robbed, third - robs + robbed)
            found.append(Landing(swipes, robbed, after, moved))
    return found


class Ring:
    """All positions of so many chips and dice between three."""

    def __init__(self, chips: int = 50, dice: int = 10) -> None:
        self.chips, self.dice = chips, dice
        self.number = rows(dice)
        self.rows = [*self.number]

    def solved(self, reply: Reply, still: float = STILL) -> Iterator[tuple[int, Values]]:
        """Layer by layer from the thinnest, the values if all throws are replied to so."""
        layers: dict[int, Values] = {}
        for centre in range(1, self.chips - 2 * SEATS + 1):
            layers[centre] = self._layer(centre, layers, reply, still)
            layers.pop(centre - self.dice, None)
            yield centre, layers[centre]

    def _layer(self, centre: int, layers: dict[int, Values], reply: Reply, still: float) -> Values:
        many = len(cells(self.chips - centre).mine)
        known = np.zeros((len(self.rows), many, SEATS))
        staying: list[tuple[Spread, Numbers]] = []
        for row, dice in enumerate(self.rows):
            for won in range(1, dice[0] + 1):
                spread = self._spread(centre, dice, won)
                known[row] += reply(spread, self._led(spread, centre - won, layers))
            spread = self._spread(centre, dice, 0)
            staying.append((spread, np.stack([self._place(landing, centre) for landing in spread.landings])))
        values = np.full(known.shape, 1 / SEATS)
        for sweep in range(1, SWEEPS + 1):
            change, weight = 0.0, min(1.0, CALM / sweep)
            flat = values.reshape(-1, SEATS)
            for row, (spread, places) in enumerate(staying):
                again, share = self._again(spread.dice)
                fresh = known[row] + share * values[again] + reply(spread, flat[places][:, :, ROUND])
                change = max(change, float(np.abs(fresh - values[row]).max()))
                values[row] += weight * (fresh - values[row])
            if change < still:
                break
        return values

    def _spread(self, centre: int, dice: Dice, won: int) -> Spread:
        """The falls that win so many chips."""
        chips, spare = cells(self.chips - centre), self.dice - sum(dice)
        chosen = tuple([fall for fall in falls(dice[0]) if fall.wins == won and fall.crosses < dice[0]])
        found = [landings(dice, fall, spare, centre, chips) for fall in chosen]
        counts = np.array([len(some) for some in found])
        shares = np.array([fall.share for fall in chosen])
        every = tuple([landing for some in found for landing in some])
        return Spread(centre, dice, chosen, every, np.cumsum(counts) - counts, shares, counts)

    def _again(self, dice: Dice) -> tuple[int, float]:
        """Where a Super Swipe leads, and how likely it is."""
        first, second, third = dice
        taken = (int(second > 1), int(third > 1))
        return self.number[first + sum(taken), second - taken[0], third - taken[1]], 6.0**-first

    def _place(self, landing: Landing, centre: int) -> Numbers:
        """The next position, seen from who throws then: rows and cells are counted through."""
        (first, second, third), (_, following, last) = landing.dice, landing.chips
        chips = self.chips - centre
        return self.number[second, third, first] * len(cells(chips).mine) + cell(following, last, chips)

    def _led(self, spread: Spread, centre: int, layers: dict[int, Values]) -> Values:
        """The values where a throw has won chips; without any left it is over."""
        if centre <= 0:
            return np.stack([_ending(landing.dice, landing.chips) for landing in spread.landings])
        flat = layers[centre].reshape(-1, SEATS)
        return flat[np.stack([self._place(landing, centre) for landing in spread.landings])][:, :, ROUND]

    def start(self, values: Values) -> tuple[float, ...]:
        """The chances of the three seats at the beginning, from the values of the thickest layer."""
        two = np.array([2])
        return tuple(values[self.number[2, 2, 2]][int(cell(two, two, 2 * SEATS)[0])].tolist())


def _ending(dice: Dice, chips: Chips) -> Values:
    """Most chips, then most dice; who are equal have the same chance in a roll-off."""
    ranks = np.stack([100 * each + die for each, die in zip(chips, dice, strict=True)], axis=1)
    first = ranks == ranks.max(axis=1, keepdims=True)
    return first / first.sum(axis=1, keepdims=True)


class Following:
    """All rob like this."""

    def __init__(self, robber: Robber, ring: Ring) -> None:
        self._robber, self._ring = robber, ring
        self._centre = 0
        self._kept: dict[Dice, Values] = {}

    def __call__(self, spread: Spread, each: Values) -> Values:
        return np.einsum("ln,lns->ns", self._weights(spread), each)

    def _weights(self, spread: Spread) -> Values:
        """How likely each landing is, by cell; kept while the layer goes round."""
        if spread.falls[0].wins:
            return self._weighed(spread)
        if spread.centre != self._centre:
            self._centre = spread.centre
            self._kept.clear()
        if spread.dice not in self._kept:
            self._kept[spread.dice] = self._weighed(spread)
        return self._kept[spread.dice]

    def _weighed(self, spread: Spread) -> Values:
        every = iter(spread.landings)
        rows: list[Values] = []
        for fall, count in zip(spread.falls, spread.counts, strict=True):
            swiped = self._swiped(spread.centre, spread.dice, fall.swipes)
            for landing in islice(every, int(count)):
                robbed = self._robbed(spread.centre, spread.dice, fall, landing)
                rows.append(fall.share * swiped[landing.swiped] * robbed)
        return np.stack(rows)

    def _swiped(self, centre: int, dice: Dice, swipes: int) -> list[Values]:
        """How likely so many of the chips come from the next player."""
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

    def _robbed(self, centre: int, dice: Dice, fall: Fall, landing: Landing) -> Values:
        """How likely so many of the dice come from the next player, once the chips lie where they land."""
        first, second, third = dice
        left = max(0, centre - fall.wins)
        likely = {0: np.ones(landing.chips.mine.shape)}
        for done in range(min(fall.robs, second + third - 2)):
            further: dict[int, Values] = {}
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


class Replying(Following):
    """One replies as well as can be to two who rob like this; values are that one's, by distance."""

    def __call__(self, spread: Spread, each: Values) -> Values:
        values = super().__call__(spread, each)
        values[:, 0] = spread.shares @ np.maximum.reduceat(each[:, :, 0], spread.starts, axis=0)
        return values


class Softly:
    """Everybody does what is best for them, nearly: what is worse by `warmth` is done e times less often."""

    def __init__(self, warmth: float) -> None:
        self._warmth = warmth

    def __call__(self, spread: Spread, each: Values) -> Values:
        mine = each[:, :, 0]
        most = np.repeat(np.maximum.reduceat(mine, spread.starts, axis=0), spread.counts, axis=0)
        weights = np.exp((mine - most) / self._warmth)
        sums = np.add.reduceat(weights, spread.starts, axis=0) / spread.shares[:, None]
        return np.einsum("ln,lns->ns", weights / np.repeat(sums, spread.counts, axis=0), each)
