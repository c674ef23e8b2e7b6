"""What is worth counting at the end of a game, besides places and length; in words, `measure-GAME-NAME`."""

from collections.abc import Callable, Mapping

from swordfish.core import State
from swordfish.games.swipe.model import State as SwipeState


def swipe(end: SwipeState) -> Mapping[str, float]:
    chips = sorted((hoard.chips for hoard in end.seats), reverse=True)
    return {"rolled-off": float(bool(end.contenders)), "lead": float(chips[0] - chips[1])}


MEASURES: dict[str, Callable[[State], Mapping[str, float]]] = {"swipe": swipe}
