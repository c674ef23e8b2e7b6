"""swishbones in the arena: measures and ladder."""

from collections.abc import Mapping

from swordfish.arena.settings import LadderSettings
from swordfish.games.swishbones.model import State

LADDER = LadderSettings(
    tables=tuple({"seats": seats} for seats in (2, 3, 4)), games=100, think=2000, bars={("best", "medium"): 0.7}
)


def measures(end: State) -> Mapping[str, float]:
    scores = sorted((len(fish.pieces) - len(fish.penalty) for fish in end.fish), reverse=True)
    return {
        "food-gone": not end.food,
        "food-left": float(len(end.food)),
        "penalties": float(sum(len(fish.penalty) for fish in end.fish)),
        "best": float(scores[0]),
        "lead": float(scores[0] - scores[1]),
    }
