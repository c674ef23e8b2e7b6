"""swishbones environments: perfect information; only the pond is random."""

from swordfish.envs.swishbones.observation import spec
from swordfish.envs.swishbones.tree import TREE

__all__ = ["SEATS", "TREE", "spec"]

SEATS = 2
