"""The command line: as a real process, and for help and refusals in this one."""

import io
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeAlias

import pytest

from swordfish import Table, __version__
from swordfish.cli import main
from swordfish.core import Rewound
from tests.command import swordfish
from tests.rulebook import ROOT
from tests.waiting import LONG

Command: TypeAlias = Callable[..., tuple[int, str, str]]


@pytest.fixture
def command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """Run a command in this process, which saves half a second each: its exit code, output and errors."""
    monkeypatch.setenv("SWORDFISH_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setattr(sys, "stdin", io.StringIO())

    def run(*args: str) -> tuple[int, str, str]:
        with ThreadPoolExecutor(1) as thread:  # in this thread a browser's event loop may be running
            try:
                code = thread.submit(main, args).result()
            except SystemExit as end:
                code = int(end.code or 0)
        said = capsys.readouterr()
        return code, said.out, said.err

    return run


def saved(home: Path) -> Path:
    [path] = (home / "games").glob("*.jsonl")
    return path


def test_a_whole_game_is_played_by_typing_numbers_and_verifies(tmp_path: Path) -> None:
    run = swordfish(
        "play", "swipe", "--auto-throw", "--seats", "you,random,random", "--seed", "7", typed="1\n" * 400, home=tmp_path
    )
    assert run.returncode == 0, run.stderr
    assert "1) take a chip from Nemo (chips 2, dice 2)  [=1]" in run.stdout
    assert "Player swipes a chip from Nemo." in run.stdout
    assert "  The game is over." in run.stdout.splitlines(), "the last event passes the turn to nobody"
    assert "\x1b" not in run.stdout, "plain text in a pipe"
    told = swordfish("verify", str(saved(tmp_path)), home=tmp_path)
    assert told.returncode == 0
    assert "events follow from the seed" in told.stdout
    assert "given by hand" in told.stdout


def test_choices_are_typed_by_number_or_notation_and_mistakes_get_a_sentence(tmp_path: Path) -> None:
    typed = "9\nnobody\n=0\n\n=2\n"
    run = swordfish(
        "play", "swipe", "--auto-throw", "--seats", "you,random,random", "--seed", "7", typed=typed, home=tmp_path
    )
    for sentence in ("There is no such seat", "“nobody” is not a choice", "You cannot take from yourself"):
        assert sentence in run.stdout
    assert "Player swipes a chip from Coral." in run.stdout


def test_bots_have_the_names_of_the_catalogue_and_are_introduced(tmp_path: Path) -> None:
    play = ("play", "swipe", "--auto-throw", "--seed", "7", "--seats")
    run = swordfish(*play, "you,easy,easy,random", typed="quit\n", home=tmp_path)
    assert "Magpie swipes from anyone, just as it feels today." in run.stdout
    assert "Nemo swipes from anyone, just as it feels today." in run.stdout
    assert "Coral is a bot (random)." in run.stdout
    assert Table.load(saved(tmp_path)).names == ("Player", "Magpie", "Nemo", "Coral")


def test_a_hint_names_the_best_bots_choice_and_only_for_a_person_who_plays_alone(tmp_path: Path) -> None:
    play = ("play", "swipe", "--auto-throw", "--seed", "7", "--seats")
    run = swordfish(*play, "you,random,random", typed="hint\nquit\n", home=tmp_path)
    assert re.search(r"The best bot would choose: take a (chip|die) from (Nemo|Coral) .*\(=\d\)", run.stdout), (
        run.stdout
    )
    run = swordfish(*play, "you,you,random", typed="hint\nquit\n", home=tmp_path)
    assert "You get hints only when you play against bots alone." in run.stdout
    assert "The best bot would choose" not in run.stdout


def test_undo_save_quit_and_resume(tmp_path: Path) -> None:
    copy = tmp_path / "copy.jsonl"
    typed = f"undo\n1\nundo\n=2\nsave {copy}\n?\nrules\nquit\n"
    run = swordfish(
        "play", "swipe", "--auto-throw", "--seats", "you,random,random", "--seed", "1", typed=typed, home=tmp_path
    )
    assert run.returncode == 0
    for sentence in ("There is nothing to undo.", "Undone.", f"saved in {copy}", "Throw all your dice"):
        assert sentence in run.stdout
    assert f"swordfish play --resume {saved(tmp_path)}" in run.stdout
    assert Table.load(copy).log == Table.load(saved(tmp_path)).log
    again = swordfish("play", "--auto-throw", "--resume", str(copy), typed="1\n" * 400, home=tmp_path)
    assert "The game is over." in again.stdout
    assert Table.load(copy).places is not None
    last = swordfish("play", "--resume", typed="", home=tmp_path)
    assert last.returncode == 0
    assert f"--resume {saved(tmp_path)}" in last.stdout


@pytest.mark.parametrize(
    ("game", "seats", "typed"),
    [("swipe", "you,random,random", "1\nundo\nquit\n"), ("swirl", "you,random", "1\n1\nundo\nquit\n")],
)
def test_undo_goes_back_past_no_throw_and_no_card_of_a_bot(game: str, seats: str, typed: str, tmp_path: Path) -> None:
    run = swordfish("play", game, "--auto-throw", "--seats", seats, "--seed", "7", typed=typed, home=tmp_path)
    assert run.returncode == 0
    assert "You cannot undo that" in run.stdout
    assert "Undone." not in run.stdout
    assert not any(isinstance(entry.event, Rewound) for entry in Table.load(saved(tmp_path)).log)


def _heed_ctrl_c() -> None:
    """Undo an inherited "ignore SIGINT": a shell sets it for the jobs it starts in the background."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_ctrl_c_leaves_cleanly_and_says_how_to_resume(tmp_path: Path) -> None:
    with subprocess.Popen(
        [
            sys.executable,
            "-u",
            "-m",
            "swordfish",
            "play",
            "swipe",
            "--auto-throw",
            "--seats",
            "you,random,random",
            "--seed",
            "7",
        ],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "SWORDFISH_HOME": str(tmp_path), "PYTHONIOENCODING": "utf-8"},
        preexec_fn=_heed_ctrl_c,
    ) as game:
        assert game.stdout is not None
        said = b""
        while b"your choice" not in said:
            said += game.stdout.read(1)
        game.send_signal(signal.SIGINT)
        rest, errors = game.communicate(timeout=LONG)
    assert game.returncode == 130
    assert b"swordfish play --resume" in rest
    assert b"Traceback" not in errors
    assert Table.load(saved(tmp_path)).places is None


def test_a_hand_is_cleared_before_the_next_person_looks_and_the_news_are_printed_again(tmp_path: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "swordfish", "play", "swirl", "--seats", "you,you", "--seed", "1"],
        input="crab\n\nfish\n\n1\n\n",
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={
            **os.environ,
            "SWORDFISH_HOME": str(tmp_path),
            "PYTHONIOENCODING": "utf-8",
            "FORCE_COLOR": "1",
            "TERM": "xterm",
        },
        timeout=LONG,
        check=False,
    )
    screens = run.stdout.split("\x1b[2J")
    assert [screen.count("Your cards:") for screen in screens] == [2, 1, 1], "nothing is hidden before the deal"
    assert [screen.count("Player 1 plays: ") for screen in screens] == [0, 1, 1]


def test_replay_prints_every_event_and_the_places(tmp_path: Path) -> None:
    path = ROOT / "tests" / "logs" / "swipe-3-2.jsonl"
    run = swordfish("replay", str(path), home=tmp_path)
    assert run.returncode == 0
    assert re.search(r"^ +0 +0\.000 s  The dice show: ", run.stdout, re.MULTILINE)
    assert re.search(r"^1\. Seat [1-3]$", run.stdout, re.MULTILINE)
    told = [line for line in run.stdout.splitlines() if re.match(r" *\d+ +[\d.]+ s  ", line)]
    assert told[-1].endswith("  The game is over.")
    step = swordfish("replay", str(path), "--step", home=tmp_path)
    assert step.stdout.count("centre  ") > 100


def test_simulate_prints_one_object_with_shares_that_add_up(tmp_path: Path) -> None:
    args = ["simulate", "swipe", "--seats", "random,random,random", "--games", "60", "--seed", "5", "--json"]
    one = json.loads(swordfish(*args, "--jobs", "1", home=tmp_path).stdout)
    two = json.loads(swordfish(*args, "--jobs", "2", home=tmp_path).stdout)
    assert one == two, "the same games on any number of cores"
    assert one["games"] == 60
    assert len(one["wins"]) == 3
    assert abs(sum(one["wins"]) - 1) < 1e-9
    assert all(low <= share <= high for share, (low, high) in zip(one["wins"], one["wins_interval"], strict=True))
    assert one["length_interval"][0] < one["length"] < one["length_interval"][1]
    table = swordfish(*args[:-1], home=tmp_path)
    assert "95% interval" in table.stdout
    assert "wins of Seat 3 (random)" in table.stdout
    rolled = one["measures"]["rolled-off"]
    assert rolled["share"]
    assert f"{rolled['mean']:.2%}" in table.stdout


def test_simulate_plays_with_options_and_variants(tmp_path: Path) -> None:
    args = ["simulate", "swipe", "--seats", "random,random", "--games", "10", "--seed", "5", "--json"]
    tiny = json.loads(swordfish(*args, "--variant", "tiny", "--set", "most_throws=2", home=tmp_path).stdout)
    assert tiny["length"] < 20


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["play", "chess"], "There is no game called “chess”. The games are: "),
        (["play", "swipe", "--seats", "you"], "Swipe is for 2 to 6 players, not 1."),
        (["play", "swipe", "--seats", "you,genius"], "There is no bot called “genius” for swipe."),
        (["play", "swipe", "--set", "chips"], "“chips” sets nothing; write OPTION=VALUE"),
        (["play", "swipe", "--set", "chips=3"], "players need at least"),
        (["play", "swipe", "--set", "colour=red"], "there is no “colour”"),
        (["play", "swipe", "--variant", "huge"], "There is no variant called “huge”."),
        (["play", "--resume"], "There is no unfinished game"),
        (["play", "--resume", "nowhere.jsonl"], "nowhere.jsonl cannot be read: no such file or folder."),
        (["simulate", "swipe", "--seats", "you,random"], "Only bots can sit here"),
        (["simulate", "swipe", "--games", "0"], "At least one game must be played, not 0."),
        (["simulate", "swipe", "--jobs", "0"], "At least one core must work, not 0."),
        (["simulate", "swipe", "--games", "many"], "'many' is not a whole number"),
        (["replay", "pyproject.toml"], "pyproject.toml is not a swordfish record"),
        (["verify", "/dev/null"], "/dev/null is empty"),
        (["rules", "go"], "There is no game called “go”."),
        (["replay", "tests/logs/swipe-3-5.jsonl", "--lang", "tlh"], "'tlh' is not a choice"),
        (
            ["play", "swipe", "--seats", "you,random", "--set", "seats=3"],
            "3 seats were asked for, but 2 players were named.",
        ),
        (["play", "swipe", "--save", "nowhere/game.jsonl"], "nowhere/game.jsonl cannot be written: no such file"),
        (["play", "swipe", "--name", "Ann\x1b[2J"], "A name has a character that cannot be shown."),
        (["play", "swirl", "--deck", "/dev/null"], "/dev/null has no line with a card."),
        (["play", "swirl", "--creature", "unicorn"], "There is no creature “unicorn”."),
        (
            ["play", "--resume", "tests/logs/swipe-3-5.jsonl", "--seats", "you"],
            "3 seats were asked for, but one player was named.",
        ),
        (["dance"], "'dance' is not a choice"),
        (["--lang", "tlh", "rules"], "'tlh' is not a choice"),
    ],
)
def test_bad_input_gets_one_sentence_and_status_2(
    args: list[str], sentence: str, tmp_path: Path, command: Command
) -> None:
    code, out, errors = command(*args)
    assert (code, out) == (2, "")
    assert sentence in errors
    assert errors.count("\n") == 1
    assert [*tmp_path.rglob("*.jsonl")] == [], "nothing changed"


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (
            ["play", "swipe", "--set", "chips=abc"],
            "Diese Einstellungen gehen nicht: „chips“ muss eine ganze Zahl sein.",
        ),
        (["play", "swipe", "--set", "foo=1"], "Diese Einstellungen gehen nicht: „foo“ gibt es nicht."),
        (["play", "swipe", "--set", "chips=" + "[" * 50_000], "„chips“ muss eine ganze Zahl sein."),
        (["verify", "lacking.jsonl"], "lacking.jsonl, Zeile 1: „rules“ fehlt."),
        (["verify", "nowhere.jsonl"], "lässt sich nicht lesen: Diese Datei oder diesen Ordner gibt es nicht."),
        (["simulate", "swipe", "--games", "viele"], "'viele' ist keine ganze Zahl"),
        (["serve", "--bot-pace", "bald"], "'bald' ist keine Zahl"),
        (["serve", "--port", "99999"], "Ein Port ist eine Zahl von 0 bis 65535."),
        (["serve", "--port", "0", "--store", "lacking.jsonl"], "kein Speicher von swordfish: Es ist keine Datenbank."),
        (
            ["join", "http://127.0.0.1:1/t/X"],
            "127.0.0.1:1 ist nicht zu erreichen: Dort nimmt niemand die Verbindung an.",
        ),
    ],
)
def test_errors_of_libraries_get_our_own_sentences(
    args: list[str], sentence: str, tmp_path: Path, command: Command
) -> None:
    lacking: dict[str, object] = {"swordfish": 1, "game": "swipe", "options": {}, "commitment": ""}
    (tmp_path / "lacking.jsonl").write_text(json.dumps(lacking) + "\n{}", encoding="utf-8")
    placed = [str(tmp_path / word) if word.endswith(".jsonl") else word for word in args]
    code, out, errors = command("--lang", "de", *placed)
    assert (code, out) == (2, "")
    assert sentence in errors
    assert errors.count("\n") == 1


def test_play_without_a_game_asks_for_one_and_the_end_of_the_input_is_no_traceback(tmp_path: Path) -> None:
    for args in (["play"], ["--lang", "en", "play"], ["--lang=en", "play"]):
        run = swordfish(*args, typed="1" * 5000 + "\n", home=tmp_path)
        assert "Which game?" in run.stdout
        assert "Type a number from 1 to 4, or a name." in run.stdout
        assert (run.returncode, run.stderr.strip()) == (2, "There was nothing more to read, so no game was started.")


def test_any_typed_line_gets_a_sentence(tmp_path: Path) -> None:
    for game in ("swipe", "swirl"):
        run = swordfish(
            "play", game, "--auto-throw", "--seed", "7", typed="9" * 5000 + "\n[/x]\n", home=tmp_path / game
        )
        assert run.stdout.count("is not a choice in") == 2
        assert (run.returncode, run.stderr) == (0, "")


def test_names_are_shown_as_they_are(tmp_path: Path) -> None:
    args = ["play", "swipe", "--auto-throw", "--seats", "you,random,random", "--seed", "7", "--name", "[/x] :fish:"]
    run = swordfish(*args, typed="1\n", home=tmp_path)
    assert "[/x] :fish: swipes a chip from Nemo." in run.stdout
    assert (run.returncode, run.stderr) == (0, "")


def test_an_encoding_without_a_character_shows_question_marks(tmp_path: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "swordfish", "play", "swipe", "--auto-throw", "--seed", "7"],
        input=b"\xff\n",
        capture_output=True,
        env={**os.environ, "SWORDFISH_HOME": str(tmp_path), "PYTHONIOENCODING": "ascii"},
        timeout=LONG,
        check=False,
    )
    assert (run.returncode, run.stderr) == (0, b"")
    assert b"take a chip from Nemo" in run.stdout


def test_a_replay_of_nonsense_gets_one_sentence(tmp_path: Path) -> None:
    lines = (ROOT / "tests" / "logs" / "swirl-2-1.jsonl").read_text().splitlines()
    number = next(at for at, line in enumerate(lines) if "CardPlayed" in line)
    lines[number] = '[0,{"type":"CardPlayed","seat":0,"card":999}]'
    (tmp_path / "game.jsonl").write_text("\n".join(lines))
    run = swordfish("replay", str(tmp_path / "game.jsonl"), home=tmp_path)
    assert run.returncode == 2
    assert run.stderr.endswith(f"line {number + 1}: this cannot have happened at that point.\n")


def test_simulate_seats_as_many_bots_as_the_options_say(tmp_path: Path) -> None:
    run = swordfish("simulate", "swirl", "--variant", "teams", "--games", "2", "--seed", "1", "--json", home=tmp_path)
    assert len(json.loads(run.stdout)["wins"]) == 4


def test_a_path_that_cannot_be_written_gets_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    run = swordfish("play", "swipe", home=tmp_path / "file")
    assert run.returncode == 2
    assert "cannot be written" in run.stderr
    assert "Traceback" not in run.stderr


def test_help_version_rules_and_completion(tmp_path: Path, command: Command) -> None:
    assert swordfish("--version", home=tmp_path).stdout == f"swordfish {__version__}\n"
    assert "examples:" in command("--help")[1]
    for name in ("play", "rules", "replay", "verify", "simulate", "completion"):
        assert "example" in command(name, "--help")[1]
    assert "Super Swipe" in command("rules", "swipe")[1]
    assert "swipe: roll dice" in command("rules")[1]
    for shell in ("bash", "zsh"):
        assert "simulate" in command("completion", shell)[1]


def test_a_closed_output_pipe_is_no_error(tmp_path: Path) -> None:
    command = f"{sys.executable} -m swordfish replay tests/logs/swipe-3-2.jsonl --step | head -n 1"
    run = subprocess.run(command, shell=True, capture_output=True, text=True, cwd=ROOT, check=False)
    assert "Traceback" not in run.stderr
