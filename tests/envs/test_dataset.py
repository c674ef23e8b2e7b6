"""`swordfish dataset`: records as Parquet, with a data card."""

import json
import os
from importlib import import_module
from math import prod
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


def test_the_file_says_what_it_holds_and_who_played(tmp_path: Path) -> None:
    """Records of `simulate --out` name their bots; the schema has shapes, and metadata for those who come later."""
    words = ["simulate", "swirl", "--seats", "greedy,random", "--games", "2", "--seed", "data", "--jobs", "1"]
    assert main([*words, "--out", str(tmp_path / "games")]) == 0
    files = sorted((tmp_path / "games").iterdir())
    assert [file.name for file in files] == ["000000.jsonl", "000001.jsonl"]
    assert main(["verify", str(files[1])]) == 0
    table = exported(tmp_path, *files)
    assert set(table["player"].to_pylist()) == {"greedy", "random"}
    size = Setting("swirl", {"seats": 2}).spec.size
    assert str(table.schema.field("observation").type).startswith("fixed_size_list<")
    assert table.schema.field("observation").type.list_size == size
    assert {str(table.schema.field(name).type) for name in ("seat", "action", "record")} == {"int32"}
    told = {name.decode(): json.loads(text) for name, text in table.schema.metadata.items()}
    assert {*told} == {"game", "options", "fields", "actions", "versions"}
    assert (told["game"], told["options"]["seats"], told["actions"]) == ("swirl", 2, 175)
    assert sum(prod(field["shape"]) for field in told["fields"]) == size
    assert told["versions"]["rules"] == 2
    mask = os.umask(0)
    os.umask(mask)
    assert (tmp_path / "games.parquet").stat().st_mode & 0o777 == 0o666 & ~mask, "as any other file"


def test_records_with_different_tables_do_not_fit_into_one_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for seats in (2, 3):
        table = Table("swirl", seats=seats, seed=1)
        table.say(table.legal()[0])
        table.save(tmp_path / f"{seats}.jsonl")
    assert (
        main(["dataset", str(tmp_path / "2.jsonl"), str(tmp_path / "3.jsonl"), "-o", str(tmp_path / "x.parquet")]) == 2
    )
    assert "different options" in capsys.readouterr().err
    assert main(["simulate", "swipe", "--batch", "--out", str(tmp_path), "--seats", "random,random"]) == 2
    assert "--out" in capsys.readouterr().err


def test_records_that_cannot_be_exported_are_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "games.parquet"
    both = [str(LOGS / "swipe-3-2.jsonl"), str(LOGS / "swirl-2-1.jsonl")]
    assert main(["dataset", *both, "-o", str(out)]) == 2
    assert capsys.readouterr().err == "A dataset is of one game; these records are of swipe, swirl.\n"
    assert main(["dataset", str(LOGS / "swipe-2-1.jsonl"), "-o", str(out)]) == 2
    assert capsys.readouterr().err == "No player chose anything in these records.\n"
    assert not out.exists()
