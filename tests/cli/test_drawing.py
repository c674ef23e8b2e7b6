"""`swordfish draw`."""

from pathlib import Path

import pytest

from swordfish import Table
from swordfish.cli import main
from swordfish.core import states
from swordfish.draw import svg


@pytest.fixture
def record(tmp_path: Path) -> Path:
    table = Table("swipe", seats=3, seed=7, names=("Anna", "Bruno", "Chiara"))
    for _ in range(5):
        table.say(table.legal()[0])
    table.save(tmp_path / "game.jsonl")
    return tmp_path / "game.jsonl"


def test_draws_the_end_of_the_record_into_a_file(record: Path, capsys: pytest.CaptureFixture[str]):
    out = record.with_name("end.svg")
    assert main(["draw", str(record), "-o", str(out)]) == 0
    table = Table.load(record)
    assert out.read_text(encoding="utf-8") == svg("swipe", table.state, names=table.names)
    last = len(table.log)
    assert capsys.readouterr().out == f"The table after event {last} of {last} is drawn in {out}.\n"


def test_draws_a_moment_as_a_seat_sees_it(record: Path, capsys: pytest.CaptureFixture[str]):
    assert main(["draw", str(record), "--at", "2", "--seat", "2", "--theme", "dark"]) == 0
    table = Table.load(record)
    moment = [*states(table.rules, table.options, table.log)][2]
    assert capsys.readouterr().out == svg("swipe", moment, 1, theme="dark", names=table.names)


@pytest.mark.parametrize(
    ("flags", "sentence"),
    [
        (["--at", "-1"], "There is no moment -1 in this record"),
        (["--at", "1000"], "There is no moment 1,000 in this record"),
        (["--seat", "4"], "There is no seat 4 at this table: they are numbered from 1 to 3."),
        (["--seat", "-1"], "There is no seat -1 at this table"),
        (["-o", "no/such/folder/x.svg"], "no/such/folder/x.svg cannot be written: no such file or folder."),
        (["-o", ""], ". cannot be written: "),
    ],
)
def test_says_in_a_sentence_what_it_cannot_draw(
    record: Path, capsys: pytest.CaptureFixture[str], flags: list[str], sentence: str
):
    assert main(["draw", str(record), *flags]) == 2
    told = capsys.readouterr()
    assert told.err.startswith(sentence)
    assert told.err.count("\n") == 1
    assert not told.out


def test_a_picture_that_cannot_be_drawn_leaves_the_old_file(record: Path):
    out = record.with_name("old.svg")
    out.write_text("old")
    assert main(["draw", str(record), "--at", "1000", "-o", str(out)]) == 2
    assert out.read_text() == "old"


@pytest.mark.parametrize("command", ["draw", "replay"])
def test_a_damaged_record_is_reported_in_a_sentence(command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    table = Table("swish", seats=1, seed=7)
    table.say("call 0", "lay 3.1")
    path = tmp_path / "game.jsonl"
    table.save(path)
    told = path.read_text(encoding="utf-8")
    path.write_text(told.replace('{"type":"Laid","seat":0,"place":3', '{"type":"Laid","seat":0,"place":99'))
    assert main([command, str(path)]) == 2
    assert capsys.readouterr().err == "Line 4 (event 2) does not match: nobody could choose that.\n"
