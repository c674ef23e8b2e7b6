"""Evaluate swishbones: one whole turn ahead, by beam search over bends; and a search over such turns."""

from collections.abc import Sequence
from math import sqrt

from swordfish.bots.bot import Budget
from swordfish.bots.plans import Plan
from swordfish.bots.search import shares
from swordfish.bots.swishbones.turns import (
    EVERY,
    HOPELESS,
    LONG,
    NOTHING,
    PartialMove,
    farness,
    finished,
    for_rollout,
    lines,
    middle,
    swum,
    water,
    waves,
    way,
)
from swordfish.core import Rng
from swordfish.games import Game
from swordfish.games.swishbones import rules
from swordfish.games.swishbones.model import Command, Event, FishPlaced, Place, State, Stop, Swish, Take
from swordfish.games.swishbones.plane import D

PLANS = 10
"""The number of whole turns that a search chooses from."""
NARROW = 2
"""The beam width of the rollout policy."""
WARMTH = 3.0
"""A plan this many ranks lower has an e times smaller prior."""
BONE = 2.0
STEP = 0.15
"""The value of a bone at the end of the game, and of a step towards food as a share of that."""
FARTHEST = 12


class SwishbonesGreedy:
    """Eats as many bones as it can in this turn without indigestion; else swims to the nearest digestible food."""

    def __init__(self, game: Game, seat: int, rng: Rng) -> None:
        self._seat = seat
        self._rng = rng
        self._plan: list[tuple[State, Command]] = []  # the planned commands, each with the state in which it applies

    def choose(self, view: State, legal: Sequence[Command], news: Sequence[Event], budget: Budget) -> Command:
        if isinstance(legal[0], Place):
            return max(legal, key=lambda command: self._placed(view, command))
        if not isinstance(legal[0], Swish):
            return self._rng.pick(legal)
        if not self._plan or self._plan[0][0] != view:
            self._plan = planned(view)
        return self._plan.pop(0)[1]

    def _placed(self, view: State, command: Command) -> int:
        """The distance to digestible food from this place; only some bearings are checked, to save time."""
        if not isinstance(command, Place) or (command.bearing % EVERY and not any(fish.centres for fish in view.fish)):
            return -HOPELESS
        return -farness(rules.evolve(view, FishPlaced(self._seat, command.bearing)), self._seat)


def planned(view: State) -> list[tuple[State, Command]]:
    """The best whole move, each swish with the state in which it applies."""
    best = max(lines(view), key=lambda line: line.value)
    plan: list[tuple[State, Command]] = []
    state = view
    for swish in best.swishes:
        plan.append((state, swish))
        state = swum(state, swish)
    if not finished(state):
        plan.append((state, Stop()))
    return plan


class SwishbonesEvaluator:
    """The evaluator of swishbones: whole turns, coarse bends, and bones that count more near the end."""

    depth = 4

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def observe(self, view: State, seat: int, news: Sequence[Event]) -> None:
        """Nothing to do: all is open."""

    def world(self, view: State, seat: int, rng: Rng) -> State:
        return view

    def plans(self, state: State, seat: int) -> Sequence[Plan[Command]]:
        """The best turns with distinct outcomes: what is eaten, or about where the fish ends."""
        if not state.fish[seat].centres:
            return liked(beginnings(state, seat)[:PLANS])
        best: dict[object, PartialMove] = {}
        for line in lines(state):
            outcome = outcome_of(state, line)
            if outcome not in best or line.value > best[outcome].value:
                best[outcome] = line
        chosen = sorted(best.values(), key=lambda line: line.value, reverse=True)[:PLANS]
        return liked([said(line) for line in chosen])

    def rollout(self, state: State, seat: int) -> Sequence[Command]:
        """The rollout policy: the leader ends the game if possible; else a turn that eats soon, or approaches food."""
        if not state.fish[seat].centres:
            return beginnings(state, seat)[0]
        if leads(state, seat) and last_quiet(state) and (away := idle(state)):
            return away
        best = PartialMove(NOTHING, (), state, state)
        for found in waves(state, NARROW, for_rollout):
            best = max((best, *found), key=lambda line: line.value)
            if best.value[0] > 0:
                break
        return said(best) if best.swishes else said(max(lines(state), key=lambda line: line.value))

    def value(self, state: State) -> Sequence[float]:
        weight = BONE / sqrt(1 + len(state.food))
        return shares([weight * prospect(state, seat) for seat in range(len(state.fish))])


def liked(turns: Sequence[tuple[Command, ...]]) -> list[Plan[Command]]:
    """Turns as plans with descending priors."""
    priors = shares([-rank / WARMTH for rank in range(len(turns))])
    return [Plan(commands, prior) for commands, prior in zip(turns, priors, strict=True)]


def beginnings(state: State, seat: int) -> list[tuple[Command, ...]]:
    """Set-up commands, nearest food first; only the best of bones of one colour at one place."""
    fish, best = state.fish[seat], dict[tuple[int, int], tuple[int, tuple[Command, ...]]]()
    places = rules.free_places(state)
    tried = places[:: EVERY if len(places) > rules.MOST_SEATS else 1]
    bones: list[tuple[int, ...]] = [(bone.piece,) for bone in state.food if bone.piece % 4 != fish.pieces[0]]
    for taken in bones if len(fish.pieces) == 1 else [()]:
        pieces, food = fish.pieces + taken, tuple([bone for bone in state.food if bone.piece not in taken])
        for bearing in tried:
            far = way(pieces, *rules.edge(bearing)[0], food)
            name = pieces[-1] % 4, bearing
            if name not in best or far < best[name][0]:
                placing = (Place(bearing),) if len(places) > 1 else ()
                best[name] = far, (*map(Take, taken), *placing)
    return [commands for _, commands in sorted(best.values(), key=lambda found: found[0])]


def leads(state: State, seat: int) -> bool:
    """Whether the seat has more points than every other seat."""
    places = rules.places(state)
    return places[seat] == 1 and places.count(1) == 1


def last_quiet(state: State) -> bool:
    """Whether the game ends unless a bone leaves the pond in this turn."""
    return state.quiet + 1 == state.quiet_turns


def idle(state: State) -> tuple[Command, ...]:
    """A turn that touches nothing, if there is one."""
    bends = water(state)
    if not bends:
        return ()
    swish = rules.SWISHES[middle(bends)]
    return (swish,) if finished(swum(state, swish)) else (swish, Stop())


def said(line: PartialMove) -> tuple[Command, ...]:
    """The commands of a turn."""
    return line.swishes if finished(line.state) else (*line.swishes, Stop())


def outcome_of(before: State, line: PartialMove) -> object:
    """A key that distinguishes turns: the food eaten; without any, roughly where the front bone ends, and its piece."""
    if line.front:
        piece, x, y = line.front
        return x // (2 * D), y // (2 * D), piece
    after = {bone.piece for bone in line.state.food}
    return next(bone.piece for bone in before.food if bone.piece not in after), line.value[0]


def prospect(state: State, seat: int) -> float:
    """The score, less a little for each step to the nearest digestible food."""
    steps = min(FARTHEST, farness(state, seat) // LONG) if state.fish[seat].centres else 0
    return rules.score(state.fish[seat]) - STEP * steps
