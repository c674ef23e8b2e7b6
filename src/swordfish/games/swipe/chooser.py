"""A player without skill whose games end. The laws run on its games, and the bot `random` uses it."""

from collections.abc import Sequence

from swordfish.core import Rng
from swordfish.games.swipe.model import State, Swipe


def choose(view: State, seat: int, legal: Sequence[Swipe], rng: Rng) -> Swipe:
    return rng.pick(legal)
