"""OpenSpiel: importing this registers every game that is played in turns, `swordfish_swipe` and so on.

pyspiel.load_game("swordfish_swirl(players=2,variant=small)")
"""

from swordfish.envs.openspiel.game import TYPES, OpenSpielGame
from swordfish.envs.openspiel.position import TreePosition
from swordfish.envs.openspiel.state import OpenSpielState, tree_of

SMALL = {game: tree.small for game in TYPES if (tree := tree_of(game)).small is not None}
"""By game, the options that OpenSpiel loads as `variant=exhaustive`."""

__all__ = ["SMALL", "TYPES", "OpenSpielGame", "OpenSpielState", "TreePosition"]
