"""The random player: the game's own chooser."""

from collections.abc import Sequence

from swordfish.bots.bot import Budget, Decision, Wait
from swordfish.core import Command, Event, Rng, State
from swordfish.games import Game, Paced


class Random:
    """Plays any legal command (or, where such games would not end, what the game's chooser does).

    In a race it acts after a while, counted from the last event.
    """

    def __init__(self, game: Game, seat: int, rng: Rng) -> None:
        self._chooser = game.chooser
        self._paced = game.chooser if isinstance(game.chooser, Paced) else None  # such a check takes microseconds
        self._seat = seat
        self._rng = rng
        self._ready: int | None = None

    def choose(self, view: State, legal: Sequence[Command], news: Sequence[Event], budget: Budget) -> Decision[Command]:
        if self._paced:
            if news or self._ready is None:
                self._ready = budget.at + self._paced.pace(view, self._seat, self._rng)
            if budget.at < self._ready:
                return Wait(self._ready)
            self._ready = None
        return self._chooser.choose(view, self._seat, legal, self._rng)
