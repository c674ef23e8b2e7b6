"""`swordfish simulate --batch`: the games that have bots in batch, and a sentence for the others."""

import json
from pathlib import Path

import pytest

from tests.command import swordfish

SEATS = {"swipe": "medium,random,random", "swirl": "greedy,random"}


@pytest.mark.parametrize("game", [pytest.param("swipe"), pytest.param("swirl", marks=pytest.mark.long)])
def test_bots_that_play_arrays_are_simulated_in_batch(game: str, tmp_path: Path) -> None:
    args = ["simulate", game, "--seats", SEATS[game], "--games", "200", "--seed", "5", "--batch"]
    run = swordfish(*args, "--json", home=tmp_path)
    assert run.returncode == 0, run.stderr
    found = json.loads(run.stdout)
    assert (found["games"], found["players"]) == (200, SEATS[game].split(","))
    assert abs(sum(found["wins"]) - 1) < 1e-6
    assert found["wins"][0] > 1 / len(found["wins"])
    assert all(low <= share <= high for share, (low, high) in zip(found["wins"], found["wins_interval"], strict=True))


@pytest.mark.parametrize(("game", "seats"), [("swish", "easy,easy"), ("swirl", "hard,random")])
def test_a_game_without_bots_in_batch_gets_a_sentence(game: str, seats: str, tmp_path: Path) -> None:
    run = swordfish("simulate", game, "--seats", seats, "--games", "2", "--batch", home=tmp_path)
    assert (run.returncode, run.stdout) == (2, "")
    assert "batch" in run.stderr
    assert run.stderr.count("\n") == 1
