"""swirl for PettingZoo. Hidden hands: an agent sees its own, and what was played."""

from typing import Any

from pettingzoo import AECEnv

from swordfish.envs.arrays import Seen
from swordfish.envs.pettingzoo.turns import TurnEnv, wrapped


def raw_env(*, seats: int = 2, variant: str = "printed", render_mode: str | None = None, **options: Any) -> TurnEnv:
    """The bare environment; further keywords are options of the game."""
    return TurnEnv("swirl", "swirl_v1", variant, render_mode, seats=seats, **options)


def env(
    *, seats: int = 2, variant: str = "printed", render_mode: str | None = None, **options: Any
) -> AECEnv[str, Seen, int]:
    """The environment in its usual wrappers."""
    return wrapped(raw_env(seats=seats, variant=variant, render_mode=render_mode, **options))
