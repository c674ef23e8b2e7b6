"""Every repository over both databases: what is written is found, in the same order and with the same types."""

import asyncio
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import pytest

from swordfish.core import Refusal
from swordfish.server.store.address import StoreAddress
from swordfish.server.store.bans import Ban
from swordfish.server.store.commits import ServedDatabase
from swordfish.server.store.database import Statement, statement
from swordfish.server.store.opening import using
from swordfish.server.store.progress import WEEK, Earned, GameCount, RatingStep
from swordfish.server.store.puzzles import PuzzleAttempt, Solver
from swordfish.server.store.scores import Belief, Score
from swordfish.server.store.sqlite import opened
from swordfish.server.store.store import Store
from swordfish.server.store.table_rows import table_rows
from swordfish.server.store.tables import Answered, Past, TableRow
from swordfish.server.table.entries import Begun, ChairRemoved, Kept, Made, Said, Sat, TableListed, encode
from swordfish.server.table.state import TableState

NOW = int(time.time())
NAUGHTY = ("100%", "a_b", "it's", "ÄÖ", "🐟", "?", "$1", "back\\slash", "nul\0")


@asynccontextmanager
async def opened_store(address: StoreAddress) -> AsyncGenerator[tuple[Store, ServedDatabase]]:
    if not isinstance(address, str):
        opened(address).close()
    async with using(address) as database:
        yield Store(database), database


def row(tid: str, **facts: object) -> TableRow:
    plain = {"game": "swipe", "phase": "open", "listed": True, "made": NOW, "touched": NOW, "host": "ann"}
    return TableRow(**{"tid": tid, "code": tid.upper(), **plain, **facts})  # pyright: ignore[reportArgumentType] - by name


async def guest(database: ServedDatabase, *gids: str) -> None:
    rows = tuple((gid, gid.capitalize()) for gid in gids)
    await database.write(Statement("insert into guests (gid, name, made, seen) values (?, ?, 5, 6)", rows))


def test_guests(address: StoreAddress) -> None:
    async def work() -> None:
        async with opened_store(address) as (store, database):
            guests = store.guests
            ann, token = await guests.greet("Ann  Ä")
            assert await guests.recall(token) == ann
            assert await guests.recall("nonsense") is None
            assert await guests.recall("nul\0") is None
            assert (await guests.rename(ann, "Anna")).name == "Anna"
            assert await guests.save_settings(ann.gid, {"a": [1, "\0"]}) == await guests.settings(ann.gid)
            same, other = await guests.redeem(await guests.device_key(ann.gid))
            assert same.gid == ann.gid
            with pytest.raises(Refusal):
                await guests.redeem(token)
            first, second = await guests.devices(ann.gid)
            await guests.end_device(ann.gid, "0" * 16)
            await guests.end_device("somebody", first.device)
            await guests.end_device(ann.gid, second.device)
            assert [device.device for device in await guests.devices(ann.gid)] == [first.device]
            assert sum([await guests.recall(one) is not None for one in (token, other)]) == 1
            assert (await guests.people([ann.gid, "nobody", ann.gid])).keys() == {ann.gid}
            await guests.mute(ann.gid, "ben", muted=True)
            await guests.mute(ann.gid, "ben", muted=True)
            assert await guests.muted(ann.gid) == {"ben"}
            await guests.mute(ann.gid, "ben", muted=False)
            assert await guests.muted(ann.gid) == frozenset()
            await database.write(statement("update cookies set seen = 0"))
            kept = token if await guests.recall(token) else other
            assert await guests.recall(kept)
            assert await database.query("select count(*) from cookies where seen >= ?", NOW) == [(1,)]
            assert await guests.revoke(ann.gid) == []
            assert (await guests.recall(kept), await guests.devices(ann.gid)) == (None, [])
            await guests.forget(ann.gid)
            assert await guests.people([ann.gid]) == {}

    asyncio.run(work())


def test_tables_and_their_rows(address: StoreAddress) -> None:
    made = Made(game="swipe", options={"seats": 2}, host="ann", listed=True, seats=2)

    async def work() -> None:
        async with opened_store(address) as (store, database):
            tables, state = store.tables, TableState(made)
            await tables.make(row("t"), b"\x00seed", encode(made))
            await tables.make(row("u", listed=False, touched=NOW - 1, made=NOW - 9), b"", encode(made))
            await tables.make(row("v", touched=NOW - 2, phase="playing", made=NOW - 9), b"", encode(made))
            sat = [Sat(0, "ann", "Ann"), Sat(1, "ben", "Ben")]
            await tables.append(
                "t", 1, [b"a", b"b"], Answered("ann", 7, 3), "playing", [("ann", 0), ("ben", 1)], NOW + 1, b"\xff"
            )
            state.fold(*sat)
            around = [
                Begun(names=("Ann", "Ben"), players=("you", "you"), rules=1),
                TableListed(False),
                Kept(1, "dan", ""),
            ]
            await tables.append("t", 3, [b"c"], None, None, [], None, None, table_rows("t", around, state))
            assert await tables.entries("t", 2) == [b"b", b"c"]
            assert await tables.entries("t", 3) == [b"c"]
            assert await tables.entries("none") == []
            assert await tables.answers("t") == [Answered("ann", 7, 3)]
            assert await tables.row("T") == row("t", phase="playing", listed=False, touched=NOW + 1)
            assert await tables.row("no\0thing") is None
            assert await tables.seed("t") == b"\xff"
            assert [one.tid for one in await tables.listed(0, 9)] == ["v"]
            assert await tables.unfinished("ann", 0) == 3
            assert [past.table for past in await tables.history("ben", NOW + 1, 5)] == ["t"]
            assert (await tables.history("ann", NOW + 1, 5))[0] == Past(
                table="t", code="T", game="swipe", phase="playing", seat=0, place=None, made=NOW, touched=NOW + 1
            )
            assert await database.query("select gid, other from companions order by gid") == [
                ("ann", "ben"),
                ("ben", "ann"),
            ]
            removed = table_rows("t", [ChairRemoved(0, {"seats": 2})], state)
            await tables.append("t", 4, [b"d"], None, None, [], None, None, removed)
            assert await database.query("select gid, seat from sittings order by seat") == [("dan", -1), ("ben", 0)]
            assert (await tables.stored("u")).state.made == made

    asyncio.run(work())


def test_companions_and_invitations(address: StoreAddress) -> None:
    async def work() -> None:
        async with opened_store(address) as (store, database):
            await guest(database, "ann", "ben", "cas")
            await store.tables.make(row("t", host="ben"), b"", b"")
            rows = (("ann", "ben", 10), ("ann", "cas", 11))
            await database.write(Statement("insert into companions (gid, other, met) values (?, ?, ?)", rows))
            companions = store.companions
            assert [one.guest for one in await companions.of("ann")] == ["cas", "ben"]
            for _ in range(2):
                await companions.invite("ben", "ann", "t")
            await companions.invite("stranger", "ann", "t")
            [invited] = await companions.invitations("ann")
            assert (invited.table, invited.name, invited.code) == ("t", "Ben", "T")
            await store.guests.mute("ann", "cas", muted=True)
            assert [one.guest for one in await companions.of("ann")] == ["ben"]
            await companions.decline("ann", "t")
            assert await companions.invitations("ann") == []
            await companions.drop("ann", "ben")
            await companions.invite("ben", "ann", "t")
            assert await companions.invitations("ann") == []

    asyncio.run(work())


def test_bans(address: StoreAddress) -> None:
    async def work() -> list[Ban]:
        async with opened_store(address) as (store, database):
            await guest(database, "ann")
            await store.bans.add("guest:ann", "first")
            await store.bans.add("guest:ann", "second")
            await store.bans.add("address:1.2.3.4")
            await store.bans.lift("address:1.2.3.4")
            return await store.bans.all()

    [ban] = asyncio.run(work())
    assert (ban.who, ban.why, ban.name) == ("guest:ann", "second", "Ann")
    assert isinstance(ban.since, int)


def test_puzzles(address: StoreAddress) -> None:
    async def work() -> None:
        async with opened_store(address) as (store, database):
            await guest(database, "ann", "ben")
            puzzles = store.puzzles
            assert await puzzles.attempt("day", "ann") is None
            for gid in ("ann", "ben"):
                await puzzles.see("day", gid, 1_700_000_000_000)
                await puzzles.see("day", gid, 1_700_000_000_999)
            await puzzles.guess("day", "ann", 1_700_000_000_500, right=False)
            await puzzles.hint("day", "ann", 1)
            await puzzles.hint("day", "ann", 1)
            await puzzles.guess("day", "ann", 1_700_000_001_000, right=True)
            await puzzles.guess("day", "ann", 1_700_000_002_000, right=True)
            assert await puzzles.attempt("day", "ann") == PuzzleAttempt(2, 1, 1000, False)
            await puzzles.give_up("day", "ben")
            await puzzles.guess("day", "ben", 1_700_000_002_000, right=True)
            assert await puzzles.attempt("day", "ben") == PuzzleAttempt(0, 0, None, True)
            assert await puzzles.solvers("day", 9) == [Solver("ann", "Ann", 1000, 2, 1)]
            assert await puzzles.solved("day") == 1
            assert [await puzzles.ahead("day", *mine) for mine in ((1, 1000), (1, 1001), (2, 0), (0, 9))] == [
                0,
                1,
                1,
                0,
            ]
            assert await puzzles.solved_days("ann") == [("day", 1_700_000_001_000)]

    asyncio.run(work())


def test_scores_and_progress(address: StoreAddress) -> None:
    async def work() -> None:
        async with opened_store(address) as (store, database):
            await guest(database, "ann", "ben")
            scores, progress = store.scores, store.progress
            for number, tid in enumerate(("t", "u")):
                await store.tables.make(row(tid, phase="over", made=NOW - number * WEEK), b"", b"")
                who = [("ann", 0), ("ben", 1)]
                await store.tables.append(tid, 1, [b"x"], None, None, who)
            assert sorted(await scores.unscored()) == ["t", "u"]
            for games, tid in enumerate(("t", "u"), 1):
                beliefs = {"ann": Belief(25.5 + games, 8.25, games), "bot:hard": Belief(30.0, 2.0, games)}
                score = Score(game="swipe", places=[("ann", 0, 1), ("ben", 1, 2)], ratings=beliefs)
                assert await scores.write(tid, score)
                assert not await scores.write(tid, score)
            assert await scores.unscored() == []
            assert await scores.known(["ann", "bot:hard"]) == {"ann"}
            assert await scores.beliefs("swipe", ["ann", "ben"]) == {"ann": Belief(27.5, 8.25, 2)}
            listed = await scores.ratings("swipe", 1, mine="ann")
            assert [(one.name, one.bot, one.mu, one.games) for one in listed] == [
                ("hard", True, 30.0, 2),
                ("Ann", False, 27.5, 2),
            ]
            assert [one.mu for one in await scores.ratings_of("ann", "Ann")] == [27.5]
            assert await progress.settled("t") is False
            assert sorted(await progress.unjudged()) == ["t", "u"]
            for tid in ("t", "u", "t"):
                await progress.judge(tid, [("ann", "first"), ("nobody", "first"), ("ben", f"of {tid}")])
            assert await progress.settled("t") is True
            assert await progress.earned("ann") == [Earned("first", "t", NOW)]
            assert await progress.earned_at("ben", "u") == ["of u"]
            steps = [RatingStep("swipe", games, 25.5 + games, 8.25, NOW) for games in (1, 2)]
            assert await progress.steps("ann") == steps
            assert await progress.steps_at("ann", "u") == steps[::-1]
            assert await progress.tallies("ann") == [GameCount("swipe", 2, 2)]
            assert WEEK == 7 * 86_400
            assert await progress.weeks("ben", NOW, 3) == [(0, 0), (1, 0), (1, 0)]
            assert await progress.weeks("ann", NOW, 3) == [(0, 0), (1, 1), (1, 1)]

    asyncio.run(work())


def test_search_finds_parts_of_names_literally(address: StoreAddress) -> None:
    async def work() -> None:
        async with opened_store(address) as (store, database):
            for number, name in enumerate(NAUGHTY):
                await store.tables.make(row(f"t{number}", touched=NOW - number, host=f"h{number}"), b"", b"")
                await store.tables.append(f"t{number}", 1, [b"x"], None, None, [(f"g{number}", 0), (f"g{number}", -1)])
                sql = "insert into guests (gid, name, made) values (?, ?, 0)"
                await database.write(statement(sql, f"g{number}", f"Big {name} fish"))
            for number, name in enumerate(NAUGHTY):
                [found] = await store.search.find(name, "", "", 20)
                assert found.table == f"t{number}"
                assert [player.guest for player in found.players] == [f"g{number}"]
            assert len(await store.search.find("BIG", "open", "swipe", 20)) == len(NAUGHTY)
            assert len(await store.search.find("", "", "", 2)) == 2
            assert [one.table for one in await store.search.find("t3", "", "", 2)] == ["t3"]
            assert await store.search.find("big", "over", "", 20) == []

    asyncio.run(work())


def test_everything_about_a_guest_and_the_health_of_the_store(address: StoreAddress) -> None:
    made = Made(game="swipe", options={"seats": 2}, host="ann", listed=True, seats=2)

    async def work() -> None:
        async with opened_store(address) as (store, database):
            await guest(database, "ann")
            await store.tables.make(row("t"), b"", encode(made))
            said = encode(Said("ann", "Ann", -1, text="hello"))
            await store.tables.append("t", 1, [said], Answered("ann", 1, 2), None, [("ann", -1)])
            found = await store.everything("ann")
            assert found.guest[0]["name"] == "Ann"
            assert found.chat == [{"table": "t", "phrase": None, "text": "hello"}] or found.chat[0]["text"] == "hello"
            assert found.hosted[0]["code"] == "T"
            for _ in range(2):
                await store.ping()
            [(at,)] = await database.query("select at from pulse")
            assert at >= NOW

    asyncio.run(work())
