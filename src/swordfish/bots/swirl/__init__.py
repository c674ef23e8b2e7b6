"""The bots of swirl: whole turns ranked by static evaluation; the best infers hands."""

from swordfish.bots.levels import Maker, careless, thinking
from swordfish.bots.swirl.evaluation import SwirlEvaluator, SwirlGreedy
from swordfish.bots.swirl.hands import Reader
from swordfish.core import Rng


def inferring(rng: Rng) -> SwirlEvaluator:
    """An evaluator that infers hands."""
    return SwirlEvaluator(rng, Reader())


MORE: dict[str, Maker] = {"greedy": SwirlGreedy}
STUDY: dict[str, Maker] = {
    "best-without-reading": thinking(SwirlEvaluator),
    "best-reading-search": thinking(lambda rng: SwirlEvaluator(rng, Reader(clear=2.0, doubt=0.07))),
}
"""To measure what inferring hands is worth: `best` with all hands equally likely, and with the model of an opponent who
searches, from `python -m swordfish.arena.swirl.reading 60 hard`."""
LEVELS: dict[str, Maker] = {
    "easy": careless(SwirlGreedy),
    "medium": SwirlGreedy,
    "hard": thinking(SwirlEvaluator, 100),
    "best": thinking(inferring),
}
evaluator = inferring
