"""Two-player swipe has no decision, so all of it can be known: docs/swipe-odds.md derives how.

The chips of the centre never grow, so positions with so many left make a layer, which needs only itself and thinner
ones. What dice do to dice is played out by the rules themselves; what they do to
chips is a minimum.
"""

from collections import defaultdict
from functools import lru_cache
from typing import NamedTuple, TypeAlias

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from swordfish.core import BadOptions, Forced, Over
from swordfish.games.swipe.model import NO_LIMIT, Face, Hoard, State, SuperSwiped, Throw
from swordfish.games.swipe.rules import due, evolve

Values: TypeAlias = NDArray[np.float64]
"""By dice of both and chips of who is to throw: the chance to win, throws to come, events to come."""
Numbers: TypeAlias = NDArray[np.int_]
MOST_CHIPS = 120
MOST_DICE = 7
UNDECIDED = 26 / 36
"""How often a round of the roll-off leaves two as they were: both dice show X, or none does."""
STILL = 1e-12
"""Values that change by less are at most twice as far from the truth: two thirds of an error are left each time."""


class Known(Struct, frozen=True):
    """What is certain about a position: each seat's chance to win, and the mean number of throws and events to come."""

    wins: tuple[float, float]
    throws: float
    events: float


def odds(state: State) -> Known:
    """The odds of a two-player position. A win that is shared, where throws have run out, counts half."""
    check(state)
    played = 0
    while isinstance(waiting := due(state), Forced):
        state, played = evolve(state, waiting.event), played + 1
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
    return Known(wins=wins, throws=throws, events=events + played)


def check(state: State) -> None:
    """Refuse what no table of two comes to, and what would take too long."""
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
    """How many rounds a roll-off of two takes, on average, if at most `left` are allowed."""
    return (1 - (0.0 if left == NO_LIMIT else UNDECIDED**left)) / (1 - UNDECIDED)


class Fall(NamedTuple):
    """What a roll comes to: faces that swipe and that win a chip, dice afterwards, another turn or not."""

    swipes: int
    wins: int
    mine: int
    yours: int
    again: bool


@lru_cache(maxsize=128)
def falls(mine: int, yours: int, centre: int) -> dict[Fall, float]:
    """Everything that a throw can come to, as the rules carry it out, with its chance."""
    found: defaultdict[Fall, float] = defaultdict(float)
    for rolled, share in Throw(mine).outcomes():
        state = State(centre=Hoard(mine + 1, centre), seats=(Hoard(0, mine), Hoard(mine, yours)), turn=0)
        state, again = evolve(state, rolled), False
        while state.turn == 0 and isinstance(waiting := due(state), Forced):
            state, again = evolve(state, waiting.event), isinstance(waiting.event, SuperSwiped)
        swipes, wins = rolled.faces.count(Face.SWIPE_CHIP), rolled.faces.count(Face.WIN_CHIP)
        found[Fall(swipes, wins, state.seats[0].dice, state.seats[1].dice, again)] += share
    return dict(found)


class Chain:
    """Everything that can come of so many chips and dice between two players. A position is met before a throw.

    A layer holds values by pair of dice and by chips of who is to throw. Within one, at least every third throw of a
    single die wins a chip and leaves it, so going round shrinks what is still wrong by a third each time.
    """

    def __init__(self, chips: int, dice: int) -> None:
        self.chips = chips
        self.pairs = [(mine, yours) for mine in range(1, dice) for yours in range(1, dice - mine + 1)]
        number = {pair: at for at, pair in enumerate(self.pairs)}
        every = [
            (number[mine, yours], fall, share)
            for mine, yours in self.pairs
            for fall, share in falls(mine, yours, dice - mine - yours).items()
        ]
        self.shares = np.zeros((len(self.pairs), len(every)))
        self.shares[[before for before, _, _ in every], range(len(every))] = [share for _, _, share in every]
        self.swipes = np.array([fall.swipes for _, fall, _ in every])[:, None]
        self.wins = np.array([fall.wins for _, fall, _ in every])[:, None]
        self.again = np.array([fall.again for _, fall, _ in every])[:, None]
        self.ahead = np.array([fall.mine - fall.yours for _, fall, _ in every])[:, None]
        turned = [(fall.mine, fall.yours) if fall.again else (fall.yours, fall.mine) for _, fall, _ in every]
        self.after = np.array([number[pair] for pair in turned])[:, None]
        # a throw is one event, every die one, the next turn one; but a Super Swipe is a single one after the throw
        events = [2 if fall.again else self.pairs[before][0] + 2 for before, fall, _ in every]
        self.gained = np.stack([np.zeros(len(self.pairs)), np.ones(len(self.pairs)), self.shares @ events], axis=1)
        self._layers: dict[int, Values] = {}

    def layers(self, centre: int) -> dict[int, Values]:
        """The values with 1 … `centre` chips in the centre, thinnest layer first; kept for the next who asks."""
        for chips in range(len(self._layers) + 1, centre + 1):
            self._layers[chips] = self._solved(chips)
        return self._layers

    def limited(self, centre: int, left: int) -> dict[int, Values]:
        """The same where only so many throws are left; once another one changes nothing, no more are reckoned."""
        layers = {chips: self._counted(chips) for chips in range(1, centre + 1)}
        for throws in range(left):
            before, layers = layers, {chips: self._limited(chips, layers, throws) for chips in layers}
            if all(_same(before[chips], layers[chips]) for chips in layers):
                break
        return layers

    def _solved(self, centre: int) -> Values:
        """A layer from the thinner ones: what leaves it is known, what stays in it goes round until nothing changes."""
        leaves = self._left(centre, self._layers, NO_LIMIT)
        values = leaves
        while True:
            before, values = values, leaves + self._stayed(centre, values)
            if _same(before, values):
                return values

    def _limited(self, centre: int, layers: dict[int, Values], left: int) -> Values:
        return self._left(centre, layers, left) + self._stayed(centre, layers[centre])

    def _left(self, centre: int, layers: dict[int, Values], left: int) -> Values:
        """What a throw adds, and what is expected where it wins chips, by how many."""
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

    def _stayed(self, centre: int, values: Values) -> Values:
        """What is expected where a throw wins no chip."""
        some = np.flatnonzero(self.wins[:, 0] == 0)
        return self._next(values, some, *self._moved(centre, some, 0))

    def _moved(self, centre: int, some: Numbers, won: int) -> tuple[Numbers, Numbers]:
        """Chips of both after these falls, by fall and by the mover's chips before."""
        mine = np.arange(self.chips - centre + 1)[None, :]
        yours = self.chips - centre - mine
        swiped = np.minimum(self.swipes[some], yours)
        return mine + swiped + won, yours - swiped

    def _next(self, layer: Values, some: Numbers, mine: Numbers, yours: Numbers) -> Values:
        """What is expected after these falls; where the turn passes, it is the other's chance to win."""
        again = self.again[some]
        values = layer[self.after[some], np.where(again, mine, yours)]
        values[..., 0] = np.where(again, values[..., 0], 1 - values[..., 0])
        return self._mean(some, values)

    def _mean(self, some: Numbers, values: Values) -> Values:
        return np.tensordot(self.shares[:, some], values, 1)

    def _counted(self, centre: int) -> Values:
        """No throw is left: chips count, then dice."""
        lead = 2 * np.arange(self.chips - centre + 1)[None, :] - (self.chips - centre)
        return _ending(lead, np.array([mine - yours for mine, yours in self.pairs])[:, None], 0)


def _ending(chips: Numbers, dice: Numbers, left: int) -> Values:
    """The game is over: who leads in chips, then in dice, wins; equals roll off while they may."""
    lead = np.sign(2 * np.sign(chips) + np.sign(dice))
    values = np.empty((*lead.shape, 3))
    values[..., 0] = (1 + lead) / 2
    values[..., 1] = values[..., 2] = np.where(lead == 0, rounds(left), 0.0)
    return values


def _same(before: Values, after: Values) -> bool:
    return bool(np.abs(after - before).max() < STILL)


@lru_cache(maxsize=8)
def chain(chips: int, dice: int) -> Chain:
    """The chain of so many chips and dice; layers that are solved stay solved."""
    return Chain(chips, dice)
