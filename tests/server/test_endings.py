"""How a game ended, over real HTTP: the ending, its picture, what messengers show, and what it changed for a guest."""

import asyncio
import contextlib
import re
import sqlite3
import struct
import time
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from swordfish.core import replay
from swordfish.draw import final, svg
from swordfish.record import read
from swordfish.server.endings import picture, tell
from swordfish.server.judging import achieved
from swordfish.server.table.entries import Begun, Ended, Happened, Made
from swordfish.server.table.state import TableState
from swordfish.words import sentence
from tests.rulebook import ROOT
from tests.server.hosting import Host, Visitor, hosted
from tests.server.test_routes import played
from tests.waiting import until

LOGS = ROOT / "tests" / "logs"
PNG = b"\x89PNG\r\n\x1a\n"


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with hosted(tmp_path_factory.mktemp("endings")) as running:
        yield running


@pytest.fixture(scope="module")
def game(host: Host) -> tuple[Visitor, str]:
    """A finished rated game, and its host."""
    ann, ben = host.guest("Ann"), host.guest('Ben"><b>&')
    return ann, asyncio.run(played(ann, ben))["table"]


def settled(visitor: Visitor, table: str) -> dict[str, Any]:
    """The ending, once ratings and achievements are written."""

    def look() -> dict[str, Any]:
        told = visitor.get(f"/api/tables/{table}/ending")[1]
        return told if told["settled"] else {}

    return until(look, "ratings and achievements")


def test_an_ending_has_places_scores_highlights_and_what_it_changed_for_you(game: tuple[Visitor, str]) -> None:
    ann, table = game
    told = settled(ann, table)
    assert sorted(told["places"]) == [1, 2]
    assert [set(score) for score in told["scores"]] == [{"chips", "dice"}] * 2
    assert len(told["highlights"]) == 3
    assert told["effect"]["before"] is None
    assert told["effect"]["after"] in range(5)
    assert "first-game" in told["earned"]
    nobody = settled(Visitor(ann.port), table)
    assert (nobody["effect"], nobody["earned"]) == (None, [])
    assert nobody["highlights"] == told["highlights"]


def test_a_game_that_is_not_over_has_no_ending_and_no_picture(host: Host) -> None:
    ann = host.guest("Early")
    table = ann.table()["table"]
    for what in ("ending", "picture.png"):
        answer = ann.ask("GET", f"/api/tables/{table}/{what}")
        assert answer.status == 422
        assert answer.json()["key"] == "table-not-over"
        assert ann.ask("GET", f"/api/tables/nowhere/{what}").status == 404


@pytest.mark.parametrize("lang", ["en", "de", "nonsense"])
def test_the_picture_has_the_size_that_messengers_want(game: tuple[Visitor, str], lang: str) -> None:
    ann, table = game
    answer = ann.ask("GET", f"/api/tables/{table}/picture.png?lang={lang}")
    assert (answer.status, answer.headers["content-type"]) == (200, "image/png")
    assert answer.body.startswith(PNG)
    assert struct.unpack(">II", answer.body[16:24]) == (1200, 630)


def tags(page: str) -> dict[str, str]:
    return {name: unescape(value) for name, value in re.findall(r'<meta property="([^"]+)" content="([^"]*)">', page)}


def test_a_shared_link_has_preview_tags_with_title_description_and_picture(game: tuple[Visitor, str]) -> None:
    ann, table = game
    link = ann.get(f"/api/tables/{table}/share?lang=de")[1]["link"]
    assert link.endswith(f"/r/{table}?lang=de")
    page = ann.ask("GET", f"/r/{table}?lang=de").body.decode()
    found, there = tags(page), f"http://127.0.0.1:{ann.port}"
    assert re.fullmatch("Swipe: Sieg für .+", found["og:title"])
    assert found["og:image"] == f"{there}/api/tables/{table}/picture.png?lang=de"
    assert ann.ask("GET", found["og:image"].removeprefix(there)).body.startswith(PNG)
    assert (found["og:image:width"], found["og:image:height"]) == ("1200", "630")
    assert found["og:description"].count(" · ") == 2
    assert found["twitter:card"] == "summary_large_image"
    assert '"><b>' not in page, "a name cannot leave its tag"
    assert 'lang="de"' in page
    assert tags(ann.ask("GET", f"/replay/{table}").body.decode())["og:title"].startswith("Swipe: Winner")


def test_the_preview_of_an_invitation_names_the_host_and_the_game(host: Host) -> None:
    anna = host.guest('Anna"><b>')
    made = anna.table("swirl")
    page = anna.ask("GET", f"/t/{made['code']}?lang=de").body.decode()
    found, there = tags(page), f"http://127.0.0.1:{anna.port}"
    assert found["og:title"] == 'Anna"><b> lädt dich zu Swirl ein'
    assert found["og:description"] == sentence("page-tag-swirl", None, "de")
    assert found["og:url"] == f"{there}/t/{made['code']}"
    assert '"><b>' not in page, "a name cannot leave its tag"
    picture = anna.ask("GET", found["og:image"].removeprefix(there))
    assert (picture.status, picture.headers["content-type"]) == (200, "image/png")
    assert struct.unpack(">II", picture.body[16:24]) == (1200, 630)
    assert anna.ask("GET", "/api/tables/nowhere/invitation.png").status == 404
    assert tags(anna.ask("GET", "/t/NOBODY").body.decode()) == {}


def test_the_preview_of_a_finished_table_says_how_the_game_ended(game: tuple[Visitor, str]) -> None:
    ann, table = game
    assert tags(ann.ask("GET", f"/t/{table}").body.decode())["og:title"].startswith("Swipe: Winner")


def test_the_page_of_an_unknown_game_has_no_preview_tags(host: Host) -> None:
    answer = Visitor(host.port).ask("GET", "/r/nothing")
    assert answer.status == 200
    assert tags(answer.body.decode()) == {}


def test_links_for_messengers_begin_with_the_address_that_the_operator_chose(tmp_path: Path) -> None:
    with hosted(tmp_path, url="https://play.example/") as running:
        ann = running.guest("Ann")
        table = asyncio.run(played(ann, running.guest("Ben")))["table"]
        found = tags(ann.ask("GET", f"/r/{table}").body.decode())
        assert found["og:url"] == f"https://play.example/r/{table}"
        assert found["og:image"].startswith("https://play.example/api/tables/")


def test_your_page_has_strength_weeks_streak_and_achievements(game: tuple[Visitor, str]) -> None:
    ann, table = game
    settled(ann, table)
    told = ann.get("/api/guest/progress")[1]
    [strength] = told["strengths"]
    assert (strength["game"], strength["games"], strength["sure"]) == ("swipe", 1, False)
    assert len(strength["path"]) == 1
    assert told["played"] == 1
    assert len(told["weeks"]) == 12
    assert told["weeks"][-1]["played"] == 1
    assert told["streak"] == {"now": 0, "longest": 0, "days": 0}
    earned = {one["name"]: one["table"] for one in told["achievements"] if one["earned"]}
    assert earned["first-game"] == table
    assert len(told["achievements"]) >= 36
    assert Visitor(ann.port).get("/api/guest/progress")[0] == 401


def test_achievements_are_exported_and_forgotten_with_their_guest(host: Host) -> None:
    ann, ben = host.guest("Ann"), host.guest("Ben")
    settled(ann, asyncio.run(played(ann, ben))["table"])
    data = ann.get("/api/guest/data")[1]
    assert "first-game" in {one["name"] for one in data["achievements"]}
    assert [step["games"] for step in data["rating_steps"]] == [1]
    gid = ann.get("/api/guest")[1]["guest"]
    assert ann.ask("DELETE", "/api/guest").status == 200
    with contextlib.closing(sqlite3.connect(host.settings.store)) as store:
        for name in ("achievements", "rating_steps"):
            assert store.execute(f"select count(*) from {name} where gid = ?", (gid,)).fetchone() == (0,)
            assert store.execute(f"select count(*) from {name}").fetchone() > (0,)


def test_games_from_before_the_upgrade_are_searched_once(tmp_path: Path) -> None:
    with hosted(tmp_path) as running:
        ann = running.guest("Ann")
        table = asyncio.run(played(ann, running.guest("Ben")))["table"]
        settled(ann, table)
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.db")) as store, store:
        store.execute("delete from achievements")
        store.execute("update tables set judged = 0")
    with hosted(tmp_path) as running:
        again = Visitor(running.port)
        again.cookie = ann.cookie
        assert "first-game" in settled(again, table)["earned"]


@pytest.mark.parametrize(
    ("hours", "turn_hours", "current"), [(0, 0, True), (23, 0, True), (25, 0, False), (25, 48, True), (73, 48, False)]
)
def test_a_game_is_continued_for_a_day_after_its_last_move_or_its_turn_clock_and_a_day(
    host: Host, hours: int, turn_hours: int, current: bool
) -> None:
    ann = host.guest("Idle")
    table = ann.table("swirl", turn_ms=turn_hours * 3600 * 1000)["table"]

    async def begin() -> None:
        async with ann.socket(table) as line:
            await line.news()
            await line.say("Sit", seat=0)
            await line.say("SeatBot", seat=1, bot="random")
            await line.say("Begin")

    asyncio.run(begin())
    with contextlib.closing(sqlite3.connect(host.settings.store, timeout=30)) as store, store:
        store.execute("update tables set touched = ? where tid = ?", (int(time.time()) - hours * 3600, table))
    [past] = ann.get("/api/guest/history")[1]
    assert (past["table"], past["current"]) == (table, current)


def finished(path: Path, *guests: str) -> TableState:
    """A table at which a stored game was played by these; `bot:` begins the name of a bot."""
    record = read(path)
    assert record.places
    seats = len(record.places)
    state = TableState(Made(game=record.header.game, options={}, host="ann", listed=False, seats=seats))
    state.fold(Begun(names=(), players=(), rules=record.header.rules))
    state.fold(*(Happened(entry.at, entry.event) for entry in record.entries))
    state.options = record.header.options
    state.players = guests or state.players
    state.fold(Ended(record.places, ""))
    state.stayed = frozenset(range(len(guests))) - {seat for seat, who in enumerate(guests) if who == "gone"}
    return state


def test_only_people_who_played_to_the_end_achieve_something() -> None:
    state = finished(LOGS / "swipe-3-2.jsonl", "ann", "bot:hard", "gone")
    assert {guest for guest, _ in achieved(state)} == {"ann"}


@pytest.mark.parametrize("log", ["swirl-2-1", "swirl-3-2", "swirl-4-3", "swipe-2-1", "swish-2-2", "swishbones-2-1"])
def test_the_picture_shows_what_everybody_saw_and_no_more(log: str) -> None:
    path = LOGS / f"{log}.jsonl"
    record, state = read(path), finished(path)
    end = replay(record.game, record.header.options, record.entries)
    view, game, told = record.game.view(end, None), record.header.game, tell(state)
    scores = [sentence(f"{game}-score", facts) for facts in told.scores]
    assert picture(state, told, (), "en") == final(game, view, heading=game.capitalize(), scores=scores)
    if view != end:
        assert svg(game, view) != svg(game, end), "there was something to hide"
