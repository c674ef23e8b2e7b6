"""What a database promises to the repositories. SQLite and PostgreSQL keep the same promises."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncGenerator, Callable, Coroutine
from contextlib import asynccontextmanager, closing
from typing import Any

import asyncpg
import pytest

from swordfish.server.store import sqlite
from swordfish.server.store.address import StoreAddress
from swordfish.server.store.commits import ServedDatabase, code_of
from swordfish.server.store.database import Conflict, Statement, StoreFailed, once, statement
from swordfish.server.store.opening import database_of
from swordfish.server.store.sessions import connect
from swordfish.server.store.tables import TableRow, Tables

OLD = int(time.time()) - 1000


def row(tid: str, code: str = "", touched: int = OLD) -> TableRow:
    return TableRow(tid, code or tid, "swipe", "open", listed=True, made=OLD, touched=touched)


def with_store(address: StoreAddress, work: Callable[[ServedDatabase], Coroutine[Any, Any, Any]]) -> Any:
    """Open, work, close."""

    async def run() -> Any:
        store = database_of(address)
        try:
            return await work(store)
        finally:
            store.close()

    return asyncio.run(run())


@asynccontextmanager
async def held(address: StoreAddress) -> AsyncGenerator[None]:
    """Another session holds a lock, so that no write is committed meanwhile."""
    if isinstance(address, str):
        session = await connect(address)
        await session.command("set application_name = 'another'")
        await session.command("begin")
        await session.command("lock table entries in exclusive mode")
        yield
        await session.close()
    else:
        with closing(sqlite.connect(address)) as connection:
            connection.execute("begin immediate")
            yield


def test_of_two_writers_of_one_number_one_loses_and_nothing_of_it_is_kept(address: StoreAddress) -> None:
    async def work(store: ServedDatabase) -> None:
        other = database_of(address)
        try:
            await Tables(store).make(row("t"), b"seed", b"0")
            results = await asyncio.gather(
                Tables(store).append("t", 1, [b"a", b"b"], None, "playing"),
                Tables(other).append("t", 1, [b"c", b"d"], None, "over"),
                return_exceptions=True,
            )
            assert sorted(type(result).__name__ for result in results) == ["Conflict", "NoneType"]
            won = results.index(None)
            assert await Tables(store).entries("t") == [b"0", *([b"a", b"b"], [b"c", b"d"])[won]]
            found = await Tables(store).row("t")
            assert found is not None
            assert found.phase == ("playing", "over")[won]
        finally:
            other.close()

    with_store(address, work)


def test_a_table_code_is_unique(address: StoreAddress) -> None:
    async def work(store: ServedDatabase) -> None:
        await Tables(store).make(row("t", "CODE"), b"seed", b"0")
        with pytest.raises(Conflict):
            await Tables(store).make(row("u", "CODE"), b"seed", b"0")
        assert await Tables(store).row("u") is None
        assert await Tables(store).entries("u") == []

    with_store(address, work)


def test_transactions_that_come_together_are_committed_together_and_fail_alone(address: StoreAddress) -> None:
    async def work(store: ServedDatabase) -> None:
        await Tables(store).make(row("t"), b"seed", b"0")
        before = store.counts.commits
        async with held(address):  # the writer waits until then, so that all writes form one group
            jobs = [asyncio.ensure_future(Tables(store).append("t", 1 + number // 2, [b"x"])) for number in range(400)]
            await asyncio.sleep(0)
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert sum(isinstance(result, Conflict) for result in results) == 200
        assert len(await Tables(store).entries("t")) == 201
        assert store.counts.commits - before <= 2, "400 transactions; the first may have gone ahead of the others"

    with_store(address, work)


def test_an_error_has_the_short_name_of_its_driver() -> None:
    with closing(sqlite3.connect(":memory:")) as connection, pytest.raises(sqlite3.Error) as raised:
        connection.execute("select * from nowhere")
    assert code_of(raised.value) == "SQLITE_ERROR"
    assert code_of(asyncpg.DiskFullError()) == "53100"
    assert code_of(TimeoutError()) == "TimeoutError"


def test_the_duration_of_each_commit_is_reported(address: StoreAddress) -> None:
    async def work() -> None:
        durations: list[float] = []
        began = time.monotonic()
        store = database_of(address, durations.append)
        try:
            await Tables(store).make(row("t"), b"seed", b"0")
        finally:
            store.close()
        assert len(durations) == store.counts.commits >= 1
        assert all(0 <= duration <= time.monotonic() - began for duration in durations)

    asyncio.run(work())


def test_an_invalid_statement_affects_no_other_transaction(address: StoreAddress) -> None:
    async def work(store: ServedDatabase) -> None:
        await Tables(store).make(row("t"), b"seed", b"0")
        wrong, right = await asyncio.gather(
            store.write(statement("insert into nowhere values (1)")),
            Tables(store).append("t", 1, [b"x"]),
            return_exceptions=True,
        )
        assert isinstance(wrong, StoreFailed)
        assert right is None
        assert await Tables(store).entries("t") == [b"0", b"x"]

    with_store(address, work)


def test_a_transaction_whose_last_statement_fails_leaves_nothing(address: StoreAddress) -> None:
    async def work(store: ServedDatabase) -> None:
        tables = Tables(store)
        await tables.make(row("t"), b"seed", b"0")
        insert = statement("insert into entries (tid, seq, body) values ('t', 1, ?)", b"x")
        with pytest.raises(Conflict):
            await store.write(insert, once("update tables set code = 'x' where tid = 'nowhere'"))
        assert await tables.entries("t") == [b"0"]

    with_store(address, work)


def test_a_cancelled_request_is_written_and_affects_no_other(address: StoreAddress) -> None:
    async def work(store: ServedDatabase) -> None:
        tables, failures = Tables(store), list[dict[str, Any]]()
        await tables.make(row("t"), b"seed", b"0")
        asyncio.get_running_loop().set_exception_handler(lambda _, failure: failures.append(failure))
        async with held(address):  # nothing is committed until both have been handed in
            cancelled, waiting = (asyncio.ensure_future(tables.append("t", number, [b"x"])) for number in (1, 2))
            await asyncio.sleep(0)
            cancelled.cancel()
        await waiting
        assert cancelled.cancelled()
        assert failures == []
        assert await tables.entries("t") == [b"0", b"x", b"x"]

    with_store(address, work)


def test_queued_writes_are_committed_before_the_store_closes(address: StoreAddress) -> None:
    async def work(store: ServedDatabase) -> None:
        await Tables(store).make(row("t"), b"seed", b"0")
        waiting = [asyncio.ensure_future(Tables(store).append("t", 1 + number, [b"x"])) for number in range(100)]
        await asyncio.sleep(0)  # each has submitted its work
        await asyncio.to_thread(store.close)
        await asyncio.gather(*waiting)

    async def run() -> None:
        await work(database_of(address))

    asyncio.run(run())
    assert with_store(address, lambda store: store.query("select count(*) from entries")) == [(101,)]


def test_a_step_of_many_rows_writes_them_all(address: StoreAddress) -> None:
    async def work(store: ServedDatabase) -> None:
        rows = tuple((f"guest:{number}", number) for number in range(5))
        assert await store.write(Statement("insert into bans (who, made) values (?, ?)", rows)) == [[]]
        assert await store.query("select count(*) from bans") == [(5,)]

    with_store(address, work)
