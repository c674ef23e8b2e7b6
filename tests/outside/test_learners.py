"""Learners of other projects on our environments, unwrapped and with their defaults, for a few steps each.

`make test-all` runs this folder in an environment of its own, with the versions of requirements/outside.txt.
"""

from importlib import import_module
from typing import Any

import gymnasium
import numpy as np
import pytest

from swordfish.envs.gymnasium import AgainstBots
from swordfish.envs.openspiel import TYPES
from swordfish.envs.pettingzoo import swipe_v0, swirl_v1, swish_v0

GAMES = ["swipe-v1", "swirl-v2", "swishbones-v1", "swish-v1", "swish-solitaire-v1", "swish-puzzle-v2"]


def load(name: str) -> Any:
    """A module of another project, which the development environment does not have."""
    return import_module(name)


@pytest.mark.parametrize("name", GAMES)
def test_ppo_of_stable_baselines3_learns_from_dictionaries(name: str) -> None:
    env = gymnasium.make(f"swordfish/{name}")
    model = load("stable_baselines3").PPO("MultiInputPolicy", env, n_steps=32, batch_size=16, n_epochs=1, seed=1)
    assert model.learn(32).num_timesteps == 32


@pytest.mark.parametrize("name", GAMES)
def test_maskable_ppo_of_sb3_contrib_needs_no_wrapper(name: str) -> None:
    env: Any = gymnasium.make(f"swordfish/{name}")
    model = load("sb3_contrib").MaskablePPO("MultiInputPolicy", env, n_steps=64, batch_size=32, n_epochs=1, seed=1)
    assert model.learn(128).num_timesteps == 128
    seen, _ = env.reset(seed=3)
    for _ in range(20):
        action, _ = model.predict(seen, action_masks=env.unwrapped.action_masks())
        seen, _, over, cut, info = env.step(int(action))
        assert "illegal" not in info
        if over or cut:
            break


def test_tianshou_collects_from_pettingzoo() -> None:
    envs = load("tianshou.env")
    wrapped = envs.PettingZooEnv(swirl_v1.env())
    seen, _ = wrapped.reset(seed=1)
    over = cut = False
    reward: Any = ()
    while not (over or cut):
        seen, reward, over, cut, _ = wrapped.step(int(np.flatnonzero(seen["mask"])[0]))
    assert len(reward) == 2


def test_the_action_masking_module_of_rllib_learns() -> None:
    masking = load("ray.rllib.examples.rl_modules.classes.action_masking_rlm")
    spec = load("ray.rllib.core.rl_module.rl_module").RLModuleSpec(
        module_class=masking.ActionMaskingTorchRLModule, model_config={"head_fcnet_hiddens": [16]}
    )

    def made(config: Any) -> Any:
        return AgainstBots("swirl", **config)

    load("ray.tune.registry").register_env("swirl", made)
    config = (
        load("ray.rllib.algorithms.ppo")
        .PPOConfig()
        .environment("swirl", env_config={"layout": "features", "style": "rllib"})
        .env_runners(num_env_runners=0)
        .training(train_batch_size_per_learner=64, minibatch_size=32, num_epochs=1)
        .rl_module(rl_module_spec=spec)
    )
    algorithm = config.build_algo()
    try:
        assert algorithm.train()["num_env_steps_sampled_lifetime"] >= 64
    finally:
        algorithm.stop()
        load("ray").shutdown()


def test_torchrl_makes_our_environments_by_their_name() -> None:
    envs = load("torchrl.envs")
    env = envs.GymEnv("swordfish/swirl-v2", categorical_action_encoding=True)
    env = envs.TransformedEnv(env, envs.ActionMask())
    assert env.rollout(20).batch_size[0] > 1


def test_torchrl_wraps_pettingzoo_with_masks() -> None:
    envs = load("torchrl.envs")
    env = envs.PettingZooWrapper(swirl_v1.env(), use_mask=True, done_on_any=False)
    assert env.rollout(10).batch_size[0] > 1
    race = envs.PettingZooWrapper(swish_v0.parallel_env())
    assert race.rollout(5).batch_size[0] == 5


def test_shimmy_turns_openspiel_into_pettingzoo() -> None:
    assert "swirl" in TYPES
    game = load("pyspiel").load_game("swordfish_swirl(players=2)")
    env = load("shimmy.openspiel_compatibility").OpenSpielCompatibilityV0(env=game)
    env.reset(seed=1)
    steps = 0
    for _ in env.agent_iter():
        steps += 1
        _, _, over, cut, info = env.last()
        env.step(None if over or cut else int(np.flatnonzero(info["action_mask"])[0]))
    assert steps > 10


def test_wrappers_of_gymnasium_and_next_step_resets() -> None:
    wrappers = load("gymnasium.wrappers")
    env = wrappers.RecordEpisodeStatistics(wrappers.TimeLimit(gymnasium.make("swordfish/swipe-v1"), 30))
    flat = wrappers.FlattenObservation(env)
    seen, _ = flat.reset(seed=1)
    assert flat.observation_space.contains(seen)
    vector: Any = gymnasium.make_vec("swordfish/swipe-v1", num_envs=2, vectorization_mode="sync", chips=10)
    seen, _ = vector.reset(seed=1)
    ends = 0
    for _ in range(80):
        masks = seen["action_mask"]
        assert masks.any(axis=1).all(), "a mask of zeros becomes NaN under a softmax"
        seen, _, overs, _, _ = vector.step(np.array([np.flatnonzero(mask)[0] for mask in masks]))
        ends += int(overs.sum())
    assert ends


def test_wrappers_of_pettingzoo() -> None:
    utils = load("pettingzoo.utils")
    env = utils.wrappers.AssertOutOfBoundsWrapper(utils.wrappers.OrderEnforcingWrapper(swipe_v0.raw_env(seats=3)))
    env.reset(seed=1)
    for agent in env.agent_iter(50):
        seen, _, over, cut, _ = env.last()
        env.step(None if over or cut else int(np.flatnonzero(seen["action_mask"])[0]))
        assert agent in env.possible_agents
