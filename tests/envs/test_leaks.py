"""Permute what is hidden, behind every interface and in all four games: no player sees a change.

Hidden are the other hands and the deck of swirl, and everywhere future draws. Pictures are not tested: they are for
the owner of the table.
"""

import random
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest

from swordfish.core import Luck, State, open_seed
from swordfish.envs.episode import Episode, Setting
from swordfish.envs.gymnasium import AgainstBots, RaceAgainstBots
from swordfish.envs.openspiel import TYPES
from swordfish.envs.pettingzoo import swipe_v0, swirl_v1, swish_v0, swishbones_v0

WORLDS = 4
TURNS = [(swipe_v0, 3), (swirl_v1, 3), (swishbones_v0, 2)]


def permuted(setting: Setting, episode: Episode, seat: int) -> Iterator[State]:
    """Replace the world behind the seat's view by others, with other future draws; then restore the true one."""
    true, luck = episode.state, episode.__dict__["_luck"]
    view = setting.rules.view(true, seat)
    for number in range(WORLDS):
        other = Luck(open_seed(f"another world {number}"))
        episode.state = setting.rules.imagine(view, seat, other(0))
        episode.__dict__["_luck"] = other
        yield episode.state
    episode.state, episode.__dict__["_luck"] = true, luck


def check(setting: Setting, episode: Episode, seat: int, look: Callable[[], Any]) -> int:
    """Check that the result of `look` does not depend on the world; returns the number of other worlds."""
    seen, true = look(), episode.state
    others = 0
    for world in permuted(setting, episode, seat):
        others += world != true
        np.testing.assert_equal(look(), seen)
    return others


def any_legal(chance: random.Random, seen: Any) -> int:
    return chance.choice(np.flatnonzero(seen["action_mask"]).tolist())


@pytest.mark.parametrize(("module", "seats"), TURNS, ids=lambda value: getattr(value, "__name__", "")[-14:])
def test_in_pettingzoo(module: Any, seats: int) -> None:
    env, chance, others = module.raw_env(seats=seats), random.Random(1), 0
    env.reset(seed=1)
    while not any(env.terminations.values()):
        for seat, agent in enumerate(env.agents):

            def look(agent: str = agent) -> Any:
                return env.observe(agent), env.infos[agent]

            others += check(env.setting, env._episode, seat, look)
        env.step(any_legal(chance, env.observe(env.agent_selection)))
    assert (others > 0) == (module is swirl_v1), "only swirl hides anything on the table"


def test_in_the_race_of_pettingzoo() -> None:
    env: Any = swish_v0.parallel_env(seats=3, max_cycles=60)
    chance = random.Random(1)
    seen, _ = env.reset(seed=1)
    while env.agents:
        for seat in range(3):
            check(env.setting, env._race.episode, seat, lambda: (env._all_see(), env.state()))
        seen, *_ = env.step({agent: any_legal(chance, seen[agent]) for agent in env.agents})


@pytest.mark.parametrize("game", ["swipe", "swirl", "swishbones", "swish"])
def test_in_gymnasium(game: str) -> None:
    env: Any = RaceAgainstBots(game, max_cycles=60) if game == "swish" else AgainstBots(game, seats=3, seat=1)
    chance, others, done = random.Random(1), 0, False
    seen, _ = env.reset(seed=1)
    while not done:
        others += check(env.setting, env._episode, env.seat, env._seen)
        seen, _, over, cut, _ = env.step(any_legal(chance, seen))
        done = over or cut
    assert (others > 0) == (game == "swirl")


@pytest.mark.parametrize("game", TYPES)
def test_in_openspiel(game: str) -> None:
    """In OpenSpiel a world is a history: another one with the same text gives the same tensors and actions."""
    limit = ",most_throws=9" if game == "swipe" else ""
    state = pyspiel.load_game(f"swordfish_{game}(players=3{limit})").new_initial_state()
    chance, others = random.Random(1), 0
    while not state.is_terminal():
        for player in range(3) if not state.move_number() % 4 else ():
            again = state.resample_from_infostate(player, chance.random)
            others += str(again) != str(state)
            for told in ("information_state_string", "information_state_tensor", "observation_string"):
                assert getattr(again, told)(player) == getattr(state, told)(player)
            assert again.observation_tensor(player) == state.observation_tensor(player)
            if state.current_player() in (player, pyspiel.PlayerId.CHANCE):
                assert again.current_player() == state.current_player()
            if state.current_player() == player:
                assert again.legal_actions() == state.legal_actions()
        state.apply_action(chance.choice(state.legal_actions()))
    assert (others > 0) == (game == "swirl")
