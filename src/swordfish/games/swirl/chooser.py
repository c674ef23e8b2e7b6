"""A player without skill whose games end. The laws run on its games, and the bot `random` uses it."""

from collections.abc import Sequence

from swordfish.core import Rng
from swordfish.games.swirl.model import Command, State


def choose(view: State, seat: int, legal: Sequence[Command], rng: Rng) -> Command:
    return rng.pick(legal)
