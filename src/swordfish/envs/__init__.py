"""Adapters to the interfaces of the RL world, an extra each. This door is light: it imports none of them.

swordfish.envs.pettingzoo   swipe_v0, swirl_v1, swishbones_v0 (AEC) and swish_v0 (AEC and parallel)
swordfish.envs.gymnasium    every game against bots; solitaire swish; its puzzles
swordfish.envs.openspiel    the turn games as Python games of OpenSpiel
"""

from swordfish.envs.numbering import Numbering, numbering
from swordfish.envs.observations import observed
from swordfish.envs.spec import Field, Spec

__all__ = ["Field", "Numbering", "Spec", "numbering", "observed"]
