"""The bots of swirl: whole turns ranked by static evaluation; the best infers hands."""

from swordfish.bots.levels import Maker, careless, thinking
from swordfish.bots.swirl.evaluation import SwirlEvaluator, SwirlGreedy
from swordfish.bots.swirl.hands import Reader
from swordfish.core import Rng


def inferring(rng: Rng) -> SwirlEvaluator:
    """An evaluator that infers hands."""
    return SwirlEvaluator(rng, Reader())


MORE: dict[str, Maker] = {"greedy": SwirlGreedy}
STUDY: dict[str, Maker] = {"best-without-reading": thinking(SwirlEvaluator)}
"""To measure what inferring hands is worth: `best`, but all hands are equally likely."""
LEVELS: dict[str, Maker] = {
    "easy": careless(SwirlGreedy),
    "medium": SwirlGreedy,
    "hard": thinking(SwirlEvaluator, 100),
    "best": thinking(inferring),
}
evaluator = inferring
