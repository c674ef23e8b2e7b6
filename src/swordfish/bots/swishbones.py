"""Insight for swishbones: one whole turn ahead, by beam search over bends; and what a search makes of such turns."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import islice
from math import isqrt, sqrt

from swordfish.bots.bot import Budget
from swordfish.bots.plans import Plan
from swordfish.bots.search import shares
from swordfish.core import Event, Rng
from swordfish.games import Game, swishbones
from swordfish.games.swishbones import rules
from swordfish.games.swishbones.model import HEADS, Bone, Command, FishPlaced, Place, State, Stop, Swish
from swordfish.games.swishbones.outlook import outlook, swished, touched_food
from swordfish.games.swishbones.plane import TOUCH, D

WIDTH = 6
"""So many beginnings of a move are followed further."""
EVERY = 15
"""In free water so many degrees are left between two bends that are tried."""
LONG = 10**12
"""A swish more is worse than any distance."""
HOPELESS = 10**15
PATIENCE = 3
"""Swishes more than the way takes, less than which somebody waits for food to become digestible."""

PLANS = 10
"""So many whole turns a search chooses from."""
COARSE = 30
"""Degrees between two bends in free water, where turns are played quickly."""
WARMTH = 3.0
"""A plan so many ranks lower is held e times less likely to be best."""
BONE = 2.0
STEP = 0.15
"""What a bone is worth at the end of the game, and a step to the next food as a share of that."""
FARTHEST = 12


class Line:
    """A beginning of a move: what it is worth, its swishes, and where it leads.

    Most lines are only weighed, so where one leads is worked out when somebody asks.
    """

    __slots__ = ("_before", "_state", "_tries", "swishes", "value")

    def __init__(
        self, value: tuple[int, int], swishes: tuple[Swish, ...], before: State, state: State | None = None
    ) -> None:
        self.value, self.swishes = value, swishes
        self._before, self._state = before, state
        self._tries: list[Swish] | None = None

    @property
    def state(self) -> State:
        if self._state is None:
            self._state = swum(self._before, self.swishes[-1])
        return self._state

    def tries(self, every: int) -> list[Swish]:
        """How it may go on; not at all where the move is over."""
        if self._tries is None:
            self._tries = [] if ended(self.state) else worth_trying(self.state, every)
        return self._tries


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


def lines(view: State, width: int = WIDTH, every: int = EVERY) -> Iterator[Line]:
    """Every move, whole or stopped, that the search looks at."""
    beam = [Line((-HOPELESS, -HOPELESS), (), view, view)]
    while beam:
        found = [followed(view, line, swish) for line in beam for swish in line.tries(every)]
        yield from found
        found.sort(key=lambda line: line.value, reverse=True)
        beam = [*islice((line for line in found if line.tries(every)), width)]


def followed(view: State, line: Line, swish: Swish) -> Line:
    """A line and one swish more."""
    before, swishes = line.state, (*line.swishes, swish)
    if touched_food(before, swish.bend):
        state = swum(before, swish)
        return Line(value(view, state), swishes, before, state)
    pieces, centres = swished(before, swish.bend)
    return Line((0, -way(pieces, *centres[0], before.food)), swishes, before)


def worth_trying(state: State, every: int = EVERY) -> list[Swish]:
    """Bends to look at: the ends of every span that is open, its middle, and some between; all, if they are few."""
    allowed = rules.swishes(state)
    bends: set[int] = set()
    for span in outlook(state):
        if not span.blockers:
            bends.update((span.first, (span.first + span.last) // 2, span.last))
            if not span.food:
                bends.update(range(-60 + (span.first + 60 + every - 1) // every * every, span.last, every))
    if state.bends:
        bends = set(state.bends)
    return [Swish(bend) for bend in sorted(bends) if allowed >> bend + 60 & 1]


def swum(state: State, swish: Swish) -> State:
    """The state after a swish, and after the meal that it may have led to."""
    state = rules.evolve(state, rules.swish(state, swish.bend))
    while state.mouth:
        state = rules.evolve(state, rules.tasted(state))
    return state


def finished(state: State) -> bool:
    """Whether the move is over, by the rules alone or because there is nothing left to swim to."""
    return ended(state) or not rules.swishes(state)


def ended(state: State) -> bool:
    """Whether food was touched, or the head is in front again."""
    return state.fed or (state.moved and state.fish[state.turn].pieces[0] < HEADS)


def value(before: State, after: State) -> tuple[int, int]:
    """Bones won less penalties; then how near digestible food is."""
    seat = before.turn
    return rules.score(after.fish[seat]) - rules.score(before.fish[seat]), -farness(after, seat)


def farness(state: State, seat: int) -> int:
    """The shortest way, in steps and then as the crow flies, to food that could be eaten on arrival."""
    fish = state.fish[seat]
    return way(fish.pieces, *fish.centres[0], state.food)


def way(pieces: tuple[int, ...], x: int, y: int, food: tuple[Bone, ...]) -> int:
    """The same for a fish of these pieces whose front bone lies there."""
    waits, count = digestion(pieces), len(pieces)
    nearest = HOPELESS
    ring = HOPELESS  # what is farther away would take more swishes
    for piece, food_x, food_y in food:
        square = (food_x - x) ** 2 + (food_y - y) ** 2
        if square < ring:
            swishes = max(1, (isqrt(square) - TOUCH) // D + 1)
            later = swishes + waits[piece % 4][swishes % count]
            if later - swishes < PATIENCE and later * LONG + square < nearest:
                nearest = later * LONG + square
                ring = (later * D + TOUCH) ** 2
    return nearest


@lru_cache(maxsize=4096)
def digestion(pieces: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """For each colour and number of swishes (mod all), how many more it takes until food of that colour is digestible.

    After k swishes the k-th bone from behind is in front, and the one before it is the tail.
    """
    count = len(pieces)

    def wait(colour: int, swishes: int) -> int:
        for more in range(PATIENCE):
            later = swishes + more
            if colour not in (pieces[-later % count] % 4, pieces[(-later - 1) % count] % 4):
                return more
        return PATIENCE

    return tuple(tuple(wait(colour, swishes) for swishes in range(count)) for colour in range(4))


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
        if not state.fish[0].centres:
            return (Plan((self._setting_up(state, seat),), 1.0),)
        best: dict[object, Line] = {}
        for line in lines(state):
            outcome = outcome_of(state, line)
            if outcome not in best or line.value > best[outcome].value:
                best[outcome] = line
        chosen = sorted(best.values(), key=lambda line: line.value, reverse=True)[:PLANS]
        priors = shares([-rank / WARMTH for rank in range(len(chosen))])
        return [Plan(said(line), prior) for line, prior in zip(chosen, priors, strict=True)]

    def quick(self, state: State, seat: int) -> Sequence[Command]:
        """What greedy would do with coarser bends."""
        return said(max(lines(state, 2, COARSE), key=lambda line: line.value))

    def value(self, state: State) -> Sequence[float]:
        weight = BONE / sqrt(1 + len(state.food))
        return shares([weight * prospect(state, seat) for seat in range(len(state.fish))])

    def _setting_up(self, state: State, seat: int) -> Command:
        return Greedy(swishbones, seat, self._rng).choose(state, rules.legal(state, seat), (), Budget())


def said(line: Line) -> tuple[Command, ...]:
    """The commands of a turn."""
    return line.swishes if finished(line.state) else (*line.swishes, Stop())


def outcome_of(before: State, line: Line) -> object:
    """What tells turns apart: the food that is gone; without any, about where the front bone lies, and which it is."""
    after, seat = line.state, before.turn
    if len(after.food) < len(before.food):
        return {bone.piece for bone in before.food}.difference(bone.piece for bone in after.food).pop(), line.value[0]
    x, y = after.fish[seat].centres[0]
    return x // (2 * D), y // (2 * D), after.fish[seat].pieces[0]


def prospect(state: State, seat: int) -> float:
    """The score, less a little for each step to the nearest food that could be eaten."""
    steps = min(FARTHEST, farness(state, seat) // LONG) if state.fish[seat].centres else 0
    return rules.score(state.fish[seat]) - STEP * steps
