"""What the best bot would do, and what another choice costs: for hints and replays, from what a seat can know alone."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from swordfish.bots.bot import Budget
from swordfish.bots.generic import Rollouts
from swordfish.bots.plans import Plan
from swordfish.bots.search import Insight, Search
from swordfish.core import Command, Event, Rng, State
from swordfish.games import find
from swordfish.parts import own

AGAIN = 0.25
"""The part of its time in which advice looks once more at what was said and at what it would say."""


class Option(Struct, frozen=True):
    """Commands in a row, and the share of the win that their seat can expect then; None where nobody reckons."""

    commands: tuple[Command, ...]
    share: float | None = None


class Advice(Struct, frozen=True):
    """What the best bot would say; and what was said instead, if that was asked."""

    best: Option
    said: Option | None = None

    @property
    def cost(self) -> float:
        """The share of the win that what was said gave away, as far as the search can tell."""
        if self.said is None or self.said.share is None or self.best.share is None:
            return 0.0
        return max(0.0, self.best.share - self.said.share)


class Past(Struct, frozen=True):
    """What the seat saw before, and what it saw happen since: who reads hands needs it."""

    view: State
    news: Sequence[Event]


def advise(
    game: str,
    view: State,
    seat: int,
    budget: Budget,
    rng: Rng,
    past: Past | None = None,
    said: tuple[Command, ...] = (),
) -> Advice:
    """Advice for a seat that is due, from its view. `said`: commands whose cost is wanted."""
    if direct := own("bots", game, "advise"):
        return Advice(Option((direct(view, seat, rng),)))
    if (values := own("bots", game, "values")) and (known := values(view, seat)):
        return looked_up(known, said)
    insight = evaluator(game, rng)
    if past:
        insight.hear(past.view, seat, ())
        insight.hear(view, seat, past.news)
    search = Search(find(game), insight, view, seat, rng, budget.at)
    judged = bool(said) and len(search.root.plans) > 1  # where insight sees no choice, none costs anything
    if judged:
        search.consider(said)
    search.run(part(budget, 1 - AGAIN if judged else 1.0))
    best = search.best()
    if not judged:
        return Advice(option(search, best), Option(said) if said else None)
    for plan in (best, Plan(said, 0.0)):
        search.run(part(budget, AGAIN / 2), plan)
    return Advice(option(search, best), option(search, Plan(said, 0.0)))


def looked_up(known: Mapping[Command, float], said: tuple[Command, ...]) -> Advice:
    """Advice where the worth of each choice is known: what was said is judged by its first command."""
    best = max(known, key=known.__getitem__)
    judged = Option(said, known.get(said[0])) if said else None
    return Advice(Option((best,), known[best]), judged)


def evaluator(game: str, rng: Rng) -> Insight:
    """What a search knows about the game: the best that its part has, else nothing but the rules."""
    make = own("bots", game, "evaluator")
    return make(rng) if make else Rollouts(find(game), rng)


def part(budget: Budget, share: float) -> Budget:
    """A part of the time, and of the simulations."""
    simulations = max(1, round(budget.simulations * share)) if budget.simulations else 0
    return Budget(budget.at, max(1, round(budget.ms * share)), simulations)


def option(search: Search, plan: Plan) -> Option:
    edge = search.root.edges.get(plan.commands)
    return Option(plan.commands, edge.total / edge.visits if edge else None)
