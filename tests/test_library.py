"""The package as a library: what it exports and loads, copies of a table, positions, push and pop."""

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import swordfish
from swordfish import AnyTable, BadNotation, BadOptions, BadRecord, IllegalMove, Players, Table, core
from swordfish.cli import main
from swordfish.games import GAMES, swipe
from swordfish.record import check, read

LINES = {
    "swipe": "44.5 2.2 2.2 2.1 >0 CxD/CD",
    "swirl": "crab 3,17 . . / fish 8,12 . . >0 #1 =9,33,50 :0-2,4-7,10-11,13-16,18-32,34-49,51-84 hand=2",
}


def test_refusals_and_what_a_table_waits_for_are_exported_at_the_top() -> None:
    for name in ("IllegalMove", "BadOptions", "BadNotation", "BadRecord", "Refusal", "Players", "Over", "Stamped"):
        assert getattr(swordfish, name) is getattr(core, name)
        assert name in swordfish.__all__
    assert swordfish.__version__.count(".") == 2
    assert not hasattr(swordfish, "no_such_name")


def test_importing_the_package_loads_no_catalogue_and_no_package_metadata() -> None:
    heavy = ("babel", "fluent", "importlib.metadata", "swordfish.words", "swordfish.draw", "numpy", "json", "logging")
    code = f"import sys, swordfish; swordfish.Table('swipe'); print([name for name in {heavy} if name in sys.modules])"
    loaded = subprocess.run([sys.executable, "-I", "-c", code], capture_output=True, text=True, check=True).stdout
    assert loaded.strip() == "[]"


def copied(table: AnyTable) -> AnyTable:
    return table.copy()


def pickled(table: AnyTable) -> AnyTable:
    return pickle.loads(pickle.dumps(table))


WAYS: dict[str, Callable[[AnyTable], AnyTable]] = {
    "Table.copy": copied,
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": pickled,
}


def begun(game: str = "swirl", choices: int = 3) -> AnyTable:
    table: AnyTable = Table(game, seats=3, seed=4)
    for _ in range(choices):
        table.say(table.legal()[-1])
    return table


def rest(table: AnyTable) -> tuple[object, ...]:
    """Play on with first choices, and return what happened."""
    for _ in range(4):
        table.push(table.legal()[0])
    return table.log


@pytest.mark.parametrize("game", ["swipe", "swirl", "swishbones"])
@pytest.mark.parametrize("again", WAYS)
def test_a_copy_goes_on_as_the_original_would_and_leaves_it_alone(game: str, again: str) -> None:
    table = begun(game)
    table.wait(1234)
    before = (table.log, table.state, table.due)
    twin = WAYS[again](table)
    assert (twin.log, twin.state, twin.due, twin.now, twin.header) == (*before, 1234, table.header)
    happened = rest(twin)
    assert (table.log, table.state, table.due) == before
    assert rest(table) == happened
    check(table.record())


def test_a_table_of_a_subclass_keeps_its_class_and_its_attributes() -> None:
    table = Named("swipe", seats=3, seed=1)
    table.title = "final"
    for twin in (copy.copy(table), copy.deepcopy(table), pickle.loads(pickle.dumps(table))):
        assert (type(twin), twin.title, twin.state) == (Named, "final", table.state)


class Named(Table[swipe.State, swipe.Command, swipe.Event, swipe.Options]):
    """A table with a title."""

    title = ""


@pytest.mark.parametrize("game", LINES)
def test_a_table_starts_at_a_position_and_its_record_says_so(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rules = GAMES[game]
    table: AnyTable = Table(game, state=LINES[game], seed=1)
    assert table.start == rules.notation.read(LINES[game])
    assert Table(game, state=table.start, seed=1).log == table.log
    while table.places is None:
        table.say(table.legal()[0])
    path = tmp_path / "position.jsonl"
    table.save(path)
    again = Table.load(path)
    assert (again.log, again.state, again.start) == (table.log, table.state, table.start)
    assert read(path).header.position == LINES[game]
    assert main(["verify", str(path)]) == 0
    assert main(["replay", str(path)]) == 0
    assert "verified" in (told := capsys.readouterr().out) or "follow" in told, told
    path.write_bytes(path.read_bytes().replace(LINES[game].encode(), LINES[game].replace(">0", ">1").encode()))
    with pytest.raises(BadRecord):
        check(read(path))


@pytest.mark.parametrize("game", [name for name in GAMES if name != "swish"])
def test_any_moment_of_a_game_is_a_position_to_start_at(game: str) -> None:
    table: AnyTable = Table(game, seed=5)
    for _ in range(6):
        if table.places is None:
            table.say(table.legal()[-1])
    line = table.notation
    assert Table(game, state=line).state == table.state
    assert Table(game, state=table.state).options.seats == table.options.seats


def test_a_sealed_record_of_a_position_shows_the_view_of_its_seat(tmp_path: Path) -> None:
    table = Table("swirl", state=LINES["swirl"], seed=1)
    sealed = table.record(0, sealed=True)
    assert sealed.header.position == LINES["swirl"].replace("8,12", "?,?").replace(
        ":0-2,4-7,10-11,13-16", ":0-2,4-8,10-16"
    )
    from swordfish.record import write

    write(tmp_path / "sealed.jsonl", sealed)
    assert main(["replay", str(tmp_path / "sealed.jsonl")]) == 0
    assert "8,12" not in (tmp_path / "sealed.jsonl").read_text(encoding="utf-8")


def test_an_invalid_position_gets_a_sentence(tmp_path: Path) -> None:
    table = Table("swirl", seats=2, seed=1)
    for _ in range(2):
        table.say(table.legal()[0])
    with pytest.raises(BadOptions, match="part of it is hidden"):
        Table("swirl", state=table.view(0))
    with pytest.raises(BadOptions, match="not a position"):
        Table("swirl", state=table.state, seats=3)
    with pytest.raises(BadOptions, match="not a position"):
        Table("swipe", state=LINES["swipe"], chips=60)
    with pytest.raises(BadOptions, match="not a position"):
        Table("swipe", state=table.state)  # pyright: ignore[reportCallIssue, reportArgumentType] - of another game
    with pytest.raises(BadNotation, match="not a position of swipe"):
        Table("swipe", state="everything")
    path = tmp_path / "old.jsonl"
    Table("swipe", state=LINES["swipe"], seed=1).save(path)
    path.write_bytes(path.read_bytes().replace(b'"swordfish":3', b'"swordfish":2'))
    with pytest.raises(BadRecord, match="position"):
        read(path)


def test_pop_takes_a_choice_back_as_if_it_had_not_been() -> None:
    table = Table("swipe", seats=3, seed=7)
    before = (table.log, table.state, table.due)
    first, other = table.legal()[0], table.legal()[1]
    happened = table.push(first)
    assert table.peek() == first
    assert table.pop() == first
    assert (table.log, table.state, table.due) == before
    assert table.push(first) == happened
    table.pop()
    table.push(other)
    assert table.peek() == other
    check(table.record())


def test_pop_after_an_undo_goes_on_from_what_counts() -> None:
    table = Table("swipe", seats=3, seed=7)
    table.push("1")
    due = table.due
    assert isinstance(due, Players)
    table.push(table.legal()[0])
    table.undo(table.last_choice(due.seats[0]))
    assert table.write_command(table.pop()) == "1"
    with pytest.raises(IllegalMove, match="nothing to undo"):
        table.peek()
    check(table.record())


def test_notation_is_written_and_read() -> None:
    table = Table("swishbones", seed=2)
    for command in table.legal()[:5]:
        assert table.read_command(table.write_command(command)) == command
    assert repr(table) == f"<Table swishbones: {table.notation}>"


def test_a_seat_is_no_command() -> None:
    table = Table("swipe", seats=3, seed="wrong")
    with pytest.raises(IllegalMove, match="That is not a command"):
        table.say(0)  # type: ignore[arg-type] # pyright: ignore[reportArgumentType] - that is the mistake
