"""The bots of swipe: robbing policies; and win probabilities where they are known."""

from swordfish.bots.bot import AnyBot
from swordfish.bots.levels import Maker, thinking
from swordfish.bots.random import Random
from swordfish.bots.swipe.evaluation import Leveller, Practised, SwipeEvaluator
from swordfish.bots.swipe.tabled import Tabled, chances, prepare, values
from swordfish.bots.thinker import Thinker
from swordfish.core import Rng
from swordfish.games import Game


def practised(game: Game, seat: int, rng: Rng) -> AnyBot:
    """The best bot: it plays the table of the game, without one the fixed policy, without that it searches."""
    return Tabled(rng, Practised(seat, Thinker(game, seat, rng, SwipeEvaluator(rng))))


LEVELS: dict[str, Maker] = {
    "easy": Random,
    "medium": Leveller,
    "hard": thinking(SwipeEvaluator, 100),
    "best": practised,
}
evaluator = SwipeEvaluator

__all__ = ["LEVELS", "chances", "evaluator", "prepare", "values"]
