"""A player without skill whose games end. The laws run on its games, and the bot `random` uses it.

Uniform choices would hardly ever reach a corner case. This player often eats, prefers rare outcomes, and likes to
curl up; so fish grow, and block themselves and each other.
"""

from collections.abc import Sequence

from swordfish.core import Rng
from swordfish.games.swishbones.model import Command, Indigestion, State, Stop, Swish
from swordfish.games.swishbones.outlook import Span, outlook


def choose(view: State, seat: int, legal: Sequence[Command], rng: Rng) -> Command:
    if not isinstance(legal[0], Swish):
        return rng.pick(legal)
    whim = rng.below(12)
    if whim < 9 and (bites := _bites(view, legal)):
        return rng.pick(bites)
    may_stop = isinstance(legal[-1], Stop)
    if whim < 10:
        return rng.pick(legal[:-1] if may_stop else legal) if whim < 4 else legal[-2 if may_stop else -1]
    return legal[-1] if may_stop and whim == 10 else rng.pick(legal)


def _bites(view: State, legal: Sequence[Command]) -> list[Command]:
    """The swishes that touch food, of the rarest outcome there is."""
    spans = [span for span in outlook(view) if span.food]
    rarest = max(map(_rarity, spans), default=0)
    chosen = [span for span in spans if rarest and _rarity(span) == rarest]
    return [
        command
        for command in legal
        if isinstance(command, Swish) and any(span.first <= command.bend <= span.last for span in chosen)
    ]


def _rarity(span: Span) -> int:
    """No room behind the tail is rarest, then several bones at once, then one; a colour that clashes is 0."""
    if any(morsel.indigestion is Indigestion.ROOM for morsel in span.food):
        return 3
    if len(span.food) > 1:
        return 2
    return int(all(morsel.indigestion is Indigestion.NONE for morsel in span.food))
