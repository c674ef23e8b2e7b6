"""PostgreSQL as a store: migrations, one server at a time, restarts in the middle, and errors as sentences."""

import asyncio
import shutil
from collections.abc import Iterator, Sequence
from contextlib import closing, suppress
from itertools import count

import asyncpg
import pytest

from swordfish.core import Refusal
from swordfish.server.store import postgres as postgres_module
from swordfish.server.store import sessions
from swordfish.server.store.commits import Outcome, Transaction
from swordfish.server.store.database import TABLES, Conflict, StoreFailed, statement
from swordfish.server.store.dialect import parameters, schema
from swordfish.server.store.migrations import FIRST, migrations
from swordfish.server.store.opening import check
from swordfish.server.store.postgres import Postgres
from swordfish.server.store.sessions import Use, connect, migrate, version_of
from swordfish.server.store.tables import Tables
from swordfish.words import sentence
from tests.server.postgresql import Cluster, Databases, execute
from tests.server.test_databases import held, row
from tests.waiting import LONG, until

MOST_BEFORE_FULL = 10_000
"""PostgreSQL writes its log at each commit, so a full disk stops it long before."""


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL that the tests of this file may kill."""
    made = Cluster()
    yield made
    made.remove()


@pytest.fixture
def url(cluster: Cluster) -> Iterator[str]:
    """A fresh store there."""
    with Databases(cluster.socket).fresh() as found:
        yield found


def test_placeholders_get_numbers_and_string_literals_stay() -> None:
    assert parameters("select ? from t where a = 'it''s ?' and b in (?, ?)") == (
        "select $1 from t where a = 'it''s ?' and b in ($2, $3)"
    )
    assert parameters("select ?2, ?1, ?2") == "select $2, $1, $2"


def test_both_dialects_have_the_same_tables_columns_and_indices(postgres: str) -> None:
    found = execute(
        postgres,
        "select table_name, column_name, data_type from information_schema.columns where table_schema = 'public'",
    )
    kinds = {(table, column): kind for table, column, kind in found if table != "store_version"}
    assert {table for table, _ in kinds} == {*TABLES, "nodes", "cluster"}
    assert set(kinds.values()) == {"text", "bigint", "bytea", "double precision"}
    names = {name for (name,) in execute(postgres, "select indexname from pg_indexes where schemaname = 'public'")}
    written = {
        line.split()[2] for text in migrations().values() for line in text.splitlines() if "create index" in line
    }
    assert written
    assert written <= names
    assert "--" not in schema(migrations()[FIRST])


def test_a_migration_that_fails_leaves_the_version_before_it(postgres: str) -> None:
    newest = max(migrations())

    async def work() -> int:
        session = await connect(postgres)
        with pytest.raises(asyncpg.PostgresError):
            await migrate(
                session, {**migrations(), newest + 1: "create table extra (x text); create table extra (x text);"}
            )
        version = await version_of(session)
        assert (await session.execute("select to_regclass('extra')", ()))[0] == [(None,)]
        await session.close()
        return version

    assert asyncio.run(work()) == newest


@pytest.mark.parametrize(("version", "key"), [(99, "store-future"), (FIRST - 1, "store-past")])
def test_a_store_of_another_version_is_refused_and_left_alone(postgres: str, version: int, key: str) -> None:
    execute(postgres, "update store_version set number = ?", version)
    with pytest.raises(Refusal) as refused:
        Postgres(postgres)
    assert refused.value.key == key
    assert execute(postgres, "select number from store_version") == [(version,)]


def test_two_programs_may_open_an_empty_database_at_once(databases: Databases) -> None:
    with databases.fresh("template0") as url:

        async def both() -> None:
            made = await asyncio.gather(*(asyncio.to_thread(Postgres, url) for _ in range(2)))
            for one in made:
                await asyncio.to_thread(one.close)

        asyncio.run(both())
        assert execute(url, "select number from store_version") == [(max(migrations()),)]


def test_one_server_at_a_time(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "LOCK_SECONDS", 0.0)
    with closing(Postgres(postgres, use=Use.ALONE)):
        with pytest.raises(Refusal, match="Another server already uses"):
            check(postgres)
        Postgres(postgres).close()
    check(postgres)


def test_a_server_that_lost_its_lock_cannot_write(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "LOCK_SECONDS", 0.0)

    async def work() -> None:
        first = Postgres(postgres, use=Use.ALONE)
        await Tables(first).make(row("t"), b"", b"0")
        await end_sessions(first)
        second = await asyncio.to_thread(Postgres, postgres, use=Use.ALONE)
        with pytest.raises(StoreFailed, match="store-served"):
            await Tables(first).append("t", 1, [b"x"])
        await Tables(second).append("t", 1, [b"y"])
        assert await Tables(first).entries("t") == [b"0", b"y"]
        for one in (first, second):
            await asyncio.to_thread(one.close)

    asyncio.run(work())


END_SESSIONS = (
    "select pg_terminate_backend(pid, 10000) from pg_stat_activity"
    " where datname = current_database() and application_name = 'swordfish'"
)


async def end_sessions(store: Postgres) -> None:
    """End all sessions of a store from outside; returns when the store has noticed."""
    session = store._session  # pyright: ignore[reportPrivateUsage] - the test waits until this session has ended
    assert session
    await asyncio.to_thread(execute, store.url, END_SESSIONS)
    await asyncio.to_thread(until, lambda: not session.usable, "the end of the session")


def test_a_write_whose_commit_is_not_confirmed_has_failed_and_the_next_goes_on(postgres: str) -> None:
    async def work() -> None:
        store = Postgres(postgres)
        tables = Tables(store)
        await tables.make(row("t"), b"", b"0")
        async with held(postgres):
            writing = asyncio.ensure_future(tables.append("t", 1, [b"x"]))
            await asyncio.to_thread(until, lambda: execute(postgres, WAITING) == [(1,)], "the write waits for a lock")
            await end_sessions(store)
            with pytest.raises(StoreFailed, match="why-hung-up"):
                await writing
        assert store.counts.failed_writes == 1
        assert await tables.entries("t") == [b"0"]
        await tables.append("t", 1, [b"y"])
        assert await tables.entries("t") == [b"0", b"y"]
        await asyncio.to_thread(store.close)

    asyncio.run(work())


def test_a_group_in_which_nothing_fails_is_not_repeated(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def repeated(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(postgres_module, "one_by_one", repeated)

    async def work() -> None:
        store = Postgres(postgres)
        tables = Tables(store)
        await tables.make(row("t"), b"", b"0")
        await tables.append("t", 1, [b"x"], None, "playing")
        assert await tables.entries("t") == [b"0", b"x"]
        await asyncio.to_thread(store.close)

    asyncio.run(work())


def test_a_group_that_collides_with_others_twice_is_written(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    real, tries = postgres_module.one_by_one, list[str]()

    async def collides(*_: object) -> None:
        tries.append("together")
        raise asyncpg.DeadlockDetectedError

    async def collides_once(session: sessions.Session, group: Sequence[Transaction]) -> list[Outcome]:
        tries.append("one by one")
        if len(tries) < 3:
            raise asyncpg.SerializationError
        return await real(session, group)

    monkeypatch.setattr(postgres_module, "together", collides)
    monkeypatch.setattr(postgres_module, "one_by_one", collides_once)

    async def work() -> None:
        store = Postgres(postgres)
        await Tables(store).make(row("t"), b"", b"0")
        assert tries == ["together", "one by one", "one by one"]
        assert await Tables(store).entries("t") == [b"0"]
        await asyncio.to_thread(store.close)

    asyncio.run(work())


WAITING = (
    "select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
    " and application_name = 'swordfish'"
)


def test_a_connection_that_was_idle_and_is_gone_is_replaced(postgres: str) -> None:
    async def work() -> None:
        store = Postgres(postgres)
        tables = Tables(store)
        await tables.make(row("t"), b"", b"0")
        assert await tables.entries("t") == [b"0"]
        await end_sessions(store)
        assert await tables.entries("t") == [b"0"]
        await tables.append("t", 1, [b"x"])
        assert await tables.entries("t") == [b"0", b"x"]
        await asyncio.to_thread(store.close)

    asyncio.run(work())


def test_two_groups_that_lock_each_other_out_are_both_written(postgres: str) -> None:
    """Each writes two rows in another order; PostgreSQL rolls one of them back, which is repeated."""
    change = "update guests set made = made + 1 where gid = ?"

    async def work() -> None:
        one, other = Postgres(postgres), Postgres(postgres)
        for gid in "ab":
            await one.write(statement("insert into guests (gid, name, made) values (?, ?, 0)", gid, gid))
        sleep = statement("select pg_sleep(0.3)")
        await asyncio.gather(
            one.write(statement(change, "a"), sleep, statement(change, "b")),
            other.write(statement(change, "b"), sleep, statement(change, "a")),
        )
        assert await one.query("select made from guests") == [(2,), (2,)]
        for store in (one, other):
            await asyncio.to_thread(store.close)

    asyncio.run(work())


@pytest.mark.parametrize("kills", [3])
def test_an_immediate_restart_of_postgresql_loses_nothing_acknowledged(cluster: Cluster, url: str, kills: int) -> None:
    """Several tables write all the time. A write that failed may be there or not; the writer reads on."""

    async def work() -> None:
        store = Postgres(url, use=Use.ALONE)
        tables, acknowledged, failed, stop = Tables(store), dict[str, list[bytes]](), 0, False

        async def write_on(tid: str) -> None:
            nonlocal failed
            mine = acknowledged[tid] = [b"0"]
            await tables.make(row(tid), b"", b"0")
            while not stop:
                body = b"%s %d" % (tid.encode(), len(mine))
                try:
                    await tables.append(tid, len(mine), [body])
                    mine.append(body)
                except (StoreFailed, Conflict):
                    failed += 1
                    found = await read_on(tid)
                    assert found[: len(mine)] == mine, "something acknowledged is lost"
                    mine[:] = found

        async def read_on(tid: str) -> list[bytes]:
            while True:
                try:
                    return await tables.entries(tid)
                except StoreFailed:
                    await asyncio.sleep(0.05)

        async def written(count: int) -> None:
            while sum(map(len, acknowledged.values())) < count:
                await asyncio.sleep(0.01)

        async def restart() -> None:
            nonlocal stop
            try:
                for number in range(1, kills + 1):
                    await written(150 * number)
                    await asyncio.to_thread(cluster.kill)
                    await asyncio.to_thread(cluster.start)
                await written(150 * (kills + 1))
            finally:
                stop = True

        await asyncio.gather(*(write_on(f"t{number}") for number in range(8)), restart())
        print(f"{kills} restarts, {sum(map(len, acknowledged.values()))} entries, {failed} failed writes")
        for tid, mine in acknowledged.items():
            assert await tables.entries(tid) == mine
        for number in count():  # the last write may have failed; the next one that succeeds says that all is well
            with suppress(StoreFailed):
                await tables.make(row(f"last {number}"), b"", b"0")
                break
        assert not store.counts.failing
        await asyncio.to_thread(store.close)

    asyncio.run(asyncio.wait_for(work(), LONG))


def test_a_postgresql_that_stays_away_fails_and_comes_back(
    cluster: Cluster, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_module, "RECONNECT_SECONDS", 0.2)

    async def work() -> None:
        store = Postgres(url)
        await Tables(store).make(row("t"), b"", b"0")
        await asyncio.to_thread(cluster.kill)
        try:
            for _ in range(2):
                with pytest.raises(StoreFailed):
                    await Tables(store).append("t", 1, [b"x"])
            with pytest.raises(StoreFailed):
                await Tables(store).entries("t")
            assert store.counts.failing
            assert store.counts.failed_writes == 2
        finally:
            await asyncio.to_thread(cluster.start)
        await Tables(store).append("t", 1, [b"y"])
        assert await Tables(store).entries("t") == [b"0", b"y"]
        assert not store.counts.failing
        await asyncio.to_thread(store.close)

    asyncio.run(asyncio.wait_for(work(), LONG))


@pytest.mark.skipif(not shutil.which("prlimit"), reason="prlimit, which fills the disk of a process, is not installed")
def test_a_full_disk_of_postgresql_loses_nothing_acknowledged(cluster: Cluster, url: str) -> None:
    async def work() -> None:
        store = Postgres(url)
        tables, written = Tables(store), 1
        await tables.make(row("t"), b"", b"0")
        cluster.fill()
        with suppress(StoreFailed):
            while written < MOST_BEFORE_FULL:
                await tables.append("t", written, [b"%d" % written])
                written += 1
        assert store.counts.failing
        await asyncio.to_thread(cluster.clear)
        kept = await tables.entries("t")
        assert kept[:written] == [b"%d" % number for number in range(written)]
        await tables.append("t", len(kept), [b"there is room"])
        assert not store.counts.failing
        await asyncio.to_thread(store.close)

    asyncio.run(asyncio.wait_for(work(), LONG))


def refused(url: str) -> str:
    with pytest.raises(Refusal) as found:
        check(url)
    why = found.value.facts.get("reason")
    assert sentence(found.value.key, found.value.facts)
    return why.key if isinstance(why, Refusal) else found.value.key


def test_every_failure_to_reach_a_store_has_a_sentence(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "CONNECT_SECONDS", 5.0)
    socket = Databases(cluster.socket)
    execute(cluster.socket, "alter role swordfish password 'right'")
    assert refused(cluster.loopback.replace("@", ":wrong@")) == "store-password"
    assert refused(socket.url("nowhere")) == "store-no-database"
    assert refused(cluster.loopback.replace(str(cluster.port), "1")) == "why-nobody"
    assert refused("postgresql://swordfish@no-such-host.invalid/db") == "why-no-host"
    assert refused(f"{cluster.socket}&sslmode=nonsense") == "store-bad-url"
    execute(cluster.socket, "create database latin encoding 'LATIN1' template template0 locale 'C'")
    assert refused(socket.url("latin")) == "store-not-unicode"
    execute(cluster.socket, "create role reader login")
    assert refused(socket.url("postgres").replace("swordfish@", "reader@")) == "why-forbidden"
    monkeypatch.setattr(sessions, "LEAST_POSTGRES", 99)
    assert refused(socket.url("postgres")) == "store-postgres-old"
