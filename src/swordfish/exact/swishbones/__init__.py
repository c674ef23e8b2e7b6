"""Compute how far a fish of swishbones can swim in one turn, and a way to a place."""

from swordfish.exact.swishbones.reach import CELL, TURN, Far, far
from swordfish.exact.swishbones.way import way

__all__ = ["CELL", "TURN", "Far", "far", "way"]
