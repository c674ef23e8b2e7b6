"""External bots: real processes, good and bad. None may harm a game, and none may outlive it."""

import os
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

from swordfish import arena, bots, games
from swordfish.bots import Budget, Outside, Wait
from swordfish.bots.outside import MOST_WAITS
from swordfish.cli import main
from swordfish.core import BadOptions, Luck, open_seed
from swordfish.games import GAMES
from swordfish.record import read
from tests.rulebook import ROOT
from tests.waiting import until

LAST = f"cmd:{shlex.quote(sys.executable)} {shlex.quote(str(ROOT / 'docs' / 'bots' / 'last.py'))}"
BAD = f"cmd:{shlex.quote(sys.executable)} {shlex.quote(str(Path(__file__).parent / 'programs' / 'bad.py'))}"


def seated(*names: str, game: str = "swipe") -> list[bots.AnyBot]:
    return arena.seated([bots.hire(name, game) for name in names], GAMES[game], Luck(open_seed("outside")))


def played(*names: str, game: str = "swipe", think: int = 1000) -> arena.MatchResult:
    made = games.options(GAMES[game], {"seats": len(names)})
    return arena.play(GAMES[game], made, seated(*names, game=game), Luck(open_seed("outside")), think)


def alive(pid: int) -> bool:
    """Whether a process of that id runs or waits to be reaped by us."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return not (Path(f"/proc/{pid}/stat").exists() and Path(f"/proc/{pid}/stat").read_text().split()[2] == "Z")


@pytest.mark.parametrize("game", GAMES)
def test_the_example_plays_every_game_to_its_end(game: str) -> None:
    seats = 3 if game == "swipe" else 2
    result = played(LAST, *["random"] * (seats - 1), game=game)
    assert result.failures == {}
    assert min(result.places) == 1


def test_the_example_has_twenty_lines_of_its_own() -> None:
    source = (ROOT / "docs" / "bots" / "last.py").read_text(encoding="utf-8")
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    assert source.strip() in page
    assert len([line for line in source.splitlines() if line.strip()]) <= 20


@pytest.mark.parametrize(
    ("how", "key"),
    [
        ("crash", "bot-crashed"),
        ("close", "bot-crashed"),
        ("hang", "bot-silent"),
        ("number", "bot-illegal"),
        ("negative", "bot-illegal"),
        ("wait", "bot-illegal"),
        ("prose", "bot-nonsense"),
        ("bytes", "bot-nonsense"),
        ("flood", "bot-nonsense"),
        ("rude", "bot-nonsense"),
    ],
)
def test_a_bad_program_is_reported_and_loses_and_nothing_else_happens(how: str, key: str) -> None:
    players = seated(f"{BAD} {how} 2", "random", "random")
    result = arena.play(
        GAMES["swipe"], games.options(GAMES["swipe"], {"seats": 3}), players, Luck(open_seed("bad")), 300
    )
    assert {seat: failure.key for seat, failure in result.failures.items()} == {0: key}
    assert str(result.failures[0])
    assert result.places[0] == 3
    assert min(result.table) == 1
    bad = players[0]
    assert isinstance(bad, Outside)
    assert bad.pid is not None
    assert not alive(bad.pid)


def test_a_crash_is_reported_with_the_last_line_of_standard_error() -> None:
    result = played(f"{BAD} crash", "random", "random")
    assert str(result.failures[0]) == "It ended in the middle of the game (exit code 1): RuntimeError: I had a bad day"


def test_child_processes_end_with_their_program(tmp_path: Path) -> None:
    told = tmp_path / "pid"
    result = played(f"{BAD} child 0 {shlex.quote(str(told))}", "random", "random", think=300)
    assert result.failures[0].key == "bot-silent"
    child = int(told.read_text(encoding="utf-8"))
    until(lambda: not alive(child), "the end of the child")


def test_a_program_that_was_not_closed_ends_when_its_bot_is_collected() -> None:
    [bot] = seated(LAST)
    state = GAMES["swipe"].notation.read("44.4 2.2 2.2 2.2 >0 C/C")
    assert bot.choose(state, GAMES["swipe"].legal(state, 0), (), Budget()) == GAMES["swipe"].legal(state, 0)[-1]
    assert isinstance(bot, Outside)
    pid = bot.pid
    assert pid is not None
    assert alive(pid)
    del bot
    assert not alive(pid)


def test_all_failing_programs_share_the_last_place() -> None:
    assert arena.forfeited((1, 2, 3), {0}) == (3, 1, 2)
    assert arena.forfeited((1, 2, 3), {0, 1}) == (2, 3, 1)
    assert arena.forfeited((1, 1), {0, 1}) == (1, 1)


def test_in_a_race_a_program_may_wait_but_not_for_ever(tmp_path: Path) -> None:
    lazy = tmp_path / "lazy.py"
    lazy.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    heard = json.loads(line)\n"
        "    wait = dict(say='wait', until=heard.get('at', 0) + 9)\n"
        "    answers = {'hello': dict(say='hello', protocol=1), 'choose': wait}\n"
        "    if heard['say'] in answers:\n"
        "        print(json.dumps(answers[heard['say']]), flush=True)\n",
        encoding="utf-8",
    )
    swish = GAMES["swish"]
    [bot] = seated(f"cmd:{shlex.quote(sys.executable)} {shlex.quote(str(lazy))}", game="swish")
    assert isinstance(bot, Outside)
    table: Any = arena.play(
        swish, games.options(swish, {"seats": 1}), seated("random", game="swish"), Luck(b"")
    ).entries
    state = swish.evolve(swish.start(games.options(swish, {"seats": 1})), table[0].event)
    legal, at = swish.legal(state, 0), 0
    for _ in range(MOST_WAITS):
        assert bot.choose(state, legal, (), Budget(at, 1000)) == Wait(at + 9)
        at += 9
    assert bot.failure is None
    bot.choose(state, legal, (), Budget(at, 1000))
    bot.leave()
    assert bot.failure
    assert bot.failure.key == "bot-waits"


def test_a_program_cannot_prolong_a_game_for_ever() -> None:
    """Calling without a swish again and again would prolong swish for ever."""
    result = played(f"{BAD} never 1000000", "random", game="swish")
    assert result.failures[0].key == "bot-endless"
    assert result.places == (2, 1)


def test_no_program_is_run_by_name_alone() -> None:
    """Names that may come over a network are looked up, never executed."""
    with pytest.raises(BadOptions, match="no bot called"):
        bots.find(LAST, "swipe")
    with pytest.raises(BadOptions, match=r"There is no program “\./no-such-bot --fast”"):
        bots.hire("cmd:./no-such-bot --fast", "swipe")
    with pytest.raises(BadOptions, match="There is no program"):
        bots.hire("cmd:'", "swipe")


def test_simulate_counts_a_failure_as_a_loss() -> None:
    found = arena.simulate("swipe", [f"{BAD} crash", "random", "random"], {"seats": 3}, 2, "x", jobs=1)
    assert found.wins[0] == 0
    assert found.failed == ("It ended in the middle of the game (exit code 1): RuntimeError: I had a bad day",)


def test_simulate_reports_a_failure(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "swipe", "--seats", f"{BAD} prose,random,random", "--games", "1", "--seed", "1"]) == 0
    assert "A program failed and lost: What it said makes no sense: I think" in capsys.readouterr().out


def test_a_table_in_the_terminal_reports_a_failure_and_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "game.jsonl"
    typed = ["play", "swipe", "--seats", f"{BAD} prose 1,random,random", "--seed", "1", "--save", str(kept)]
    assert main(typed) == 0
    told = capsys.readouterr().out
    assert told.count("has failed and loses. What it said makes no sense: I think, therefore I pass.") == 1
    assert main(["verify", str(kept)]) == 0
    capsys.readouterr()
    assert read(kept).header.players[0] == f"{BAD} prose 1"
    assert main(["play", "--resume", str(kept)]) == 2
    assert "To let it run, name all the players again: --seats " in capsys.readouterr().err
    assert main(["play", "--resume", str(kept), "--seats", f"{BAD} prose 1,random,random"]) == 0
