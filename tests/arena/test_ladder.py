"""The ladder: which levels meet, which win rates are claimed, which files it writes."""

import json
from pathlib import Path

import pytest

from swordfish.arena.ladder import climb, rungs
from swordfish.arena.plan import ArenaPlan, GameResult, Pairing
from swordfish.arena.results import opened
from swordfish.bots import LEVELS
from swordfish.cli import main
from swordfish.games import GAMES


def test_every_level_meets_the_one_below() -> None:
    for game in GAMES:
        found = [*rungs([game])]
        for table in {rung.table for rung in found}:
            met = [(rung.level, rung.below) for rung in found if rung.table == table]
            assert set(zip([*LEVELS[game]][1:], LEVELS[game], strict=False)) <= set(met)
            assert len(met) == len(set(met))
        assert len({rung.folder for rung in found}) == len(found)


def test_there_is_a_ladder_at_every_table_where_people_choose() -> None:
    """Two players of swipe choose nothing; in swish larger tables are one race more of the same."""
    tables = {game: " ".join(dict.fromkeys(rung.table for rung in rungs([game]))) for game in GAMES}
    assert tables == {"swish": "2 3 4 8", "swishbones": "2 3 4", "swirl": "2 3 4 2×2", "swipe": "3 4 5 6"}
    assert {rung.table for rung in rungs(["swirl"], seats=4)} == {"4", "2×2"}


def test_claims_are_those_of_the_design() -> None:
    bars = {(rung.game, rung.table, rung.level, rung.below): rung.bar for rung in rungs([*GAMES])}
    assert bars["swirl", "2", "best", "medium"] == 0.58
    assert bars["swishbones", "2", "best", "medium"] == 0.7
    assert bars["swish", "2", "hard", "medium"] == bars["swirl", "2", "best", "hard"] == 0.6
    assert bars["swipe", "3", "best", "hard"] == 1 / 3
    assert bars["swirl", "4", "best", "medium"] == 1 / 4
    assert bars["swirl", "2×2", "best", "medium"] == 1 / 2


def results(folder: Path, plan: ArenaPlan, wins: int, rounds: int) -> None:
    """Results in which the first bot won this many rounds and lost the others."""
    with opened(folder, plan) as kept:
        for pairing in plan.pairings(rounds):
            won = pairing.round < wins
            first = pairing.seat if won else 1 - pairing.seat
            kept.add(GameResult(pairing=pairing, places=(1, 2) if first == 0 else (2, 1), length=1))
    assert Pairing(0, 1, 0, 0) in kept.played


@pytest.mark.parametrize(("wins", "rounds", "holds"), [(13, 20, False), (130, 200, True), (118, 200, False)])
def test_a_claim_takes_the_share_and_the_interval(tmp_path: Path, wins: int, rounds: int, holds: bool) -> None:
    """13 of 20 reach the bar but are not significant; 118 of 200 are significant but miss the bar."""
    rung = next(rungs(["swirl"], count=2 * rounds))
    results(tmp_path / rung.folder, rung.plan, wins, rounds)
    climbed = climb(rung, tmp_path, jobs=1)
    assert climbed.games == 2 * rounds
    assert climbed.wins.mean == pytest.approx(wins / rounds)
    assert climbed.holds is holds


def test_a_quick_ladder_prints_and_stores_every_result_and_resumes_where_it_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = [
        "ladder",
        "swipe",
        "--seats",
        "3",
        "--quick",
        "--games",
        "3",
        "--think",
        "1",
        "--jobs",
        "1",
        "--out",
        str(tmp_path),
    ]
    assert main(typed) == 0
    told = capsys.readouterr().out
    for words in ("easy", "medium against easy", "hard against medium", "best against hard", "33.3%", "claim"):
        assert words in told
    kept = json.loads((tmp_path / "ladder.json").read_text(encoding="utf-8"))
    assert [each["rung"]["plan"]["bots"] for each in kept["climbed"]] == [
        ["medium", "easy"],
        ["hard", "medium"],
        ["best", "hard"],
    ]
    assert (tmp_path / "ladder.svg").read_text(encoding="utf-8").startswith("<svg")
    before = {path: path.read_bytes() for path in tmp_path.rglob("results.jsonl")}
    assert [text.count(b"\n") for text in before.values()] == [1 + 3] * 3, "a level is alone, never the one below it"
    assert main([*typed, "--json"]) == 0
    assert {path: path.read_bytes() for path in tmp_path.rglob("results.jsonl")} == before
    assert json.loads(capsys.readouterr().out)["climbed"] == kept["climbed"]


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        (["whist"], "whist"),
        (["swirl", "--games", "0"], "At least one game"),
        (["swirl", "--think", "0"], "millisecond"),
        (["swirl", "--jobs", "0"], "not 0"),
        (["swirl", "--seats", "7"], "no table with 7 players"),
    ],
)
def test_a_bad_argument_gets_a_sentence_and_writes_no_file(
    typed: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["ladder", *typed, "--out", str(tmp_path / "new")]) == 2
    assert sentence in capsys.readouterr().err
    assert not (tmp_path / "new").exists()
