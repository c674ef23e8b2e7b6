"""The bots of swishbones: whole turns, found by beam search."""

from swordfish.bots.levels import Maker, careless, thinking
from swordfish.bots.swishbones.evaluation import Greedy, Sight

MORE: dict[str, Maker] = {"greedy": Greedy}
LEVELS: dict[str, Maker] = {
    "easy": careless(Greedy, 30),
    "medium": Greedy,
    "hard": thinking(Sight, 20),
    "best": thinking(Sight),
}
WHOLE_TURNS = True
"""A whole turn is judged at once."""
evaluator = Sight
