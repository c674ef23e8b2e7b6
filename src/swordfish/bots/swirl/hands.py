"""Infer the other hand in swirl for two from the cards that it has played."""

from bisect import bisect
from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from msgspec.structs import replace

from swordfish.bots.search import FINE
from swordfish.bots.swirl.worth import MOST, StaticEvaluation
from swordfish.core import Rng
from swordfish.games.swirl import rules
from swordfish.games.swirl.model import CardPlayed, Dealt, Event, State
from swordfish.games.swirl.sight import imagine

WORLDS, MORE = 400, 4
"""The most worlds sampled per choice, and the number per simulation."""
CLEAR, DOUBT = 0.4, 0.02
"""A card worth less by CLEAR is e times less likely to be played; the probability of playing any card at random."""


class PlayedCard(NamedTuple):
    """A card that another seat has played in this deal, and the view before it."""

    view: State
    seat: int
    card: int


class Reader:
    """Weights sampled hands by how well they explain the cards that the opponent has played.

    With three players or more all hands are equally likely: few of the samples would explain the cards of several
    opponents, and the search would rely on those few. docs/lab/ladder.md has the measurement.
    """

    def __init__(self) -> None:
        self._view: State | None = None
        self._shown: list[PlayedCard] = []
        self._worlds: list[State] = []
        self._bounds: list[float] = []  # cumulative weights of the worlds so far

    def observe(self, view: State, seat: int, news: Sequence[Event]) -> None:
        """Apply the news from the last view to this one."""
        before, self._view = self._view, view
        self._worlds, self._bounds = [], []
        for event in news:
            if isinstance(event, Dealt):
                self._shown = []
            if before is None:
                continue
            if isinstance(event, CardPlayed) and event.seat != seat:
                self._shown.append(PlayedCard(before, event.seat, event.card))
            before = rules.evolve(before, event)
        if before != view:  # after an undo, or if it joined late
            self._shown = []

    def world(self, view: State, seat: int, rng: Rng) -> State:
        """A sampled world, drawn by its likelihood."""
        if len(view.hands) > 2 or not self._shown or all(None not in hand for hand in view.hands):
            return imagine(view, seat, rng)
        for _ in range(MORE if len(self._worlds) < WORLDS else 0):
            world = imagine(view, seat, rng)
            self._worlds.append(world)
            self._bounds.append(self.likelihood(world) + (self._bounds[-1] if self._bounds else 0.0))
        return self._worlds[bisect(self._bounds, self._bounds[-1] * rng.below(FINE) / FINE)]

    def likelihood(self, world: State) -> float:
        """The likelihood of all cards played so far, given the hands of this world."""
        likely = 1.0
        for number, (view, seat, card) in enumerate(self._shown):
            since = [shown.card for shown in self._shown[number:] if shown.seat == seat]
            hand = (*[card for card in world.hands[seat] if card is not None], *since)
            evaluation = StaticEvaluation(replace(view, hands=rules.put(view.hands, seat, hand)), seat)
            played = evaluation.play(card)
            better = sum([exp(min(MOST, (evaluation.play(other) - played) / CLEAR)) for other in hand])
            likely *= DOUBT + (1 - DOUBT) / better
        return likely
