"""Find whole turns of swishbones by beam search over bends: their end states and values."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import islice
from math import isqrt
from typing import TypeAlias

from swordfish.core import Step, advance, no_draw
from swordfish.games import swishbones
from swordfish.games.swishbones import rules
from swordfish.games.swishbones.meal import disliked
from swordfish.games.swishbones.model import HEADS, Bone, Event, Indigestion, State, Swish, TurnEnded
from swordfish.games.swishbones.outlook import outlook, reach, swished, touched_food
from swordfish.games.swishbones.plane import BENDS, TOUCH, D

WIDTH = 6
"""The beam width."""
EVERY = 15
"""Degrees between two bends that are tried in free water."""
COARSE = 30
"""The same, for rollouts."""
LONG = 10**12
"""A further swish is worse than any distance."""
HOPELESS = 10**15
PATIENCE = 3
"""Wait for food to become digestible only if that takes fewer additional swishes than this."""
NOTHING = (-HOPELESS, -HOPELESS)
"""The value of a move that has not begun."""

BendFilter: TypeAlias = Callable[[State], list[Swish]]
"""Selects the bends to try."""


class PartialMove:
    """A partial move: its value, its swishes, and its end state.

    Most are only valued; so, where no food is touched, the end state is computed on demand.
    """

    __slots__ = ("_before", "_state", "_tries", "front", "swishes", "value")

    def __init__(
        self,
        value: tuple[int, int],
        swishes: tuple[Swish, ...],
        before: State,
        state: State | None = None,
        front: Bone | None = None,
    ) -> None:
        self.value, self.swishes, self.front = value, swishes, front
        self._before, self._state = before, state
        self._tries: list[Swish] | None = None

    @property
    def state(self) -> State:
        if self._state is None:
            self._state = swum(self._before, self.swishes[-1])
        return self._state

    def tries(self, look: BendFilter) -> list[Swish]:
        """The next swishes to try; empty if the move is over."""
        if self._tries is None:
            self._tries = [] if ended(self.state) else look(self.state)
        return self._tries


def lines(view: State) -> Iterator[PartialMove]:
    """Every move, whole or stopped, that the search visits."""
    for found in waves(view, WIDTH, worth_trying):
        yield from found


def waves(view: State, width: int, look: BendFilter) -> Iterator[list[PartialMove]]:
    """The partial moves in the beam: those of one swish, of two, and so on."""
    beam = [PartialMove(NOTHING, (), view, view)]
    while beam:
        found = [followed(view, line, swish) for line in beam for swish in line.tries(look)]
        yield found
        found.sort(key=lambda line: line.value, reverse=True)
        beam = [*islice((line for line in found if line.tries(look)), width)]


def followed(view: State, line: PartialMove, swish: Swish) -> PartialMove:
    """Extend a partial move by one swish."""
    before, swishes = line.state, (*line.swishes, swish)
    if touched_food(before, swish.bend):
        state = swum(before, swish)
        return PartialMove(value(view, state), swishes, before, state)
    pieces, centres = swished(before, swish.bend)
    front = Bone(pieces[0], *centres[0])
    return PartialMove((0, -way(pieces, front.x, front.y, before.food)), swishes, before, front=front)


def worth_trying(state: State) -> list[Swish]:
    """Bends to try: the ends of every open span, its middle, and some between; all, if they are few."""
    allowed = rules.swishes(state)
    bends: set[int] = set()
    for span in outlook(state):
        if not span.blockers:
            bends.update((span.first, (span.first + span.last) // 2, span.last))
            if not span.food:
                bends.update(range(-60 + (span.first + 60 + EVERY - 1) // EVERY * EVERY, span.last, EVERY))
    if state.bends:
        bends = set(state.bends)
    return [Swish(bend) for bend in sorted(bends) if allowed >> bend + 60 & 1]


def for_rollout(state: State) -> list[Swish]:
    """A few bends for rollouts: one to each digestible bone, and some in free water."""
    fish, free, calm = state.fish[state.turn], rules.swishes(state), water(state)
    bites = [
        middle(bends & free)
        for piece, _, _, bends in reach(state).food
        if bends & free and disliked(piece, tail=fish.pieces[-2], front=fish.pieces[-1]) is Indigestion.NONE
    ]
    few = [bend for bend in range(0, BENDS, COARSE) if calm >> bend & 1]
    return [rules.SWISHES[bend] for bend in (*bites, *(few or ([middle(calm)] if calm else ())))]


def water(state: State) -> int:
    """The free bends, as a set."""
    calm = rules.swishes(state)
    for _, _, _, bends in reach(state).food:
        calm &= ~bends
    return calm


def middle(bends: int) -> int:
    """The middle one of these bends, or, if they are not contiguous, the first."""
    first = (bends & -bends).bit_length() - 1
    half = (first + bends.bit_length() - 1) // 2
    return half if bends >> half & 1 else first


def swum(state: State, swish: Swish) -> State:
    """The state after a swish and its meal, if any."""
    state = rules.evolve(state, rules.swish(state, swish.bend))  # the search has checked the bend
    if not state.mouth:
        return state
    steps: list[Step[Event, State]] = []
    advance(swishbones, state, no_draw, steps, before=(TurnEnded,))
    return steps[-1][2]


def finished(state: State) -> bool:
    """Whether the move is over, by the rules or because nothing is left to swim to."""
    return ended(state) or not rules.swishes(state)


def ended(state: State) -> bool:
    """Whether food was touched, or the head is in front again."""
    return state.fed or (state.moved and state.fish[state.turn].pieces[0] < HEADS)


def value(before: State, after: State) -> tuple[int, int]:
    """Bones won minus penalties; then how near digestible food is."""
    seat = before.turn
    return rules.score(after.fish[seat]) - rules.score(before.fish[seat]), -farness(after, seat)


def farness(state: State, seat: int) -> int:
    """The shortest way, in steps and then in a straight line, to food that could be eaten on arrival."""
    fish = state.fish[seat]
    return way(fish.pieces, *fish.centres[0], state.food)


def way(pieces: tuple[int, ...], x: int, y: int, food: tuple[Bone, ...]) -> int:
    """The same for a fish of these pieces whose front bone lies there."""
    waits, count = digestion(pieces), len(pieces)
    nearest = HOPELESS
    ring = HOPELESS  # farther food takes more swishes
    for piece, food_x, food_y in food:
        right, up = food_x - x, food_y - y
        square = right * right + up * up
        if square < ring:
            swishes = max(1, (isqrt(square) - TOUCH) // D + 1)
            later = swishes + waits[piece % 4][swishes % count]
            if later - swishes < PATIENCE and later * LONG + square < nearest:
                nearest = later * LONG + square
                ring = (later * D + TOUCH) ** 2
    return nearest


@lru_cache(maxsize=4096)
def digestion(pieces: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """For each colour and number of swishes (modulo length), how many more until food of that colour is digestible.

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
