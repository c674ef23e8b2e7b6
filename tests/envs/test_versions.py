"""Environment versions rise exactly when behaviour changes: digests of a few seeded games are stored for each.

If you change observations, actions or rewards, raise the version and store its digest:
`python -m tests.envs.test_versions` prints them all.
"""

import json
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any

import gymnasium
import pytest

from swordfish.envs.pettingzoo import swipe_v0, swirl_v1, swish_v0, swishbones_v0

KEPT = Path(__file__).with_name("versions.json")
GYMNASIUM = ["swipe-v1", "swirl-v2", "swishbones-v1", "swish-v1", "swish-solitaire-v1", "swish-puzzle-v2"]
SEEDS = range(3)
MOST = 150


def choice(seen: Any, step: int) -> int:
    """Some legal action, a different one each time."""
    legal = seen["action_mask"].nonzero()[0]
    return int(legal[(7 * step + 3) % len(legal)])


def told(seen: Any, *more: object) -> bytes:
    numbers = [seen["observation"].tolist(), seen["action_mask"].nonzero()[0].tolist(), *more]
    return json.dumps(numbers).encode()


def turns(module: Any) -> str:
    """Play a PettingZoo environment agent by agent."""
    env, digest = module.env(), sha256()
    for seed in SEEDS:
        env.reset(seed=seed)
        for step, agent in enumerate(env.agent_iter(MOST)):
            seen, reward, over, cut, _ = env.last()
            digest.update(told(seen, agent, reward, over, cut))
            env.step(None if over or cut else choice(seen, step))
    return digest.hexdigest()


def alone(name: str) -> str:
    """Play one seat in Gymnasium."""
    env, digest = gymnasium.make(f"swordfish.envs.gymnasium:{name}").unwrapped, sha256()
    for seed in SEEDS:
        seen, _ = env.reset(seed=seed)
        for step in range(MOST):
            seen, reward, over, cut, _ = env.step(choice(seen, step))
            digest.update(told(seen, reward, over, cut))
            if over or cut:
                break
    return digest.hexdigest()


PETTINGZOO: dict[str, Any] = {
    "swipe_v0": swipe_v0,
    "swirl_v1": swirl_v1,
    "swishbones_v0": swishbones_v0,
    "swish_v0": swish_v0,
}
DIGESTS: dict[str, Callable[[], str]] = {
    **{version: partial(turns, module) for version, module in PETTINGZOO.items()},
    **{f"swordfish/{name}": partial(alone, f"swordfish/{name}") for name in GYMNASIUM},
}


@pytest.mark.parametrize("version", DIGESTS)
def test_a_version_behaves_as_it_did(version: str) -> None:
    kept = json.loads(KEPT.read_text(encoding="utf-8"))
    assert DIGESTS[version]() == kept[version], f"{version} behaves otherwise: raise its version"


if __name__ == "__main__":
    print(json.dumps({version: digest() for version, digest in DIGESTS.items()}, indent=2))
