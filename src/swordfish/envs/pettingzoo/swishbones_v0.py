"""swishbones for PettingZoo. Perfect information; 514 actions, of which bends are 121."""

from typing import Any

from pettingzoo import AECEnv

from swordfish.envs.arrays import Seen
from swordfish.envs.pettingzoo.turns import TurnEnv, wrapped


def raw_env(*, seats: int = 2, variant: str = "printed", render_mode: str | None = None, **options: Any) -> TurnEnv:
    """The bare environment; further keywords are options of the game."""
    return TurnEnv("swishbones", "swishbones_v0", variant, render_mode, seats=seats, **options)


def env(
    *, seats: int = 2, variant: str = "printed", render_mode: str | None = None, **options: Any
) -> AECEnv[str, Seen, int]:
    """The environment in its usual wrappers."""
    return wrapped(raw_env(seats=seats, variant=variant, render_mode=render_mode, **options))
