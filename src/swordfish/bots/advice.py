"""Compute the best bot's choice and what another choice costs, for hints and replays, from the seat's view alone."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from swordfish.bots.bot import Budget
from swordfish.bots.generic import Rollouts
from swordfish.bots.plans import Plan
from swordfish.bots.search import AnyEvaluator, Search
from swordfish.core import C, Command, E, Event, O, Rng, S, State
from swordfish.games import find
from swordfish.parts import own

AGAIN = 0.25
"""The share of the time for a second look at the played and the best plan."""


class Option(Struct, frozen=True):
    """A plan, and its seat's win probability; None if the game has no search."""

    commands: tuple[Command, ...]
    share: float | None = None


class Advice(Struct, frozen=True):
    """The best bot's plan; and the played one, if given."""

    best: Option
    said: Option | None = None

    @property
    def cost(self) -> float:
        """The win probability that the played plan lost, as estimated by the search."""
        if self.said is None or self.said.share is None or self.best.share is None:
            return 0.0
        return max(0.0, self.best.share - self.said.share)


class EarlierView(Struct, frozen=True):
    """An earlier view of the seat and the events since, for evaluators that infer hands."""

    view: State
    news: Sequence[Event]


def advise(
    game: str,
    view: State,
    seat: int,
    budget: Budget,
    rng: Rng,
    past: EarlierView | None = None,
    said: tuple[Command, ...] = (),
) -> Advice:
    """Advice for a due seat, from its view. `said`: commands whose cost to estimate."""
    if direct := own("bots", game, "advise"):
        return Advice(Option((direct(view, seat, rng),)))
    if (values := own("bots", game, "values")) and (worths := values(view, seat)):
        return looked_up(worths, said)
    known = evaluator(game, rng)
    if past:
        known.observe(past.view, seat, ())
        known.observe(view, seat, past.news)
    search = Search(find(game), known, view, seat, rng, budget.at)
    judged = bool(said) and len(search.root.plans) > 1  # with a single plan, no choice costs anything
    if judged:
        search.consider(said)
    search.run(part(budget, 1 - AGAIN if judged else 1.0))
    best = search.best()
    if not judged:
        return Advice(option(search, best), Option(said) if said else None)
    for plan in (best, Plan(said, 0.0)):
        search.run(part(budget, AGAIN / 2), plan)
    return Advice(option(search, best), option(search, Plan(said, 0.0)))


def looked_up(worths: Mapping[Command, float], said: tuple[Command, ...]) -> Advice:
    """Advice where the value of each choice is known; `said` is judged by its first command."""
    best = max(worths, key=worths.__getitem__)
    judged = Option(said, worths.get(said[0])) if said else None
    return Advice(Option((best,), worths[best]), judged)


def evaluator(game: str, rng: Rng) -> AnyEvaluator:
    """The best evaluator for a game: that of its part, else random rollouts."""
    make = own("bots", game, "evaluator")
    return make(rng) if make else Rollouts(find(game), rng)


def part(budget: Budget, share: float) -> Budget:
    """A share of the time and of the simulations."""
    simulations = max(1, round(budget.simulations * share)) if budget.simulations else 0
    return Budget(budget.at, max(1, round(budget.ms * share)), simulations)


def option(search: Search[S, C, E, O], plan: Plan[C]) -> Option:
    edge = search.root.edges.get(plan.commands)
    return Option(plan.commands, edge.total / edge.visits if edge else None)
