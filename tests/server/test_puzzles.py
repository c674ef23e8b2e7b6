"""The puzzle of the day and solitaire: a guest's results."""

import asyncio
import datetime
from pathlib import Path
from typing import Any

import pytest

from swordfish.core import Luck, Over, open_seed
from swordfish.exact.swish import all_swishes
from swordfish.exact.swish.puzzles import daily, hints
from swordfish.games import GAMES
from swordfish.games.swish.cards import turned
from swordfish.games.swish.swishes import explain
from swordfish.server import scores
from swordfish.server.store.address import StoreAddress
from swordfish.server.store.database import statement
from swordfish.server.store.opening import database_of
from swordfish.server.store.puzzles import Puzzles
from swordfish.server.store.scores import Scores
from swordfish.server.store.tables import TableRow, Tables
from swordfish.server.streaks import Streak, streak
from swordfish.server.table.entries import Begun, Ended, Entry, Happened, Made, Sat, encode
from swordfish.server.table.state import TableState, folded
from tests.playing import play
from tests.server.hosting import Host, Visitor, hosted


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with hosted(tmp_path_factory.mktemp("puzzles")) as running:
        yield running


WEDNESDAY = "2026-11-11"
"""A day whose puzzle asks for four cards."""


def test_the_puzzle_of_a_day_is_the_same_for_all_and_tells_no_answer(host: Host) -> None:
    ann, ben = host.guest("Ann"), host.guest("Ben")
    seen = ann.get("/api/puzzle?day=2026-11-12")[1]
    made = daily(datetime.date(2026, 11, 12))
    assert seen == ben.get("/api/puzzle?day=2026-11-12")[1]
    assert seen["cards"] == [[card.ball, card.hoop] for card in made.cards]
    assert seen["mine"] == {"tries": 0, "hints": [], "ms": None, "given_up": False, "answer": None}
    assert not {"solution", "orientations"} & set(seen)
    assert Visitor(host.port).get("/api/puzzle?day=2026-11-12")[0] == 401


def test_without_a_day_it_is_the_puzzle_of_today(host: Host) -> None:
    days = [datetime.datetime.now(datetime.UTC).date()]
    seen = host.guest().get("/api/puzzle")[1]
    days.append(datetime.datetime.now(datetime.UTC).date())
    assert seen["day"] in [day.isoformat() for day in days], "midnight may pass meanwhile"


def test_a_stranger_who_is_the_first_of_the_day_sees_its_true_cards(tmp_path: Path) -> None:
    with hosted(tmp_path) as fresh:
        seen = Visitor(fresh.port).get("/api/puzzle/teaser")[1]
    made = daily(datetime.date.fromisoformat(seen["day"]))
    assert seen["cards"] == [[card.ball, card.hoop] for card in made.cards[:3]]
    assert (seen["grade"], seen["streak"], seen["solved"]) == (made.grade, 0, False)


@pytest.mark.parametrize(("day", "key"), [("2999-01-01", "no-such-puzzle"), ("1999-01-01", "no-such-puzzle")])
def test_future_days_and_days_before_the_first_have_no_puzzle(host: Host, day: str, key: str) -> None:
    assert host.guest().get(f"/api/puzzle?day={day}")[1]["key"] == key
    assert host.guest().get("/api/puzzle?day=yesterday")[1]["key"] == "puzzle-date"


def test_the_first_right_proof_stops_the_clock(host: Host) -> None:
    day = "2026-11-10"
    made = daily(datetime.date.fromisoformat(day))
    ann, ben = host.guest("Ann"), host.guest("Ben")
    ann.get(f"/api/puzzle?day={day}")
    wrong = ann.post("/api/puzzle", {"day": day, "cards": [0]})[1]
    assert (wrong["solved"], wrong["key"], wrong["mine"]["tries"]) == (False, "puzzle-wrong", 1)
    assert wrong["mine"]["answer"] is None
    proof = {"day": day, "cards": [*made.solution], "orientations": [*made.orientations]}
    right = ann.post("/api/puzzle", proof)[1]
    assert (right["solved"], right["key"], right["faults"]) == (True, "puzzle-right", [])
    assert right["facts"] == {"cards": ", ".join(str(card + 1) for card in sorted(made.solution)), "hints": 0}
    assert right["mine"]["answer"] == {"cards": [*made.solution], "orientations": [*made.orientations]}
    again = ann.post("/api/puzzle", {"day": day, "cards": [*reversed(made.solution)]})[1]
    assert again["solved"]
    assert again["mine"] == right["mine"] == ann.get(f"/api/puzzle?day={day}")[1]["mine"]
    told = ben.get(f"/api/puzzle/results?day={day}")[1]
    solved = {"name": "Ann", "ms": right["mine"]["ms"], "tries": 2, "hints": 0, "you": False}
    assert told == {"day": day, "solved": 1, "place": None, "best": [solved]}
    assert ann.get(f"/api/puzzle/results?day={day}")[1]["place"] == 1
    ann.ask("DELETE", "/api/guest")
    assert ben.get(f"/api/puzzle/results?day={day}")[1] == {"day": day, "solved": 0, "place": None, "best": []}


def test_the_rules_say_what_is_wrong_with_a_proof(host: Host) -> None:
    made = daily(datetime.date.fromisoformat(WEDNESDAY))
    ann = host.guest("Ann")
    ann.get(f"/api/puzzle?day={WEDNESDAY}")
    turned_ = [(way + 1) % 4 if number == 0 else way for number, way in enumerate(made.orientations)]
    laid = [turned(made.cards[card], way) for card, way in zip(made.solution, turned_, strict=True)]
    assert explain(laid), "one card turned breaks this swish"
    verdict = ann.post("/api/puzzle", {"day": WEDNESDAY, "cards": [*made.solution], "orientations": turned_})[1]
    assert (verdict["solved"], verdict["key"]) == (False, "puzzle-wrong")
    assert verdict["faults"] == [{"key": fault.key, "facts": fault.facts} for fault in explain(laid)]


def test_a_swish_of_the_wrong_size_gets_its_own_verdict(host: Host) -> None:
    friday = "2026-10-30"
    made = daily(datetime.date.fromisoformat(friday))
    smaller = next(found for found in all_swishes(made.cards, 2) if len(found.cards) < made.size)
    ann = host.guest("Ann")
    ann.get(f"/api/puzzle?day={friday}")
    assert ann.post("/api/puzzle", {"day": friday, "cards": [*smaller.cards]})[1]["key"] == "puzzle-smaller"
    other = daily(datetime.date.fromisoformat(WEDNESDAY))
    found = next(found for found in all_swishes(other.cards, 2) if len(found.cards) != other.size)
    ann.get(f"/api/puzzle?day={WEDNESDAY}")
    verdict = ann.post("/api/puzzle", {"day": WEDNESDAY, "cards": [*found.cards]})[1]
    assert (verdict["key"], verdict["facts"]["wanted"]) == ("puzzle-other-size", other.size)


@pytest.mark.parametrize(
    "guess",
    [
        {"cards": []},
        {"cards": [0, 0]},
        {"cards": [99]},
        {"cards": [-1]},
        {"cards": [0, 1], "orientations": [0]},
        {"cards": [0, 1], "orientations": [0, 4]},
    ],
)
def test_an_invalid_answer_is_refused_and_does_not_count(host: Host, guess: dict[str, Any]) -> None:
    ann = host.guest("Ann")
    assert ann.post("/api/puzzle", {"day": WEDNESDAY, "cards": [0]})[1]["key"] == "puzzle-unseen", "the clock must run"
    ann.get(f"/api/puzzle?day={WEDNESDAY}")
    status, told = ann.post("/api/puzzle", {"day": WEDNESDAY, **guess})
    assert (status, told["key"]) == (422, "puzzle-cards")
    assert ann.get(f"/api/puzzle?day={WEDNESDAY}")[1]["mine"]["tries"] == 0


def test_hints_are_counted_and_end_with_the_whole_answer(host: Host) -> None:
    made = daily(datetime.date.fromisoformat(WEDNESDAY))
    day, all_hints = {"day": WEDNESDAY}, [{"key": hint.key, "facts": hint.facts} for hint in hints(made)]
    ann, ben = host.guest("Ann"), host.guest("Ben")
    assert ann.post("/api/puzzle/hint", day)[1]["key"] == "puzzle-unseen"
    for guest in (ann, ben):
        guest.get(f"/api/puzzle?day={WEDNESDAY}")
    for number in range(1, len(all_hints) + 1):
        assert ann.post("/api/puzzle/hint", day)[1]["hints"] == all_hints[:number]
    assert ann.post("/api/puzzle/hint", day)[1]["key"] == "puzzle-hint-none"
    for guest in (ann, ben):
        assert guest.post("/api/puzzle", {**day, "cards": [*made.solution]})[1]["solved"]
    assert ben.post("/api/puzzle/hint", day)[1]["key"] == "puzzle-hint-none", "there is nothing to find any more"
    told = ann.get(f"/api/puzzle/results?day={WEDNESDAY}")[1]
    assert told["place"] == 2, "fewer hints come first, however long it took"
    assert [(one["name"], one["hints"]) for one in told["best"]] == [("Ben", 0), ("Ann", len(all_hints))]


def test_a_guest_who_gives_up_sees_the_answer_and_is_not_listed(host: Host) -> None:
    day = "2026-11-09"
    made = daily(datetime.date.fromisoformat(day))
    ann = host.guest("Ann")
    assert ann.post("/api/puzzle/give-up", {"day": day})[1]["key"] == "puzzle-unseen"
    ann.get(f"/api/puzzle?day={day}")
    mine = ann.post("/api/puzzle/give-up", {"day": day})[1]
    assert mine["given_up"]
    assert mine["answer"] == {"cards": [*made.solution], "orientations": [*made.orientations]}
    verdict = ann.post("/api/puzzle", {"day": day, "cards": [*made.solution]})[1]
    assert verdict["solved"]
    assert verdict["mine"] == mine, "no time counts any more"
    assert ann.get(f"/api/puzzle/results?day={day}")[1]["best"] == []


def test_a_streak_is_days_in_a_row_each_solved_on_that_day(address: StoreAddress) -> None:
    async def streaks() -> tuple[Streak, Streak]:
        store = database_of(address)
        try:
            for day, late in (("2026-11-01", 0), ("2026-11-02", 0), ("2026-11-03", 1), ("2026-11-04", 0)):
                noon = datetime.datetime.fromisoformat(f"{day}T12:00:00+00:00") + datetime.timedelta(days=late)
                facts = (day, "ann", int(noon.timestamp() * 1000), 1000)
                await store.write(statement("insert into puzzles (day, gid, seen, ms) values (?, ?, ?, ?)", *facts))
            date = datetime.date(2026, 11, 5)
            puzzles = Puzzles(store)
            later = date + datetime.timedelta(days=1)
            return await streak(puzzles, "ann", date), await streak(puzzles, "ann", later)
        finally:
            store.close()

    yesterday, too_late = asyncio.run(streaks())
    assert yesterday == Streak(now=1, longest=2, days=3)
    assert too_late == Streak(now=0, longest=2, days=3)


def test_a_streak_is_shown_only_to_its_guest(host: Host) -> None:
    ann = host.guest("Ann")
    assert ann.get("/api/puzzle/streak")[1] == {"now": 0, "longest": 0, "days": 0}
    assert Visitor(host.port).get("/api/puzzle/streak")[0] == 401


async def state_of(tables: Tables, tid: str) -> TableState:
    """The state of a table, from the store."""
    return folded(await tables.entries(tid))


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


def test_the_best_game_alone_is_kept_by_cards_and_then_by_time(address: StoreAddress) -> None:
    async def score() -> list[tuple[Any, ...]]:
        store = database_of(address)
        tables = Tables(store)
        try:
            for number in range(3):
                entries = [encode(entry) for entry in solitaire(number)]
                tid = f"t{number}"
                await tables.make(TableRow(tid, tid, "swish", "over", False, 1, 1, "ann"), b"", entries[0])
                await tables.append(tid, 1, entries[1:], None, "over")
            await scores.score_all(Scores(store), lambda tid: state_of(tables, tid))
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
