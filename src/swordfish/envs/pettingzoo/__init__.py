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
    """The environment of a game, one agent after the other; in a race a tick has passed when all have spoken."""
    from swordfish.envs.pettingzoo import race, turns  # here: this package can be imported without the extra

    return race.env(game, **options) if isinstance(find(game).chooser, Paced) else turns.env(game, **options)


def parallel_env(game: str, **options: Any) -> "RaceEnv":
    """The environment of a race, all agents at once."""
    from swordfish.envs.pettingzoo import race  # here: this package can be imported without the extra

    return race.parallel_env(game, **options)


__all__ = ["env", "parallel_env"]
