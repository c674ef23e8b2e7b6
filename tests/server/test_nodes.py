"""A table has one owner among the nodes of a PostgreSQL: leases, claims, and fences around every append."""

import asyncio
from contextlib import closing

import pytest

from swordfish.core import Refusal
from swordfish.server.nodes import lease
from swordfish.server.nodes.lease import wait_for_name
from swordfish.server.services import Services
from swordfish.server.store import sessions
from swordfish.server.store.database import Fact, Fenced, OwnedElsewhere, Rows, StoreFailed, statement
from swordfish.server.store.nodes import Nodes
from swordfish.server.store.opening import check, database_of
from swordfish.server.store.tables import TableRow, Tables
from swordfish.server.table.change import Change
from swordfish.server.table.entries import Locked
from swordfish.server.table.table import HostedTable
from tests.server.noded import node_of, nodes_on, services_on, sooner, taken
from tests.server.postgresql import execute
from tests.server.room import Memory, registry_of

LOCKING = Change(entries=[Locked(locked=True)])


async def expire(url: str, services: Services) -> None:
    """End the lease of a node that gives no sign of life, as time would."""
    node_of(services).stop_beating()
    await asyncio.to_thread(execute, url, "update nodes set until = 0 where boot = ?", node_of(services).boot)


async def made(services: Services) -> HostedTable:
    return await services.registry.make("ann", "swipe", {"seats": 2}, listed=False)


def test_a_table_of_a_live_node_belongs_to_that_node_alone(postgres: str) -> None:
    async def play() -> None:
        async with nodes_on(postgres, "a", "b") as (one, other):
            table = await made(one)
            with pytest.raises(OwnedElsewhere) as found:
                await other.registry.find(table.tid)
            assert found.value.boot == node_of(one).boot
            await table.perform(lambda: LOCKING)
            assert (await other.registry.state_of(table.tid)).locked

    asyncio.run(play())


def test_a_node_whose_lease_has_ended_cannot_write_once_another_has_taken_the_table(postgres: str) -> None:
    async def play() -> None:
        async with nodes_on(postgres, "a", "b") as (paused, other):
            table = await made(paused)
            await expire(postgres, paused)
            await table.perform(lambda: LOCKING)  # nobody has taken it yet
            second = await taken(other, table.tid)
            assert second.state.locked
            with pytest.raises(Refusal) as found:
                await table.perform(lambda: Change(entries=[Locked(locked=False)]))
            assert found.value.key == "try-again"
            assert table.tid not in paused.registry.tables
            assert len(await other.store.tables.entries(table.tid)) == second.seq == 2
            await second.perform(lambda: Change(entries=[Locked(locked=False)]))
            sql = "select epoch from tables where tid = ?"
            assert await asyncio.to_thread(execute, postgres, sql, table.tid) == [(2,)]

    asyncio.run(play())


def test_after_a_pause_a_node_drops_the_tables_that_it_has_lost_and_keeps_the_others(postgres: str) -> None:
    async def play() -> None:
        async with nodes_on(postgres, "a", "b") as (paused, other):
            lost, kept = await made(paused), await made(paused)
            await expire(postgres, paused)
            await taken(other, lost.tid)
            await node_of(paused).beat()
            assert [*paused.registry.tables] == [kept.tid]
            assert lost.moved
            with pytest.raises(OwnedElsewhere):
                await other.registry.find(kept.tid)
            await kept.perform(lambda: LOCKING)

    asyncio.run(play())


def test_of_many_claimers_exactly_one_wins(postgres: str) -> None:
    async def play() -> None:
        async with nodes_on(postgres, "a", "b", "c", "d") as (dead, *others):
            tables = [await made(dead) for _ in range(8)]
            await expire(postgres, dead)
            while len(await node_of(others[0]).store.live()) > 3:  # PostgreSQL itself started a moment ago
                await asyncio.sleep(0.01)
            claims = [node_of(services).ownership for services in others]
            for table in tables:
                results = await asyncio.gather(*(claim.claim(table.tid) for claim in claims), return_exceptions=True)
                assert sorted(type(result).__name__ for result in results) == [
                    "NoneType",
                    "OwnedElsewhere",
                    "OwnedElsewhere",
                ]
            assert sum(map(len, claims)) == len(tables)

    asyncio.run(play())


def test_a_table_that_leaves_memory_is_free_at_once(postgres: str) -> None:
    async def play() -> None:
        async with nodes_on(postgres, "a", "b") as (one, other):
            table = await made(one)
            await one.registry.release(table.tid)
            await node_of(one).ownership.close()
            assert (await other.registry.find(table.tid)).tid == table.tid

    asyncio.run(play())


def test_a_fence_that_fails_takes_only_its_own_transaction_with_it(postgres: str) -> None:
    async def work() -> list[object]:
        with closing(database_of(postgres)) as database:
            epochs = {"t": 7, "u": 6, "v": 7}
            tables = Tables(database, epoch_of=epochs.__getitem__)
            for tid in epochs:
                await tables.make(TableRow(tid, tid, "swipe", "open", listed=False, made=0, touched=0), b"", b"0")
            await database.write(statement("update tables set epoch = 7"))
            results = await asyncio.gather(
                *(tables.append(tid, 1, [b"e"], None, "playing") for tid in epochs), return_exceptions=True
            )
            kept = await database.query("select tid from entries where seq = 1 order by tid")
            phases = await database.query("select phase from tables order by tid")
            return [*results, kept, phases]

    first, stale, last, kept, phases = asyncio.run(work())
    assert (first, last) == (None, None)
    assert isinstance(stale, Fenced)
    assert kept == [("t",), ("v",)]
    assert phases == [("playing",), ("open",), ("playing",)]


def test_nodes_and_a_lone_server_never_share_a_store(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "LOCK_SECONDS", 0.0)
    with closing(database_of(postgres, node=True)), closing(database_of(postgres, node=True)):
        with pytest.raises(Refusal) as found:
            check(postgres)
        assert found.value.key == "store-served"
    with closing(database_of(postgres, alone=True)), pytest.raises(Refusal) as refused:
        check(postgres, node=True)
    assert refused.value.key == "store-served"


def test_a_name_is_given_once_and_again_after_its_node_has_died(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lease, "JOIN_SECONDS", 0.0)

    async def play() -> None:
        async with nodes_on(postgres, "a") as (first,):
            second = services_on(postgres, "a")
            try:
                with closing(database_of(postgres)) as database:
                    for attempt in (second.start(), wait_for_name("a", database)):
                        with pytest.raises(Refusal) as found:
                            await attempt
                        assert found.value.key == "node-name-taken"
                table = await made(first)
                await expire(postgres, first)

                async def joined() -> bool | None:
                    return await node_of(second).store.join("a", node_of(second).boot, "tcp://127.0.0.1:1") or None

                assert await sooner(joined)
                assert (await second.registry.find(table.tid)).tid == table.tid
            finally:
                await second.close()

    asyncio.run(play())


def test_all_nodes_share_one_secret(postgres: str) -> None:
    async def read() -> bytes:
        with closing(database_of(postgres)) as database:
            return await Nodes(database).secret()

    first = asyncio.run(read())
    assert asyncio.run(read()) == first
    assert len(first) == 32


class Away(Memory):
    """A store that cannot be read for a while."""

    away = False

    async def query(self, sql: str, *facts: Fact) -> Rows:
        if self.away and "from entries" in sql:
            raise StoreFailed(Refusal("why-late"))
        return await super().query(sql, *facts)


def test_a_table_that_cannot_be_read_while_the_database_is_away_is_not_stopped() -> None:
    async def play() -> None:
        memory = Away()
        registry, _ = registry_of(memory)
        table = await registry.make("ann", "swipe", {"seats": 2}, listed=False)
        await registry.release(table.tid)
        memory.away = True
        with pytest.raises(Refusal) as found:
            await registry.find(table.tid)
        assert found.value.key == "store-failed"
        memory.away = False
        assert not (await registry.find(table.tid)).stopped

    asyncio.run(play())
