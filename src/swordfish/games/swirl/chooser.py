"""A player without insight whose games end: every law is tried on its play, and `random` is it at people's tables."""

from collections.abc import Sequence

from swordfish.core import Rng
from swordfish.games.swirl.model import Command, State


def choose(view: State, seat: int, legal: Sequence[Command], rng: Rng) -> Command:
    return rng.pick(legal)
