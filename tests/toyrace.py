"""The toy game as a race: its chooser waits before it acts."""

from typing import Any

from swordfish.core import Rng
from tests import toy


class chooser(toy.chooser):  # noqa: N801 - stands for a module
    @staticmethod
    def pace(view: toy.State, seat: int, rng: Rng) -> int:
        return 200 + rng.below(300)

    @staticmethod
    def searches(view: toy.State) -> bool:
        return False


def __getattr__(name: str) -> Any:
    """Everything else is the toy's."""
    return getattr(toy, name)
