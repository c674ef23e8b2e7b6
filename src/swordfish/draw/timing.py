"""How long each event is shown. Every screen of a table follows this timeline, and clocks and bots wait for it.

`draw/<game>` may have `DURATIONS`: milliseconds by the name of an event.
"""

from collections.abc import Mapping
from functools import cache

from swordfish.parts import own

PLAIN_MS = 500
"""The default duration of an event."""


@cache
def durations(game: str) -> Mapping[str, int]:
    """The game's own durations."""
    return own("draw", game, "DURATIONS", {})


@cache
def shown_ms(game: str, kind: str, pace: int = 100) -> int:
    """How long an event, by the name of its type, is shown at a table whose pace is so many percent of the usual."""
    return durations(game).get(kind, PLAIN_MS) * pace // 100
