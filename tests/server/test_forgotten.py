"""Deleting a guest removes everything about them; before that, a guest can list devices, end them and export data."""

import asyncio
import contextlib
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from swordfish.record import check, parse
from swordfish.server.store.pruning import prune
from swordfish.server.store.sqlite import opened
from tests.server.hosting import Host, Line, Visitor, begin, hosted, play_out
from tests.waiting import until


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with hosted(tmp_path_factory.mktemp("forgotten")) as running:
        yield running


def dumped(host: Host) -> str:
    """The whole store as text, bytes as hexadecimal digits."""
    with contextlib.closing(sqlite3.connect(host.settings.store)) as store:
        return "\n".join(store.iterdump())


def holds(host: Host, *words: str) -> list[str]:
    """Those words that are somewhere in the store."""
    text = dumped(host)
    return [word for word in words if word in text or word.encode().hex().upper() in text]


async def closed(line: Line) -> None:
    """Until the server has hung up."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            await line.next()


def test_a_socket_of_somebody_forgotten_is_closed_and_writes_nothing_again(host: Host) -> None:
    async def forget() -> None:
        ann, ben = host.guest("Forgetme"), host.guest("Ben")
        gid = ann.get("/api/guest")[1]["guest"]
        made = ben.table("swipe", options={"seats": 2})["table"]
        async with ann.socket(made) as line, ben.socket(made) as other:
            await line.news()
            await other.news()
            await line.say("Sit", seat=0)
            await line.say("Chat", phrase="hello")
            assert (await asyncio.to_thread(ann.ask, "DELETE", "/api/guest")).status == 200
            with contextlib.suppress(ConnectionClosed):
                await line.say("Chat", phrase="hello")
                raise AssertionError("the socket answered")
            await closed(line)
        assert holds(host, "Forgetme", gid) == []

    asyncio.run(forget())


def test_a_game_that_goes_on_shows_neither_name_nor_id_and_rates_the_others(host: Host) -> None:
    async def forget() -> None:
        ann, ben = host.guest("Leaving"), host.guest("Staying")
        gid = ann.get("/api/guest")[1]["guest"]
        made = ann.table("swipe", options={"seats": 2, "chips": 200}, rated=True)["table"]
        async with ann.socket(made) as line, ben.socket(made) as other:
            for seat, one in enumerate((line, other)):
                await one.news()
                await one.say("Sit", seat=seat, rated=True)
            await begin(line, other)
            await asyncio.to_thread(ann.ask, "DELETE", "/api/guest")
        async with ben.socket(made) as again:
            news = await again.news()
            assert [seat["name"] for seat in news["table"]["seats"]] == ["", "Staying"]
            if news["due"]["kind"] != "over":
                await play_out(again, news)
        until(
            lambda: [one for one in ben.get("/api/guest/history")[1] if one["place"] is not None], "the game is scored"
        )
        listed = ben.get("/api/ratings/swipe")[1]
        assert gid not in str(listed)
        assert not [one for one in listed if one["name"] in {"", gid, "Leaving"} or one["name"].startswith("gone-")]
        assert holds(host, "Leaving", gid) == []
        record = ben.ask("GET", f"/api/tables/{made}/record").body
        check(parse(record.splitlines(), "downloaded"))

    asyncio.run(forget())


def test_a_guest_lists_devices_and_ends_one_with_its_sockets(host: Host) -> None:
    ann, phone = host.guest("Ann"), Visitor(host.port)
    phone.post("/api/devices", {"key": ann.post("/api/guest/devices")[1]["key"]})
    listed = ann.get("/api/guest/devices")[1]
    assert [one["here"] for one in sorted(listed, key=lambda one: not one["here"])] == [True, False]
    other = next(one["device"] for one in listed if not one["here"])
    made = ann.table()["table"]

    async def end() -> None:
        async with ann.socket(made) as line, phone.socket(made) as lost:
            await line.news()
            await lost.news()
            left = (await asyncio.to_thread(ann.ask, "DELETE", f"/api/guest/devices/{other}")).json()
            assert [one["here"] for one in left] == [True]
            await closed(lost)
            assert (await line.say("Sit", seat=0))["type"] == "Done"

    asyncio.run(end())
    assert phone.get("/api/guest")[0] == 401
    assert ann.get("/api/guest")[0] == 200
    assert ann.ask("DELETE", f"/api/guest/devices/{other}").json()["key"] == "no-such-device"
    ben = host.guest("Ben")
    mine = ann.get("/api/guest/devices")[1][0]["device"]
    assert ben.ask("DELETE", f"/api/guest/devices/{mine}").json()["key"] == "no-such-device", "only one's own"


def test_a_guest_downloads_all_that_is_stored_about_them(host: Host) -> None:
    async def talk(table: str) -> None:
        async with ann.socket(table) as line:
            await line.news()
            await line.say("Sit", seat=0)
            await line.say("Chat", phrase="thanks")

    ann = host.guest("Curious")
    made = ann.table()
    asyncio.run(talk(made["table"]))
    ann.ask("PUT", "/api/guest/settings", {"theme": "dark"})
    ann.ask("PUT", "/api/guest/mutes/somebody")
    ann.get("/api/puzzle?day=2026-11-12")
    answer = ann.ask("GET", "/api/guest/data")
    told = answer.json()
    assert answer.headers["content-disposition"].startswith("attachment")
    [guest] = told["guest"]
    assert (guest["name"], guest["settings"]) == ("Curious", {"theme": "dark"})
    assert [one["tid"] for one in told["hosted"]] == [made["table"]]
    assert told["chat"] == [{"table": made["table"], "phrase": "thanks", "text": ""}]
    assert [one["day"] for one in told["puzzles"]] == ["2026-11-12"]
    assert told["muted"] == [{"muted": "somebody"}]
    assert len(told["devices"]) == 1
    with contextlib.closing(sqlite3.connect(host.settings.store)) as store:
        tables = [name for (name,) in store.execute("select name from sqlite_master where type = 'table'")]
        about = {
            name
            for name in tables
            for column in store.execute(f"pragma table_info({name})")
            if column[1] in {"gid", "who", "host", "asker"}
        }
    assert about == {
        *("guests", "cookies", "devices", "sittings", "ratings", "bests", "alone", "puzzles", "mutes"),
        *("tables", "entries", "bans", "companions", "invitations", "achievements", "rating_steps", "barred"),
    }, "a new table about guests has to be told, too"


def test_prune_keeps_a_guest_who_was_seen_lately(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    now = 1_800_000_000
    with contextlib.closing(opened(path)) as store:
        for gid, days in (("solver", 3), ("gone", 400)):
            store.execute("insert into guests (gid, name, made, seen) values (?, '', 0, ?)", (gid, now - days * 86400))
            store.execute("insert into puzzles (day, gid, seen) values ('2026-11-12', ?, 0)", (gid,))
    prune(path, 365, now)
    with contextlib.closing(opened(path)) as store:
        assert store.execute("select gid from guests").fetchall() == [("solver",)]
        assert store.execute("select gid from puzzles").fetchall() == [("solver",)]


def test_a_guest_who_only_sends_requests_counts_as_seen(tmp_path: Path) -> None:
    with hosted(tmp_path) as host:
        ann = host.guest("Ann")
        with contextlib.closing(sqlite3.connect(host.settings.store)) as store:
            store.execute("update cookies set seen = 0")
            store.execute("update guests set seen = 0")
            store.commit()
        ann.get("/api/puzzle/streak")
        with contextlib.closing(sqlite3.connect(host.settings.store)) as store:
            assert store.execute("select min(seen) > 0 from guests").fetchone() == (1,)
