"""A model of human perception for swish. The bot knows every swish, but needs time to see one.

Each swish within the level's reach is found after a random time, drawn again with each layout: longer the more cards
it has, the more of them must be flipped or turned, and the more cards lie around. The bot calls the swish that it
finds first. If it finds nothing for too long, it says that there is none, right or wrong.
"""

from collections.abc import Sequence
from math import log
from typing import NamedTuple

from swordfish.bots.bot import Budget, Decision, Wait
from swordfish.core import Rng
from swordfish.games import Game
from swordfish.games.swish.cards import ORIENTATIONS, turned
from swordfish.games.swish.chooser import towards
from swordfish.games.swish.model import EMPTY, PLACES, Call, Command, Event, Layer, Lying, NoSwish, Prove, State

FINE = 1 << 24
NEVER = 1 << 40
"""A table time that is never reached."""
AGAIN = 60_000


class Eyesight(NamedTuple):
    """The parameters of a level. Times in milliseconds."""

    most: int  # cards of the largest swish that it sees, unless its limit requires more
    pair: int  # mean time to find one swish of two that needs no flip, among 16 cards
    growth: float  # factor for each further card
    flip: float  # added if every card must be flipped, as a share
    start: int  # time before it sees anything
    lay: int  # time to lay a card
    patience: int  # time after which it says that there is no swish
    phantoms: int  # percentage of calls that are wrong

    def at(self, percent: int) -> "Eyesight":
        """The same eyes and hands at another speed; patience stays."""
        pair, start, lay = (round(time * 100 / percent) for time in (self.pair, self.start, self.lay))
        return self._replace(pair=pair, start=start, lay=lay)


EASY = Eyesight(most=2, pair=75_000, growth=6.0, flip=1.5, start=2500, lay=900, patience=45_000, phantoms=15)
MEDIUM = Eyesight(most=3, pair=60_000, growth=4.0, flip=1.2, start=1500, lay=600, patience=45_000, phantoms=0)
HARD = Eyesight(most=5, pair=40_000, growth=3.0, flip=0.8, start=1000, lay=400, patience=45_000, phantoms=0)


class Sighting(NamedTuple):
    """A swish, real or not, and the time at which the bot sees it."""

    layers: tuple[Layer, ...]
    at: int


class SwishBot:
    """Waits until it sees a swish, calls it, and lays it card by card."""

    def __init__(self, game: Game, seat: int, rng: Rng, eyesight: Eyesight) -> None:
        self._seat, self._rng, self._eyesight = seat, rng, eyesight
        self._area: tuple[Lying, ...] = ()
        self._since = 0
        self._found = Sighting((), NEVER)
        self._next = 0  # when it can lay another card

    def choose(self, view: State, legal: Sequence[Command], news: Sequence[Event], budget: Budget) -> Decision[Command]:
        now = budget.at
        if view.area != self._area:
            self._area, self._since = view.area, now
            self._found = self._look(view, now)
        if view.caller == self._seat:
            return self._prove(view, legal, now)
        if now >= self._found.at and Call(view.layout) in legal:
            self._next = now
            return Call(view.layout)
        gives_up = self._since + self._patience()
        if now >= gives_up and NoSwish(view.layout) in legal:
            return NoSwish(view.layout)
        wakes = [time for time in (self._found.at, gives_up, view.waits[self._seat]) if time > now]
        return Wait(min(wakes, default=now + AGAIN))

    def _patience(self) -> int:
        return self._eyesight.patience

    def _prove(self, view: State, legal: Sequence[Command], now: int) -> Decision[Command]:
        """Lay the found swish, one card at a time."""
        if now < self._next:
            return Wait(self._next)
        self._next = now + self._eyesight.lay
        step = towards(view, self._found.layers, legal, self._rng)
        if isinstance(step, Prove):
            self._found = self._look(view, now)  # an illegal card shows that the swish does not exist: look again
        return step

    def _look(self, view: State, now: int) -> Sighting:
        """The swish that is found first in this layout, and when."""
        seen = visible(view, self._seat, self._eyesight.most)
        rates = [1 / self._takes(view.area, layers) for layers in seen]
        if not rates:
            return Sighting((), NEVER)
        wait = -log((1 + self._rng.below(FINE)) / FINE) / sum(rates)
        at = now + self._eyesight.start + round(wait)
        if self._rng.below(100) < self._eyesight.phantoms:
            return Sighting(phantom(view, self._rng), at)
        mark = self._rng.below(FINE) / FINE * sum(rates)
        for layers, rate in zip(seen, rates, strict=True):
            mark -= rate
            if mark < 0:
                return Sighting(layers, at)
        return Sighting(seen[-1], at)

    def _takes(self, area: Sequence[Lying], layers: Sequence[Layer]) -> float:
        """The mean time to find this swish if it were the only one."""
        eyesight, size = self._eyesight, len(layers)
        around = sum(lying != EMPTY for lying in area) / PLACES
        return eyesight.pair * eyesight.growth ** (size - 2) * (1 + eyesight.flip * flips(area, layers) / size) * around


class Hawk(SwishBot):
    """Sees every swish at once and takes the largest; only laying cards takes time."""

    def __init__(self, game: Game, seat: int, rng: Rng) -> None:
        eyesight = Eyesight(most=PLACES, pair=1, growth=1.0, flip=0.0, start=350, lay=150, patience=700, phantoms=0)
        super().__init__(game, seat, rng, eyesight)

    def _look(self, view: State, now: int) -> Sighting:
        seen = visible(view, self._seat, self._eyesight.most)
        at = now + self._eyesight.start + self._rng.below(100)
        return Sighting(max(seen, key=len), at) if seen else Sighting((), NEVER)

    def _patience(self) -> int:
        return self._eyesight.patience if self._found.at == NEVER else NEVER


def visible(view: State, seat: int, most: int) -> list[tuple[Layer, ...]]:
    """Every swish of the playing area that the seat may collect, up to this many cards."""
    from swordfish.exact.swish import all_swishes  # imported here: loads NumPy

    limit, cards = view.options.limit(seat), view.options.cards
    filled = [place for place, lying in enumerate(view.area) if lying != EMPTY]
    lying = [cards[view.area[place].card] for place in filled]
    found = all_swishes(lying, limit.least, min(limit.most, max(most, limit.least)))
    return [
        tuple([Layer(filled[card], way) for card, way in zip(swish.cards, swish.orientations, strict=True)])
        for swish in found
    ]


def flips(area: Sequence[Lying], layers: Sequence[Layer]) -> int:
    """The number of flips from how the cards lie; the whole swish may lie in any orientation."""
    turns = [area[layer.place].orientation ^ layer.orientation for layer in layers]
    return min(sum((turn ^ whole).bit_count() for turn in turns) for whole in range(ORIENTATIONS))


def phantom(view: State, rng: Rng) -> tuple[Layer, ...]:
    """Two cards, the ball of one in the other's hoop, that are not a swish."""
    cards = view.options.cards
    filled = [place for place, lying in enumerate(view.area) if lying != EMPTY]
    pairs = [
        (Layer(place, 0), Layer(other, way))
        for place in filled
        for other in filled
        for way in range(ORIENTATIONS)
        if other != place and turned(cards[view.area[other].card], way).hoop == cards[view.area[place].card].ball
    ]
    return rng.pick(pairs) if pairs else (Layer(filled[0], 0), Layer(filled[-1], 0))
