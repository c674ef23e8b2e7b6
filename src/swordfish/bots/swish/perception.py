"""Insight for swish: eyes like a person's. What is there is known exactly; what takes time is to see it.

Each swish that a level can see at all is found after a time of its own, drawn anew with each layout: longer the more
cards it has, the more of them must be flipped or turned from how they lie, and the more cards lie around. The one that
is found first is called. A level that sees nothing for too long says that there is nothing, right or wrong.
"""

from collections.abc import Sequence
from math import log
from typing import NamedTuple

from swordfish.bots.bot import Answer, Budget, Wait
from swordfish.core import Command, Event, Rng, State
from swordfish.games import Game
from swordfish.games.swish.cards import ORIENTATIONS, turned
from swordfish.games.swish.chooser import towards
from swordfish.games.swish.model import EMPTY, PLACES, Call, Layer, Lying, NoSwish, Prove

FINE = 1 << 24
NEVER = 1 << 40
"""A table time that does not come."""
AGAIN = 60_000


class Eyes(NamedTuple):
    """How a level sees. Times in milliseconds."""

    most: int  # cards of the largest swish that it sees, unless its limit asks for more
    pair: int  # what it takes on average to find one swish of two that lies ready, alone among 16 cards
    growth: float  # each card more takes so many times as long
    flip: float  # if every card must be flipped once, it takes so much longer
    start: int  # before that it sees nothing
    lay: int  # to lay a card
    patience: int  # after that it says that there is no swish
    phantoms: int  # so many in a hundred calls are of what only looks like a swish


EASY = Eyes(most=2, pair=75_000, growth=6.0, flip=1.5, start=2500, lay=900, patience=45_000, phantoms=15)
MEDIUM = Eyes(most=3, pair=60_000, growth=4.0, flip=1.2, start=1500, lay=600, patience=45_000, phantoms=0)
HARD = Eyes(most=5, pair=40_000, growth=3.0, flip=0.8, start=1000, lay=400, patience=45_000, phantoms=0)


class Found(NamedTuple):
    """A swish, or what looks like one, and when it is seen."""

    layers: tuple[Layer, ...]
    at: int


class Seer:
    """Waits until it has seen something, calls it, and lays it card by card."""

    def __init__(self, game: Game, seat: int, rng: Rng, eyes: Eyes) -> None:
        self._seat, self._rng, self._eyes = seat, rng, eyes
        self._area: tuple[Lying, ...] = ()
        self._since = 0
        self._found = Found((), NEVER)
        self._next = 0  # when the hand is free to lay another card

    def choose(self, view: State, legal: Sequence[Command], news: Sequence[Event], budget: Budget) -> Answer:
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
        return self._eyes.patience

    def _prove(self, view: State, legal: Sequence[Command], now: int) -> Answer:
        """Lay what was seen, a card at a time."""
        if now < self._next:
            return Wait(self._next)
        self._next = now + self._eyes.lay
        step = towards(view, self._found.layers, legal, self._rng)
        if isinstance(step, Prove):
            self._found = self._look(view, now)  # if it fails, it was a phantom: look again
        return step

    def _look(self, view: State, now: int) -> Found:
        """What will be found first in this layout, and when."""
        seen = visible(view, self._seat, self._eyes.most)
        rates = [1 / self._takes(view.area, layers) for layers in seen]
        if not rates:
            return Found((), NEVER)
        wait = -log((1 + self._rng.below(FINE)) / FINE) / sum(rates)
        at = now + self._eyes.start + round(wait)
        if self._rng.below(100) < self._eyes.phantoms:
            return Found(phantom(view, self._rng), at)
        mark = self._rng.below(FINE) / FINE * sum(rates)
        for layers, rate in zip(seen, rates, strict=True):
            mark -= rate
            if mark < 0:
                return Found(layers, at)
        return Found(seen[-1], at)

    def _takes(self, area: Sequence[Lying], layers: Sequence[Layer]) -> float:
        """How long it takes on average to find this swish, if there were no other."""
        eyes, size = self._eyes, len(layers)
        around = sum(lying != EMPTY for lying in area) / PLACES
        return eyes.pair * eyes.growth ** (size - 2) * (1 + eyes.flip * flips(area, layers) / size) * around


class Hawk(Seer):
    """Sees all there is, at once, and takes the largest; only its hand and the clock take time."""

    def __init__(self, game: Game, seat: int, rng: Rng) -> None:
        eyes = Eyes(most=PLACES, pair=1, growth=1.0, flip=0.0, start=350, lay=150, patience=700, phantoms=0)
        super().__init__(game, seat, rng, eyes)

    def _look(self, view: State, now: int) -> Found:
        seen = visible(view, self._seat, self._eyes.most)
        at = now + self._eyes.start + self._rng.below(100)
        return Found(max(seen, key=len), at) if seen else Found((), NEVER)

    def _patience(self) -> int:
        return self._eyes.patience if self._found.at == NEVER else NEVER


def visible(view: State, seat: int, most: int) -> list[tuple[Layer, ...]]:
    """Every swish of the playing area that the seat may collect, up to so many cards."""
    from swordfish.exact.swish import all_swishes  # NumPy is loaded only when somebody plays swish

    limit, cards = view.options.limit(seat), view.options.cards
    filled = [place for place, lying in enumerate(view.area) if lying != EMPTY]
    lying = [cards[view.area[place].card] for place in filled]
    found = all_swishes(lying, limit.least, min(limit.most, max(most, limit.least)))
    return [
        tuple([Layer(filled[card], way) for card, way in zip(swish.cards, swish.orientations, strict=True)])
        for swish in found
    ]


def flips(area: Sequence[Lying], layers: Sequence[Layer]) -> int:
    """How many flips it takes from how the cards lie: the whole swish may lie in any orientation."""
    turns = [area[layer.place].orientation ^ layer.orientation for layer in layers]
    return min(sum((turn ^ whole).bit_count() for turn in turns) for whole in range(ORIENTATIONS))


def phantom(view: State, rng: Rng) -> tuple[Layer, ...]:
    """Two cards of which one fills the other's hoop."""
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
