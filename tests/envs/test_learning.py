"""What learners need from an environment: masks, keywords, opponents, rewards, layouts, copies."""

import copy
import pickle
from collections.abc import Sequence
from math import hypot
from typing import Any

import gymnasium
import numpy as np
import pytest

from swordfish.bots import Budget
from swordfish.core import BadOptions, IllegalMove, Over, Rng
from swordfish.envs.gymnasium import AgainstBots, RaceAgainstBots
from swordfish.envs.layouts import layout
from swordfish.envs.pettingzoo import swipe_v0, swirl_v1, swish_v0
from swordfish.envs.rewards import REWARDS, reward
from swordfish.envs.swish.puzzles import SwishPuzzle
from swordfish.games import Game, swipe
from swordfish.games.swipe.model import Swipe
from swordfish.games.swishbones.actions import PLACE, SWISH
from swordfish.games.swishbones.rules import edge

MADE: dict[str, Any] = {
    "swipe": lambda: AgainstBots("swipe", seats=3, bots=["random", "hard"], simulations=3, chips=16),
    "swirl": lambda: AgainstBots("swirl", bots="easy", layout="features"),
    "swishbones": lambda: AgainstBots("swishbones", bots="greedy", layout="features", variant="tiny"),
    "swish": lambda: RaceAgainstBots("swish", bots="easy", max_cycles=25),
    "puzzle": lambda: SwishPuzzle(grade="warm-up", layout="features", shaped=True),
}


def choice(env: Any, step: int) -> int:
    legal = env.action_masks().nonzero()[0]
    return int(legal[(5 * step + 2) % len(legal)])


def played(env: Any, steps: int = 400) -> list[Any]:
    """Rewards and observations until the end, by masks alone."""
    found: list[Any] = []
    for step in range(steps):
        seen, gain, over, cut, _ = env.step(choice(env, step))
        found.append((seen["observation"].tolist(), seen["action_mask"].tolist(), gain))
        if over or cut:
            break
    return found


@pytest.mark.parametrize("name", MADE)
def test_the_current_mask_is_public_and_never_empty(name: str) -> None:
    env = MADE[name]()
    seen, _ = env.reset(seed=3)
    over = cut = False
    for step in range(400):
        assert env.action_masks().dtype == np.bool_
        assert seen["action_mask"].tolist() == env.action_mask.tolist() == env.action_masks().astype(int).tolist()
        assert env.observation_space.contains(seen)
        assert seen["action_mask"].any()
        if over or cut:
            break
        seen, _, over, cut, _ = env.step(choice(env, step))
    assert over or cut
    assert cut or seen["action_mask"].all(), "nothing depends on a terminal mask, and an empty one would become NaN"


def test_an_illegal_action_leaves_a_full_mask_too() -> None:
    env = AgainstBots("swirl")
    seen, _ = env.reset(seed=1)
    seen, _, over, _, _ = env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert over
    assert seen["action_mask"].all()


@pytest.mark.parametrize(
    ("make", "callee"),
    [
        (lambda: gymnasium.make("swordfish.envs.gymnasium:swordfish/swirl-v2", frameskip=4), "AgainstBots.__init__"),
        (lambda: RaceAgainstBots("swish", frameskip=4), "RaceAgainstBots.__init__"),
        (lambda: SwishPuzzle(frameskip=4), "SwishPuzzle.__init__"),  # pyright: ignore[reportCallIssue] - on purpose
        (lambda: swirl_v1.env(frameskip=4), "env"),
        (lambda: swish_v0.parallel_env(frameskip=4), "parallel_env"),
    ],
)
def test_an_unknown_keyword_is_refused_in_the_words_of_python(make: Any, callee: str) -> None:
    with pytest.raises(TypeError) as refused:
        make()
    assert f"{callee}() got an unexpected keyword argument 'frameskip'" in str(refused.value)


class Last:
    """A bot that takes the last command there is."""

    asked = 0

    def __init__(self, game: Game | None = None, seat: int = 0, rng: Rng | None = None) -> None:
        self.seat = seat

    def choose(self, view: Any, legal: Sequence[Any], news: Sequence[Any], budget: Budget) -> Any:
        Last.asked += 1
        number = layout("swirl", view.options, "features").numbering.action
        return max(legal, key=lambda command: number(view, 1, command))


def last(seen: dict[str, Any]) -> int:
    """The same as a policy."""
    Last.asked += 1
    return int(np.flatnonzero(seen["action_mask"])[-1])


@pytest.mark.parametrize("player", [Last, Last(), last, [Last]], ids=["class", "object", "policy", "list"])
def test_an_opponent_may_be_a_class_an_object_or_a_policy(player: Any) -> None:
    Last.asked = 0
    env = AgainstBots("swirl", bots=player, layout="features")
    env.reset(seed=2)
    found = played(env)
    assert Last.asked > 5
    twin = AgainstBots("swirl", bots=Last, layout="features")
    twin.reset(seed=2)
    assert found == played(twin)


def idle(seen: dict[str, Any]) -> int:
    """Wait; where nobody can wait, choose the first creature again."""
    return 0


def test_a_policy_races_too_and_may_wait() -> None:
    waiting = RaceAgainstBots("swish", bots=idle, max_cycles=5)
    waiting.reset(seed=1)
    assert [gain for _, _, gain in played(waiting)] == [0.0] * 5


def test_an_illegal_action_of_a_policy_is_its_own_mistake() -> None:
    env = AgainstBots("swirl", bots=idle)
    env.reset(seed=1)  # this seat chooses first
    with pytest.raises(IllegalMove):
        played(env)


def test_rewards_by_places_by_the_win_and_by_the_margin() -> None:
    end = swipe.notation.read("0.3 20.2 20.2 10.3 >0")
    over = Over((1, 1, 3))
    assert [reward("swipe", name)(over, end) for name in REWARDS[:2]] == [[0.5, 0.5, -1.0], [0.5, 0.5, 0.0]]
    assert reward("swipe", "margin")(over, end) == pytest.approx([0.2, 0.2, -0.2])
    assert reward("swipe", "margin")(Over((1, 1, 1)), end) == [0.0, 0.0, 0.0]
    with pytest.raises(BadOptions, match="The rewards are: places, win, margin"):
        AgainstBots("swipe", seats=3, reward="chips")


@pytest.mark.parametrize("game", ["swipe", "swirl", "swishbones"])
def test_a_margin_agrees_with_the_places(game: str) -> None:
    for seed in range(4):
        env = AgainstBots(game, reward="margin", seats=3, variant="printed" if game == "swirl" else "tiny")
        env.reset(seed=seed)
        margin = played(env)[-1][2]
        other = AgainstBots(game, reward="places", seats=3, variant="printed" if game == "swirl" else "tiny")
        other.reset(seed=seed)
        places = played(other)[-1][2]
        assert -1 <= margin <= 1
        assert margin >= 0 if places == 1 else margin <= 0 or places == 0.5, "dice may break a tie in swipe"


@pytest.mark.parametrize("game", ["swirl", "swishbones"])
def test_features_are_small_numbers_and_every_legal_command_has_one_action(game: str) -> None:
    env = AgainstBots(game, layout="features", seats=3)
    numbers, rules = env.setting.numbering, env.setting.rules
    low, high = env.setting.spec.bounds()
    assert (min(low), max(high)) in {(-1, 1), (0, 1)}
    for seed in range(3):
        seen, _ = env.reset(seed=seed)
        over, step = False, 0
        while not over:
            state: Any = env._episode.state  # pyright: ignore[reportPrivateUsage] - to compare with the rules
            legal = rules.legal(state, 0)
            actions = [numbers.action(state, 0, command) for command in legal]
            assert len(set(actions)) == len(legal)
            assert [numbers.command(state, 0, action) for action in actions] == [*legal]
            assert numbers.command(rules.view(state, 0), 0, actions[0]) == legal[0]
            assert env.observation_space.contains(seen)
            seen, _, over, _, info = env.step(choice(env, step))
            assert "illegal" not in info
            step += 1


def won(policy: Any, game: str, games: int) -> float:
    """The share of games won against random, seats alternating."""
    envs = [AgainstBots(game, layout="features", seat=seat) for seat in range(2)]
    total = 0.0
    for number in range(games):
        env, over, gain = envs[number % 2], False, 0.0
        seen, _ = env.reset(seed=number)
        while not over:
            seen, gain, over, _, _ = env.step(policy(seen))
        total += (gain + 1) / 2
    return total / games


@pytest.mark.parametrize("game", ["swirl", "swishbones"])
def test_the_first_slots_are_the_better_ones(game: str) -> None:
    def first(seen: Any) -> int:
        return int(seen["action_mask"].argmax())

    assert won(first, game, 12) > 0.6 > won(last, game, 12)


@pytest.mark.parametrize(
    ("game", "actions"),
    [("swirl", (4 + 3, 4 + 4 + 50)), ("swishbones", (30, PLACE, SWISH))],  # of 23 bones; a place, a bend too early
)
def test_an_empty_slot_is_an_illegal_action(game: str, actions: Sequence[int]) -> None:
    env = AgainstBots(game, layout="features", seat=1)
    for action in actions:
        env.reset(seed=1)
        assert env.step(action)[1:3] == (-1.0, True)


def test_a_fish_begins_where_food_that_fits_is_nearest() -> None:
    env = AgainstBots("swishbones", layout="features", seat=1)
    env.reset(seed=4)
    env.step(0)
    state: Any = env._episode.state  # pyright: ignore[reportPrivateUsage] - to compare with the pond

    def nearest(bearing: int) -> float:
        (x, y), _ = edge(bearing)
        colours = {piece % 4 for piece in state.fish[1].pieces}
        return min(hypot(bone.x - x, bone.y - y) for bone in state.food if bone.piece % 4 not in colours)

    command: Any = env.setting.numbering.command
    order = [command(state, 1, PLACE + slot).bearing for slot in range(360)]
    assert sorted(order) == [*range(360)]
    assert [nearest(bearing) for bearing in order] == pytest.approx(sorted(map(nearest, order)))


def test_layouts_and_styles_are_named() -> None:
    with pytest.raises(BadOptions, match="The layouts are: plain, features"):
        AgainstBots("swirl", layout="pixels")
    with pytest.raises(BadOptions, match="The layouts are: plain\\."):
        AgainstBots("swipe", seats=3, layout="features")
    with pytest.raises(BadOptions, match="The layouts are: plain, features"):
        SwishPuzzle(layout="pixels")
    seen, _ = AgainstBots("swirl", style="rllib").reset(seed=1)
    assert {name: part.dtype for name, part in seen.items()} == {"observations": np.int32, "action_mask": np.float32}


def pickled(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))


WAYS: dict[str, Any] = {"copy": copy.copy, "deepcopy": copy.deepcopy, "pickle": pickled}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", MADE)
def test_a_copy_in_the_middle_of_an_episode_goes_on_as_the_original(name: str, way: str) -> None:
    env = MADE[name]()
    env.reset(seed=6)
    for step in range(2):
        env.step(choice(env, step))
    twin = WAYS[way](env)
    happened = played(twin)
    assert played(env) == happened
    assert env.reset()[0]["observation"].tolist() == twin.reset()[0]["observation"].tolist()


@pytest.mark.parametrize("way", WAYS)
def test_environments_of_pettingzoo_copy_too(way: str) -> None:
    env: Any = swipe_v0.raw_env(seats=3)
    env.reset(seed=1)
    env.step(0)
    twin = WAYS[way](env)
    assert twin.agent_selection == env.agent_selection
    assert twin.last()[0]["observation"].tolist() == env.last()[0]["observation"].tolist()
    twin.step(1)
    assert twin.last()[0]["observation"].tolist() != env.last()[0]["observation"].tolist()
    race: Any = swish_v0.parallel_env()
    race.reset(seed=1)
    race.step({})
    other = WAYS[way](race)
    assert [seen["observation"].tolist() for seen in other.step({})[0].values()] == [
        seen["observation"].tolist() for seen in race.step({})[0].values()
    ]


def test_a_race_that_was_not_reset_says_so() -> None:
    race = swish_v0.parallel_env()
    for env in (race, copy.deepcopy(race)):
        with pytest.raises(IllegalMove, match="reset"):
            env.step({"player_0": 0, "player_1": 0})


def test_a_shaped_reward_follows_the_answer_to_a_puzzle() -> None:
    env = SwishPuzzle(grade="easy", shaped=True)
    env.reset(seed=5)
    given = env.given
    total = 0.0
    for card, way in zip(given.solution, given.orientations, strict=True):
        _, gain, _, _, _ = env.step(4 * card + (way ^ 3))  # the whole answer, turned by 180°
        assert gain == pytest.approx(1 / given.size)
        total += gain
    other = next(card for card in range(len(given.cards)) if card not in given.solution)
    assert env.step(4 * other)[1] == pytest.approx(-1 / given.size)
    assert env.step(64 + other)[1] == pytest.approx(1 / given.size)
    assert env.step(80)[1] == 1.0
    assert total == pytest.approx(1.0)


def test_swipe_is_robbed_by_the_numbers_to_the_left() -> None:
    env = AgainstBots("swipe", seats=3)
    assert env.setting.numbering.command(None, 1, 0) == Swipe(2)
