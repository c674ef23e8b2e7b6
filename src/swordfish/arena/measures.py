"""What is worth counting at the end of a game, besides places and length; in words, `measure-GAME-NAME`.

What is true or false of a game becomes a share of games, what is a number a mean. No number is below 0.
"""

from collections.abc import Callable, Mapping

from swordfish.core import State
from swordfish.games.swipe.model import State as SwipeState
from swordfish.games.swirl.model import State as SwirlState
from swordfish.games.swish.model import State as SwishState
from swordfish.games.swishbones.model import State as SwishbonesState


def swipe(end: SwipeState) -> Mapping[str, float]:
    chips = sorted((hoard.chips for hoard in end.seats), reverse=True)
    return {"rolled-off": bool(end.contenders), "lead": float(chips[0] - chips[1])}


def swirl(end: SwirlState) -> Mapping[str, float]:
    """How long it took, and in which deal a series was completed, if one was."""
    complete = any(len(series) == end.options.colours for series in end.series)
    spans = {"early": range(1, 3), "third": range(3, 5), "fifth": range(5, 7), "late": range(7, 1000)}
    shares = {f"series-{name}": complete and end.deals in span for name, span in spans.items()}
    return {"deals": float(end.deals), "series": complete, **shares}


def swish(end: SwishState) -> Mapping[str, float]:
    piles = sorted(map(len, end.piles), reverse=True)
    return {"collected": float(sum(piles)), "best": float(piles[0]), "lost": float(len(end.discard))}


def swishbones(end: SwishbonesState) -> Mapping[str, float]:
    scores = sorted((len(fish.pieces) - len(fish.penalty) for fish in end.fish), reverse=True)
    return {
        "food-gone": not end.food,
        "food-left": float(len(end.food)),
        "penalties": float(sum(len(fish.penalty) for fish in end.fish)),
        "best": float(scores[0]),
        "lead": float(scores[0] - scores[1]),
    }


MEASURES: dict[str, Callable[[State], Mapping[str, float]]] = {
    "swish": swish,
    "swishbones": swishbones,
    "swirl": swirl,
    "swipe": swipe,
}
