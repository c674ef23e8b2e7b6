"""Reading hands in swirl: what others have played tells what they hold."""

from bisect import bisect
from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from msgspec.structs import replace

from swordfish.bots.search import FINE
from swordfish.bots.swirl.worth import MOST, Eye
from swordfish.core import Event, Rng
from swordfish.games.swirl import rules
from swordfish.games.swirl.model import CardPlayed, Dealt, State
from swordfish.games.swirl.sight import imagine

WORLDS, MORE = 400, 4
"""So many worlds are imagined for a choice, so many with each simulation."""
CLEAR, DOUBT = 0.4, 0.02
"""A card worth less by CLEAR is e times less likely to be played; so likely is it that one is, for whatever reason."""


class Shown(NamedTuple):
    """A card that somebody else has played in this deal, and what was to be seen before."""

    view: State
    seat: int
    card: int


class Reader:
    """Reads hands: who would have played another card from a hand hardly has that hand."""

    def __init__(self) -> None:
        self._view: State | None = None
        self._shown: list[Shown] = []
        self._worlds: list[State] = []
        self._bounds: list[float] = []  # the weights of the worlds so far, added up

    def hear(self, view: State, seat: int, news: Sequence[Event]) -> None:
        """Follow the news from the last view to this one."""
        before, self._view = self._view, view
        self._worlds, self._bounds = [], []
        for event in news:
            if isinstance(event, Dealt):
                self._shown = []
            if before is None:
                continue
            if isinstance(event, CardPlayed) and event.seat != seat:
                self._shown.append(Shown(before, event.seat, event.card))
            before = rules.evolve(before, event)
        if before != view:  # something was taken back, or it was not there from the beginning
            self._shown = []

    def world(self, view: State, seat: int, rng: Rng) -> State:
        """One of many imagined worlds, drawn by how well they explain what was played."""
        if not self._shown or all(None not in hand for hand in view.hands):
            return imagine(view, seat, rng)
        for _ in range(MORE if len(self._worlds) < WORLDS else 0):
            world = imagine(view, seat, rng)
            self._worlds.append(world)
            self._bounds.append(self.likelihood(world) + (self._bounds[-1] if self._bounds else 0.0))
        return self._worlds[bisect(self._bounds, self._bounds[-1] * rng.below(FINE) / FINE)]

    def likelihood(self, world: State) -> float:
        """How likely all would have played what they did from the hands that they have here."""
        likely = 1.0
        for number, (view, seat, card) in enumerate(self._shown):
            since = [shown.card for shown in self._shown[number:] if shown.seat == seat]
            hand = (*[card for card in world.hands[seat] if card is not None], *since)
            eye = Eye(replace(view, hands=rules.put(view.hands, seat, hand)), seat)
            played = eye.play(card)
            better = sum([exp(min(MOST, (eye.play(other) - played) / CLEAR)) for other in hand])
            likely *= DOUBT + (1 - DOUBT) / better
        return likely
