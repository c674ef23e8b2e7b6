"""The bots of swipe: robbing policies; and exact win probabilities of two players."""

from swordfish.bots.bot import Bot
from swordfish.bots.levels import Maker, thinking
from swordfish.bots.random import Random
from swordfish.bots.swipe.evaluation import Leveller, Practised, SwipeEvaluator
from swordfish.bots.thinker import Thinker
from swordfish.core import BadOptions, Rng
from swordfish.games import Game
from swordfish.games.swipe.model import State


def practised(game: Game, seat: int, rng: Rng) -> Bot:
    """The best bot: the fixed policy for three seats, else search."""
    return Practised(seat, Thinker(game, seat, rng, SwipeEvaluator(rng)))


LEVELS: dict[str, Maker] = {
    "easy": Random,
    "medium": Leveller,
    "hard": thinking(SwipeEvaluator, 100),
    "best": practised,
}
evaluator = SwipeEvaluator


def chances(view: State) -> tuple[float, ...] | None:
    """Each seat's win probability at a table of two, which has no choices; else None."""
    if len(view.seats) != 2:
        return None
    from swordfish.exact.swipe import odds  # imported here: loads NumPy

    try:
        return odds(view).wins
    except BadOptions:  # too many chips or dice to compute quickly
        return None
