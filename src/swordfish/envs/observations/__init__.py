"""The specification of what is seen in each game, one file a game."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from swordfish.core import Options
from swordfish.envs.observations import swipe, swirl, swish, swishbones
from swordfish.envs.spec import Spec

OBSERVED: dict[str, Callable[[Any], Spec]] = {
    "swish": swish.spec,
    "swishbones": swishbones.spec,
    "swirl": swirl.spec,
    "swipe": swipe.spec,
}


@lru_cache(maxsize=64)
def observed(game: str, options: Options) -> Spec:
    """What a seat sees at a table with these options."""
    return OBSERVED[game](options)


__all__ = ["OBSERVED", "observed"]
