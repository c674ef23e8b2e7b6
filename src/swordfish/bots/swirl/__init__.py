"""The bots of swirl: whole turns ranked by static evaluation; with two players the best infers the other hand."""

from swordfish.bots.levels import Maker, careless, thinking
from swordfish.bots.swirl.evaluation import SwirlEvaluator, SwirlGreedy
from swordfish.bots.swirl.hands import Reader
from swordfish.core import Rng


def inferring(rng: Rng) -> SwirlEvaluator:
    """An evaluator that infers the other hand."""
    return SwirlEvaluator(rng, Reader())


MORE: dict[str, Maker] = {"greedy": SwirlGreedy}
STUDY: dict[str, Maker] = {"best-without-reading": thinking(SwirlEvaluator)}
"""To measure what inferring hands is worth: `best` with all hands equally likely."""
LEVELS: dict[str, Maker] = {
    "easy": careless(SwirlGreedy),
    "medium": SwirlGreedy,
    "hard": thinking(SwirlEvaluator, 100),
    "best": thinking(inferring),
}
evaluator = inferring
