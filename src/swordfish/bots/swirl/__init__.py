"""The bots of swirl: whole turns by their worth; the best reads hands."""

from swordfish.bots.levels import Maker, careless, thinking
from swordfish.bots.search import Insight
from swordfish.bots.swirl.evaluation import Greedy, Sight
from swordfish.bots.swirl.hands import Reader
from swordfish.core import Rng


def reading(rng: Rng) -> Insight:
    """Insight into swirl that reads hands."""
    return Sight(rng, Reader())


MORE: dict[str, Maker] = {"greedy": Greedy}
LEVELS: dict[str, Maker] = {
    "easy": careless(Greedy, 40),
    "medium": Greedy,
    "hard": thinking(Sight, 100),
    "best": thinking(reading),
}
evaluator = reading
