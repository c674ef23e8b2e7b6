"""Whatever chooses: bots by name. Each sees only its seat's view and the news."""

from collections.abc import Callable

from swordfish.bots.bot import Answer, Bot, Budget, Wait
from swordfish.bots.random import Random
from swordfish.core import BadOptions, Rng
from swordfish.games import Game

BOTS: dict[str, Callable[[Game, int, Rng], Bot]] = {"random": Random}


def find(name: str, game: str) -> Callable[[Game, int, Rng], Bot]:
    """The bot of that name that can play this game, or a sentence that says which there are."""
    if name not in BOTS:
        raise BadOptions("no-such-bot", bot=name, game=game, bots=", ".join(BOTS))
    return BOTS[name]


__all__ = ["BOTS", "Answer", "Bot", "Budget", "Random", "Wait", "find"]
