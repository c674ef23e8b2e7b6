"""A player without skill whose games end."""

from collections.abc import Sequence

from pebbles.model import Command, State
from swordfish.core import Rng


def choose(view: State, seat: int, legal: Sequence[Command], rng: Rng) -> Command:
    return rng.pick(legal)
