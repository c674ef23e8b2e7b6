"""The commands solve, odds and puzzle."""

import io
import json
from pathlib import Path

import pytest

from swordfish.cli import main
from swordfish.exact.swish import count_by_size
from swordfish.exact.swish.puzzles import puzzle
from swordfish.games.swish.cards import deck
from tests.rulebook import ROOT

SIX = "0-4 4-0 3-1 1-5 5-3 2-9"


def test_swishes_are_drawn_largest_first(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", SIX]) == 0
    told = capsys.readouterr().out
    assert [line for line in told.splitlines() if "cards:" in line] == [
        "5 cards: 1, 2, 3, 4, 5",
        "4 cards: 1, 2, 3, 4",
        "3 cards: 3, 4, 5",
        "2 cards: 1, 2",
        "2 cards: 3, 4",
    ]
    assert "│(●)(●) · │" in told


def test_counts_are_json_with_every_size(capsys: pytest.CaptureFixture[str]) -> None:
    cards = " ".join(f"{ball}-{hoop}" for ball, hoop in deck()[20:36])
    assert main(["solve", "--count", "--json", cards]) == 0
    assert json.loads(capsys.readouterr().out) == {str(size): n for size, n in count_by_size(deck()[20:36]).items()}
    assert main(["solve", "--count", SIX]) == 0
    assert "in all: 5" in capsys.readouterr().out


def test_swishes_are_json_with_proofs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "--json", "--size", "4-", *SIX.split()]) == 0
    assert json.loads(capsys.readouterr().out) == [
        {
            "size": 5,
            "cards": [0, 1, 2, 3, 4],
            "orientations": [0, 0, 0, 0, 0],
            "laid": ["0-4", "4-0", "3-1", "1-5", "5-3"],
        },
        {"size": 4, "cards": [0, 1, 2, 3], "orientations": [0, 0, 0, 1], "laid": ["0-4", "4-0", "3-1", "1-3"]},
    ]


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        (["solve", "0-4 7"], "Card 2, “7”, is not a card"),
        (["solve", "0-4 3-3"], "Card 2, “3-3”, is not a card"),
        (["solve", "0-12"], "Card 1, “0-12”, is not a card"),
        (["solve", "--size", "13", "0-4"], "“13” cannot be the size"),
        (["solve", "--size", "6-3", "0-4"], "“6-3” cannot be the size"),
        (["solve", "٠-4"], "Card 1, “٠-4”, is not a card"),
        (["odds", "swish", "--plots", "README.md"], "README.md cannot be written: something with that name"),
        (["odds", "swirl"], "There are no odds for swirl"),
        (["odds", "swish", "0-4"], "you cannot give a position"),
        (["odds", "swish", "--layouts", "1"], "You can deal 2 to 100,000,000 layouts"),
        (["odds", "swish", "--layouts", str(10**20)], "You can deal 2 to 100,000,000 layouts"),
        (["puzzle", "--grade", "absurd"], "There is no level “absurd”"),
        (["puzzle", "--date", "tomorrow"], "“tomorrow” is not a date"),
        (["puzzle", "--date", ""], "“” is not a date"),
        (["puzzle", "--date", "2026-11-22", "--seed", "x"], "give --date or --seed, not both"),
        (["solve", " ".join(f"{ball}-{hoop}" for ball, hoop in deck())], "and at most 1,000,000 are listed"),
    ],
)
def test_a_mistake_gets_a_sentence(typed: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(typed) == 2
    assert sentence in capsys.readouterr().err


def played(typed: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> str:
    """The output of an easy puzzle for these lines."""
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    assert main(["puzzle", "--grade", "easy", "--seed", "a test"]) == 0
    return capsys.readouterr().out


def test_a_puzzle_is_solved(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    answer = " ".join(str(card + 1) for card in puzzle("easy", "a test").solution)
    told = played(f"1 1\n1 01\nnonsense\nhint\n{answer}\n1\n", monkeypatch, capsys)
    assert "the only swish of 3 cards" in told
    assert told.count("Type the numbers of different cards from 1 to 8") == 3
    assert "Right, with one hint" in told


def test_hints_reveal_the_whole_answer_in_the_end(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    given = puzzle("easy", "a test")
    told = played("hint\n" * 8 + "give up\n", monkeypatch, capsys)
    for card in given.solution:
        assert f"Card {card + 1} is part of it." in told
        assert f"Card {card + 1} is" in told or f"Card {card + 1} stays as it lies." in told
    assert "There are no more hints" in told
    assert "It was: " in told


def test_a_wrong_answer_is_called_wrong(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    given = puzzle("easy", "a test")
    wrong = " ".join(str(card + 1) for card in range(8) if card not in given.solution)
    assert "That is not a swish." in played(f"{wrong}\nquit\n", monkeypatch, capsys)


def test_a_puzzle_is_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzle", "--date", "2026-11-22", "--grade", "easy", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["version"], told["grade"], told["seed"], told["size"]) == (1, "easy", "2026-11-22", 3)
    assert len(told["solution"]) == len(told["orientations"]) == 3


@pytest.mark.long
def test_the_page_on_odds_says_what_the_command_says(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "swish", "--plots", str(tmp_path)]) == 0
    told = set(capsys.readouterr().out.splitlines())
    page = (ROOT / "docs" / "lab" / "swish-odds.md").read_text(encoding="utf-8")
    quoted = [line[4:] for line in page.splitlines() if line.startswith("    ") and line.split()[0] in NUMBERED]
    assert len(quoted) > 30
    assert not [line for line in quoted if line not in told]
    for plot in ("sizes.svg", "none.svg", "totals.svg"):
        assert (tmp_path / plot).read_bytes() == (ROOT / "docs" / "lab" / "swish-odds" / plot).read_bytes()


NUMBERED = {*(str(number) for number in range(2, 17)), "all", "Swishes", "size"}


@pytest.mark.long
def test_odds_of_the_printed_deck_are_printed_as_text_and_as_json(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["odds", "swish", "--layouts", "3", "--json", "--plots", str(tmp_path)]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [dealt["cards"] for dealt in told["dealt"]] == [16, 12, 8]
    assert told["no_swish"]["16"]["sets"] == 48934542442
    assert told["minimal"]["3"] == {"kinds": 102, "cards": 518}
    assert (len(told["extremes"]["free"]), len(told["extremes"]["most_swishes"])) == (32, 28)
    assert (tmp_path / "none.svg").read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.long
def test_odds_are_json_with_plots(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    mine, plots = tmp_path / "mine.txt", tmp_path / "plots"
    mine.write_text("0-4 4-0 " * 5 + "1-3 " * 8, encoding="utf-8")
    assert main(["odds", "swish", "--layouts", "3", "--json", "--plots", str(plots), "--deck", str(mine)]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [dealt["cards"] for dealt in told["dealt"]] == [16, 12, 8]
    assert (plots / "none.svg").read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.long
def test_a_custom_deck_has_odds_too(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    mine = tmp_path / "mine.txt"
    mine.write_text("0-4 4-0 " * 5 + "1-3 " * 8, encoding="utf-8")
    assert main(["odds", "swish", "--layouts", "5", "--deck", str(mine)]) == 0
    told = capsys.readouterr().out
    assert "The largest set without a swish has 13 cards" in told
    assert "No way to clear the whole deck" in told
    mine.write_text("0-4 4-4", encoding="utf-8")
    assert main(["odds", "swish", "--deck", str(mine)]) == 2
