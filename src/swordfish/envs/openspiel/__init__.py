"""OpenSpiel: importing this signs up `swordfish_swipe`, `swordfish_swirl` and `swordfish_swishbones`.

pyspiel.load_game("swordfish_swirl(players=2,variant=small)")
"""

from swordfish.envs.openspiel.game import TYPES, TableGame
from swordfish.envs.openspiel.position import Position
from swordfish.envs.openspiel.small import SMALL
from swordfish.envs.openspiel.state import TableState

__all__ = ["SMALL", "TYPES", "Position", "TableGame", "TableState"]
