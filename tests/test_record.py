"""Records: contents, error sentences for damaged ones, and verification."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from swordfish import Table, record
from swordfish.bots.review import moves
from swordfish.core import BadRecord, Refusal
from swordfish.games import GAMES
from swordfish.table import AnyTable
from tests.rulebook import ROOT


def played(seed: int = 7) -> AnyTable:
    table = Table("swipe", seats=3, seed=seed, names=["Ann", "Ben", "Cleo"])
    for _ in range(4):
        table.say(table.legal()[0], at=table.now + 250)
    table.undo(10)
    while table.places is None:
        table.say(table.legal()[0], at=table.now + 250)
    return table


LINES = [*record.lines(played().record())]


def test_a_record_is_a_header_events_and_a_closing_line() -> None:
    header, *events, closing = map(json.loads, LINES)
    assert header["swordfish"] == 1
    assert (header["game"], header["rules"], header["options"]["seats"]) == ("swipe", GAMES["swipe"].VERSION, 3)
    assert (header["names"], header["open"]) == (["Ann", "Ben", "Cleo"], True)
    assert len(header["commitment"]) == 64
    assert events[0] == [0, {"type": "Rolled", "faces": [0, 3]}]
    assert sorted(closing) == ["places", "seed"]


def test_a_written_record_is_read_back(tmp_path: Path) -> None:
    table = played()
    table.save(tmp_path / "game.jsonl")
    assert record.read(tmp_path / "game.jsonl") == table.record()


def changed(number: int, change: Callable[[Any], Any]) -> list[bytes]:
    """The record with one of its lines changed."""
    lines = [*LINES]
    lines[number] = json.dumps(change(json.loads(lines[number]))).encode()
    return lines


def without(key: str) -> Callable[[dict[str, Any]], dict[str, Any]]:
    return lambda value: {name: fact for name, fact in value.items() if name != key}


def event(**facts: Any) -> Callable[[list[Any]], list[Any]]:
    return lambda value: [value[0], facts]


def added(**facts: Any) -> Callable[[list[Any]], list[Any]]:
    return lambda value: [value[0], value[1] | facts]


def having(**facts: Any) -> Callable[[dict[str, Any]], dict[str, Any]]:
    return lambda value: value | facts


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        ([], "game.jsonl is empty: line 1"),
        ([b"hello"], "is not a swordfish record: line 1"),
        ([b'{"a": 1}', b"{}"], "is not a swordfish record: line 1"),
        ([b"[1, 2]"], "is not a swordfish record: line 1"),
        ([b"\xff\xfe\x00"], "is not a swordfish record: line 1"),
        (changed(0, having(swordfish=4)), "has format 4, which is newer than this program (it knows 3)"),
        (changed(0, having(swordfish=0)), "line 1: “swordfish” must be at least 1."),
        (changed(0, having(rules=0)), "line 1: “rules” must be at least 1."),
        (changed(0, having(names=["Ann"])), "line 1: One name was given for 3 seats"),
        (changed(0, having(players=["you"] * 4)), "line 1: 4 names were given for 3 seats"),
        (changed(0, having(names=["Ann", "\x1b[2J", "Cy"])), "line 1: A name has a character that cannot be shown."),
        ([b"[" * 100_000, b"{}"], "is not a swordfish record: line 1"),
        (changed(4, lambda value: [-1, value[1]]), "line 5: “[0]” must be at least 0."),
        (changed(4, lambda value: [10**30, value[1]]), "line 5: “[0]” must be at most 9007199254740991."),
        (
            changed(4, lambda value: [0, {"type": "Rewound", "to": 10**30}]),
            "it is not possible to go back to event 1000000",
        ),
        (changed(0, having(rules=99)), "rules version 99 of swipe, which is newer than this program"),
        (changed(0, having(game="chess")), "line 1: There is no game called “chess”"),
        (changed(0, without("commitment")), "line 1: “commitment” is missing."),
        (changed(0, having(colour="red")), "line 1: there is no “colour”."),
        (changed(0, having(options={"seats": 12})), "line 1: Swipe is for 2 to 6 players, not 12"),
        (changed(0, having(options={"chairs": 12})), "line 1: there is no “chairs”."),
        (changed(0, having(salts=["xyz"])), "line 1: “salts[0]” must match the pattern ^[0-9a-f]{32}$."),
        (changed(0, having(salts=["00" * 16] * 4)), "line 1: 4 salts were given for 3 seats"),
        (changed(4, lambda value: [0, {"type": "Exploded"}]), "line 5: “[1].type” cannot be “Exploded”."),
        (changed(4, lambda value: [0]), "line 5: the content must have a length of 2."),
        (changed(4, added(colour="red")), "line 5: this event has no field called “colour”."),
        (
            changed(4, lambda value: [0, {"type": "Rewound", "to": 1, "": 2}]),
            "line 5: this event has no field called “”.",
        ),
        *(
            (
                changed(4, lambda value, to=to: [0, {"type": "Rewound", "to": to}]),
                f"line 5: it is not possible to go back to event {to}",
            )
            for to in (77, 4, -1)
        ),
        ([*LINES[:5], LINES[5][:9], *LINES[6:]], "line 6: the content breaks off in the middle."),
        (
            [*LINES[:5], b'[0, {"type": "Rewound", "to": 1, "x": ' + b"[" * 100_000, *LINES[6:]],
            "line 6: too many things are nested inside one another.",
        ),
        ([*LINES[:5], b"\xff", *LINES[6:]], "line 6: the content is not JSON (byte 0)."),
        (LINES[:-1], f"ends too early, at line {len(LINES) - 1}: it has no closing line"),
        (LINES[:1], "ends too early, at line 1"),
        ([*LINES[:-1], LINES[-1][:20]], f"ends too early, at line {len(LINES)}"),
        ([*LINES[:-1], b'{"seed": "xyz"}'], f"ends too early, at line {len(LINES)}"),
    ],
)
def test_a_damaged_foreign_or_future_file_gets_one_sentence(lines: list[bytes], sentence: str, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(b"\n".join(lines))
    with pytest.raises(BadRecord) as refused:
        record.read(path)
    assert sentence in str(refused.value)
    assert "\n" not in str(refused.value)


def test_an_unknown_field_deep_in_an_event_is_refused(tmp_path: Path) -> None:
    lines = (ROOT / "tests" / "logs" / "swish-2-2.jsonl").read_bytes().splitlines()
    dealt: Any = json.loads(lines[1])
    dealt[1]["cards"][3]["colour"] = "red"
    path = tmp_path / "game.jsonl"
    path.write_bytes(b"\n".join([lines[0], json.dumps(dealt).encode(), *lines[2:]]))
    with pytest.raises(BadRecord, match="line 2: this event has no field called “colour”"):
        record.read(path)


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        (changed(1, event(type="Rolled", faces=[4, 4])), "Line 2 (event 0) does not match: the seed"),
        (changed(3, event(type="TurnPassed", to=2)), "Line 4 (event 2) does not match: the rules"),
        (changed(2, event(type="ChipTaken", giver=0, taker=1)), "Line 3 (event 1) does not match: nobody could"),
        (changed(5, lambda value: [0, value[1]]), "Line 6 (event 4) does not match: its clock"),
        (changed(3, lambda value: [value[0] + 1, value[1]]), "Line 4 (event 2) does not match: it happens by itself"),
        ([*LINES[:-1], b'[0, {"type": "Rewound", "to": 3}]', LINES[-1]], "its clock says 0 ms"),
        (changed(-1, having(seed="00" * 32)), "its hash is different"),
        (changed(-1, having(places=[1, 1, 1])), "it gives the places as 1, 1, 1"),
        (changed(-1, without("places")), "it gives the places as –"),
        (changed(-1, without("seed")), "sealed"),
        (changed(0, having(salts=["00" * 16])), "Line 2 (event 0) does not match: the seed"),
        ([*LINES[:-1], b'[99999999, {"type": "TurnPassed", "to": 1}]', LINES[-1]], "the game was already over"),
        ([*LINES[:40], LINES[-1]], "it gives the places as"),
    ],
)  # fmt: skip
def test_verify_names_the_first_thing_that_does_not_follow(lines: list[bytes], sentence: str) -> None:
    found = record.parse(lines, "game.jsonl")
    with pytest.raises(BadRecord) as refused:
        record.check(found)
    assert sentence in str(refused.value)


def test_a_throw_may_come_later_and_a_deal_may_not() -> None:
    record.check(record.parse(changed(1, lambda value: [1, value[1]]), "game.jsonl"))
    dealt = (ROOT / "tests" / "logs" / "swish-2-2.jsonl").read_bytes().splitlines()
    at, event = json.loads(dealt[1])
    late = record.parse([dealt[0], json.dumps([at + 1, event]).encode(), *dealt[2:]], "game.jsonl")
    with pytest.raises(BadRecord) as refused:
        record.check(late)
    assert "Line 2 (event 0) does not match: it happens by itself at 0 ms" in str(refused.value)


def said(found: record.Record) -> list[object]:
    """All choices of the players."""
    return [move.said for move in moves("swipe", found.header.options, found.entries)]


@given(st.integers(1, len(LINES) - 2), st.integers(0, 2))
@example(102, 2)  # two dice taken, the other first: another game, and a true one
def test_no_event_can_be_left_out_repeated_or_swapped(number: int, how: int) -> None:
    lines = [*LINES]
    if how == 0:
        del lines[number]
    elif how == 1:
        lines.insert(number, lines[number])
    else:
        lines[number], lines[number + 1] = lines[number + 1], lines[number]
    if lines == LINES:
        return
    try:
        found = record.parse(lines, "game.jsonl")
        record.check(found)
    except BadRecord:
        return
    assert how == 2
    assert said(found) != said(record.parse(LINES, "game.jsonl"))


@given(st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
def test_no_file_causes_a_traceback(content: bytes) -> None:
    for lines in (content.splitlines(), [LINES[0], *content.splitlines(), LINES[-1]]):
        with suppress(BadRecord):
            record.parse(lines, "game.jsonl")


def test_a_file_that_cannot_be_read_or_written_gets_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="cannot be read: no such file"):
        record.read(tmp_path / "none.jsonl")
    with pytest.raises(BadRecord, match="cannot be read: that is a folder"):
        record.read(tmp_path)
    with pytest.raises(Refusal, match="cannot be written: no such file or folder"):
        played().save(tmp_path / "no" / "folder" / "game.jsonl")
    assert [*tmp_path.iterdir()] == []


def test_a_writer_killed_at_any_moment_leaves_the_old_file_or_the_new_one(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    old, new = played(7), played(8)
    script = (
        "import sys; from pathlib import Path; from swordfish import record\n"
        "one, two = (record.read(path) for path in sys.argv[2:4])\n"
        "print('ready', flush=True)\n"
        "while True: record.write(sys.argv[1], one); record.write(sys.argv[1], two)\n"
    )
    old.save(tmp_path / "old")
    new.save(tmp_path / "new")
    possible = {(tmp_path / name).read_bytes() for name in ("old", "new")}
    for attempt in range(5):
        with subprocess.Popen(
            [sys.executable, "-c", script, str(path), str(tmp_path / "old"), str(tmp_path / "new")],
            stdout=subprocess.PIPE,
        ) as writer:
            assert writer.stdout is not None
            assert writer.stdout.readline() == b"ready\n"
            for _ in range(20 + attempt):  # until it has surely written several times
                while not path.exists():
                    pass
                assert path.read_bytes() in possible
            os.kill(writer.pid, signal.SIGKILL)
        assert path.read_bytes() in possible


@pytest.mark.parametrize("path", sorted((ROOT / "tests" / "logs").glob("*.jsonl")), ids=lambda path: path.name)
def test_finished_games_replay_for_ever(path: Path) -> None:
    found = record.read(path)
    assert found.places is not None
    record.check(found)


def test_there_is_a_finished_game_of_every_game() -> None:
    kept = {record.read(path).header.game for path in (ROOT / "tests" / "logs").glob("*.jsonl")}
    assert kept == set(GAMES)
