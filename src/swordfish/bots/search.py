"""One search for all games: information-set MCTS with chance, over nothing but a game's own functions.

Each simulation imagines a world that looks like the view and goes down one tree for all of them. Its nodes are keyed by
what the searcher would be told, so that worlds which it cannot tell apart share one; its edges by what the seat that is
due would say. Chance that can be listed is part of the tree; before any other the tree ends, and insight judges.
"""

from bisect import bisect
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import accumulate
from math import exp, sqrt
from time import perf_counter
from typing import Any, Protocol, cast

from swordfish.bots.bot import Budget
from swordfish.bots.plans import Plan, PlanComparison
from swordfish.core import AnyRules, AnyStep, Chance, Command, Due, Event, Listed, Over, Players, Rng, State, step

CURIOSITY = 0.7
"""How far a plan that promises less is tried all the same."""
FINE = 1 << 30
LAG = 0.95
"""The share of its time after which no simulation ends, if it takes no longer than the longest so far."""


class Evaluator(Protocol):
    """What a search knows about a game besides its rules."""

    def hear(self, view: State, seat: int, news: Sequence[Event], /) -> None:
        """What its seat saw happen since it was last asked, and what it sees now."""
        ...

    def world(self, view: State, seat: int, rng: Rng, /) -> State:
        """Some full state that looks like this from there; the likelier, the more often."""
        ...

    def plans(self, state: State, seat: int, /) -> Sequence[Plan]:
        """What the seat may want to say. Asked of the searcher's own seat, it looks at no hidden thing."""
        ...

    def quick(self, state: State, seat: int, /) -> Sequence[Command]:
        """What the seat says where the tree has ended."""
        ...

    def value(self, state: State, /) -> Sequence[float]:
        """The share of the win that each seat can expect."""
        ...

    @property
    def depth(self) -> int:
        """How many choices are played quickly, where the tree has ended, before the value is asked for."""
        ...


class Edge:
    """What has come of a plan."""

    __slots__ = ("total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0


class Node:
    """A point where somebody is due, as far as the searcher can tell."""

    __slots__ = ("children", "edges", "plans", "totals", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.totals: list[float] = []  # one a seat, once it was visited
        self.plans: Sequence[Plan] = ()
        self.edges: dict[tuple[Command, ...], Edge] = {}
        self.children: dict[tuple[Event, ...], Node] = {}


class Out(Exception):
    """The time is over in the middle of a simulation."""


class Search:
    """A tree for one choice of one seat."""

    def __init__(
        self,
        rules: AnyRules,
        insight: Evaluator,
        view: State,
        seat: int,
        rng: Rng,
        at: int = 0,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        self._rules, self._insight = rules, insight
        self._view, self._seat, self._rng, self._at = view, seat, rng, at
        self._deadline, self._clock = float("inf"), clock
        self.root = Node()
        began = clock()
        self.root.plans = insight.plans(view, seat)
        self._longest = clock() - began  # a simulation looks for plans once
        self.root.visits = 1
        self.race = PlanComparison(self.root.plans)
        self.simulations = 0

    def consider(self, commands: tuple[Command, ...]) -> None:
        """Look at these, too, as if insight liked them as much as what it likes best."""
        if all(plan.commands != commands for plan in self.root.plans):
            plans = [*self.root.plans, Plan(commands, max(plan.prior for plan in self.root.plans))]
            whole = sum(plan.prior for plan in plans)
            self.root.plans = [Plan(plan.commands, plan.prior / whole) for plan in plans]
            self.race = PlanComparison(self.root.plans)

    def run(self, budget: Budget, first: Plan | None = None) -> None:
        """Simulate until the budget is spent, by its time or by its number, or there is nothing to choose.

        `first`: each simulation begins with this plan.
        """
        clock = self._clock
        began, already = clock(), self.simulations
        self._deadline = began + budget.ms / 1000
        last = began + budget.ms * LAG / 1000
        if len(self.root.plans) < 2 and not first:
            return
        while not budget.simulations or self.simulations - already < budget.simulations:
            now = clock()
            if now + self._longest > last:
                return
            world = self._insight.world(self._view, self._seat, self._rng)
            plans = [first] if first else [None] if world is self._view else self.race.running
            if not plans:
                return
            try:
                found = [self.simulate(world, plan) for plan in plans]
            except Out:
                return
            if not first and world is not self._view:
                self.race.note(found)
            self._longest = max(self._longest, clock() - now)

    def best(self) -> Plan:
        """The plan that was tried most; of equals the one that came to most, then the one that insight prefers."""
        if self.race.rounds:
            return self.race.best()

        def tried(plan: Plan) -> tuple[int, float, float]:
            edge = self.root.edges.get(plan.commands)
            return (edge.visits, edge.total, plan.prior) if edge else (0, 0.0, plan.prior)

        return max(self.root.plans, key=tried)

    def simulate(self, world: State, first: Plan | None = None) -> float:
        """In an imagined world go down the tree, add a node, judge, and remember on the way back; what came of it."""
        state, whole = world, world is self._view
        node, path = self.root, list[tuple[Node, Edge, int]]()
        seat = searcher = self._seat
        redact = self._rules.redact
        while True:
            plan = first if first and node is self.root else self._select(node, state, seat, whole)
            edge = node.edges.setdefault(plan.commands, Edge())
            path.append((node, edge, seat))
            steps, due = self._carry_out(state, seat, plan.commands)
            state, told = steps[-1][2], tuple([redact(event, searcher) for _, event, _ in steps])
            child = node.children.get(told)
            fresh = child is None
            if child is None:
                child = node.children[told] = Node()
            node = child
            if fresh or not isinstance(due, Players):
                break
            seat = due.seats[0]
        values = self._judge(state, due)
        self._remember(node, path, values)
        self.simulations += 1
        return values[searcher]

    def _select(self, node: Node, state: State, seat: int, whole: bool) -> Plan:
        """The plan with the best mixture of what it came to and how little it was tried, of those in this world."""
        plans = node.plans
        if not plans:
            plans = self._insight.plans(state, seat)
            if whole or seat == self._seat:
                node.plans = plans
        edges = node.edges
        tried = 1
        for plan in plans:
            edge = edges.get(plan.commands)
            if edge:
                tried += edge.visits
        spread = CURIOSITY * sqrt(tried)
        hoped = node.totals[seat] / node.visits if seat < len(node.totals) else 0.0
        best, most = plans[0], -1.0
        for plan in plans:
            edge = edges.get(plan.commands)
            if edge:
                score = edge.total / edge.visits + spread * plan.prior / (1 + edge.visits)
            else:
                score = hoped + spread * plan.prior
            if score > most:
                best, most = plan, score
        return best

    def _carry_out(self, state: State, seat: int, commands: Sequence[Command]) -> tuple[list[AnyStep], Due]:
        """What the commands lead to: as many of them as the seat can say in a row."""
        steps, due = step(self._rules, state, seat, commands[0], self._draw, self._at)
        for command in commands[1:]:
            if not isinstance(due, Players) or seat not in due.seats:
                break
            further, due = step(self._rules, steps[-1][2], seat, command, self._draw, self._at)
            steps += further
        return steps, due

    def _draw(self, chance: Chance, number: int) -> Event | None:
        """One of the outcomes; None where they cannot be listed."""
        if not listed(type(chance)):
            return None
        outcomes, bounds = spread_out(chance)
        return outcomes[bisect(bounds, self._rng.below(FINE))]

    def _judge(self, state: State, due: Due) -> Sequence[float]:
        """Play quickly for a while; then the shares of the win, by the rules if it is over, else by insight."""
        insight = self._insight
        for _ in range(insight.depth):
            if not isinstance(due, Players):
                break
            if self._clock() > self._deadline:
                raise Out
            seat = due.seats[0]
            steps, due = self._carry_out(state, seat, insight.quick(state, seat))
            state = steps[-1][2]
        return won(due.places) if isinstance(due, Over) else insight.value(state)

    def _remember(self, leaf: Node, path: Sequence[tuple[Node, Edge, int]], values: Sequence[float]) -> None:
        nodes = [leaf]
        for node, edge, seat in path:
            nodes.append(node)
            edge.visits += 1
            edge.total += values[seat]
        for node in nodes:
            node.visits += 1
            if len(node.totals) < len(values):
                node.totals += [0.0] * (len(values) - len(node.totals))
            for seat, value in enumerate(values):
                node.totals[seat] += value


def won(places: Sequence[int]) -> list[float]:
    """Each seat's share of the win."""
    winners = places.count(1)
    return [1 / winners if place == 1 else 0.0 for place in places]


def shares(strengths: Sequence[float]) -> list[float]:
    """Numbers that add up to 1, each e times the other where its strength is 1 more."""
    most = max(strengths)
    powers = [exp(strength - most) for strength in strengths]
    whole = sum(powers)
    return [power / whole for power in powers]


@lru_cache(maxsize=256)
def listed(kind: type) -> bool:
    """Whether the outcomes of this kind of chance can be listed."""
    return hasattr(kind, "outcomes")


@lru_cache(maxsize=1024)
def spread_out(chance: Any) -> tuple[list[Event], list[int]]:
    """The events of chance, and the upper end of each one's part of the numbers below FINE."""
    outcomes = cast("Listed", chance).outcomes()  # `listed` has said so
    bounds = [round(FINE * bound) for bound in accumulate(probability for _, probability in outcomes)]
    return [event for event, _ in outcomes], bounds[:-1]
