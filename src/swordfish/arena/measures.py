"""What is worth counting at the end of a game, besides places and length; in words, `measure-GAME-NAME`."""

from collections.abc import Callable, Mapping

from swordfish.core import State
from swordfish.games.swipe.model import State as SwipeState
from swordfish.games.swish.model import State as SwishState


def swipe(end: SwipeState) -> Mapping[str, float]:
    chips = sorted((hoard.chips for hoard in end.seats), reverse=True)
    return {"rolled-off": float(bool(end.contenders)), "lead": float(chips[0] - chips[1])}


def swish(end: SwishState) -> Mapping[str, float]:
    piles = sorted(map(len, end.piles), reverse=True)
    return {"collected": float(sum(piles)), "best": float(piles[0]), "lost": float(len(end.discard))}


MEASURES: dict[str, Callable[[State], Mapping[str, float]]] = {"swipe": swipe, "swish": swish}
