"""swish environments: a race in ticks, solitaire, and puzzles."""

from collections.abc import Sequence
from math import comb, perm
from typing import Any

from swordfish.core import Command
from swordfish.envs.numbering import WAIT, Numbering, Wanted
from swordfish.envs.swish.observation import spec
from swordfish.games.swish import actions
from swordfish.games.swish.cards import ORIENTATIONS
from swordfish.games.swish.model import Call, Deal, Lay, NoSwish, Options, State, Swap, TakeBack

__all__ = ["ENVIRONMENTS", "SEATS", "collected", "numbering", "points", "spec", "ways"]

SEATS = 2
CALL, WORD, BACK = 1, 2, 3
SPOKEN = 4
"""The first action on the mat; from here on the actions are those of actions.py, from 0."""
ENVIRONMENTS: dict[str, tuple[str, dict[str, Any]]] = {
    "swordfish/swish-solitaire-v1": (
        "swordfish.envs.gymnasium:RaceAgainstBots",
        {"game": "swish", "variant": "solitaire"},
    ),
    "swordfish/swish-puzzle-v2": ("swordfish.envs.swish.puzzles:SwishPuzzle", {}),
}
"""Further Gymnasium environments: the class of each, and its keywords."""


def numbering(options: Options) -> Numbering:
    """Calls refer to the current layout, and waiting is an action too."""

    def action(view: State, seat: int, command: Command) -> int:
        match command:
            case Call():
                return CALL
            case NoSwish():
                return WORD
            case TakeBack():
                return BACK
            case _:
                return SPOKEN + actions.action(options, command)

    def command(view: State, seat: int, action: int) -> Wanted:
        if action == WAIT:
            return None
        if action < SPOKEN:
            return {CALL: Call, WORD: NoSwish, BACK: TakeBack}[action](view.layout)
        return actions.command(options, action - SPOKEN)

    def every(view: State, seat: int, commands: Sequence[Command]) -> list[int]:
        return [
            SPOKEN + ORIENTATIONS * one.place + one.orientation if isinstance(one, Lay) else action(view, seat, one)
            for one in commands
        ]

    return Numbering(SPOKEN + actions.WORDS, action, command, every)


def collected(state: State) -> list[int]:
    """The cards of each seat: in solitaire, each is an immediate reward."""
    return [len(pile) for pile in state.piles]


def points(state: State) -> list[float]:
    """The share of the deck that each seat has collected."""
    return [len(pile) / len(state.options.cards) for pile in state.piles]


def ways(due: object) -> int:
    """The number of ways to deal or swap cards."""
    match due:
        case Deal(places, deck):
            return perm(len(deck), len(places)) * ORIENTATIONS ** len(places)
        case Swap(places, deck, out):
            return comb(len(places), out) * perm(len(deck), out) * ORIENTATIONS**out
        case _:
            return 0
