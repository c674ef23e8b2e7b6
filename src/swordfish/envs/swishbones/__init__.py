"""swishbones environments: perfect information; only the pond is random."""

from collections.abc import Sequence
from typing import cast

from swordfish.envs.numbering import Numbering
from swordfish.envs.swishbones.features import layout as features
from swordfish.envs.swishbones.observation import spec
from swordfish.envs.swishbones.tree import TREE
from swordfish.games.handicaps import head_start
from swordfish.games.swishbones.actions import COUNT, PLACE, STOP, SWISH, action, command
from swordfish.games.swishbones.model import Command, Options, Place, State, Swish, pieces
from swordfish.games.swishbones.plane import WIDEST
from swordfish.games.swishbones.rules import MOST_HEAD_START, score

__all__ = ["LAYOUTS", "SEATS", "TREE", "numbering", "points", "spec"]

SEATS = 2
LAYOUTS = {"features": features}


def numbering(options: Options) -> Numbering:
    """The numbers of the game's `actions.py`; many bends are numbered at once."""

    def every(view: State, seat: int, commands: Sequence[Command]) -> list[int]:
        if isinstance(commands[0], Place):
            return [PLACE + one.bearing for one in cast("Sequence[Place]", commands)]  # all of one kind
        if not isinstance(commands[0], Swish):
            return [action(options, one) for one in commands]
        return [SWISH + WIDEST + one.bend if isinstance(one, Swish) else STOP for one in commands]

    return Numbering(
        COUNT,
        lambda view, seat, one: action(options, one),
        lambda view, seat, number: command(options, number),
        every,
    )


def points(state: State) -> list[float]:
    """The score with the head start, as a share of what one fish can be ahead of another."""
    most = len(pieces(state)) + MOST_HEAD_START
    return [(score(fish) + head_start(state.head_starts, seat)) / most for seat, fish in enumerate(state.fish)]
