"""Find the observation of a game: `spec(options)` of its part `envs/<game>`, or the generic one."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from swordfish.core import Options
from swordfish.envs import generic
from swordfish.envs.spec import Spec
from swordfish.games import find
from swordfish.parts import own


@lru_cache(maxsize=64)
def observed(game: str, options: Options) -> Spec:
    """The specification of a seat's observation at a table with these options."""
    special = own("envs", game, "spec")
    return special(options) if special else generic.spec(game, options)


def seats(game: str) -> int:
    """The default number of seats: `SEATS` of the game's part, else the fewest from two on."""
    can = find(game).SEATS
    return own("envs", game, "SEATS") or next((count for count in can if count > 1), can.start)


def seated(game: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """Options of an environment, with the default number of seats if none is given."""
    return {"seats": seats(game), **options}


def version(game: str) -> int:
    """The version of a game's environments: `VERSION` of its part, else 0."""
    return own("envs", game, "VERSION", 0)


__all__ = ["observed", "seated", "seats", "version"]
