"""Solitaire swish over HTTP: results, practice puzzles, and missed swishes."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from swordfish.exact.swish.puzzles import hints, puzzle
from swordfish.server import scores
from swordfish.server.limits import BOUNDLESS, Rate
from swordfish.server.store.address import StoreAddress
from swordfish.server.store.guests import Guests
from swordfish.server.store.opening import database_of
from swordfish.server.store.scores import Scores
from swordfish.server.store.tables import TableRow, Tables
from swordfish.server.table.entries import encode
from tests.server.hosting import Host, hosted
from tests.server.test_puzzles import solitaire, state_of


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder = tmp_path_factory.mktemp("alone")
    keep(folder / "tables.db", "ann")
    with hosted(folder) as running:
        yield running


def keep(address: StoreAddress, guest: str) -> None:
    """Two solitaire games and an unfinished one, in the store of a later server."""

    async def write() -> None:
        store = database_of(address)
        tables = Tables(store)
        try:
            for number, phase in enumerate(("over", "over", "playing")):
                entries = [encode(entry) for entry in solitaire(number)]
                entries = entries if phase == "over" else entries[:6]
                tid = f"t{number}"
                await tables.make(TableRow(tid, tid, "swish", phase, False, number + 1, 1, guest), b"", entries[0])
                await tables.append(tid, 1, entries[1:], None, phase)
            await scores.score_all(Scores(store), lambda tid: state_of(tables, tid))
        finally:
            store.close()

    asyncio.run(write())


def test_every_solitaire_game_is_stored_and_can_be_forgotten(address: StoreAddress) -> None:
    keep(address, "ann")

    async def look() -> tuple[list[Any], list[Any], list[Any]]:
        store = database_of(address)
        try:
            kept = await store.query("select tid, cards, ms, made from alone where gid = 'ann' order by made")
            best = await store.query("select tid from bests where gid = 'ann'")
            await Guests(store).forget("ann")
            return kept, best, await store.query("select * from alone")
        finally:
            store.close()

    kept, best, after = asyncio.run(look())
    assert [(tid, made) for tid, _, _, made in kept] == [("t0", 1), ("t1", 2)]
    assert best == [max(((cards, -ms), tid) for tid, cards, ms, _ in kept)[1:]]
    assert after == []


def test_results_are_shown_only_to_their_guest(host: Host) -> None:
    ben = host.guest("Ben")
    assert ben.get("/api/guest/alone") == (200, [])


def test_missed_swishes_are_shown_only_after_the_end(host: Host) -> None:
    ann = host.guest("Ann")
    status, told = ann.get("/api/tables/t0/missed")
    assert status == 200
    moments = told["moments"]
    assert len(moments) > 5
    taken = [moment for moment in moments if moment["taken"]]
    first = taken[0]
    there = ann.get(f"/api/tables/t0/missed/{first['frame']}")[1]
    assert there["count"] == sum(first["counts"])
    swishes = [*there["swishes"]]
    while len(swishes) < there["count"]:
        swishes += ann.get(f"/api/tables/t0/missed/{first['frame']}?start={len(swishes)}")[1]["swishes"]
    sizes = [len(swish) for swish in swishes]
    assert sizes == sorted(sizes, reverse=True)
    places = [sorted(layer["place"] for layer in swish) for swish in swishes]
    assert sorted(layer["place"] for layer in first["taken"]) in places
    assert ann.get("/api/tables/t2/missed")[1]["key"] == "table-not-over"
    assert ann.get("/api/tables/t2/missed/3")[1]["key"] == "table-not-over"
    assert ann.get("/api/tables/t0/missed/99999")[0] == 404


def test_a_practice_puzzle_gives_one_hint_at_a_time(host: Host) -> None:
    ann = host.guest("Ann")
    made = puzzle("easy", "practice 3")
    status, seen = ann.get("/api/practice?grade=easy&number=3")
    assert status == 200
    assert seen["cards"] == [[card.ball, card.hoop] for card in made.cards]
    assert (seen["size"], seen["hints"]) == (3, len(hints(made)))
    assert "solution" not in seen
    for count in range(seen["hints"] + 1):
        told = ann.get(f"/api/practice/hints?grade=easy&number=3&count={count}")[1]
        assert [hint["key"] for hint in told["hints"]] == [hint.key for hint in hints(made)[:count]]
        assert told["answer"] is None
    answer = ann.get("/api/practice/hints?grade=easy&number=3&count=99")[1]["answer"]
    assert answer == {"cards": [*made.solution], "orientations": [*made.orientations]}
    right = ann.post("/api/practice", {"grade": "easy", "number": 3, **answer})[1]
    assert (right["solved"], right["key"]) == (True, "puzzle-right")
    wrong = ann.post("/api/practice", {"grade": "easy", "number": 3, "cards": [0], "orientations": [0]})[1]
    assert (wrong["solved"], wrong["key"]) == (False, "puzzle-wrong")
    assert {fault["key"] for fault in wrong["faults"]} == {
        "swish-fault-no-ball",
        "swish-fault-no-hoop",
        "swish-fault-few",
    }


@pytest.mark.parametrize(
    ("asked", "key"),
    [("grade=silly", "puzzle-no-such-grade"), ("grade=easy&number=1000", "practice-number")],
)
def test_an_unknown_grade_or_number_of_a_practice_puzzle_is_refused(host: Host, asked: str, key: str) -> None:
    assert host.guest().get(f"/api/practice?{asked}")[1]["key"] == key


def test_too_many_practice_puzzles_are_refused(tmp_path: Path) -> None:
    with hosted(tmp_path, limits=replace(BOUNDLESS, puzzles=Rate(2, 0.001))) as narrow:
        ann = narrow.guest("Ann")
        keys = [ann.get("/api/practice?grade=easy")[1].get("key") for _ in range(3)]
    assert keys == [None, None, "too-fast"]
