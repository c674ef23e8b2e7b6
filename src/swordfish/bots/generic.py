"""Bots for any game, from its rules alone. A position is evaluated by random games."""

from collections.abc import Callable, Mapping, Sequence

from swordfish.bots.bot import AnyBot
from swordfish.bots.plans import Plan
from swordfish.bots.random import Random
from swordfish.bots.search import won
from swordfish.bots.thinker import Thinker
from swordfish.core import AnyStep, Chance, Command, Event, Over, Players, Rng, State, advance, step
from swordfish.games import Game, Paced

MOST_PLANS = 60
"""The most commands to compare; of more, this many are sampled."""
LONGEST = 400
"""Events after which a random game counts as undecided."""


class Rollouts:
    """The evaluator of any game: all legal commands are candidates, and random games give the value."""

    depth = 0

    def __init__(self, game: Game, rng: Rng) -> None:
        self._game, self._rng = game, rng
        self._seats = 1  # of the table, as far as it has seen

    def observe(self, view: State, seat: int, news: Sequence[Event]) -> None:
        """Nothing to do: a view forgets nothing that its seat was shown."""

    def world(self, view: State, seat: int, rng: Rng) -> State:
        world = self._game.imagine(view, seat, rng)
        return view if world == view else world  # a search recognises an open game by the identical view

    def plans(self, state: State, seat: int) -> Sequence[Plan[Command]]:
        self._seats = max(self._seats, seat + 1)
        legal = self._game.legal(state, seat)
        tried = legal if len(legal) <= MOST_PLANS else self._rng.sample(legal, MOST_PLANS)
        return [Plan((command,), 1 / len(tried)) for command in tried]

    def rollout(self, state: State, seat: int) -> Sequence[Command]:
        """The choice of the game's chooser, from what the seat can know."""
        game = self._game
        return (game.chooser.choose(game.view(state, seat), seat, game.legal(state, seat), self._rng),)

    def value(self, state: State) -> Sequence[float]:
        """The win shares of one random game from here; equal shares if it takes too long."""
        game, number, due = self._game, 0, self._game.due(state)
        while number < LONGEST:
            steps = list[AnyStep]()
            if isinstance(due, Players):
                seat = self._rng.pick(due.seats)
                steps, due = step(game, state, seat, self.rollout(state, seat)[0], self._draw)
            else:
                due = advance(game, state, self._draw, steps)
            if isinstance(due, Over):
                self._seats = len(due.places)
                return won(due.places)
            state, number = steps[-1][2], number + len(steps)
        return [1 / self._seats] * self._seats

    def _draw(self, chance: Chance[Event], number: int) -> Event:
        return chance.draw(self._rng)


def levels(game: Game) -> Mapping[str, Callable[[Game, int, Rng], AnyBot]]:
    """Levels of a game without its own. A race needs perception, which is different in each game, so it has fewer."""
    if isinstance(game.chooser, Paced):
        return {"easy": Random}
    return {"easy": Random, "medium": searching(10), "hard": searching(100), "best": searching()}


def searching(simulations: int = 0) -> Callable[[Game, int, Rng], AnyBot]:
    """A bot that searches, with a fixed number of simulations or as long as it may."""
    return lambda game, seat, rng: Thinker(game, seat, rng, Rollouts(game, rng), simulations)
