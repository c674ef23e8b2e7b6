"""PettingZoo's own test suites, unpatched. Warnings are errors, except two that docs/environments.md lists."""

import pickle
from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from swordfish.core import BadOptions
from swordfish.envs.pettingzoo import swipe_v0, swirl_v1, swish_v0, swishbones_v0
from tests.rulebook import ROOT

suite: Any = import_module("pettingzoo.test")  # its functions have no types

ALLOWED = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
)
"""Warnings that the suite raises for every environment with an action mask, except a few of its own."""
given_to_all = [pytest.mark.filterwarnings(f"ignore:{text}$") for text in ALLOWED]


def with_allowed(test: Callable[..., None]) -> Callable[..., None]:
    for mark in given_to_all:
        test = mark(test)
    return test


def test_the_page_names_every_warning_that_is_allowed() -> None:
    page = (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")
    assert all(f"\n    {text}\n" in page for text in ALLOWED)


TURN_GAMES = [swipe_v0, swirl_v1, swishbones_v0]
GAMES = [*TURN_GAMES, swish_v0]
TABLES: list[tuple[Any, dict[str, Any]]] = [
    (swipe_v0, {}),
    (swipe_v0, {"seats": 6, "chips": 20}),
    (swirl_v1, {}),
    (swirl_v1, {"seats": 4, "teams": True}),
    (swishbones_v0, {}),
    (swishbones_v0, {"seats": 3, "variant": "tiny"}),
    (swish_v0, {"max_cycles": 60}),
]


def short(module: ModuleType) -> str:
    return module.__name__.rpartition(".")[2]


@with_allowed
@pytest.mark.parametrize(("module", "options"), TABLES, ids=lambda value: getattr(value, "__name__", str(value))[-20:])
def test_api(module: Any, options: dict[str, Any]) -> None:
    suite.api_test(module.env(**options))


@pytest.mark.parametrize("module", GAMES, ids=short)
def test_seeds(module: Any) -> None:
    suite.seed_test(module.env)


def is_svg(picture: str) -> bool:
    return picture.startswith("<svg")


@pytest.mark.parametrize("module", GAMES, ids=short)
def test_pictures(module: Any) -> None:
    suite.render_test(module.env, custom_tests={"svg": is_svg})


@with_allowed
def test_the_race_in_parallel() -> None:
    suite.parallel_api_test(swish_v0.parallel_env(seats=3), num_cycles=200)
    suite.parallel_seed_test(swish_v0.parallel_env)
    suite.state_test(swish_v0.env(), swish_v0.parallel_env())
    suite.max_cycles_test(swish_v0)


def played(env: Any, seed: int) -> list[tuple[Any, ...]]:
    """Play the first legal actions; returns the agents and their rewards."""
    env.reset(seed=seed)
    found: list[tuple[Any, ...]] = []
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        found.append((agent, reward, over))
        env.step(None if over or cut else int(np.flatnonzero(seen["action_mask"])[-1]))
    return found


@pytest.mark.parametrize("module", TURN_GAMES, ids=short)
def test_rewards_come_at_the_end_and_add_up_to_zero(module: Any) -> None:
    game = played(module.env(seats=3), seed=3)
    assert sum(over for _, _, over in game) == 3
    assert all(reward == 0 for _, reward, over in game if not over)
    assert sum(reward for _, reward, over in game if over) == pytest.approx(0)
    assert max(reward for _, reward, over in game if over) > 0


@pytest.mark.parametrize("module", TURN_GAMES, ids=short)
def test_every_step_is_a_real_choice(module: Any) -> None:
    """At least two legal actions, except where the last hidden card must still be played."""
    env = module.env(seats=3)
    env.reset(seed=1)
    least = 1 if module is swirl_v1 else 2
    for _ in env.agent_iter():
        seen, _, over, _, _ = env.last()
        if not over:
            assert seen["action_mask"].sum() >= least
        env.step(None if over else int(np.flatnonzero(seen["action_mask"])[0]))


@pytest.mark.parametrize("module", GAMES, ids=short)
def test_a_pickled_environment_is_a_fresh_one_with_the_same_options(module: Any) -> None:
    raw = swish_v0.parallel_env(seats=3) if module is swish_v0 else module.raw_env(seats=3)
    again = pickle.loads(pickle.dumps(raw))
    assert again.possible_agents == ["player_0", "player_1", "player_2"]


def until_something_is_illegal(env: Any) -> int:
    """Play until some action is illegal, and return one."""
    for seed in range(100):
        env.reset(seed=seed)
        while not env.terminations[env.agent_selection]:
            mask = env.observe(env.agent_selection)["action_mask"]
            if not mask.all():
                return int(np.flatnonzero(mask == 0)[0])
            env.step(0)
    raise AssertionError("everything is always legal")


@pytest.mark.parametrize("module", TURN_GAMES, ids=short)
def test_an_illegal_action_ends_the_game_and_costs_its_player(module: Any) -> None:
    env = module.env(seats=4)  # in swipe of three, every action is legal
    illegal = until_something_is_illegal(env)
    culprit = env.agent_selection
    env.step(illegal)
    assert all(env.terminations.values())
    assert env.rewards == {agent: -1.0 if agent == culprit else 0.0 for agent in env.agents}
    assert env.infos[culprit]["illegal"].endswith(".")
    env.reset(seed=2)
    with pytest.raises(AssertionError, match="not in the action space"):
        env.step(100_000)


def test_impossible_options_are_refused_in_a_sentence() -> None:
    with pytest.raises(BadOptions, match="nobody ever has anything to choose"):
        swipe_v0.env(seats=2)
    with pytest.raises(BadOptions, match="no variant called"):
        swirl_v1.env(variant="huge")
    with pytest.raises(BadOptions, match="no render mode called"):
        swirl_v1.env(render_mode="film")
    with pytest.raises(TypeError, match="sharks"):
        swirl_v1.env(sharks=3)


def test_the_seed_decides_which_of_several_calls_in_one_tick_is_applied_first() -> None:
    callers: list[int] = []
    for seed in range(20):
        race = swish_v0.parallel_env(seats=2)
        race.reset(seed=seed)
        race.step({"player_0": 1, "player_1": 1})
        again = swish_v0.parallel_env(seats=2)
        again.reset(seed=seed)
        again.step({"player_0": 1, "player_1": 1})
        slices = race.setting.spec.slices()
        caller = race.state()[slices["caller"]].tolist()
        assert caller == again.state()[slices["caller"]].tolist()
        callers.append(caller.index(1))
    assert set(callers) == {0, 1}
