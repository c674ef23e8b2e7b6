"""`swordfish dataset`: records as Parquet, with a data card."""

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from swordfish import Table
from swordfish.cli import main
from swordfish.core import Players
from swordfish.envs.episode import Setting
from tests.rulebook import ROOT

parquet: Any = import_module("pyarrow.parquet")
LOGS = ROOT / "tests" / "logs"


def exported(tmp_path: Path, *files: Path) -> Any:
    out = tmp_path / "games.parquet"
    assert main(["dataset", *map(str, files), "-o", str(out)]) == 0
    return parquet.read_table(out)


@pytest.mark.parametrize("game", ["swipe-3-2", "swirl-2-1", "swishbones-2-1", "swish-2-2"])
def test_every_choice_of_a_record_is_a_row(game: str, tmp_path: Path) -> None:
    table = exported(tmp_path, LOGS / f"{game}.jsonl")
    saved = Table.load(LOGS / f"{game}.jsonl")
    setting = Setting.of(saved.game, saved.options)
    found: list[dict[str, Any]] = table.to_pylist()
    assert [row["choice"] for row in found] == [*range(len(found))]
    for row in found:
        assert len(row["observation"]) == setting.spec.size
        assert row["action"] in row["legal"]
        assert -1 <= row["gain"] <= 1
    assert "Names of players are not in it." in (tmp_path / "games.md").read_text(encoding="utf-8")


def test_the_choices_of_a_table_are_found_again(tmp_path: Path) -> None:
    table = Table("swirl", seats=3, seed=4, names=("Ann", "Ben", "Cleo"))
    said: list[tuple[int, str]] = []
    for _ in range(12):
        assert isinstance(table.due, Players)
        seat, command = table.due.seats[0], table.legal()[-1]
        said.append((seat, table.rules.notation.write_command(command)))
        table.say(command)
    table.save(tmp_path / "game.jsonl")
    found = exported(tmp_path, tmp_path / "game.jsonl").to_pylist()
    assert [(row["seat"], row["command"]) for row in found] == said
    assert {row["gain"] for row in found} == {None}
    assert "Ann" not in str(found)


def test_what_cannot_be_exported_is_refused_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "games.parquet"
    both = [str(LOGS / "swipe-3-2.jsonl"), str(LOGS / "swirl-2-1.jsonl")]
    assert main(["dataset", *both, "-o", str(out)]) == 2
    assert capsys.readouterr().err == "A dataset is of one game; these records are of swipe, swirl.\n"
    assert main(["dataset", str(LOGS / "swipe-2-1.jsonl"), "-o", str(out)]) == 2
    assert capsys.readouterr().err == "No player chose anything in these records.\n"
    assert not out.exists()
