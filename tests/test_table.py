"""`Table`, for a REPL or a script."""

from pathlib import Path

import pytest

from swordfish import Table
from swordfish.core import (
    BadNotation,
    BadOptions,
    BadRecord,
    IllegalMove,
    Over,
    Players,
    Rewound,
    commitment,
    open_seed,
)
from swordfish.games.swipe.model import ChipTaken, Swipe
from swordfish.record import check
from swordfish.table import AnyTable


def finished(seed: int = 7) -> AnyTable:
    table = Table("swipe", seats=3, seed=seed)
    while table.places is None:
        table.say(table.legal()[-1])
    return table


def test_a_game_is_played_by_saying_what_is_legal() -> None:
    table = finished()
    assert isinstance(table.due, Over)
    assert table.places == table.due.places
    assert min(table.due.places) == 1
    check(table.record())


def test_a_choice_may_be_said_in_notation() -> None:
    table = Table("swipe", seats=3, seed=7)
    assert table.due == Players((0,))
    happened = table.say("2")
    assert happened[0].event == ChipTaken(giver=2, taker=0)
    with pytest.raises(BadNotation):
        table.say("everybody")


def test_the_same_seed_is_the_same_game_and_none_is_a_new_one() -> None:
    assert finished().log == finished().log
    assert Table("swipe").header.commitment != Table("swipe").header.commitment
    assert Table("swipe", seed=7).header.open
    assert not Table("swipe").header.open
    assert Table("swipe", seed=7).header.commitment == commitment(open_seed(7))


def test_a_refusal_changes_nothing() -> None:
    table = Table("swipe", seats=3, seed=7)
    before = (table.state, table.log, table.due, table.now)
    for seat, command in [(1, Swipe(0)), (0, Swipe(0)), (0, Swipe(9))]:
        with pytest.raises(IllegalMove):
            table.say(command, seat=seat)
    assert (table.state, table.log, table.due, table.now) == before


def test_a_chain_is_taken_whole_or_not_at_all() -> None:
    table = Table("swipe", seats=3, seed=7)
    with pytest.raises(IllegalMove):
        table.say("1", "0")
    assert len(table.log) == 1


def test_supposing_changes_nothing() -> None:
    table = Table("swipe", seats=3, seed=7)
    before = table.log
    supposed = table.suppose("1")
    assert supposed.view.seats[0].chips == 3
    assert table.log == before


def test_undo_goes_back_and_the_log_keeps_what_was() -> None:
    table = Table("swipe", seats=3, seed=7)
    asked = table.state
    table.say("1", at=500)
    table.undo(table.last_choice(0))
    assert (table.state, table.due) == (asked, Players((0,)))
    assert isinstance(table.log[-1].event, Rewound)
    assert table.now == 0
    assert len(table.told()) == 1
    while table.places is None:
        table.say(table.legal()[0])
    check(table.record())


def test_undo_without_a_choice_is_refused() -> None:
    table = Table("swipe", seats=3, seed=7)
    for attempt in (lambda: table.last_choice(0), lambda: table.undo(-1), lambda: table.undo(len(table.log))):
        with pytest.raises(IllegalMove, match="nothing to undo"):
            attempt()


def test_a_saved_table_goes_on_as_if_nothing_had_been(tmp_path: Path) -> None:
    table = Table("swipe", seats=3, seed=7, names=["Ann", "Ben", "Cleo"])
    for _ in range(3):
        table.say(table.legal()[0])
    table.save(tmp_path / "game.jsonl")
    again = Table.load(tmp_path / "game.jsonl")
    assert (again.state, again.log, again.due, again.names) == (table.state, table.log, table.due, table.names)
    while table.places is None:
        assert again.say(again.legal()[0]) == table.say(table.legal()[0])
    assert again.places == table.places


def test_a_sealed_record_contains_no_seed_and_cannot_be_continued() -> None:
    table = Table("swipe", seats=3)
    sealed = table.record(0, sealed=True)
    assert sealed.seed is None
    with pytest.raises(BadRecord, match="sealed"):
        Table.of(sealed)


def test_a_sealed_record_of_a_finished_game_is_open() -> None:
    assert finished().record(sealed=True).seed is not None


@pytest.mark.parametrize(
    ("game", "options", "sentence"),
    [
        ("chess", {}, "There is no game called “chess”. The games are: "),
        ("swipe", {"seats": 9}, "2 to 6 players, not 9"),
        ("swipe", {"seats": "many"}, "These options do not work: “seats” must be a whole number."),
        ("swipe", {"colour": "red"}, "These options do not work: there is no “colour”."),
        ("swipe", {"seats": 3, "names": ["Ann"]}, "One name was given for 3 seats"),
    ],
)
def test_an_impossible_table_gets_a_sentence(game: str, options: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadOptions) as refused:
        Table(game, **options)  # pyright: ignore[reportCallIssue, reportArgumentType] - on purpose
    assert sentence in str(refused.value)


def test_a_table_shows_itself_in_a_line() -> None:
    assert repr(Table("swipe", seats=3, seed=7)) == "<Table swipe: 44.4 2.2 2.2 2.2 >0 Cd/Cd>"
