"""What the best bot would do, and what another choice costs: for hints and replays, from what a seat can know alone."""

from collections.abc import Callable, Sequence

from msgspec import Struct

from swordfish.bots.bot import Budget
from swordfish.bots.plans import Plan
from swordfish.bots.search import Insight, Search
from swordfish.bots.swipe import evaluator as swipe
from swordfish.bots.swirl import evaluator as swirl
from swordfish.bots.swirl import hands as swirl_hands
from swordfish.bots.swish import perception as swish
from swordfish.bots.swishbones import evaluator as swishbones
from swordfish.core import Command, Event, Refusal, Rng, State
from swordfish.games import GAMES
from swordfish.games.swish.chooser import towards
from swordfish.games.swish.model import PLACES, Call, NoSwish
from swordfish.games.swish.model import State as SwishState

SIGHTS: dict[str, Callable[[Rng], Insight]] = {
    "swirl": lambda rng: swirl.Sight(rng, swirl_hands.Reader()),
    "swishbones": swishbones.Sight,
    "swipe": swipe.Sight,
}
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
    if game == "swish":
        return Advice(Option((seen(view, seat, rng),)))
    insight = SIGHTS[game](rng)
    if past:
        insight.hear(past.view, seat, ())
        insight.hear(view, seat, past.news)
    search = Search(GAMES[game], insight, view, seat, rng, budget.at)
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


def part(budget: Budget, share: float) -> Budget:
    """A part of the time, and of the simulations."""
    simulations = max(1, round(budget.simulations * share)) if budget.simulations else 0
    return Budget(budget.at, max(1, round(budget.ms * share)), simulations)


def option(search: Search, plan: Plan) -> Option:
    edge = search.root.edges.get(plan.commands)
    return Option(plan.commands, edge.total / edge.visits if edge else None)


def seen(view: SwishState, seat: int, rng: Rng) -> Command:
    """The next step towards the largest swish; who plays against others must find it alone."""
    if view.options.seats > 1:
        raise Refusal("hint-alone")
    layers = max(swish.visible(view, seat, PLACES), key=len, default=())
    if view.caller == seat:
        return towards(view, layers, GAMES["swish"].legal(view, seat), rng)
    return Call(view.layout) if layers else NoSwish(view.layout)
