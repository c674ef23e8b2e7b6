"""The specification of what is seen in each game, one file a game."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from swordfish.core import Options
from swordfish.envs.spec import Spec
from swordfish.envs.swipe import observation as swipe
from swordfish.envs.swirl import observation as swirl
from swordfish.envs.swish import observation as swish
from swordfish.envs.swishbones import observation as swishbones

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
