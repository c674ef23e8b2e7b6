"""`swordfish review`, and the command `hint` at a table."""

import json
from pathlib import Path

import pytest

from swordfish.cli import main

LOGS = Path(__file__).parent.parent / "logs"
COUNTED = ["--think", "1000000", "--simulations", "8"]


def test_a_review_lists_every_choice_with_the_same_result_each_time(capsys: pytest.CaptureFixture[str]) -> None:
    typed = ["review", str(LOGS / "swipe-3-2.jsonl"), *COUNTED]
    assert main(typed) == 0
    told = capsys.readouterr().out
    assert "in all, the chance of winning fell by" in told
    assert main([*typed, "--json"]) == main([*typed, "--json"]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first == second
    found = json.loads(first)
    assert all(0 <= each["cost"] <= 1 for each in found)
    assert main([*typed, "--seat", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == [each for each in found if each["seat"] == 1]
    assert main([*typed, "--at", str(found[1]["number"]), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == [found[1]]


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [(["--think", "0"], "millisecond"), (["--seat", "7"], "seat 7"), (["--seat", "0"], "seat 0")],
)
def test_a_mistake_gets_a_sentence(typed: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(LOGS / "swipe-3-2.jsonl"), *typed]) == 2
    assert sentence in capsys.readouterr().err
