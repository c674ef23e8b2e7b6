"""The bots of swipe: whom to rob; and the chances of all seats, where they are known."""

from swordfish.bots.bot import Bot
from swordfish.bots.levels import Maker, thinking
from swordfish.bots.random import Random
from swordfish.bots.swipe.evaluation import Leveller, Practised, Sight
from swordfish.bots.thinker import Thinker
from swordfish.core import BadOptions, Rng
from swordfish.games import Game
from swordfish.games.swipe.model import State


def practised(game: Game, seat: int, rng: Rng) -> Bot:
    """The best of swipe: a frozen profile where there is one, else it searches."""
    return Practised(seat, Thinker(game, seat, rng, Sight(rng)))


LEVELS: dict[str, Maker] = {
    "easy": Random,
    "medium": Leveller,
    "hard": thinking(Sight, 100),
    "best": practised,
}
evaluator = Sight


def chances(view: State) -> tuple[float, ...] | None:
    """Each seat's chance to win, of two players, where nobody has anything to choose; else None."""
    if len(view.seats) != 2:
        return None
    from swordfish.exact.swipe import odds  # NumPy is loaded only when somebody asks

    try:
        return odds(view).wins
    except BadOptions:  # too many chips or dice to compute quickly
        return None
