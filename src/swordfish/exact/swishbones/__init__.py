"""Compute how far a fish of swishbones can swim in one turn."""

from swordfish.exact.swishbones.reach import CELL, TURN, Far, far

__all__ = ["CELL", "TURN", "Far", "far"]
