"""swish in the arena: measures and ladder."""

from collections.abc import Mapping

from swordfish.arena.settings import LadderSettings
from swordfish.games.swish.model import State

LADDER = LadderSettings(tables=tuple({"seats": seats} for seats in (2, 3, 4, 8)), games=40)


def measures(end: State) -> Mapping[str, float]:
    piles = sorted(map(len, end.piles), reverse=True)
    return {"collected": float(sum(piles)), "best": float(piles[0]), "lost": float(len(end.discard))}
