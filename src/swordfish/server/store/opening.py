"""Opens the store at an address. PostgreSQL's driver is imported only for a URL."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Generator
from contextlib import asynccontextmanager, contextmanager
from importlib.util import find_spec
from typing import TypeVar

from swordfish.core import Refusal
from swordfish.server.store import sqlite
from swordfish.server.store.address import StoreAddress
from swordfish.server.store.commits import ServedDatabase
from swordfish.server.store.lock import locked_file

R = TypeVar("R")


def no_note(seconds: float) -> None:
    """Ignore the time that a commit took."""


def database_of(
    store: StoreAddress, note_commit: Callable[[float], None] = no_note, *, alone: bool = False, node: bool = False
) -> ServedDatabase:
    """The database of a store. `alone`: nothing else may write; for a file that is `only_server`'s work.

    `node`: other nodes may write, but no lone server.
    """
    if not isinstance(store, str):
        return sqlite.Sqlite(store, note_commit)
    need_driver()
    from swordfish.server.store.postgres import Postgres  # needs an extra
    from swordfish.server.store.sessions import Use

    return Postgres(store, note_commit, use=Use.NODE if node else Use.ALONE if alone else Use.ANYBODY)


def need_driver() -> None:
    """Refuse a PostgreSQL store if asyncpg is not installed."""
    if find_spec("asyncpg") is None:
        raise Refusal("store-no-driver")


def existing(store: StoreAddress) -> StoreAddress:
    """The store, unless its file is missing."""
    if not isinstance(store, str) and not store.is_file():
        raise Refusal("store-missing", path=str(store))
    return store


def check(store: StoreAddress, *, node: bool = False) -> None:
    """Refuse a store that a server cannot use: damaged, unreachable, or another server's."""
    if isinstance(store, str):
        database_of(store, alone=True, node=node).close()
    else:
        sqlite.check(store)


@contextmanager
def only_server(store: StoreAddress) -> Generator[None]:
    """Let one server at a time use a store. A server on PostgreSQL holds a lock in its writing session instead."""
    if isinstance(store, str):
        yield
    else:
        with locked_file(store):
            yield


@asynccontextmanager
async def using(store: StoreAddress) -> AsyncGenerator[ServedDatabase]:
    """The database of a store that must exist, closed in the end."""
    database = database_of(existing(store))
    try:
        yield database
    finally:
        await asyncio.to_thread(database.close)


def with_database(store: StoreAddress, work: Callable[[ServedDatabase], Awaitable[R]]) -> R:
    """Run some work on a store that must exist, for a command."""

    async def run() -> R:
        async with using(store) as database:
            return await work(database)

    return asyncio.run(run())
