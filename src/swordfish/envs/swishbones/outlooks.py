"""What each bend of swishbones brings to the fish to move: the facts behind the layout `features`, and its slots."""

from typing import Any

import numpy as np

from swordfish.games.swishbones.meal import disliked
from swordfish.games.swishbones.model import Indigestion, State
from swordfish.games.swishbones.outlook import outlook
from swordfish.games.swishbones.plane import BENDS, HEADINGS, STEPS, WIDEST

KEPT = 1 << 10
"""Outlooks that are kept: an observation, its mask and the command that follows ask for the same ones."""
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


_KEPT: dict[tuple[Any, ...], Bends] = {}


def bends(view: State, seat: int) -> Bends:
    """The bends of a seat whose fish is placed."""
    key = (view.fish, view.food, view.turn, seat)
    found = _KEPT.get(key)
    if found is None:
        if len(_KEPT) >= KEPT:
            _KEPT.clear()
        found = _KEPT[key] = Bends(view, seat)
    return found
