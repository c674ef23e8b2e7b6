"""One search for all games: information-set MCTS with chance nodes, using only a game's own functions.

Each simulation samples a world consistent with the view and descends one tree shared by all worlds. Nodes are keyed by
redacted events, so that worlds which the searcher cannot distinguish share a node; edges by the commands of the due
seat. Listed chance is part of the tree; any other chance ends the tree, and the evaluator values the leaf.
"""

from bisect import bisect
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import accumulate
from math import exp, sqrt
from time import perf_counter
from typing import Any, Generic, Protocol, TypeAlias, cast

from swordfish.bots.bot import Budget
from swordfish.bots.plans import Plan, PlanComparison
from swordfish.core import (
    C,
    Chance,
    Due,
    E,
    E_contra,
    Event,
    Listed,
    O,
    Over,
    Players,
    Rng,
    Rules,
    S,
    Step,
    step,
)

CURIOSITY = 0.7
"""The exploration constant."""
FINE = 1 << 30
LAG = 0.95
"""Stop searching when the longest simulation so far would overrun this share of the time."""


class Evaluator(Protocol[S, C, E_contra]):
    """A game's knowledge for a search, beyond its rules."""

    def observe(self, view: S, seat: int, news: Sequence[E_contra], /) -> None:
        """Update from the events that the seat has seen since the last call, and its current view."""
        ...

    def world(self, view: S, seat: int, rng: Rng, /) -> S:
        """Sample a full state consistent with the view, by its probability."""
        ...

    def plans(self, state: S, seat: int, /) -> Sequence[Plan[C]]:
        """Candidate plans of the seat. For the searcher's own seat they must not depend on hidden things."""
        ...

    def rollout(self, state: S, seat: int, /) -> Sequence[C]:
        """The rollout policy: the seat's commands below the tree."""
        ...

    def value(self, state: S, /) -> Sequence[float]:
        """Each seat's win probability."""
        ...

    @property
    def depth(self) -> int:
        """The number of rollout choices below the tree before the leaf is evaluated."""
        ...


AnyEvaluator: TypeAlias = Evaluator[Any, Any, Any]
"""An evaluator for a game that is known only at run time."""


class Edge:
    """The statistics of a plan."""

    __slots__ = ("total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0


class SearchNode(Generic[C, E]):
    """A decision point, as far as the searcher can distinguish it."""

    __slots__ = ("children", "edges", "plans", "totals", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.totals: list[float] = []  # one per seat, after the first visit
        self.plans: Sequence[Plan[C]] = ()
        self.edges: dict[tuple[C, ...], Edge] = {}
        self.children: dict[tuple[E, ...], SearchNode[C, E]] = {}


class Out(Exception):
    """The time ran out in the middle of a simulation."""


class Search(Generic[S, C, E, O]):
    """A search tree for one choice of one seat."""

    def __init__(
        self,
        rules: Rules[S, C, E, O],
        evaluator: Evaluator[S, C, E],
        view: S,
        seat: int,
        rng: Rng,
        at: int = 0,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        self._rules, self._evaluator = rules, evaluator
        self._view, self._seat, self._rng, self._at = view, seat, rng, at
        self._deadline, self._clock = float("inf"), clock
        self.root: SearchNode[C, E] = SearchNode()
        began = clock()
        self.root.plans = evaluator.plans(view, seat)
        self._longest = clock() - began  # a simulation lists plans once
        self.root.visits = 1
        self.race = PlanComparison(self.root.plans)
        self.simulations = 0

    def consider(self, commands: tuple[C, ...]) -> None:
        """Add a plan, with the highest prior so far."""
        if all(plan.commands != commands for plan in self.root.plans):
            plans = [*self.root.plans, Plan(commands, max(plan.prior for plan in self.root.plans))]
            whole = sum(plan.prior for plan in plans)
            self.root.plans = [Plan(plan.commands, plan.prior / whole) for plan in plans]
            self.race = PlanComparison(self.root.plans)

    def run(self, budget: Budget, first: Plan[C] | None = None) -> None:
        """Simulate until the time or the number of simulations is used up, or there is only one plan.

        `first`: every simulation begins with this plan.
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
            world = self._evaluator.world(self._view, self._seat, self._rng)
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

    def best(self) -> Plan[C]:
        """The plan with most visits; ties by total value, then by prior."""
        if self.race.rounds:
            return self.race.best()

        def tried(plan: Plan[C]) -> tuple[int, float, float]:
            edge = self.root.edges.get(plan.commands)
            return (edge.visits, edge.total, plan.prior) if edge else (0, 0.0, plan.prior)

        return max(self.root.plans, key=tried)

    def simulate(self, world: S, first: Plan[C] | None = None) -> float:
        """Descend the tree in a sampled world, add a node, evaluate it and back up; return the searcher's value.

        The tree changes only after the evaluation: Out leaves no edge without visits.
        """
        state, whole = world, world is self._view
        node, path = self.root, list[tuple[SearchNode[C, E], tuple[C, ...], int]]()
        seat = searcher = self._seat
        redact = self._rules.redact
        while True:
            plan = first if first and node is self.root else self._select(node, state, seat, whole)
            path.append((node, plan.commands, seat))
            steps, due = self._carry_out(state, seat, plan.commands)
            state, told = steps[-1][2], tuple([redact(event, searcher) for _, event, _ in steps])
            child = node.children.get(told)
            if child is None or not isinstance(due, Players):
                break
            node, seat = child, due.seats[0]
        values = self._judge(state, due)
        self._remember(node.children.setdefault(told, SearchNode()), path, values)
        self.simulations += 1
        return values[searcher]

    def _select(self, node: SearchNode[C, E], state: S, seat: int, whole: bool) -> Plan[C]:
        """The plan with the highest upper confidence bound (PUCT), among those possible in this world."""
        plans = node.plans
        if not plans:
            plans = self._evaluator.plans(state, seat)
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

    def _carry_out(self, state: S, seat: int, commands: Sequence[C]) -> tuple[list[Step[E, S]], Due[E]]:
        """Apply the commands, as many of them as the seat can play in a row."""
        steps, due = step(self._rules, state, seat, commands[0], self._draw, self._at)
        for command in commands[1:]:
            if not isinstance(due, Players) or seat not in due.seats:
                break
            further, due = step(self._rules, steps[-1][2], seat, command, self._draw, self._at)
            steps += further
        return steps, due

    def _draw(self, chance: Chance[E], number: int) -> E | None:
        """One of the outcomes; None if they are not listed."""
        if not listed(type(chance)):
            return None
        outcomes, bounds = spread_out(cast("Listed[E]", chance))  # `listed` has checked it
        return outcomes[bisect(bounds, self._rng.below(FINE))]

    def _judge(self, state: S, due: Due[E]) -> Sequence[float]:
        """Play the rollout; then the win shares by the rules if the game is over, else by the evaluator."""
        evaluator = self._evaluator
        for _ in range(evaluator.depth):
            if not isinstance(due, Players):
                break
            if self._clock() > self._deadline:
                raise Out
            seat = due.seats[0]
            steps, due = self._carry_out(state, seat, evaluator.rollout(state, seat))
            state = steps[-1][2]
        return won(due.places) if isinstance(due, Over) else evaluator.value(state)

    def _remember(
        self,
        leaf: SearchNode[C, E],
        path: Sequence[tuple[SearchNode[C, E], tuple[C, ...], int]],
        values: Sequence[float],
    ) -> None:
        nodes = [leaf]
        for node, commands, seat in path:
            nodes.append(node)
            edge = node.edges.setdefault(commands, Edge())
            edge.visits += 1
            edge.total += values[seat]
        for node in nodes:
            node.visits += 1
            if len(node.totals) < len(values):
                node.totals += [0.0] * (len(values) - len(node.totals))
            for seat, value in enumerate(values):
                node.totals[seat] += value


AnySearch: TypeAlias = Search[Any, Any, Any, Any]
"""A search in a game that is known only at run time."""


def won(places: Sequence[int]) -> list[float]:
    """Each seat's share of the win."""
    winners = places.count(1)
    return [1 / winners if place == 1 else 0.0 for place in places]


def shares(strengths: Sequence[float]) -> list[float]:
    """The softmax of strengths: win probabilities."""
    most = max(strengths)
    powers = [exp(strength - most) for strength in strengths]
    whole = sum(powers)
    return [power / whole for power in powers]


@lru_cache(maxsize=256)
def listed(kind: type) -> bool:
    """Whether the outcomes of this kind of chance are listed."""
    return hasattr(kind, "outcomes")


@lru_cache(maxsize=1024)
def spread_out(chance: Listed[Event]) -> tuple[list[Event], list[int]]:
    """The events of chance, and the cumulative bounds of their probabilities, in units of 1 / FINE."""
    outcomes = chance.outcomes()
    bounds = [round(FINE * bound) for bound in accumulate(probability for _, probability in outcomes)]
    return [event for event, _ in outcomes], bounds[:-1]
