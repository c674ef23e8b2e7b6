"""What each choice of swishbones brings to the fish to move: the facts behind the layout `features`, and its slots."""

from collections.abc import Callable
from typing import Any, TypeVar

import numpy as np

from swordfish.games.swishbones.meal import disliked
from swordfish.games.swishbones.model import Indigestion, State
from swordfish.games.swishbones.outlook import outlook
from swordfish.games.swishbones.plane import BENDS, HEADINGS, STEPS, WIDEST
from swordfish.games.swishbones.rules import edge, free_places

OUT_OF_REACH = 1e6
"""The distance to food where there is none that fits."""
KEPT = 1 << 10
"""Outlooks that are kept: an observation, its mask and the command that follows ask for the same ones."""
Item = TypeVar("Item")
_TURNED = np.array(STEPS, np.int64)


class Bends:
    """The bends in the order of their slots, and what each one brings."""

    def __init__(self, view: State, seat: int) -> None:
        fish = view.fish[seat]
        (x, y), (behind_x, behind_y) = fish.centres[:2]
        heading = HEADINGS[x - behind_x, y - behind_y]
        fronts = np.array((x, y)) + _TURNED[np.arange(heading - WIDEST, heading + WIDEST + 1) % len(STEPS)]
        self.eaten, self.penalties, self.free = [0] * BENDS, [0] * BENDS, [True] * BENDS
        if view.turn == seat:
            for span in outlook(view):
                good = sum(morsel.indigestion is Indigestion.NONE for morsel in span.food)
                for place in range(span.first + WIDEST, span.last + WIDEST + 1):
                    self.eaten[place], self.penalties[place] = good, len(span.food) - good
                    self.free[place] = not span.blockers
        wanted = [
            (bone.x, bone.y)
            for bone in view.food
            if disliked(bone.piece, tail=fish.pieces[-1], front=fish.pieces[0]) is Indigestion.NONE
        ]
        if wanted:
            away = fronts[:, None, :] - np.array(wanted)[None, :, :]
            self.distances: list[float] = np.sqrt((away**2).sum(axis=2).min(axis=1)).tolist()
        else:
            self.distances = [0.0] * BENDS
        self.order = sorted(
            range(BENDS),
            key=lambda place: (
                not self.free[place],
                self.penalties[place] - self.eaten[place],
                self.distances[place],
                abs(place - WIDEST),
            ),
        )
        """The bends by slot, each as a number from 0, which is −60°."""
        self.slots = [0] * BENDS
        for slot, place in enumerate(self.order):
            self.slots[place] = slot


class SetUp:
    """The bones that a fish can take, or the places where it can begin, in the order of their slots.

    First come those that leave food of a fitting colour nearest to where the fish begins: a fish of two bones swims two
    widths in its first turn, and a game ends after a round without a meal.
    """

    def __init__(self, view: State, seat: int) -> None:
        pieces, places = view.fish[seat].pieces, free_places(view)
        food = [(bone.x, bone.y) for bone in view.food]
        away = np.array([edge(place)[0] for place in places])[:, None, :] - np.array(food).reshape(1, -1, 2)
        apart = np.sqrt((away**2).sum(axis=2))
        near = apart.min(axis=0, initial=OUT_OF_REACH)
        if len(pieces) == 1:
            options = [bone.piece for bone in view.food if bone.piece % 4 != pieces[0]]
            fits = [self._fitting(view, pieces[0], bone) for bone in options]
            reach: list[float] = np.where(fits, near, OUT_OF_REACH).min(axis=1, initial=OUT_OF_REACH).tolist()
        else:
            options = places
            fits = [self._fitting(view, pieces[0], pieces[-1])]
            reach = np.where(fits, apart, OUT_OF_REACH).min(axis=1, initial=OUT_OF_REACH).tolist()
        self.distances = dict(zip(options, reach, strict=True))
        self.order = sorted(options, key=lambda option: (self.distances[option], option))
        self.slots = {option: slot for slot, option in enumerate(self.order)}

    @staticmethod
    def _fitting(view: State, head: int, bone: int) -> list[bool]:
        """Of each bone in the pond: whether a fish of this head and this bone can eat it."""
        return [
            food.piece != bone and disliked(food.piece, tail=bone, front=head) is Indigestion.NONE for food in view.food
        ]


_BENDS_KEPT: dict[tuple[Any, ...], Bends] = {}
_SET_UPS_KEPT: dict[tuple[Any, ...], SetUp] = {}


def bends(view: State, seat: int) -> Bends:
    """The bends of a seat whose fish is placed."""
    return _kept(_BENDS_KEPT, Bends, view, seat)


def set_up(view: State, seat: int) -> SetUp:
    """The choices of a seat to move whose fish is not placed yet."""
    return _kept(_SET_UPS_KEPT, SetUp, view, seat)


def _kept(there: dict[tuple[Any, ...], Item], make: Callable[[State, int], Item], view: State, seat: int) -> Item:
    key = (view.fish, view.food, view.places, view.turn, seat)
    found = there.get(key)
    if found is None:
        if len(there) >= KEPT:
            there.clear()
        found = there[key] = make(view, seat)
    return found
