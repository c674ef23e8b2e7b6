"""The bots of swishbones: whole turns, found by beam search."""

from swordfish.bots.levels import Maker, careless, thinking
from swordfish.bots.swishbones.evaluation import SwishbonesEvaluator, SwishbonesGreedy

MORE: dict[str, Maker] = {"greedy": SwishbonesGreedy}
LEVELS: dict[str, Maker] = {
    "easy": careless(SwishbonesGreedy),
    "medium": SwishbonesGreedy,
    "hard": thinking(SwishbonesEvaluator, 20),
    "best": thinking(SwishbonesEvaluator),
}
WHOLE_TURNS = True
"""Reviews consider a whole turn at once."""
evaluator = SwishbonesEvaluator
