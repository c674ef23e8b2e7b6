"""How far a fish gets in one turn of swishbones."""

from swordfish.exact.swishbones.reach import CELL, TURN, Far, far

__all__ = ["CELL", "TURN", "Far", "far"]
