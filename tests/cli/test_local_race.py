"""swish in the terminal: the board, its input, the stopwatch, and bots that do not wait."""

import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from rich.console import Console

from swordfish import cli
from swordfish.cli.boards import swish as board
from swordfish.cli.boards.swish import bests
from swordfish.cli.boards.swish.race import SwishRace
from swordfish.cli.local_race import Typed, stopwatch
from swordfish.cli.records import fold
from swordfish.cli.screen import Screen
from swordfish.core import BadNotation, Refusal
from swordfish.games import swish
from swordfish.games.swish import chooser
from swordfish.games.swish.cards import Card
from swordfish.games.swish.model import Call, Lay, Lift, Limit, NoSwish, Options, Prove, State, TakeBack
from swordfish.games.swish.solitaire import Result
from swordfish.table import AnyTable, Table
from tests.games.swish.sitting import PAIR, Sitting, dead, table


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SWORDFISH_HOME", str(tmp_path))
    return tmp_path


def shown(view: State, seat: int | None = 0) -> str:
    """The board as plain text, without any colour."""
    console = Console(file=io.StringIO(), width=100, color_system=None)
    console.print(board.picture(view, seat, ("Ann", "Bo"), "en"))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_ball_and_hoop_differ_without_colour() -> None:
    lines = shown(table(PAIR)).splitlines()

    assert lines[0].startswith("┌ a1 ─────┐ ┌ a2 ─────┐ ┌ a3 ─────┐ ┌ a4 ─────┐")
    assert lines[1].startswith("│ ·  ●  · │ │ · ( ) · │ │ ●  ·  · │")
    assert lines[2].startswith("│ · ( ) · │ │ ·  ●  · │ │( ) ·  · │")
    assert max(map(len, lines[:24])) < 80


def test_the_mat_shows_which_balls_lie_in_which_hoops() -> None:
    sitting = Sitting(table(PAIR))
    sitting.say(0, "call 0", "lay 0.0", "lay 1.0", "lay 2.0", "lay 6.0")

    text = shown(sitting.state)

    assert "Ann proves:" in text
    assert "│!●!(●) · │" in text, "two balls in the corner, a ball in its hoop"
    assert "a1 ▲" in text


def test_an_empty_place_is_empty_and_words_and_waits_are_shown() -> None:
    sitting = Sitting(table((*PAIR, Card(7, 10), Card(10, 7))))
    sitting.say(1, "call 0", "prove")
    sitting.say(0, "call 0", "lay 0.0", "lay 1.0", "prove")
    sitting.say(0, "no 1")

    text = shown(sitting.state)

    assert "a1" not in text.splitlines()[0]
    assert "Ann: 2  says there is no swish" in text
    assert "Bo: 0  cannot call yet" in text


def test_a_line_may_hold_a_whole_proof() -> None:
    view = table(PAIR)
    view = replace(view, area=(replace(view.area[0], orientation=2), *view.area[1:]), layout=3)
    legal = swish.legal(view, 0)

    assert board.read("s a1 b3h -b3 p", view, 0, legal) == (Call(3), Lay(0, 2), Lay(6, 1), Lift(6), Prove())
    assert board.read("A1V a1t", view, 0, legal) == (Lay(0, 0), Lay(0, 3)), "flips add up"
    assert board.read("n", view, 0, legal) == (NoSwish(3),)
    assert board.read("back", view, 0, legal) == (TakeBack(3),)
    assert board.read("1", view, 0, legal) == (legal[0],)
    assert board.read("=lay 5.2", view, 0, legal) == (Lay(5, 2),)
    for text in ("e1", "a5", "a1x", "hello", "=hello"):
        with pytest.raises(BadNotation):
            board.read(text, view, 0, legal)


def test_every_choice_has_a_label() -> None:
    sitting = Sitting(table(PAIR))
    labels = [board.label(sitting.state, 0, command, (), "en") for command in swish.legal(sitting.state, 0)]
    assert labels == ["call a swish", "say that there is no swish"]
    sitting.say(0, "call 0", "lay 0.1")
    labels = [board.label(sitting.state, 0, command, (), "en") for command in swish.legal(sitting.state, 0)]
    assert len(set(labels)) == len(labels)
    assert "take a1 back" in labels


class Script(Typed):
    """Lines with the times at which they are typed; waiting for one advances the clock."""

    def __init__(self, lines: list[tuple[int, str]]) -> None:
        self.lines, self.now = lines, 0

    def within(self, seconds: float | None) -> str | None:
        until = None if seconds is None else self.now + round(seconds * 1000)
        if not self.lines and until is None:
            raise EOFError
        if self.lines and (until is None or self.lines[0][0] <= until):
            at, line = self.lines.pop(0)
            self.now = max(self.now, at)
            return line
        assert until is not None
        self.now = max(self.now + 1, until)
        return None


class Scripted(SwishRace):
    def __init__(self, script: Script, *args: Any, **more: Any) -> None:
        self.script = script
        super().__init__(*args, typed=script, **more)

    def clock(self) -> int:
        return self.script.now


def sit(played: AnyTable, lines: list[tuple[int, str]], home: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """The output of a game in which these lines are typed at these times."""
    race = Scripted(Script(lines), played, home / "game.jsonl", Screen(), "seed", fresh=True)
    assert race.run() == 0
    return capsys.readouterr().out


def lay(state: State) -> Iterator[str]:
    """The first swish, as a person would type it."""
    for layer in chooser.swish_of(state, 0):
        flip = "_hvt"[layer.orientation ^ state.area[layer.place].orientation].strip("_")
        yield f"{'abcd'[layer.place // 4]}{layer.place % 4 + 1}{flip}"


def test_bots_call_after_a_while_and_prove(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    played = Table("swish", seed=1, seats=2, names=("Ann", "Bo"), players=("you", "random"))

    text = sit(played, [(300_000, "q")], home, capsys)

    assert "Bo calls: swish!" in text
    assert "Swish! Bo takes" in text
    assert played.log[1].at >= 8_000


def test_a_person_can_be_faster_and_can_be_wrong(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    played = Table("swish", seed=1, seats=2, names=("Ann", "Bo"), players=("you", "random"))
    swift = "s " + " ".join(lay(played.state)) + " p"

    text = sit(
        played, [(3_000, swift), (4_000, "s a1 a2 a3 p"), (5_000, "s"), (5_500, "u"), (6_000, "q")], home, capsys
    )

    assert "Swish! Ann takes" in text
    assert "No swish: Ann could not prove it and loses a card." in text
    assert "stays empty" in text
    assert "You cannot call yet: a failed proof costs 5 seconds." in text
    assert "You cannot undo anything in a race." in text
    assert played.state.piles[0]


def test_a_card_that_is_laid_again_is_flipped_or_turned(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    played = Table("swish", seed=1, seats=1, names=("Ann",), players=("you",))

    text = sit(played, [(1_000, "s a1 b3h"), (2_000, "a1v"), (3_000, "a1t"), (4_000, "q")], home, capsys)

    said = ["Ann lays card a1.", "Ann lays card b3.", "Ann flips card a1.", "Ann turns card a1."]
    assert [line.strip() for line in text.splitlines() if line.startswith("  Ann ") and " card " in line] == said
    assert fold(played.record(), "game", "en")[0][2:] == said


def test_a_proof_that_takes_too_long_fails_by_itself(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    played = Table("swish", seed=1, seats=1, names=("Ann",), players=("you",))

    text = sit(played, [(1_000, "s"), (2_000, "a1"), (40_000, "p"), (41_000, "q")], home, capsys)

    assert "Time is up." in text
    assert "Only the player who called may lay cards." in text
    assert played.log[3].at == 21_000


def test_two_people_at_one_keyboard_name_their_seats(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    played = Table("swish", seed=1, seats=2, names=("Ann", "Bo"), players=("you", "you"))

    text = sit(played, [(1_000, "2: s"), (1_500, "p"), (2_000, "n"), (2_500, "3: n"), (3_000, "?")], home, capsys)

    assert "Bo calls: swish!" in text
    assert "Bo could not prove it" in text
    assert "Ann says: no swish." in text
    assert "Nobody at this keyboard sits in seat 3." in text
    assert "Nobody takes turns" in text


def solved(played: AnyTable) -> list[tuple[int, str]]:
    """All lines to the end of this solitaire, one per second, found on a copy of the table."""
    twin = Table.of(played.record())
    lines: list[tuple[int, str]] = []
    while twin.places is None:
        at = 1_000 * (len(lines) + 1)
        line = " ".join(lay(twin.state))
        line = f"s {line} p" if line else "n"
        twin.say(*board.read(line, twin.state, 0, twin.legal(0)), seat=0, at=at)
        lines.append((at, line))
    return lines


def test_solitaire_ends_with_cards_and_time_and_keeps_the_best(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deck = (*PAIR, *dead(14), *PAIR)
    for _ in range(2):
        played = Table("swish", seats=1, deck=deck, names=("Ann",), players=("you",))
        text = sit(played, solved(played), home, capsys)
        assert "4 cards in 0:0" in text
        assert "best so far" in text
    best = bests.read()[bests.table_of(Options(seats=1, deck=deck))]
    assert best.cards == 4


def test_bests_are_kept_for_each_way_to_play() -> None:
    printed, expert = Options(seats=1), Options(seats=1, limits=(Limit(3),))

    assert bests.keep(printed, Result(40, 9_000)) is None
    assert bests.keep(printed, Result(38, 1_000)) == Result(40, 9_000)
    assert bests.keep(printed, Result(40, 8_000)) == Result(40, 9_000)
    assert bests.keep(expert, Result(20, 5_000)) is None
    assert bests.read() == {bests.table_of(printed): Result(40, 8_000), bests.table_of(expert): Result(20, 5_000)}


def test_a_damaged_file_of_bests_is_left_as_it_is(home: Path) -> None:
    (home / "bests.json").write_text("hello")

    with pytest.raises(Refusal) as refusal:
        bests.keep(Options(seats=1), Result(40, 9_000))

    assert refusal.value.key == "bests-unreadable"
    assert (home / "bests.json").read_text() == "hello"


def test_the_stopwatch() -> None:
    assert stopwatch(0) == "0:00.0"
    assert stopwatch(754_360) == "12:34.3"


def piped(text: str, *typed: str, monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setattr("sys.stdin", io.StringIO(text))
    return cli.main(["play", "swish", *typed])


def test_play_reads_from_a_pipe(
    home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    deck = home / "mine.txt"
    deck.write_text("1-4 4-1\n" + "0-3\n" * 14)

    rc = piped("n\nq\n", "--variant", "solitaire", "--deck", str(deck), "--seed", "1", monkeypatch=monkeypatch)

    assert rc == 0
    assert "Player says: no swish." in capsys.readouterr().out


def test_a_bad_deck_gets_a_sentence_that_names_the_line(
    home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    deck = home / "mine.txt"
    deck.write_text("1-4\n4-4\n")

    assert piped("", "--deck", str(deck), monkeypatch=monkeypatch) == 2
    assert capsys.readouterr().err.startswith("Line 2: a card with its ball in cell 4 and its hoop in cell 4;")
    assert piped("", "--deck", str(home / "none.txt"), monkeypatch=monkeypatch) == 2
    assert "cannot be read: no such file" in capsys.readouterr().err
