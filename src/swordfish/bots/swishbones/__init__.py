"""The bots of swishbones: whole turns, found by beam search."""

from swordfish.bots.levels import Maker, careless, thinking
from swordfish.bots.swishbones.evaluation import SwishbonesEvaluator, SwishbonesGreedy
from swordfish.games.swishbones.model import State

MORE: dict[str, Maker] = {"greedy": SwishbonesGreedy}
LEVELS: dict[str, Maker] = {
    "easy": careless(SwishbonesGreedy),
    "medium": SwishbonesGreedy,
    "hard": thinking(SwishbonesEvaluator, 20),
    "best": thinking(SwishbonesEvaluator),
}
evaluator = SwishbonesEvaluator


def same_turn(state: State, seat: int) -> bool:
    """Whether the seat's turn goes on: reviews judge a whole turn at once."""
    return state.turn == seat
