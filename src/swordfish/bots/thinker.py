"""Bots that all games share: one that searches, and one that makes mistakes on purpose."""

from collections.abc import Callable, Sequence
from time import perf_counter

from msgspec.structs import replace

from swordfish.bots.bot import Bot, Budget, Decision
from swordfish.bots.search import Evaluator, Search
from swordfish.core import Command, Event, Rng, State
from swordfish.games import Game


class Thinker:
    """Searches within its budget, then plays the best plan."""

    def __init__(
        self,
        game: Game,
        seat: int,
        rng: Rng,
        evaluator: Evaluator,
        simulations: int = 0,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        self._game, self._seat, self._rng, self._clock = game, seat, rng, clock
        self._evaluator, self._simulations = evaluator, simulations
        self._plan: list[Command] = []

    def choose(self, view: State, legal: Sequence[Command], news: Sequence[Event], budget: Budget) -> Command:
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

    def _interrupted(self, news: Sequence[Event]) -> bool:
        """Whether another seat has acted since the last command."""
        return any(getattr(event, "seat", self._seat) != self._seat for event in news)

    def _allowed(self, budget: Budget, began: float) -> Budget:
        """The rest of the budget, with at most this level's simulations."""
        limits = [limit for limit in (self._simulations, budget.simulations) if limit]
        left = budget.ms - round(1000 * (self._clock() - began))
        return replace(budget, ms=left, simulations=min(limits, default=0))


class Careless:
    """Plays like another bot, but sometimes makes a random move."""

    def __init__(self, game: Game, seat: int, rng: Rng, make: Callable[[Game, int, Rng], Bot], percent: int) -> None:
        self._bot = make(game, seat, rng)
        self._rng, self._percent = rng, percent

    def choose(self, view: State, legal: Sequence[Command], news: Sequence[Event], budget: Budget) -> Decision:
        if self._rng.below(100) < self._percent:
            return self._rng.pick(legal)
        return self._bot.choose(view, legal, news, budget)
