"""Gymnasium's own checker, without a warning; and games against bots are the real games."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from swordfish.core import BadOptions, Luck, open_seed
from swordfish.envs.gymnasium import AgainstBots, RaceAgainstBots

NAMES = ["swipe", "swirl", "swishbones", "swish", "swish-solitaire", "swish-puzzle"]
LEVELS = ["easy", "medium", "hard", "best"]


def version(name: str) -> str:
    """The name under which the environment is registered."""
    return f"swordfish/{name}-v{2 if name in {'swirl', 'swish-puzzle'} else 1}"


def make(name: str, **options: Any) -> Any:
    return gymnasium.make(version(name), **options)


@pytest.mark.parametrize("name", NAMES)
def test_the_checker_of_gymnasium_is_content(name: str) -> None:
    check_env(make(name).unwrapped)


def played(env: Any, seed: int, most: int = 500) -> tuple[float, int, dict[str, Any]]:
    """Random legal play: the sum of rewards, the steps, the last info."""
    chance = np.random.default_rng(seed)
    seen, info = env.reset(seed=seed)
    total, steps, done = 0.0, 0, False
    while not done and steps < most:
        seen, reward, over, cut, info = env.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
        total, steps, done = total + reward, steps + 1, over or cut
    return total, steps, info


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("swipe", {"seats": 4, "bots": ["random", "random", "random"], "seat": 2}),
        ("swirl", {"bots": "greedy", "seat": 1}),
        ("swirl", {"seats": 4, "bots": "greedy", "variant": "teams"}),
        ("swishbones", {"bots": "greedy"}),
    ],
)
def test_games_against_bots_end_with_a_place(name: str, options: dict[str, Any]) -> None:
    env = make(name, **options)
    total, steps, info = played(env, seed=4)
    assert steps > 1
    assert -1 <= total <= 1
    assert "illegal" not in info
    assert played(env, seed=4) == (total, steps, info), "the same seed is the same game"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("name", "options"), [("swipe", {"chips": 10}), ("swirl", {"variant": "tiny"})])
def test_a_seed_gives_the_same_game_against_every_level(name: str, options: dict[str, Any], level: str) -> None:
    """Also against bots that search: they make a fixed number of simulations, however fast the machine is."""
    first, second = (make(name, bots=level, simulations=5, **options) for _ in range(2))
    assert played(first, seed=2) == played(second, seed=2)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", ["swishbones", "swish"])
def test_every_level_plays_along(name: str, level: str) -> None:
    options = {"variant": "tiny"} if name == "swishbones" else {"max_cycles": 30}
    _, steps, info = played(make(name, bots=level, simulations=5, **options), seed=3)
    assert steps > 1
    assert "illegal" not in info


def test_every_step_belongs_to_the_agents_own_seat() -> None:
    env = make("swirl", bots="greedy", seats=3, seat=1).unwrapped
    seen, _ = env.reset(seed=1)
    over = False
    while not over:
        assert seen["action_mask"].any()
        turn = seen["observation"][env.setting.spec.slices()["turn"]]
        assert turn[0] == 1
        seen, _, over, _, _ = env.step(int(np.flatnonzero(seen["action_mask"])[0]))


def test_bots_in_the_race_collect_cards_while_one_waits() -> None:
    env = RaceAgainstBots("swish", seats=2, max_cycles=400)
    seen, _ = env.reset(seed=1)
    piles = env.setting.spec.slices()["piles"]
    for _ in range(400):
        seen, _, over, cut, _ = env.step(0)
        if over or cut:
            break
    assert seen["observation"][piles][0] == 0
    assert seen["observation"][piles][1] > 0


def test_in_solitaire_a_collected_card_is_worth_one_point() -> None:
    """A policy that reads the table's notation and proves what is there collects cards."""
    env = RaceAgainstBots("swish", variant="solitaire", render_mode="ansi")
    room, numbers, luck = env.setting.rules, env.setting.numbering, Luck(open_seed(1))
    seen, _ = env.reset(seed=3)
    total = 0.0
    for at in range(80):
        view = room.notation.read(env.render())
        command = room.chooser.choose(view, 0, room.legal(view, 0), luck(at))
        seen, reward, over, _, _ = env.step(numbers.action(view, 0, command))
        total += reward
        if over:
            break
    assert total > 0
    assert total == seen["observation"][env.setting.spec.slices()["piles"]][0]


@pytest.mark.parametrize(("name", "mode"), [*((name, "sync") for name in NAMES), ("swirl", "async")])
def test_a_vector_of_environments_plays_as_each_does_alone(name: str, mode: str) -> None:
    further: dict[str, Any] = {"vector_kwargs": {"context": "spawn"}} if mode == "async" else {}
    envs: Any = gymnasium.make_vec(
        f"swordfish.envs.gymnasium:{version(name)}", num_envs=2, vectorization_mode=mode, **further
    )
    singles = [make(name), make(name)]
    alone = [single.reset(seed=1 + number)[0] for number, single in enumerate(singles)]
    seen, _ = envs.reset(seed=1)
    differ = False
    for _ in range(10):
        for number, each in enumerate(alone):
            assert {key: part[number].tolist() for key, part in seen.items()} == listed(each)
        actions = [int(np.flatnonzero(each["action_mask"])[-1]) for each in alone]
        seen, rewards, overs, cuts, _ = envs.step(np.array(actions))
        steps = [single.step(action) for single, action in zip(singles, actions, strict=True)]
        alone = [each for each, *_ in steps]
        told = zip(rewards, overs, cuts, strict=True)
        assert [tuple(map(float, each)) for each in told] == [tuple(map(float, step[1:4])) for step in steps]
        differ |= not np.array_equal(*seen["observation"])
        if overs.any() or cuts.any():
            break
    envs.close()
    assert differ, "each has luck of its own"


def listed(seen: dict[str, Any]) -> dict[str, Any]:
    """An observation as lists, for comparison."""
    return {key: part.tolist() for key, part in seen.items()}


def test_an_illegal_action_ends_the_episode_and_says_why() -> None:
    env = AgainstBots("swirl")
    seen, _ = env.reset(seed=1)
    _, reward, over, _, info = env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, over) == (-1.0, True)
    assert info["illegal"].endswith(".")


def test_impossible_tables_are_refused_in_a_sentence() -> None:
    with pytest.raises(BadOptions, match="no bot called"):
        AgainstBots("swirl", bots="shark")
    with pytest.raises(BadOptions, match="“seat” must be from 0 to 1 here, not 2"):
        AgainstBots("swirl", seat=2)
    with pytest.raises(BadOptions, match="2 bots were named for the one other seat"):
        AgainstBots("swirl", bots=["random", "random"])
    with pytest.raises(BadOptions, match="anything to choose"):
        AgainstBots("swipe", seats=2)
