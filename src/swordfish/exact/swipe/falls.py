"""How a throw of dice can fall."""

from functools import lru_cache
from typing import NamedTuple

from swordfish.games.swipe.model import Face, Throw


class Fall(NamedTuple):
    """How often a throw shows each face, and its probability."""

    swipes: int
    wins: int
    robs: int
    finds: int
    crosses: int
    share: float


@lru_cache(maxsize=32)
def falls(dice: int) -> tuple[Fall, ...]:
    """List how a throw of so many dice can fall."""
    listed: list[Fall] = []
    for rolled, share in Throw(dice).outcomes():
        swipes, wins, robs, finds, crosses = [rolled.faces.count(face) for face in Face]
        listed.append(Fall(swipes, wins, robs, finds, crosses, share))
    return tuple(listed)
