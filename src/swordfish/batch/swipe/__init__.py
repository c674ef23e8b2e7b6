"""swipe as arrays."""

from swordfish.batch.swipe.policies import POLICIES, moment
from swordfish.batch.swipe.rules import engine

__all__ = ["POLICIES", "engine", "moment"]
