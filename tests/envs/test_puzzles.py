"""Swish puzzles as an environment: the rules decide what is legal, the solver what is required."""

import copy
from typing import Any

import numpy as np
import pytest

from swordfish.core import BadOptions
from swordfish.envs.swish.features import FEATURES
from swordfish.envs.swish.observation import PUZZLE
from swordfish.envs.swish.puzzles import SwishPuzzle
from swordfish.exact.swish.puzzles import puzzle
from swordfish.games.swish.actions import LIFTS, PROVE
from swordfish.games.swish.cards import ORIENTATIONS
from swordfish.games.swish.model import MOST_CARDS

GRADES = ["warm-up", "easy", "medium", "largest"]


def lays(env: SwishPuzzle) -> list[int]:
    """The actions that lay the answer."""
    given = env.given
    return [ORIENTATIONS * card + way for card, way in zip(given.solution, given.orientations, strict=True)]


@pytest.mark.parametrize("grade", GRADES)
def test_the_required_swish_is_worth_one_point_and_ends_the_episode(grade: str) -> None:
    env = SwishPuzzle(grade=grade)
    env.reset(seed=5)
    for action in lays(env):
        seen, reward, over, cut, _ = env.step(action)
        assert (reward, over, cut) == (0.0, False, False)
        assert seen["action_mask"][PROVE] == 1
    _, reward, over, cut, info = env.step(PROVE)
    assert (reward, over, cut, info) == (1.0, True, False, {})


@pytest.mark.parametrize("grade", GRADES)
def test_any_other_proof_ends_the_episode_without_a_point(grade: str) -> None:
    env = SwishPuzzle(grade=grade)
    env.reset(seed=5)
    for action in lays(env)[1:]:
        env.step(action)
    assert env.step(PROVE)[1:3] == (0.0, True)


def test_slots_show_which_card_completes_the_swish() -> None:
    """In features a few lines solve every easy puzzle: try one card after the other, and go on with what leads on."""
    env = SwishPuzzle(grade="easy", layout="features")
    fields = FEATURES.slices()
    for seed in range(6):
        seen, _ = env.reset(seed=seed)
        tried, gain, over, info = 0, 0.0, False, {}
        while not over:
            _, completes, leads, _ = seen["observation"][fields["ways"]][:4]
            laid = int(seen["observation"][fields["mat"]][: MOST_CARDS + 1].argmax())
            action = 0 if completes or leads else PROVE if laid == 3 else LIFTS if laid else tried
            tried += action == LIFTS
            seen, gain, over, _, info = env.step(action)
        assert (gain, info) == (1.0, {})


def test_every_marked_slot_is_legal_and_no_other() -> None:
    env = SwishPuzzle(grade="easy", layout="features")
    env.reset(seed=1)
    for action in range(PROVE):
        twin = copy.deepcopy(env)
        twin.step(0)
        legal = twin.action_mask[action]
        assert ("illegal" in twin.step(action)[4]) != bool(legal)


def test_a_smaller_swish_is_not_the_largest() -> None:
    """A legal swish, but not the required one: two cards, each the other's inverse."""
    env = SwishPuzzle(grade="largest")
    found = 0
    for seed in range(30):
        seen, _ = env.reset(seed=seed)
        cards = seen["observation"][PUZZLE.slices()["area"]].reshape(16, 2)
        assert seen["observation"][PUZZLE.slices()["wanted"]].tolist() == [0]
        pairs = [
            (one, other)
            for one, (ball, hoop) in enumerate(cards.tolist())
            for other, back in enumerate(cards.tolist())
            if ball and one < other and back == [hoop, ball]
        ]
        if pairs and env.given.size > 2:
            found += 1
            for place in pairs[0]:
                env.step(ORIENTATIONS * place)
            assert env.step(PROVE)[1:3] == (0.0, True)
    assert found


def test_cards_can_be_turned_and_lifted_and_the_mask_says_what_can_be_done() -> None:
    env = SwishPuzzle(grade="easy")
    seen, _ = env.reset(seed=1)
    mat = PUZZLE.slices()["mat"]
    assert seen["action_mask"].sum() == 8 * ORIENTATIONS + 1
    for action, lies in ((2, 3), (1, 2), (LIFTS, 0)):
        assert seen["action_mask"][action] == 1
        seen, *_ = env.step(action)
        assert seen["observation"][mat][0] == lies
    _, reward, over, _, info = env.step(LIFTS)
    assert (reward, over) == (-1.0, True)
    assert info["illegal"].endswith(".")


def test_a_seed_or_a_word_selects_a_puzzle() -> None:
    env, again = SwishPuzzle(), SwishPuzzle()
    first, told = env.reset(seed=7)
    second, also = again.reset(seed=7)
    assert told == also
    assert np.array_equal(first["observation"], second["observation"])
    assert not np.array_equal(env.reset()[0]["observation"], first["observation"])
    env.reset(options={"seed": "rain"})
    assert env.given == puzzle("easy", "rain")


def test_an_episode_without_a_proof_is_truncated() -> None:
    env = SwishPuzzle(max_steps=4)
    env.reset(seed=1)
    ends: list[Any] = [env.step(action)[2:4] for action in (0, 1, 2, 3)]
    assert ends == [(False, False)] * 3 + [(False, True)]


def test_a_puzzle_can_be_rendered() -> None:
    env = SwishPuzzle(render_mode="svg")
    env.reset(seed=1)
    env.step(0)
    assert env.render().startswith("<svg")
    assert SwishPuzzle(render_mode="rgb_array").render().shape[2] == 3
    with pytest.raises(BadOptions, match="There is no level “impossible”"):
        SwishPuzzle(grade="impossible")
