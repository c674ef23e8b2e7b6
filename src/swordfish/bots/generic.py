"""Bots for any game: they know nothing but its rules. A position is worth what random games from it come to."""

from collections.abc import Callable, Mapping, Sequence

from swordfish.bots.bot import Bot
from swordfish.bots.plans import Plan
from swordfish.bots.random import Random
from swordfish.bots.search import won
from swordfish.bots.thinker import Thinker
from swordfish.core import AnyStep, Chance, Command, Event, Over, Players, Rng, State, advance, step
from swordfish.games import Game, Paced

MOST_PLANS = 60
"""So many commands are compared at most; of more, as many are picked by chance."""
LONGEST = 400
"""Events after which a random game counts as undecided."""


class Rollouts:
    """What a search knows about any game: all that is legal may be good, and random games tell how good."""

    depth = 0

    def __init__(self, game: Game, rng: Rng) -> None:
        self._game, self._rng = game, rng
        self._seats = 1  # of the table, as far as it has seen them

    def hear(self, view: State, seat: int, news: Sequence[Event]) -> None:
        """It remembers nothing: a view forgets nothing that its seat was shown."""

    def world(self, view: State, seat: int, rng: Rng) -> State:
        world = self._game.imagine(view, seat, rng)
        return view if world == view else world  # a search takes the view itself for an open game

    def plans(self, state: State, seat: int) -> Sequence[Plan]:
        self._seats = max(self._seats, seat + 1)
        legal = self._game.legal(state, seat)
        tried = legal if len(legal) <= MOST_PLANS else self._rng.sample(legal, MOST_PLANS)
        return [Plan((command,), 1 / len(tried)) for command in tried]

    def quick(self, state: State, seat: int) -> Sequence[Command]:
        """What the room's own chooser says, from what the seat can know."""
        game = self._game
        return (game.chooser.choose(game.view(state, seat), seat, game.legal(state, seat), self._rng),)

    def value(self, state: State) -> Sequence[float]:
        """The shares of the win in one random game from here; equal ones if it takes too long."""
        game, number, due = self._game, 0, self._game.due(state)
        while number < LONGEST:
            steps = list[AnyStep]()
            if isinstance(due, Players):
                seat = self._rng.pick(due.seats)
                steps, due = step(game, state, seat, self.quick(state, seat)[0], self._draw)
            else:
                due = advance(game, state, self._draw, steps)
            if isinstance(due, Over):
                self._seats = len(due.places)
                return won(due.places)
            state, number = steps[-1][2], number + len(steps)
        return [1 / self._seats] * self._seats

    def _draw(self, chance: Chance, number: int) -> Event:
        return chance.draw(self._rng)


def levels(game: Game) -> Mapping[str, Callable[[Game, int, Rng], Bot]]:
    """Levels of a game that has none of its own. In a race what counts is to see things: nobody can do that for all."""
    if isinstance(game.chooser, Paced):
        return {"easy": Random}
    return {"easy": Random, "medium": searching(10), "hard": searching(100), "best": searching()}


def searching(simulations: int = 0) -> Callable[[Game, int, Rng], Bot]:
    """A bot that searches: so much and no more, or for all the time it has."""
    return lambda game, seat, rng: Thinker(game, seat, rng, Rollouts(game, rng), simulations)
