"""swish for PettingZoo: the race in ticks, all agents at once (`parallel_env`) or one by one (`env`)."""

from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils import parallel_to_aec

from swordfish.envs.arrays import Seen
from swordfish.envs.pettingzoo.race import RaceEnv


def parallel_env(
    *,
    seats: int = 2,
    variant: str = "printed",
    tick: int = 1000,
    max_cycles: int = 3600,
    render_mode: str | None = None,
    **options: Any,
) -> RaceEnv:
    """All agents at once; a tick is so many milliseconds of table time. Further keywords are options of the game."""
    return RaceEnv(variant=variant, tick=tick, max_cycles=max_cycles, render_mode=render_mode, seats=seats, **options)


def env(**options: Any) -> AECEnv[str, Seen, int]:
    """One agent after the other: a tick has passed when all have spoken."""
    race: Any = parallel_env(**options)  # the conversion is typed as if None were an action, which the race never sees
    turns: Any = parallel_to_aec(race)
    return turns


raw_env = env
