"""Bots that all games share: one that searches, and one that makes mistakes on purpose."""

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Generic

from msgspec.structs import replace

from swordfish.bots.bot import AnyBot, Budget, Decision
from swordfish.bots.search import Evaluator, Search
from swordfish.core import C, Command, E, Event, O, Rng, Rules, S, State
from swordfish.games import Game


class Thinker(Generic[S, C, E, O]):
    """Searches within its budget, then plays the best plan."""

    def __init__(
        self,
        game: Rules[S, C, E, O],
        seat: int,
        rng: Rng,
        evaluator: Evaluator[S, C, E],
        simulations: int = 0,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        self._game, self._seat, self._rng, self._clock = game, seat, rng, clock
        self._evaluator, self._simulations = evaluator, simulations
        self._plan: list[C] = []

    def choose(self, view: S, legal: Sequence[C], news: Sequence[E], budget: Budget) -> C:
        self._evaluator.observe(view, self._seat, news)
        if self._plan and not self._interrupted(news) and self._plan[0] in legal:
            return self._plan.pop(0)
        self._plan = []
        if len(legal) == 1:
            return legal[0]
        began = self._clock()
        search = Search(self._game, self._evaluator, view, self._seat, self._rng, budget.at, self._clock)
        search.run(self._allowed(budget, began))
        command, *self._plan = search.best().commands
        return command

    def _interrupted(self, news: Sequence[E]) -> bool:
        """Whether another seat has acted since the last command."""
        return any(getattr(event, "seat", self._seat) != self._seat for event in news)

    def _allowed(self, budget: Budget, began: float) -> Budget:
        """The rest of the budget, with at most this level's simulations."""
        limits = [limit for limit in (self._simulations, budget.simulations) if limit]
        left = budget.ms - round(1000 * (self._clock() - began))
        return replace(budget, ms=left, simulations=min(limits, default=0))


class Careless:
    """Plays like another bot, but sometimes makes a random move."""

    def __init__(self, game: Game, seat: int, rng: Rng, make: Callable[[Game, int, Rng], AnyBot], percent: int) -> None:
        self._bot = make(game, seat, rng)
        self._rng, self._percent = rng, percent

    def choose(self, view: State, legal: Sequence[Command], news: Sequence[Event], budget: Budget) -> Decision[Command]:
        if self._rng.below(100) < self._percent:
            return self._rng.pick(legal)
        return self._bot.choose(view, legal, news, budget)
