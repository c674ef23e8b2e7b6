"""Who robs whom in swipe: the richest, by the table of the game, or by the frozen profile."""

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace

from swordfish import bots
from swordfish.bots import Budget, Decision
from swordfish.bots import swipe as bots_of_swipe
from swordfish.bots.advice import Option, advise
from swordfish.bots.swipe.evaluation import Practised
from swordfish.bots.swipe.tabled import Tabled
from swordfish.core import Command, Event, Luck, State, open_seed
from swordfish.exact.swipe.profile import profile, rows
from swordfish.exact.swipe.table import shelf
from swordfish.exact.swipe.table.sizes import Size
from swordfish.games import swipe
from swordfish.games.swipe.model import Face, Hoard, Swipe
from swordfish.games.swipe.model import State as SwipeState


class Nobody:
    """A bot that must not be queried."""

    def choose(self, view: State, legal: Sequence[Command], news: Sequence[Event], budget: Budget) -> Decision[Command]:
        raise AssertionError("the profile knows")


def robbing(face: Face, *hoards: tuple[int, int], centre: int = 10) -> SwipeState:
    """Seat 0 has thrown this face and an X."""
    seats = tuple(Hoard(*hoard) for hoard in hoards)
    dice = seats[0].dice
    thrown = (face, *[Face.X] * (dice - 1))
    return SwipeState(centre=Hoard(centre, 1), seats=seats, turn=0, thrown=thrown, todo=thrown)


def chosen(state: SwipeState, name: str) -> Decision[Command]:
    bot = bots.find(name, "swipe")(swipe, 0, Luck(open_seed("swipe"))(0))
    return bot.choose(state, swipe.legal(state, 0), (), Budget(ms=10**9, simulations=20))


@pytest.mark.parametrize("name", ["medium", "best"])
def test_a_player_far_ahead_is_robbed_of_a_chip(name: str) -> None:
    assert chosen(robbing(Face.SWIPE_CHIP, (5, 2), (15, 2), (3, 2)), name) == Swipe(1)
    assert chosen(robbing(Face.SWIPE_CHIP, (5, 2), (3, 2), (15, 2)), name) == Swipe(2)


def test_the_profile_answers_at_once_at_every_table_of_three() -> None:
    bot = Practised(0, Nobody())
    for face in (Face.SWIPE_CHIP, Face.SWIPE_DIE):
        for centre in (1, 20, 44, 200):
            for dice in rows(profile().dice):
                state = robbing(face, *[(4, die) for die in dice], centre=centre)
                legal = swipe.legal(state, 0)
                if len(legal) == 2:
                    assert bot.choose(state, legal, (), Budget()) in legal


def test_with_three_the_best_plays_the_table_of_the_printed_game_and_mixes_as_it_says() -> None:
    state = robbing(Face.SWIPE_CHIP, (10, 2), (7, 4), (13, 3), centre=20)
    table = shelf.find(Size(3, 50, 10))
    assert table
    policy = table.policy(state)
    assert 0.2 < min(policy.values()) < 0.5, "a position in which it mixes"
    luck = Luck(open_seed("table"))
    picked = [Tabled(luck(at), Nobody()).choose(state, swipe.legal(state, 0), (), Budget()) for at in range(2000)]
    for command, share in policy.items():
        assert picked.count(command) / 2000 == pytest.approx(share, abs=0.05)


def test_advice_with_a_table_costs_what_the_table_says() -> None:
    state = robbing(Face.SWIPE_CHIP, (5, 2), (25, 4), (3, 3), centre=17)
    rng = Luck(open_seed("advice"))(0)
    advice = advise("swipe", state, 0, Budget(), rng, said=(Swipe(2),))
    values = bots_of_swipe.values(state, 0)
    assert values
    assert advice.best == Option((Swipe(1),), values[Swipe(1)])
    assert advice.cost == pytest.approx(values[Swipe(1)] - values[Swipe(2)])
    assert advice.cost > 0.001
    assert advise("swipe", state, 0, Budget(), rng, said=(Swipe(1),)).cost == 0.0


def test_best_plays_a_table_for_four_that_somebody_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SWORDFISH_HOME", str(tmp_path))
    state = SwipeState(
        centre=Hoard(2, 0),
        seats=tuple(Hoard(2, 2) for _ in range(4)),
        turn=0,
        thrown=(Face(0), Face.X),
        todo=(Face(0),),
    )
    assert bots_of_swipe.values(state, 0) is None
    solve = [sys.executable, "-m", "swordfish.exact.swipe.table", "4", "--chips", "10", "--dice", "8"]
    roughly = ["--coolest", "0.005", "--patience", "10"]
    subprocess.run([*solve, *roughly, "--to", str(shelf.folder() / "swipe-4-10-8.table")], check=True, timeout=280)
    values = bots_of_swipe.values(state, 0)
    assert values
    assert set(values) == {Swipe(1), Swipe(2), Swipe(3)}
    bot = Tabled(Luck(open_seed("four"))(0), Nobody())
    assert bot.choose(state, swipe.legal(state, 0), (), Budget()) in values
    assert bots_of_swipe.chances(state) is None, "one turn ahead does not tell the chances of four"


def test_a_damaged_table_or_a_limit_of_throws_stops_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    state = robbing(Face.SWIPE_CHIP, (10, 2), (9, 4), (10, 3), centre=21)
    limited = replace(state, left=30)
    assert bots_of_swipe.chances(limited) is None
    assert chosen(limited, "best") in swipe.legal(limited, 0)
    monkeypatch.setenv("SWORDFISH_HOME", str(tmp_path))
    shelf.folder().mkdir()
    (shelf.folder() / "swipe-3-50-10.table").write_bytes(b"no table")
    assert bots_of_swipe.values(state, 0) is None
    assert chosen(state, "best") in swipe.legal(state, 0)


def test_a_game_is_solved_in_the_background_once_and_play_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SWORDFISH_HOME", str(tmp_path))
    size = Size(3, 8, 6)
    assert shelf.find(size) is None
    shelf.prepare(size)
    solver = shelf.solvers[size]
    shelf.prepare(size)
    assert shelf.solvers[size] is solver
    assert solver.wait(timeout=280) == 0
    assert shelf.find(size)
    shelf.prepare(Size(4, 50, 10))
    assert Size(4, 50, 10) not in shelf.solvers, "too large"


def test_a_solver_stops_with_the_process_that_started_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SWORDFISH_HOME", str(tmp_path))
    size = Size(3, 49, 10)  # takes minutes
    shelf.prepare(size)
    solver = shelf.solvers[size]
    assert solver.stdin
    solver.stdin.close()
    assert solver.wait(timeout=280) == 1
    assert shelf.find(size) is None


def test_best_searches_at_other_tables() -> None:
    state = robbing(Face.SWIPE_CHIP, (5, 2), (15, 2), (3, 2), (3, 1))
    assert chosen(state, "best") in swipe.legal(state, 0)
    many = robbing(Face.SWIPE_CHIP, (5, 9), (15, 9), (3, 9))
    assert chosen(many, "best") in swipe.legal(many, 0)


def test_the_profile_is_small_and_whole() -> None:
    known = profile()
    assert len(known.chip) == len(known.die) == known.chips - 5
    assert {len(row) for row in known.chip + known.die} == {len(rows(known.dice))}
