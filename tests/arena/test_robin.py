"""Round robins: pairings and luck, restart after a kill, and the summary of results."""

import json
import shlex
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path
from xml.etree import ElementTree

import pytest

from swordfish import bots
from swordfish.arena.plan import ArenaPlan, GameResult, Pairing
from swordfish.arena.ratings import ratings
from swordfish.arena.results import NAME, opened
from swordfish.arena.robin import one, run
from swordfish.arena.sequences import interval
from swordfish.arena.standings import paired, picture, standings, variance_ratio
from swordfish.cli import main
from swordfish.core import Over, Refusal, Rng
from swordfish.games import Game
from swordfish.record import check, read
from tests.bots.test_outside import BAD, alive
from tests.waiting import until


def plan(*bots: str, game: str = "swirl", seats: int = 2, think: int = 1000) -> ArenaPlan:
    return ArenaPlan(game=game, bots=bots, options={"seats": seats}, seed="test", think=think)


def lines(folder: Path) -> list[GameResult]:
    text = (folder / NAME).read_bytes()
    assert text.endswith(b"\n")
    decoded = [json.loads(line) for line in text.splitlines()]
    assert "swordfish_arena" in decoded[0]
    return [
        GameResult(pairing=Pairing(**line["pairing"]), places=tuple(line["places"]), length=line["length"])
        for line in decoded[1:]
    ]


def test_every_pair_of_bots_meets_in_every_seat() -> None:
    wanted = [*plan("a", "b", "c").pairings(2)]
    assert len(wanted) == len(set(wanted)) == 2 * 3 * 2
    assert {(pairing.lone, pairing.field) for pairing in wanted} == {(0, 1), (0, 2), (1, 2)}
    assert {pairing.seat for pairing in wanted} == {0, 1}


def test_at_larger_tables_every_bot_plays_alone_against_each_other_bot() -> None:
    wanted = [*plan("a", "b", seats=3).pairings(1)]
    assert {(pairing.lone, pairing.field, pairing.seat) for pairing in wanted} == {
        (lone, 1 - lone, seat) for lone in range(2) for seat in range(3)
    }


def test_in_teams_both_partners_are_the_same_bot_and_a_team_win_is_one_win() -> None:
    wanted = ArenaPlan(game="swirl", bots=("a", "b"), options={"seats": 4, "teams": True}, seed="x", think=1)
    games = [*wanted.pairings(1)]
    assert [wanted.seated(pairing) for pairing in games] == [[0, 1, 0, 1], [1, 0, 1, 0]]
    results = [GameResult(pairing=pairing, places=(1, 3, 1, 3), length=1) for pairing in games]
    assert [wanted.share(played) for played in results] == [1.0, 0.0]
    [meeting] = standings(wanted, results).meetings
    assert (meeting.games, meeting.wins.mean, wanted.fair) == (2, 0.5, 0.5)


def test_the_first_bot_may_be_the_only_one_that_sits_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    typed = ["arena", "swipe", "random", "medium", "hard", "--seats", "3", "--set", "chips=8", "--games", "3"]
    assert main([*typed, "--alone", "--jobs", "1", "--out", str(tmp_path), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [(each["lone"], each["field"]) for each in found["meetings"]] == [("random", "medium"), ("random", "hard")]
    assert found["games"] == 6


def test_an_arena_prints_confidence_sequences_ratings_and_the_variance_that_pairing_saves(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = ["arena", "swipe", "medium", "random", "--seats", "3", "--set", "chips=8", "--games", "60", "--alone"]
    typed += ["--jobs", "1", "--out", str(tmp_path)]
    assert main(typed) == 0
    told = capsys.readouterr().out
    assert main([*typed, "--json"]) == 0
    [meeting] = (found := json.loads(capsys.readouterr().out))["meetings"]
    results, rounds = lines(tmp_path), [[0.0] * 3 for _ in range(20)]
    for played in results:
        rounds[played.pairing.round][played.pairing.seat] = plan("medium", "random", game="swipe", seats=3).share(
            played
        )
    low, high = interval([sum(shares) / 3 for shares in rounds])
    assert f"{low:.2%} – {high:.2%}" in told
    assert (meeting["wins"]["low"], meeting["wins"]["high"]) == (low, high)
    assert meeting["luck"] == pytest.approx(variance_ratio(rounds))
    for rating in found["ratings"]:
        assert rating["low"] <= rating["points"] <= rating["high"]
        assert f"{rating['points']:+.0f}".replace("-", "−") in told


def test_a_round_has_the_same_luck_for_both_sides_and_every_game_can_be_verified(tmp_path: Path) -> None:
    results = run(plan("greedy", "random"), 4, tmp_path, jobs=1)
    assert [played.pairing.round for played in results] == [0, 0, 1, 1]
    records = [read(tmp_path / played.pairing.record) for played in results]
    assert [isinstance(check(record), Over) for record in records] == [True] * 4
    assert [record.header.players for record in records[:2]] == [("greedy", "random"), ("random", "greedy")]
    deals = [record.entries[0].event for record in records]
    assert records[0].header.commitment == records[1].header.commitment != records[2].header.commitment
    assert [record.places for record in records] == [played.places for played in results]
    assert deals[0] == deals[1]


def test_a_bot_keeps_its_random_generator_when_it_changes_seats(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: dict[str, list[int]] = {"one": [], "other": []}

    def probe(name: str, game: Game, seat: int, rng: Rng) -> bots.AnyBot:
        drawn[name].append(rng.below(10**9))
        return bots.Random(game, seat, rng)

    for name in drawn:
        monkeypatch.setitem(bots.BOTS["swipe"], name, partial(probe, name))
    for seat in range(2):
        one(plan("one", "other", game="swipe"), Pairing(0, 1, 3, seat))
    assert drawn["one"][0] == drawn["one"][1] != drawn["other"][0] == drawn["other"][1]


def test_games_are_the_same_on_any_number_of_cores_and_more_can_be_played_later(tmp_path: Path) -> None:
    wanted = plan("greedy", "random")
    alone = run(wanted, 8, tmp_path / "alone", jobs=1)
    told: list[int] = []
    run(wanted, 4, tmp_path / "both", jobs=2, progress=told.append)
    assert told == [0, 1, 1, 1, 1]
    told.clear()
    assert run(wanted, 8, tmp_path / "both", jobs=2, progress=told.append) == alone
    assert told == [4, 1, 1, 1, 1]
    for path in (tmp_path / "alone").rglob("*.jsonl"):
        assert (tmp_path / "both" / path.relative_to(tmp_path / "alone")).read_bytes() == path.read_bytes()


def test_an_arena_that_is_killed_repeatedly_loses_no_game_and_repeats_none(tmp_path: Path) -> None:
    kept: list[bytes] = []
    for _ in range(2):
        kept = killed(tmp_path, len(kept) + 5)
        with (tmp_path / NAME).open("ab") as file:
            file.write(b'{"pairing":{"lone":0,"fie')  # as after a power failure
    wanted, games = plan("greedy", "random"), 2 * (len(kept) // 2 + 5)  # more than were under way
    assert run(wanted, games, tmp_path, jobs=1) == run(wanted, games, tmp_path / "again", jobs=1)
    pairings = [played.pairing for played in lines(tmp_path)]
    assert len(pairings) == len(set(pairings)) == games
    assert {*kept} <= {*kept_lines(tmp_path)}
    assert (tmp_path / NAME).read_bytes() == (tmp_path / "again" / NAME).read_bytes()
    for pairing in pairings:
        check(read(tmp_path / pairing.record))


def killed(folder: Path, games: int) -> list[bytes]:
    """Run an arena until it has this many results, then kill it; returns those results."""
    command = [sys.executable, "-m", "swordfish", "arena", "swirl", "greedy", "random", "--jobs", "2"]
    command += ["--games", "9999", "--seed", "test", "--out", str(folder)]
    arena = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    until(lambda: len(kept_lines(folder)) >= games or arena.poll() is not None, f"{games} games")
    workers = children(arena.pid)
    arena.kill()
    arena.wait()
    assert arena.returncode == -signal.SIGKILL
    until(lambda: not any(map(alive, workers)), "the end of the workers")
    return kept_lines(folder)


def kept_lines(folder: Path) -> list[bytes]:
    """The results so far, without a partly written line."""
    return (folder / NAME).read_bytes().split(b"\n")[:-1] if (folder / NAME).exists() else []


def children(pid: int) -> list[int]:
    """The child processes of a process, on Linux; none elsewhere."""
    listed = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(word) for word in listed.read_text().split()] if listed.exists() else []


def test_results_of_another_plan_are_left_alone(tmp_path: Path) -> None:
    run(plan("greedy", "random"), 2, tmp_path, jobs=1)
    before = (tmp_path / NAME).read_bytes()
    with pytest.raises(Refusal, match="holds the results of other bots"):
        run(plan("random", "greedy"), 2, tmp_path, jobs=1)
    assert (tmp_path / NAME).read_bytes() == before


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    run(plan("greedy", "random"), 2, tmp_path, jobs=1)
    text = (tmp_path / NAME).read_bytes().splitlines()
    (tmp_path / NAME).write_bytes(b"\n".join([text[0], b'{"pairing": 3}', text[2], b""]))
    with pytest.raises(Refusal, match="line 2"):
        run(plan("greedy", "random"), 2, tmp_path, jobs=1)


def test_games_that_end_out_of_order_are_put_in_order(tmp_path: Path) -> None:
    wanted = plan("medium", "random", game="swipe")
    pairings = [*wanted.pairings(3)]
    with opened(tmp_path, wanted) as results:
        for pairing in reversed(pairings):
            results.add(one(wanted, pairing)[0])
        assert [played.pairing for played in lines(tmp_path)] == pairings[::-1]
    assert [played.pairing for played in lines(tmp_path)] == pairings
    with opened(tmp_path, wanted) as results:
        assert [*results.played] == pairings


def test_a_file_that_was_replaced_meanwhile_is_not_written_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fcntl = pytest.importorskip("fcntl", reason="a system without file locks")
    wanted = plan("greedy", "random")
    run(wanted, 2, tmp_path, jobs=1)
    lock = fcntl.flock

    def late(file: int, operation: int) -> None:
        (tmp_path / NAME).rename(tmp_path / "old")
        (tmp_path / NAME).write_bytes((tmp_path / "old").read_bytes())
        lock(file, operation)

    monkeypatch.setattr(fcntl, "flock", late)
    with pytest.raises(Refusal, match="Another arena is writing"):
        run(wanted, 4, tmp_path, jobs=1)
    assert len(lines(tmp_path)) == 2


def test_two_arenas_do_not_write_to_one_file(tmp_path: Path) -> None:
    wanted = plan("greedy", "random")
    with opened(tmp_path, wanted), pytest.raises(Refusal, match="Another arena is writing"):
        run(wanted, 2, tmp_path, jobs=1)


def test_a_round_is_one_observation() -> None:
    """Where only luck decides, each side wins each round once, and many rounds show no difference."""
    even = paired([(1.0, 0.0)] * 400)
    assert even.mean == 0.5
    assert even.high - even.low < 0.02
    assert paired([(1.0, 1.0)] * 3).low < 0.6
    assert paired([(1.0, 1.0)] * 3).high == 1.0


def test_a_bot_that_wins_more_is_rated_higher_and_the_plot_shows_every_bot(tmp_path: Path) -> None:
    wanted = ArenaPlan(game="swipe", bots=("a", "b", "c"), options={"seats": 2}, seed="<&>", think=1)
    results = [
        GameResult(
            pairing=pairing, places=(1, 2) if pairing.seat == 0 else (2, 1), length=1
        )  # the lone one always wins
        for pairing in wanted.pairings(10)
    ]
    found = standings(wanted, results)
    assert [rating.bot for rating in found.ratings] == ["a", "b", "c"]
    assert [(each.lone, each.field, each.games, each.wins.mean) for each in found.meetings] == [
        ("a", "b", 20, 1.0),
        ("a", "c", 20, 1.0),
        ("b", "c", 20, 1.0),
    ]
    drawn = ElementTree.fromstring(picture(found))
    words = [element.text for element in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert {"a against b", "a against c", "b against c"} <= set(words)


def test_equal_bots_get_equal_ratings() -> None:
    wanted = ArenaPlan(game="swipe", bots=("a", "b"), options={"seats": 3}, seed="x", think=1)
    results = [GameResult(pairing=pairing, places=(1, 1, 1), length=1) for pairing in wanted.pairings(5)]
    first, second = ratings(wanted, results)
    assert first.points == pytest.approx(second.points, abs=0.5)
    assert standings(wanted, results).meetings[0].wins.mean == pytest.approx(1 / 3)


def test_a_failing_program_loses_its_game_and_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    typed = ["arena", "swirl", "random", f"{BAD} crash 3", "--games", "2", "--jobs", "1", "--out", str(tmp_path)]
    assert main(typed) == 0
    told = capsys.readouterr().out
    assert "random against" in told
    assert "100.00%" in told
    assert "A program failed and lost: It ended in the middle of the game (exit code 1): RuntimeError" in told
    for path in tmp_path.glob("records/*/*.jsonl"):
        check(read(path))


def test_the_same_command_resumes_in_the_same_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SWORDFISH_HOME", str(tmp_path))
    typed = ["arena", "swipe", "random", f"cmd:{shlex.quote(sys.executable)}", "--set", "chips=9", "--jobs", "1"]
    assert main([*typed, "--games", "2", "--json"]) == 0
    [folder] = (tmp_path / "arena").iterdir()
    assert main([*typed, "--games", "4", "--json"]) == 0
    assert [*(tmp_path / "arena").iterdir()] == [folder]
    first, second = map(json.loads, capsys.readouterr().out.splitlines())
    assert (first["games"], second["games"]) == (2, 4)
    assert first["plan"] == second["plan"]
    assert (folder / "results.svg").read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        (["swirl", "greedy"], "at least two bots"),
        (["swirl", "greedy", "greedy"], "named twice"),
        (["swirl", "greedy", "you"], "Only bots can sit here"),
        (["swirl", "greedy", "genius"], "no bot called “genius”"),
        (["swirl", "greedy", "cmd:./nothing"], "There is no program “./nothing”"),
        (["swirl", "greedy", "random", "--games", "0"], "At least one game"),
        (["swirl", "greedy", "random", "--jobs", "0"], "not 0"),
        (["swirl", "greedy", "random", "--jobs", "2", "--cluster", "auto"], "leave out --jobs or --cluster"),
        (["swirl", "greedy", "random", "--seats", "9"], "it has 2 to 4 seats"),
        (["swish", "random", "cmd:true", "--seats", "1"], "nobody to play against"),
        (["swirl", "greedy", "random", "--think", "0"], "millisecond"),
        (["whist", "greedy", "random"], "whist"),
    ],
)
def test_a_bad_argument_gets_a_sentence_and_writes_no_file(
    typed: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *typed, "--out", str(tmp_path / "new")]) == 2
    assert sentence in capsys.readouterr().err
    assert not (tmp_path / "new").exists()
