"""Plan a way of a fish of swishbones to a place in this turn: best-first search with the game's own rules."""

from heapq import heappop, heappush
from itertools import count
from math import atan2, degrees, hypot, inf

from msgspec import Struct

from swordfish.core import Players, Supposition, suppose
from swordfish.games import swishbones
from swordfish.games.swishbones.ahead import ahead
from swordfish.games.swishbones.model import Bone, Event, PenaltyTaken, State, Swish
from swordfish.games.swishbones.plane import TOUCH, WIDEST, D

MOST_LOOKS = 320
"""How many swishes a search tries at most."""
NEAR = 450
"""A front bone whose centre is this near covers the place."""
ASIDE = (0, -30, 30, -60, 60)
"""The bends that are tried beside the one that leads straight to the place."""


class Stretch(Struct, frozen=True):
    """The swishes so far, and where they lead."""

    swishes: tuple[Swish, ...]
    found: Supposition[State, Event]
    away: float


def way(state: State, to: tuple[int, int]) -> tuple[Swish, ...]:
    """The swishes that bring the front bone to this place, or as near as the search gets; none if it is there.

    A fish must swim, so it also turns to a place that it cannot get nearer to. Touching food ends a turn. So the way
    leads around food, except food at the place itself and where every swish touches some. How many swishes a way has
    decides whether food is digestible: a longer way on which the fish eats goes before one that gives it indigestion.
    """
    if ahead(state) is None or not isinstance(swishbones.due(state), Players):
        return ()
    seat = state.turn
    if _away(_front(state, seat), to) < NEAR:
        return ()
    wanted = {bone.piece for bone in state.food if _away((bone.x, bone.y), to) < TOUCH / 2}
    start = Stretch((), Supposition(view=state, due=swishbones.due(state), events=()), inf)
    best, sick, order, looks = start, start, count(), 0
    waiting: list[tuple[float, int, Stretch]] = [(0.0, next(order), start)]
    while waiting and looks < MOST_LOOKS:
        stretch = heappop(waiting)[2]
        for swish in _candidates(stretch.found.view, to):
            looks += 1
            found = suppose(swishbones, stretch.found.view, seat, (swish,))
            gone, on = touched(stretch.found.view, found.view), _goes_on(found, seat)
            next_one = Stretch((*stretch.swishes, swish), found, _away(_front(found.view, seat), to))
            if gone and not gone & wanted:
                continue
            if is_sick(found):
                sick = sick if sick.swishes else next_one
                continue
            if gone or next_one.away < NEAR:
                return next_one.swishes
            if next_one.away < best.away:
                best = next_one
            if on:
                heappush(waiting, (len(next_one.swishes) + next_one.away / D, next(order), next_one))
    return sick.swishes or best.swishes or (_candidates(state, to)[0],)


def _away(place: tuple[int, int], to: tuple[int, int]) -> float:
    return hypot(place[0] - to[0], place[1] - to[1])


def _front(state: State, seat: int) -> tuple[int, int]:
    return state.fish[seat].centres[0]


def touched(before: State, after: State) -> set[int]:
    """The food that swishes touched."""
    left: tuple[Bone, ...] = after.food
    return {bone.piece for bone in before.food} - {bone.piece for bone in left}


def is_sick(found: Supposition[State, Event]) -> bool:
    """Whether the fish gets indigestion."""
    return any(isinstance(event, PenaltyTaken) for event in found.events)


def _goes_on(found: Supposition[State, Event], seat: int) -> bool:
    """Whether the turn goes on after a swish."""
    return isinstance(found.due, Players) and seat in found.due.seats and found.view.moved


def _candidates(state: State, to: tuple[int, int]) -> list[Swish]:
    """Legal bends: towards the place, some beside it, and past everything in the way."""
    seen = ahead(state)
    assert seen is not None, "the fish is in the water"
    x, y = _front(state, state.turn)
    turn = round(degrees(atan2(to[1] - y, to[0] - x))) - seen.heading
    straight = max(-WIDEST, min(WIDEST, (turn + 180) % 360 - 180))
    legal = [one.bend for one in swishbones.legal(state, state.turn) if isinstance(one, Swish)]
    past = [min(max(straight, span.first), span.last) for span in seen.spans if not span.blockers]
    wanted = [*(straight + aside for aside in ASIDE), *past]
    nearest = {min(legal, key=lambda bend: abs(bend - aim)) for aim in wanted} if legal else set[int]()
    return [Swish(bend) for bend in sorted(nearest, key=lambda bend: (abs(bend - straight), bend))]
