"""Three-player swipe as a PettingZoo environment beside connect_four_v3, both in the wrappers of their `env()`.

A batch is the loop of PettingZoo's own `performance_benchmark`, for one game instead of five seconds: read the last
observation, take a random legal action, reset once all are done. A turn is one step of it.
"""

import random
from collections.abc import Mapping
from typing import Any

from benchmarks.harness import AtLeast, Batch, Claim, Rival, peer

OURS, THEIRS = "swordfish swipe_v0", "PettingZoo connect_four_v3"


def claim() -> Claim:
    return Claim(
        "random play in PettingZoo, turns per second: three-player swipe at least as fast as connect four",
        rivals=[
            Rival(OURS, benchmark("swordfish.envs.pettingzoo.swipe_v0"), packages=("swordfish", "msgspec")),
            Rival(THEIRS, benchmark("pettingzoo.classic.connect_four_v3"), packages=("pettingzoo", "numpy")),
        ],
        bounds=[AtLeast(1, "turns", ours=OURS, theirs=THEIRS)],
    )


def benchmark(module: str) -> Batch:
    """The module's environment, in the loop of `performance_benchmark`."""
    env: Any = peer(module).env()
    numpy: Any = peer("numpy")

    def play(number: int) -> Mapping[str, int]:
        random.seed(number)
        env.reset(seed=number)
        turns = 0
        while not (all(env.terminations.values()) or all(env.truncations.values())):
            for agent in env.agent_iter(env.num_agents):
                seen, _, over, cut, _ = env.last()
                if over or cut:
                    action = None
                elif isinstance(seen, dict) and "action_mask" in seen:
                    action = random.choice(numpy.flatnonzero(seen["action_mask"]).tolist())
                else:
                    action = env.action_space(agent).sample()
                env.step(action)
                turns += 1
                if all(env.terminations.values()) or all(env.truncations.values()):
                    break
        return {"turns": turns}

    return play
