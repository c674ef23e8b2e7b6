"""Looking positions up in a table: policy, worth and win probabilities are those of rules and certificate."""

import json
from math import exp
from pathlib import Path

import pytest

from swordfish.cli import main
from swordfish.core import Forced, Players, Refusal
from swordfish.exact.swipe.table.backend import backend
from swordfish.exact.swipe.table.certificate import certificate
from swordfish.exact.swipe.table.file import TableFile, write
from swordfish.exact.swipe.table.lookup import WITHIN, PolicyTable
from swordfish.exact.swipe.table.sizes import Size
from swordfish.games.swipe.model import State, Throw
from swordfish.games.swipe.rules import decide, due, evolve, legal
from tests.exact.slow_swipe import BITS, SMALL, Slowly, ended, positions, table

THREE, FOUR = Size(3, 9, 7), Size(4, 10, 8)


def kept(size: Size, folder: Path) -> PolicyTable:
    path = folder / size.name
    write(path, size, BITS, table(size))
    return PolicyTable(TableFile(path))


def choices(size: Size, every: int) -> list[State]:
    """States in which somebody has a choice: after every throw of some positions, and after the first choice."""
    found: list[State] = []
    for state in positions(size)[::every]:
        for rolled, _ in Throw(state.seats[state.turn].dice).outcomes():
            after = evolve(state, rolled)
            while isinstance(due(after), Players):
                found.append(after)
                after = evolve(after, decide(after, after.turn, legal(after, after.turn)[-1], 0)[0])
    return found


def test_every_shown_win_probability_is_within_the_stated_error(tmp_path: Path) -> None:
    slowly, found = Slowly(THREE), kept(THREE, tmp_path)
    proved = certificate(THREE, table(THREE), BITS, backend("numpy")).error
    assert 2 * proved < WITHIN
    for state in positions(THREE):
        shown, values = found.wins(state), slowly.values(state)
        assert sum(shown) == pytest.approx(1.0)
        thrower, last = state.turn, (state.turn - 1) % 3
        assert abs(shown[last] - values[last]) <= proved + 1e-9
        assert abs(shown[thrower] - values[thrower]) <= proved + 1e-9
        assert max(abs(one - other) for one, other in zip(shown, values, strict=True)) <= 2 * proved + 1e-9


def test_win_probabilities_in_mid_turn_are_the_mean_over_what_can_follow(tmp_path: Path) -> None:
    slowly, found = Slowly(THREE), kept(THREE, tmp_path)
    for state in choices(THREE, 97):
        _, values, _ = slowly.mixed(state, state.turn)
        assert found.wins(state) == pytest.approx(values, abs=WITHIN)


@pytest.mark.parametrize(
    "size", [pytest.param(THREE, id="three"), pytest.param(FOUR, id="four", marks=pytest.mark.long)]
)
def test_the_policy_is_the_one_that_the_certificate_evaluates(size: Size, tmp_path: Path) -> None:
    slowly, found = Slowly(size), kept(size, tmp_path)
    states = choices(size, 97 if size.seats == 3 else 997)
    assert len(states) > 100
    for state in states:
        after = {each: evolve(state, decide(state, state.turn, each, 0)[0]) for each in legal(state, state.turn)}
        logs = {command: slowly.mixed(led, state.turn)[0] for command, led in after.items()}
        most = max(logs.values())
        total = sum(exp(each - most) for each in logs.values())
        assert found.policy(state) == pytest.approx({each: exp(logs[each] - most) / total for each in after}, abs=1e-9)


def test_a_choice_is_worth_the_best_that_can_follow(tmp_path: Path) -> None:
    slowly, found = Slowly(THREE), kept(THREE, tmp_path)

    def best(state: State, mover: int) -> float:
        while not isinstance(waiting := due(state), Players):
            if isinstance(waiting, Throw):
                return slowly.values(state)[mover]
            if not isinstance(waiting, Forced):
                return ended(state)[mover]
            state = evolve(state, waiting.event)
        return max(best(evolve(state, decide(state, mover, each, 0)[0]), mover) for each in legal(state, mover))

    for state in choices(THREE, 211):
        after = {each: evolve(state, decide(state, state.turn, each, 0)[0]) for each in legal(state, state.turn)}
        expected = {each: best(led, state.turn) for each, led in after.items()}
        assert found.worth(state) == pytest.approx(expected, abs=3e-4)


def test_a_table_knows_the_states_of_its_game_only(tmp_path: Path) -> None:
    found = kept(SMALL[0], tmp_path)
    mine, other = positions(SMALL[0])[0], positions(THREE)[0]
    assert found.knows(mine)
    assert not found.knows(other)
    assert not found.knows(State(centre=mine.centre, seats=mine.seats, turn=mine.turn, left=9))


def test_a_damaged_table_is_refused(tmp_path: Path) -> None:
    kept(SMALL[0], tmp_path)
    path = tmp_path / SMALL[0].name
    whole = path.read_bytes()
    for content, key in [
        (whole[:-1], "table-damaged"),
        (whole[:-1] + bytes([whole[-1] ^ 1]), "table-damaged"),
        (b"", "table-unreadable"),
        (b"{}\n", "table-unreadable"),
        (whole.replace(b'"swordfish_swipe_table":1', b'"swordfish_swipe_table":2'), "table-unreadable"),
    ]:
        path.write_bytes(content)
        with pytest.raises(Refusal) as refused:
            TableFile(path)
        assert refused.value.key == key


def test_the_command_solves_a_small_game_tells_its_odds_and_certifies_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SWORDFISH_HOME", str(tmp_path))
    typed = ["odds", "swipe", "2.0 2.2 2.2 2.2 >0"]
    assert main(typed) == 0
    first, *seats = capsys.readouterr().out.splitlines()
    assert first == "From 2.0 2.2 2.2 2.2 >0, within 0.1%:"
    assert sum(float(line.split()[-1]) for line in seats) == pytest.approx(1.0, abs=0.0002)
    assert main([*typed, "--certificate", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["seats"], found["chips"], found["dice"], found["positions"]) == (*SMALL[0], SMALL[0].positions)
    assert max(found["gains"]) < 0.001
    assert 2 * found["error"] <= WITHIN
