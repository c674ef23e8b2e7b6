"""The puzzle of the day, and games alone: what a guest can be proud of."""

import asyncio
import datetime
from pathlib import Path
from typing import Any

import pytest

from swordfish.core import Luck, Over, open_seed
from swordfish.exact.swish.puzzles import daily
from swordfish.games import GAMES
from swordfish.server import scores
from swordfish.server.journal import Begun, Ended, Entry, Happened, Made, Sat, encode
from swordfish.server.store import Row, Sqlite
from tests.playing import play
from tests.server.hosting import Host, Visitor, hosted


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with hosted(tmp_path_factory.mktemp("puzzles")) as running:
        yield running


def test_the_puzzle_of_a_day_is_the_same_for_all_and_tells_no_answer(host: Host) -> None:
    ann, ben = host.guest("Ann"), host.guest("Ben")
    seen = ann.get("/api/puzzle?day=2026-11-12")[1]
    made = daily(datetime.date(2026, 11, 12))
    assert seen == ben.get("/api/puzzle?day=2026-11-12")[1]
    assert seen["cards"] == [[card.ball, card.hoop] for card in made.cards]
    assert not {"solution", "orientations"} & set(seen)
    assert ann.get("/api/puzzle")[1]["day"] == datetime.datetime.now(datetime.UTC).date().isoformat()
    assert Visitor(host.port).get("/api/puzzle")[0] == 401


@pytest.mark.parametrize(("day", "key"), [("2999-01-01", "no-such-puzzle"), ("1999-01-01", "no-such-puzzle")])
def test_days_to_come_and_days_before_the_first_have_none(host: Host, day: str, key: str) -> None:
    assert host.guest().get(f"/api/puzzle?day={day}")[1]["key"] == key
    assert host.guest().get("/api/puzzle?day=yesterday")[1]["key"] == "puzzle-date"


def test_the_first_right_answer_stops_the_clock(host: Host) -> None:
    day = "2026-11-10"
    made = daily(datetime.date.fromisoformat(day))
    ann, ben = host.guest("Ann"), host.guest("Ben")
    ann.get(f"/api/puzzle?day={day}")
    wrong = ann.post("/api/puzzle", {"day": day, "cards": [0]})[1]
    assert (wrong["solved"], wrong["tries"], wrong["cards"]) == (False, 1, [])
    right = ann.post("/api/puzzle", {"day": day, "cards": [*reversed(made.solution)]})[1]
    assert (right["solved"], right["tries"], tuple(right["orientations"])) == (True, 2, made.orientations)
    again = ann.post("/api/puzzle", {"day": day, "cards": [*made.solution]})[1]
    assert (again["ms"], again["tries"]) == (right["ms"], 2)
    [solved] = ben.get(f"/api/puzzle/results?day={day}")[1]
    assert solved == {"name": "Ann", "ms": right["ms"], "tries": 2, "you": False}
    ann.ask("DELETE", "/api/guest")
    assert ben.get(f"/api/puzzle/results?day={day}")[1] == []


def solitaire(seed: int) -> list[Entry]:
    """A finished game of swish alone, as a table has it."""
    game = GAMES["swish"]
    options = game.Options(seats=1)
    played = play(game, options, Luck(open_seed(seed)), Luck(open_seed(f"whim {seed}"))(0))
    assert isinstance(played.pauses[-1].waiting, Over)
    return [
        Made(game="swish", options={"seats": 1}, host="ann", listed=False, seats=1),
        Sat(0, "ann", "Ann"),
        Begun(names=("Ann",), players=("you",), rules=game.VERSION),
        *(Happened(entry.at, entry.event) for entry in played.entries),
        Ended((1,), "00"),
    ]


def test_the_best_game_alone_is_kept_by_cards_and_then_by_time(tmp_path: Path) -> None:
    async def score() -> list[tuple[Any, ...]]:
        store = Sqlite(tmp_path / "tables.db")
        try:
            for number in range(3):
                entries = [encode(entry) for entry in solitaire(number)]
                tid = f"t{number}"
                await store.make(Row(tid, tid, "swish", "over", False, 1, 1, "ann"), b"", entries[0])
                await store.append(tid, 1, entries[1:], None, "over")
            await scores.score_all(store)
            assert await store.query("select count(*) from tables where scored = 0") == [(0,)]
            return await store.query("select gid, game, cards, ms, tid from bests")
        finally:
            store.close()

    [(guest, game, cards, ms, tid)] = asyncio.run(score())
    results: list[tuple[int, int, str]] = []
    for number in range(3):
        log = [entry for entry in solitaire(number) if isinstance(entry, Happened)]
        state = GAMES["swish"].start(GAMES["swish"].Options(seats=1))
        for entry in log:
            state = GAMES["swish"].evolve(state, entry.event)
        results.append((len(state.piles[0]), -(log[-1].at - log[0].at), f"t{number}"))
    assert len({result[:2] for result in results}) == 3, "three different games"
    assert (guest, game) == ("ann", "swish")
    assert (cards, -ms, tid) == max(results)
