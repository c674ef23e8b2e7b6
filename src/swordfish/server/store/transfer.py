"""Moves a store between files and PostgreSQL: copies it row by row, then compares both sides row by row."""

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing, asynccontextmanager, closing
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from swordfish.core import Refusal
from swordfish.server.store.address import StoreAddress, shown
from swordfish.server.store.database import TABLES, Rows
from swordfish.server.store.dialect import storable
from swordfish.server.store.maintenance import OnProgress, no_progress
from swordfish.server.store.migrations import migrate
from swordfish.server.store.opening import existing, need_driver
from swordfish.server.store.replacement import fresh_file
from swordfish.server.store.sqlite import opened, why

if TYPE_CHECKING:  # it needs an extra
    from swordfish.server.store.sessions import Session

CHUNK = 1000
"""How many rows are copied or compared at once."""
Columns: TypeAlias = dict[str, tuple[str, ...]]


def columns() -> tuple[Columns, Columns]:
    """The columns of every table, and those of its primary key, in their order."""
    with closing(sqlite3.connect(":memory:")) as connection:
        migrate(connection)
        found = {name: connection.execute(f"pragma table_info({name})").fetchall() for name in TABLES}
    every = {name: tuple(column[1] for column in rows) for name, rows in found.items()}
    keys = {
        name: tuple(column[1] for column in sorted(rows, key=lambda column: column[5]) if column[5])
        for name, rows in found.items()
    }
    return every, keys


COLUMNS, KEYS = columns()


def ordered(name: str) -> str:
    """The query for all rows of a table, by primary key."""
    return f"select {', '.join(COLUMNS[name])} from {name} order by {', '.join(KEYS[name])}"  # noqa: S608 - names are ours


class Side(Protocol):
    """One side of a copy: a store that is read, or one that is being filled."""

    async def count(self, name: str) -> int:
        """How many rows a table has."""
        ...

    def chunks(self, name: str) -> AsyncGenerator[Rows]:
        """All rows of a table, by primary key, CHUNK at a time."""
        ...

    async def add(self, name: str, rows: Rows) -> None:
        """Insert rows into a table."""
        ...


class SqliteSide(Side):
    """A store in a file."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def count(self, name: str) -> int:
        [count] = self._connection.execute(f"select count(*) from {name}").fetchone()  # noqa: S608 - names are ours
        return count

    async def chunks(self, name: str) -> AsyncGenerator[Rows]:
        cursor = self._connection.execute(ordered(name))
        while rows := cursor.fetchmany(CHUNK):
            yield rows

    async def add(self, name: str, rows: Rows) -> None:
        marks = ", ".join("?" * len(COLUMNS[name]))
        sql = f"insert into {name} ({', '.join(COLUMNS[name])}) values ({marks})"  # noqa: S608 - names are ours
        self._connection.executemany(sql, rows)


class PostgresSide(Side):
    """A store in PostgreSQL, within one transaction."""

    def __init__(self, session: "Session") -> None:
        self._session = session

    async def count(self, name: str) -> int:
        [[count]], _ = await self._session.execute(f"select count(*) from {name}", ())  # noqa: S608 - names are ours
        return count

    async def chunks(self, name: str) -> AsyncGenerator[Rows]:
        cursor = await self._session.connection.cursor(ordered(name))
        while rows := await cursor.fetch(CHUNK):
            yield [tuple(row) for row in rows]

    async def add(self, name: str, rows: Rows) -> None:
        await self._session.connection.copy_records_to_table(name, records=rows, columns=COLUMNS[name])


def copy_store(
    source: StoreAddress, target: StoreAddress, report: OnProgress = no_progress, *, replace: bool = False
) -> int:
    """Copy a store, also one in use, to an empty place, and compare both; return how many tables it holds.

    The copy is a snapshot of one moment, and is there whole or not at all. `replace`: the target's rows are deleted.
    """
    existing(source)
    if isinstance(source, str) or isinstance(target, str):
        need_driver()
    return asyncio.run(_copy_store(source, target, report, replace=replace))


async def _copy_store(source: StoreAddress, target: StoreAddress, report: OnProgress, *, replace: bool) -> int:
    async with reading(source) as from_, filling(target, replace=replace) as to:
        return await transfer(from_, to, report, clean=isinstance(target, str))


async def transfer(source: Side, target: Side, report: OnProgress, *, clean: bool) -> int:
    """Copy every row, then compare both sides; return how many tables there are. `clean`: see `storable`."""
    counts = {name: await source.count(name) for name in TABLES}
    total, done = 2 * sum(counts.values()), 0

    def prepared(rows: Rows) -> Rows:
        return [storable(row) for row in rows] if clean else rows

    for name in TABLES:
        async for rows in source.chunks(name):
            await target.add(name, prepared(rows))
            done += len(rows)
            report(done, total)
    for name in TABLES:
        async with aclosing(target.chunks(name)) as copied:
            async for rows in source.chunks(name):
                if await following(copied) != prepared(rows):
                    raise Refusal("store-copy-differs", table=name)
                done += len(rows)
                report(done, total)
            if await following(copied):
                raise Refusal("store-copy-differs", table=name)
    return counts["tables"]


async def following(chunks: AsyncIterator[Rows]) -> Rows:
    """The next rows; none at the end."""
    return await anext(chunks, list[tuple[Any, ...]]())


@asynccontextmanager
async def reading(store: StoreAddress) -> AsyncGenerator[Side]:
    """A snapshot of a store."""
    if isinstance(store, str):
        async with _transaction(store, "isolation level repeatable read read only", alone=False) as session:
            yield PostgresSide(session)
    else:
        with closing(opened(store)) as connection:
            connection.execute("begin")
            yield SqliteSide(connection)


@asynccontextmanager
async def filling(store: StoreAddress, *, replace: bool) -> AsyncGenerator[Side]:
    """An empty store to be filled, which is there as a whole in the end; a Refusal if there is something."""
    if isinstance(store, str):
        async with _transaction(store, "", alone=True) as session:
            side = PostgresSide(session)
            if replace:
                await session.command(f"truncate {', '.join(TABLES)}")
            elif any([await side.count(name) for name in TABLES if name != "pulse"]):
                raise Refusal("store-not-empty", path=shown(store))
            else:
                await session.command("truncate pulse")
            yield side
    else:
        if store.exists() and not replace:
            raise Refusal("store-not-empty", path=str(store))
        try:
            with fresh_file(store) as fresh, closing(sqlite3.connect(fresh, isolation_level=None)) as connection:
                connection.execute("pragma auto_vacuum = incremental")
                migrate(connection)
                connection.execute("begin")
                yield SqliteSide(connection)
                connection.execute("commit")
        except (sqlite3.Error, OSError) as error:
            raise Refusal("store-broken", path=str(store), reason=why(error)) from None


@asynccontextmanager
async def _transaction(url: str, how: str, *, alone: bool) -> AsyncGenerator["Session"]:
    """A session of PostgreSQL in a transaction, which is committed unless the body raises."""
    from swordfish.server.store import sessions  # needs an extra

    session = await sessions.first_session(url, sessions.Use.ALONE if alone else sessions.Use.ANYBODY)
    try:
        await session.command(f"begin {how}")
        yield session
        await session.command("commit")
    except sessions.FAILURES as error:
        raise Refusal("store-unusable", path=shown(url), reason=sessions.why(error)) from None
    finally:
        await session.close()
