"""Insight for swishbones: one whole turn ahead, by beam search over bends; and what a search makes of such turns."""

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
    Line,
    at_a_glance,
    farness,
    finished,
    lines,
    middle,
    swum,
    water,
    waves,
    way,
)
from swordfish.core import Event, Rng
from swordfish.games import Game
from swordfish.games.swishbones import rules
from swordfish.games.swishbones.model import Command, FishPlaced, Place, State, Stop, Swish, Take
from swordfish.games.swishbones.plane import D

PLANS = 10
"""So many whole turns a search chooses from."""
NARROW = 2
"""So many beginnings of a move are followed further where turns are played quickly."""
WARMTH = 3.0
"""A plan so many ranks lower is held e times less likely to be best."""
BONE = 2.0
STEP = 0.15
"""What a bone is worth at the end of the game, and a step to the next food as a share of that."""
FARTHEST = 12


class Greedy:
    """Eats as many bones as it can in this turn without indigestion; else swims to the nearest digestible food."""

    def __init__(self, game: Game, seat: int, rng: Rng) -> None:
        self._seat = seat
        self._rng = rng
        self._plan: list[tuple[State, Command]] = []  # what it is going to say, and when

    def choose(self, view: State, legal: Sequence[Command], news: Sequence[Event], budget: Budget) -> Command:
        if isinstance(legal[0], Place):
            return max(legal, key=lambda command: self._placed(view, command))
        if not isinstance(legal[0], Swish):
            return self._rng.pick(legal)
        if not self._plan or self._plan[0][0] != view:
            self._plan = planned(view)
        return self._plan.pop(0)[1]

    def _placed(self, view: State, command: Command) -> int:
        """How near digestible food would be; all bearings would be looked at, so only some are."""
        if not isinstance(command, Place) or (command.bearing % EVERY and not any(fish.centres for fish in view.fish)):
            return -HOPELESS
        return -farness(rules.evolve(view, FishPlaced(self._seat, command.bearing)), self._seat)


def planned(view: State) -> list[tuple[State, Command]]:
    """The whole move that promises most, each swish with the state in which it is said."""
    best = max(lines(view), key=lambda line: line.value)
    plan: list[tuple[State, Command]] = []
    state = view
    for swish in best.swishes:
        plan.append((state, swish))
        state = swum(state, swish)
    if not finished(state):
        plan.append((state, Stop()))
    return plan


class Sight:
    """What a search knows about swishbones: whole turns, coarse bends, and that bones count for more near the end."""

    depth = 4

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def hear(self, view: State, seat: int, news: Sequence[Event]) -> None:
        """All is open."""

    def world(self, view: State, seat: int, rng: Rng) -> State:
        return view

    def plans(self, state: State, seat: int) -> Sequence[Plan]:
        """The best turns, each of another outcome: what is eaten, or about where the fish comes to lie."""
        if not state.fish[seat].centres:
            return liked(beginnings(state, seat)[:PLANS])
        best: dict[object, Line] = {}
        for line in lines(state):
            outcome = outcome_of(state, line)
            if outcome not in best or line.value > best[outcome].value:
                best[outcome] = line
        chosen = sorted(best.values(), key=lambda line: line.value, reverse=True)[:PLANS]
        return liked([said(line) for line in chosen])

    def quick(self, state: State, seat: int) -> Sequence[Command]:
        """Who leads ends the game if that is possible; else a turn that eats soon, or comes near to food."""
        if not state.fish[seat].centres:
            return beginnings(state, seat)[0]
        if leads(state, seat) and last_quiet(state) and (away := idle(state)):
            return away
        best = Line(NOTHING, (), state, state)
        for found in waves(state, NARROW, at_a_glance):
            best = max((best, *found), key=lambda line: line.value)
            if best.value[0] > 0:
                break
        return said(best) if best.swishes else said(max(lines(state), key=lambda line: line.value))

    def value(self, state: State) -> Sequence[float]:
        weight = BONE / sqrt(1 + len(state.food))
        return shares([weight * prospect(state, seat) for seat in range(len(state.fish))])


def liked(turns: Sequence[tuple[Command, ...]]) -> list[Plan]:
    """Plans from the likeliest to the least likely."""
    priors = shares([-rank / WARMTH for rank in range(len(turns))])
    return [Plan(commands, prior) for commands, prior in zip(turns, priors, strict=True)]


def beginnings(state: State, seat: int) -> list[tuple[Command, ...]]:
    """How the seat may set up its fish, nearest food first; of those with bones of one colour at one place the best."""
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
    """Whether nobody else has as many points."""
    mine = rules.score(state.fish[seat])
    return all(rules.score(fish) < mine for other, fish in enumerate(state.fish) if other != seat)


def last_quiet(state: State) -> bool:
    """Whether the game is over unless a bone leaves the pond in this turn."""
    return state.quiet + 1 == len(state.fish) * state.quiet_rounds


def idle(state: State) -> tuple[Command, ...]:
    """A turn that touches nothing, if there is one."""
    bends = water(state)
    if not bends:
        return ()
    swish = rules.SWISHES[middle(bends)]
    return (swish,) if finished(swum(state, swish)) else (swish, Stop())


def said(line: Line) -> tuple[Command, ...]:
    """The commands of a turn."""
    return line.swishes if finished(line.state) else (*line.swishes, Stop())


def outcome_of(before: State, line: Line) -> object:
    """What tells turns apart: the food that is gone; without any, about where the front bone lies, and which it is."""
    if line.front:
        piece, x, y = line.front
        return x // (2 * D), y // (2 * D), piece
    after = {bone.piece for bone in line.state.food}
    return next(bone.piece for bone in before.food if bone.piece not in after), line.value[0]


def prospect(state: State, seat: int) -> float:
    """The score, less a little for each step to the nearest food that could be eaten."""
    steps = min(FARTHEST, farness(state, seat) // LONG) if state.fish[seat].centres else 0
    return rules.score(state.fish[seat]) - STEP * steps
