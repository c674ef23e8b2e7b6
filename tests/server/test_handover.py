"""A table that moves to another node takes along its time and the people whom its host has sent away."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

import pytest

from swordfish.core import Refusal
from swordfish.server.limits import BOUNDLESS
from swordfish.server.nodes.database_clock import SLACK_MS, DatabaseClock
from swordfish.server.services import Services
from swordfish.server.socket.attending import check_room
from swordfish.server.socket.connection import Connection
from swordfish.server.store.database import OwnedElsewhere, StoreFailed
from swordfish.server.store.nodes import LEASE_MS
from swordfish.server.table import handover
from swordfish.server.table.entries import Lapsed
from swordfish.server.table.handover import MOST_GAP_MS, HandedClock
from swordfish.server.table.presence import AWAY_SECONDS
from swordfish.server.table.surroundings import Surroundings
from swordfish.server.table.table import HostedTable
from swordfish.server.table.timers import deadline
from tests.server.noded import node_of, nodes_on, services_on, taken
from tests.server.postgresql import execute
from tests.server.room import Player, table

HOUR = 3600_000


def test_a_clock_runs_on_over_a_takeover_unless_a_deadline_fell_where_nobody_could_act() -> None:
    handed = HandedClock(now=9000, served=6000)
    assert handed.continued(None) == 9000
    assert handed.continued(9001) == 9000, "its deadline is where it would have been"
    assert handed.continued(9000) == handed.continued(6001) == 6000, "nobody could act in time"
    assert handed.continued(6000) == 9000, "it had passed while somebody served"
    assert HandedClock(6000 + MOST_GAP_MS + 1, 6000).continued(None) == 6000, "all nodes were down"


def test_a_reading_moves_the_databases_clock_only_if_it_contradicts_it() -> None:
    ticks = 100.0
    clock = DatabaseClock(lambda: ticks)
    clock.set(99.9, 5_000_000)
    assert clock.now() == 5_000_050
    ticks = 101.0
    assert clock.deviation(100.5, clock.now() - 400) == 0, "it was read in between"
    assert clock.deviation(101.0, clock.now() - SLACK_MS // 2) == 0
    late = clock.deviation(101.0, clock.now() + 7000)
    assert late == 7000
    clock.shift(late)
    assert clock.deviation(101.0, clock.now()) == 0
    assert clock.deviation(101.0, clock.now() - 900) == -899, "the whole millisecond of a reading counts"


async def game(services: Services, **more: Any) -> HostedTable:
    """A game of ann and ben at a node."""
    players = await table(services.registry, "swirl", **more)
    for player in players:
        player.live.presence.leave(player.link)
    return players[0].live


async def row(url: str, tid: str) -> dict[str, Any]:
    names = ("owner", "clock", "since")
    [found] = await asyncio.to_thread(execute, url, "select owner, clock, since from tables where tid = ?", tid)
    return dict(zip(names, found, strict=True))


async def died(url: str, services: Services, tid: str, *, ago: int, elapsed: int) -> None:
    """A node gave its last sign of life so many milliseconds ago, when its table had run for so long."""
    node = node_of(services)
    node.stop_beating()
    last = await node.store.moment() - ago
    sql = "update tables set since = ?, clock = 0 where tid = ?"
    await asyncio.to_thread(execute, url, sql, last - elapsed, tid)
    # now others may take the table
    await asyncio.to_thread(execute, url, "update nodes set until = ? where boot = ?", last + LEASE_MS, node.boot)


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow this machine is, the time without an owner counts."""
    monkeypatch.setattr(handover, "MOST_GAP_MS", HOUR)


def moved(url: str, check: Callable[[HostedTable], None], *, ago: int, elapsed: int, turn_ms: int) -> None:
    """Check a table after its takeover."""

    async def play() -> None:
        async with nodes_on(url, "a", "b") as (one, other):
            before = await game(one, turn_ms=turn_ms)
            await died(url, one, before.tid, ago=ago, elapsed=elapsed)
            after = await taken(other, before.tid)
            check(after)
            found = await row(url, before.tid)
            now = node_of(other).lease.clock.now()
            assert abs(found["clock"] + now - found["since"] - after.clock()) < 5000, "and it is stored where it runs"

    asyncio.run(play())


@pytest.mark.usefixtures("patient")
def test_a_takeover_neither_gives_nor_takes_time(postgres: str) -> None:
    def check(after: HostedTable) -> None:
        assert 6 * HOUR + 5000 <= after.clock() < 7 * HOUR, "the time without an owner counts, too"
        assert deadline(after) == after.state.stamp + 10 * HOUR
        assert after.presence.present("ann"), "nobody has been away for long enough"

    moved(postgres, check, ago=5000, elapsed=6 * HOUR, turn_ms=10 * HOUR)


@pytest.mark.usefixtures("patient")
def test_a_deadline_that_nobody_could_meet_waits_for_the_next_owner(postgres: str) -> None:
    def check(after: HostedTable) -> None:
        assert after.clock() >= HOUR - 3000
        assert not any(isinstance(entry, Lapsed) for entry in after.state.log)
        until = deadline(after)
        assert until is not None
        assert after.clock() < until <= HOUR + after.state.stamp, "what was left is left"

    moved(postgres, check, ago=5000, elapsed=HOUR - 3000, turn_ms=HOUR)


def test_time_in_which_all_nodes_were_down_does_not_count(postgres: str) -> None:
    def check(after: HostedTable) -> None:
        assert HOUR <= after.clock() < 2 * HOUR

    moved(postgres, check, ago=5 * HOUR, elapsed=HOUR, turn_ms=0)


def test_a_table_in_nobodys_memory_stands_still_and_a_node_that_stops_hands_its_clock_over(postgres: str) -> None:
    async def play() -> None:
        async with nodes_on(postgres, "b") as (other,):
            one = services_on(postgres, "a")
            await one.start()
            idle, under_way = await game(one), await game(one)
            for live in (idle, under_way):
                live.clock.turn_back(HOUR)
            await one.registry.release(idle.tid)
            await node_of(one).ownership.close()
            found, shown = await row(postgres, idle.tid), idle.clock.standing
            assert shown is not None
            assert HOUR <= found.pop("clock") <= shown
            assert found == {"owner": "", "since": 0}
            await one.close()
            assert HOUR <= (await taken(other, idle.tid)).clock() < 2 * HOUR
            assert shown <= (await taken(other, under_way.tid)).clock() < 2 * HOUR
            [(until,)] = await asyncio.to_thread(execute, postgres, "select until from nodes where name = 'a'")
            assert until < 0, "the moment at which it stopped"

    asyncio.run(play())


def test_clocks_of_tables_stay_although_the_databases_clock_jumps(postgres: str) -> None:
    async def play() -> None:
        async with nodes_on(postgres, "a", "b") as (one, other):
            before = await game(one)
            node_of(one).stop_beating()
            node_of(other).stop_beating()
            # the database's clock goes forward by an hour: everything that it wrote is an hour older now
            for sql in ("update nodes set until = until - ?", "update tables set since = since - ? where since > 0"):
                await asyncio.to_thread(execute, postgres, sql, HOUR)
            shown = before.clock()
            clock = node_of(one).lease.clock
            clock.shift(-HOUR)
            await node_of(one).beat()
            await node_of(one).store.leave(node_of(one).boot)
            after = await taken(other, before.tid)
            assert shown <= after.clock() < shown + HOUR

    asyncio.run(play())


def test_a_node_that_has_lost_a_table_does_not_set_its_clock(postgres: str) -> None:
    async def play() -> None:
        async with nodes_on(postgres, "a", "b") as (one, other):
            before = await game(one)
            await died(postgres, one, before.tid, ago=LEASE_MS + 1, elapsed=0)
            await taken(other, before.tid)
            stored = await row(postgres, before.tid)
            before.clock.set(HOUR)
            await before.clock.keep()
            assert await row(postgres, before.tid) == stored

    asyncio.run(play())


REFUSING = (
    "create function refused() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$",
    "create trigger refused before update of clock on tables for each row execute function refused()",
)


def test_a_table_that_could_not_be_loaded_has_no_timers(postgres: str) -> None:
    async def play() -> None:
        async with nodes_on(postgres, "a") as (one,):
            live = await game(one)
            for sql in REFUSING:
                await asyncio.to_thread(execute, postgres, sql)
            released: list[HostedTable] = []
            surroundings = Surroundings(on_release=released.append)
            with pytest.raises(StoreFailed):
                await HostedTable.load(live.tid, live.code, one.store.tables, surroundings)
            assert [table.tid for table in released] == [live.tid]

    asyncio.run(play())


def test_a_watcher_who_was_sent_away_stays_away_after_a_takeover(postgres: str) -> None:
    async def play() -> None:
        async with nodes_on(postgres, "a", "b") as (one, other):
            ann, _ = await table(one.registry, "swirl")
            eve = Player(one.registry, "eve")
            eve.link.address = "192.0.2.7"
            await eve.join(ann.live)
            await ann.must("RemoveWatchers")
            assert eve.link.stalled
            kept = await asyncio.to_thread(execute, postgres, "select tid, who from barred")
            assert len(kept) == 2
            assert "192.0.2.7" not in str(kept), "an address is not stored"
            await died(postgres, one, ann.live.tid, ago=LEASE_MS + 1, elapsed=0)
            after = await taken(other, ann.live.tid)
            for guest, address in (("eve", "192.0.2.8"), ("mal", "192.0.2.7")):
                with pytest.raises(Refusal) as found:
                    check_room(BOUNDLESS, after, connection(guest, address))
                assert found.value.key == "watchers-removed"
            check_room(BOUNDLESS, after, connection("mal", "192.0.2.8"))
            await other.store.guests.forget("eve")
            assert await other.store.tables.barred(after.tid) == {who for _, who in kept if who != "eve"}

    asyncio.run(play())


def connection(guest: str, address: str) -> Connection:
    made = Connection(guest, guest.capitalize())
    made.address = address
    return made


def test_players_have_not_been_away_while_their_table_moved(postgres: str) -> None:
    async def play() -> None:
        async with nodes_on(postgres, "a", "b") as (one, other):
            before = await game(one)
            await died(postgres, one, before.tid, ago=LEASE_MS + 1, elapsed=0)
            after = await taken(other, before.tid)
            assert after.presence.present("ann")
            async with asyncio.timeout(20 * AWAY_SECONDS):
                while after.presence.present("ann"):
                    await asyncio.sleep(0.05)

    asyncio.run(play())


@pytest.mark.usefixtures("patient")
def test_the_wall_clocks_of_nodes_do_not_matter(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    right = time.time

    async def play() -> None:
        async with nodes_on(postgres, "a", "b") as (one, other):
            before = await game(one, turn_ms=10 * HOUR)
            shown = before.clock()
            for days in (3, -3):
                monkeypatch.setattr(time, "time", lambda days=days: right() + 86400 * days)
                for node in map(node_of, (one, other)):
                    await node.beat()
                with pytest.raises(OwnedElsewhere):
                    await other.registry.find(before.tid)
                assert shown <= before.clock() < shown + HOUR
            await died(postgres, one, before.tid, ago=5000, elapsed=HOUR)
            assert HOUR + 5000 <= (await taken(other, before.tid)).clock() < 2 * HOUR

    asyncio.run(play())
