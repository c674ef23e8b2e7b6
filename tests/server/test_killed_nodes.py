"""A node that was killed loses its lease early: PostgreSQL has lost its session, and it gives no sign of life."""

import asyncio
from contextlib import suppress
from typing import Any

from swordfish.server.services import Services
from swordfish.server.socket.connection import Connection
from swordfish.server.store.database import StoreFailed
from swordfish.server.store.nodes import LEASE_MS, QUIET_MS
from swordfish.server.table.change import Change
from swordfish.server.table.entries import Locked
from tests.server.noded import node_of, nodes_on, sooner
from tests.server.postgresql import execute

LOCKING = Change(entries=[Locked(locked=True)])


async def rows(url: str, sql: str, *facts: Any) -> Any:
    return await asyncio.to_thread(execute, url, sql, *facts)


async def silence(url: str, services: Services, *, ago: int) -> int:
    """A node gives no sign of life any more; the last was so many milliseconds ago."""
    node = node_of(services)
    node.stop_beating()
    last = await node.store.moment() - ago
    await rows(url, "update nodes set until = ? where boot = ?", last + LEASE_MS, node.boot)
    return last


async def cut_off(url: str, services: Services) -> None:
    """End the writing session of a node, as the death of its process does."""
    sql = "select pg_terminate_backend(session::int, 10000) from nodes where boot = ?"
    assert await rows(url, sql, node_of(services).boot) == [(True,)]


async def buried(url: str, services: Services, by: Services) -> int:
    """Let a node bury another that was killed; the moment of its last sign of life.

    Repeated, because nobody is buried just after PostgreSQL has started, and a lease may end by itself meanwhile.
    """

    async def look() -> int | None:
        last = await silence(url, services, ago=QUIET_MS + 1)
        await node_of(by).store.bury()
        [(until,)] = await rows(url, "select until from nodes where boot = ?", node_of(services).boot)
        return last if until == -last else None

    return await sooner(look)


async def end_lease(url: str, services: Services, by: Services) -> None:
    """End a node's lease as its death does, although its process goes on."""
    await silence(url, services, ago=0)
    await cut_off(url, services)
    await buried(url, services, by)


def test_a_killed_node_is_buried_at_its_last_sign_of_life_and_its_tables_are_free(postgres: str) -> None:
    async def play() -> None:
        async with nodes_on(postgres, "a", "b") as (killed, other):
            table = await killed.registry.make("ann", "swipe", {"seats": 2}, listed=False)
            await end_lease(postgres, killed, other)
            assert (await other.registry.find(table.tid)).tid == table.tid

    asyncio.run(play())


def test_nobody_is_buried_who_has_a_session_or_has_just_given_a_sign_of_life(postgres: str) -> None:
    async def play() -> None:
        async with nodes_on(postgres, "a", "b", "c", "d") as (paused, recent, killed, other):
            await end_lease(postgres, killed, other)  # so PostgreSQL has been up for long enough
            await silence(postgres, paused, ago=QUIET_MS + 1)
            await silence(postgres, recent, ago=-60_000)
            await cut_off(postgres, recent)
            await node_of(other).store.bury()
            assert await rows(postgres, "select name from nodes where until < 0") == [("c",)]

    asyncio.run(play())


def test_a_node_that_was_buried_alive_keeps_the_tables_that_nobody_has_taken(postgres: str) -> None:
    async def play() -> None:
        async with nodes_on(postgres, "a", "b") as (alive, other):
            lost, kept = [await alive.registry.make("ann", "swipe", {"seats": 2}, listed=False) for _ in range(2)]
            await end_lease(postgres, alive, other)
            await other.registry.find(lost.tid)

            async def again() -> bool | None:
                with suppress(StoreFailed):  # it has to reconnect first
                    await node_of(alive).beat()
                    return True
                return None

            await sooner(again)
            assert [*alive.registry.tables] == [kept.tid]
            await kept.perform(lambda: LOCKING)

    asyncio.run(play())


def test_a_node_that_does_not_know_that_it_lost_a_table_sends_nobody_an_older_number(postgres: str) -> None:
    async def play() -> None:
        async with nodes_on(postgres, "a", "b") as (old, other):
            table = await old.registry.make("ann", "swipe", {"seats": 2}, listed=False)
            await end_lease(postgres, old, other)
            taken = await other.registry.find(table.tid)
            await taken.perform(lambda: LOCKING)
            assert old.registry.tables[table.tid].seq < taken.seq, "it has not looked yet"
            connection = Connection("ben", "Ben")

            async def joined() -> bool | None:
                with suppress(StoreFailed):  # it has to reconnect first
                    await (await old.registry.find(table.tid)).presence.join(connection, taken.seq)
                    return True
                return None

            await sooner(joined)
            assert connection.stalled
            assert connection.queue.get_nowait() is None, "it was sent nothing"
            assert table.tid not in old.registry.tables

    asyncio.run(play())


def test_a_client_with_a_number_that_never_was_receives_the_table(postgres: str) -> None:
    async def play() -> None:
        async with nodes_on(postgres, "a") as (only,):
            table = await only.registry.make("ann", "swipe", {"seats": 2}, listed=False)
            connection = Connection("ben", "Ben")
            await table.presence.join(connection, 10**9)
            assert not connection.stalled
            assert only.registry.tables[table.tid] is table

    asyncio.run(play())
