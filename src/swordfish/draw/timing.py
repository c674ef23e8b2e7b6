"""How long each event is shown. Every screen of a table follows this timeline, and clocks and bots wait for it.

`draw/<game>` may have `DURATIONS`: milliseconds by the name of an event.
"""

from collections.abc import Mapping
from functools import cache

from swordfish.core import Event
from swordfish.parts import own

PLAIN_MS = 500
"""How long an event is shown whose game says nothing about it."""


@cache
def durations(game: str) -> Mapping[str, int]:
    """What the game says about its events."""
    return own("draw", game, "DURATIONS", {})


def shown_ms(game: str, event: Event, pace: int = 100) -> int:
    """How long the event is shown at a table whose pace is so many percent of the usual durations."""
    return durations(game).get(type(event).__name__, PLAIN_MS) * pace // 100
