"""The bots of swipe: whom to rob; and the win probabilities of all seats, where they are known."""

from swordfish.bots.bot import Bot
from swordfish.bots.levels import Maker, thinking
from swordfish.bots.random import Random
from swordfish.bots.swipe.evaluation import Leveller, Practised, Sight
from swordfish.bots.swipe.tabled import Tabled, chances, prepare, values
from swordfish.bots.thinker import Thinker
from swordfish.core import Rng
from swordfish.games import Game


def practised(game: Game, seat: int, rng: Rng) -> Bot:
    """The best of swipe: it plays the table of the game; without one the frozen profile; without that it searches."""
    return Tabled(rng, Practised(seat, Thinker(game, seat, rng, Sight(rng))))


LEVELS: dict[str, Maker] = {
    "easy": Random,
    "medium": Leveller,
    "hard": thinking(Sight, 100),
    "best": practised,
}
evaluator = Sight

__all__ = ["LEVELS", "chances", "evaluator", "prepare", "values"]
