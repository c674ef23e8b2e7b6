"""PettingZoo: `from swordfish.envs.pettingzoo import swipe_v0`, then `swipe_v0.env(seats=3)`, as with its own games.

`env("swipe", seats=3)` does the same for any game by name, also for one of another package.
"""

from typing import TYPE_CHECKING, Any

from swordfish.games import Paced, find

if TYPE_CHECKING:
    from pettingzoo import AECEnv

    from swordfish.envs.arrays import Seen
    from swordfish.envs.pettingzoo.race import RaceEnv


def env(game: str, **options: Any) -> "AECEnv[str, Seen, int]":
    """The AEC environment of a game; in a race a tick passes when all agents have acted."""
    from swordfish.envs.pettingzoo import race, turns  # imported here: this package works without the extra

    return race.env(game, **options) if isinstance(find(game).chooser, Paced) else turns.env(game, **options)


def parallel_env(game: str, **options: Any) -> "RaceEnv":
    """The parallel environment of a race."""
    from swordfish.envs.pettingzoo import race  # imported here: this package works without the extra

    return race.parallel_env(game, **options)


__all__ = ["env", "parallel_env"]
