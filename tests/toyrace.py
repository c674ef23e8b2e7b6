"""The toy as a race: its chooser takes its time, as a person who looks for something does."""

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
    """All else is the toy's."""
    return getattr(toy, name)
