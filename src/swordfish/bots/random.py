"""The player without insight: the game's own chooser."""

from collections.abc import Sequence

from swordfish.bots.bot import Budget
from swordfish.core import Command, Event, Rng, State
from swordfish.games import Game


class Random:
    """Any legal command (where such games would not end, what the room's chooser does instead)."""

    def __init__(self, game: Game, seat: int, rng: Rng) -> None:
        self._choose = game.chooser.choose
        self._seat = seat
        self._rng = rng

    def choose(self, view: State, legal: Sequence[Command], news: Sequence[Event], budget: Budget) -> Command:
        return self._choose(view, self._seat, legal, self._rng)
