"""Sessions of PostgreSQL: connecting, migrating, the lock of a server, and errors as sentences. Needs asyncpg."""

import asyncio
import socket
import time
from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Any

import asyncpg

from swordfish.core import Refusal, reason
from swordfish.server.store.address import shown
from swordfish.server.store.database import Conflict, Fact, Fenced, Rows
from swordfish.server.store.dialect import parameters, schema, storable
from swordfish.server.store.migrations import migrations, steps

LEAST_POSTGRES = 14
"""The oldest PostgreSQL that we support."""
CONNECT_SECONDS = 10.0
COMMAND_SECONDS = 30.0
"""How long a command may take before the connection counts as lost."""
LOCK_SECONDS = 3.0
"""How long a server waits for the lock: PostgreSQL needs a moment to notice that the last one was killed."""
LOCK = int.from_bytes(b"swordfsh", "big")
"""The key of the advisory lock that the only server of a database holds."""
MIGRATION_LOCK = LOCK + 1
PAUSED_MS = 1500
"""How long a node may be idle within a transaction."""
SETTINGS = {"application_name": "swordfish", "synchronous_commit": "on", "client_min_messages": "warning"}

KEYS: tuple[tuple[tuple[type[Exception], ...], str], ...] = (
    ((asyncpg.InvalidPasswordError, asyncpg.InvalidAuthorizationSpecificationError), "store-password"),
    ((asyncpg.InvalidCatalogNameError,), "store-no-database"),
    ((asyncpg.InsufficientPrivilegeError,), "why-forbidden"),
    ((asyncpg.ReadOnlySQLTransactionError,), "why-read-only"),
    ((asyncpg.DiskFullError,), "why-full"),
    ((asyncpg.TooManyConnectionsError,), "store-crowded"),
    ((asyncpg.CannotConnectNowError,), "store-starting"),
    ((asyncpg.OperatorInterventionError, asyncpg.PostgresConnectionError), "why-hung-up"),
    ((TimeoutError,), "why-late"),
    ((socket.gaierror,), "why-no-host"),
)
"""PostgreSQL's most common errors, and our keys."""
GONE = (OSError, TimeoutError, asyncpg.PostgresConnectionError, asyncpg.OperatorInterventionError)
"""Errors after which a connection is of no use; they pass when PostgreSQL is back."""
FAILURES = (*GONE, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
"""Everything that can go wrong between us and PostgreSQL."""


def why(error: Exception) -> Refusal:
    """Why PostgreSQL cannot be used, as a part of another refusal."""
    for kinds, key in KEYS:
        if isinstance(error, kinds):
            return Refusal(key)
    if isinstance(error, OSError):
        return reason(error)
    return Refusal("why-system", code=getattr(error, "sqlstate", None) or type(error).__name__)


class Session:
    """One connection to PostgreSQL, with its prepared statements."""

    def __init__(self, connection: Any) -> None:
        self.connection = connection  # asyncpg's, whose types are not complete
        self._prepared: dict[str, Any] = {}

    async def execute(self, sql: str, facts: tuple[Fact, ...]) -> tuple[Rows, int]:
        """Execute a statement; return its rows and how many it changed or found."""
        prepared = await self._prepare(sql)
        rows: Sequence[Any] = await prepared.fetch(*storable(facts))
        return [tuple(row) for row in rows], int(prepared.get_statusmsg().rsplit(" ", 1)[-1])

    async def execute_many(self, sql: str, rows: Sequence[tuple[Fact, ...]]) -> None:
        """Execute a statement for each row, in one round trip, all or nothing."""
        prepared = await self._prepare(sql)
        await prepared.executemany([storable(facts) for facts in rows])

    async def command(self, sql: str) -> None:
        """Execute something without facts, for example `begin`."""
        await self.connection.execute(sql)

    @property
    def usable(self) -> bool:
        """Whether the connection is open, as far as we know."""
        return not self.connection.is_closed()

    def drop(self) -> None:
        """Close the connection without waiting for PostgreSQL."""
        self.connection.terminate()

    async def close(self) -> None:
        """Close the connection; an unfinished transaction is rolled back."""
        try:
            await self.connection.close(timeout=CONNECT_SECONDS)
        except FAILURES:
            self.drop()

    async def _prepare(self, sql: str) -> Any:
        found = self._prepared.get(sql)
        if found is None:
            found = self._prepared[sql] = await self.connection.prepare(parameters(sql))
        return found


async def connect(url: str) -> Session:
    """A session whose commits are durable when they return."""
    driver: Any = asyncpg  # its types are not complete
    limits = {"timeout": CONNECT_SECONDS, "command_timeout": COMMAND_SECONDS}
    return Session(await driver.connect(url, server_settings=SETTINGS, **limits))


class Use(Enum):
    """Which servers may write to a store beside this one; the function that takes the lock, if there is one."""

    ANYBODY = ""
    ALONE = "pg_try_advisory_lock"
    NODE = "pg_try_advisory_lock_shared"  # other nodes, but no lone server


async def first_session(url: str, use: Use = Use.ANYBODY) -> Session:
    """A session of a store of this version that holds the lock for its use; a Refusal if there cannot be one."""
    try:
        session = await connect(url)
    except ValueError:  # asyncpg.ClientConfigurationError is one
        raise Refusal("store-bad-url", url=shown(url)) from None
    except FAILURES as error:
        raise Refusal("store-unusable", path=shown(url), reason=why(error)) from None
    try:
        check_postgres(session)
        await migrate(session)
        await lock(session, url, use)
    except FAILURES as error:
        session.drop()
        raise Refusal("store-unusable", path=shown(url), reason=why(error)) from None
    except BaseException:
        session.drop()
        raise
    return session


def check_postgres(session: Session) -> None:
    """Refuse a PostgreSQL that is too old, or a database that does not hold every character."""
    version = session.connection.get_server_version().major
    if version < LEAST_POSTGRES:
        raise Refusal("store-postgres-old", version=str(version), least=str(LEAST_POSTGRES))
    encoding = session.connection.get_settings().server_encoding
    if encoding != "UTF8":
        raise Refusal("store-not-unicode", encoding=encoding)


async def lock(session: Session, url: str, use: Use) -> None:
    """Hold the lock of a server as long as this session lives; a Refusal if another server holds it.

    A node that is paused within a transaction must not hold up the others: PostgreSQL ends its session soon.
    """
    if use is Use.ANYBODY:
        return
    if use is Use.NODE:
        await session.command(f"set idle_in_transaction_session_timeout = {PAUSED_MS}")
    give_up = time.monotonic() + LOCK_SECONDS
    while True:
        [[held]], _ = await session.execute(f"select {use.value}(?)", (LOCK,))
        if held:
            break
        if time.monotonic() > give_up:
            raise Refusal("store-served", path=shown(url))
        await asyncio.sleep(0.05)
    if use is Use.ALONE:  # it stores no table time, so nodes that come later must not find an old one
        await session.execute("update tables set clock = null, since = 0 where clock is not null", ())


async def version_of(session: Session) -> int:
    """The version of the store in this database; 0 if there is none."""
    [[known]], _ = await session.execute("select to_regclass('store_version') is not null", ())
    if not known:
        return 0
    [[version]], _ = await session.execute("select number from store_version", ())
    return version


async def migrate(session: Session, scripts: Mapping[int, str] | None = None) -> None:
    """Bring the store to this version; each step happens whole or not at all."""
    known = migrations() if scripts is None else scripts
    if steps(await version_of(session), known) == []:
        return
    await session.execute("select pg_advisory_lock(?)", (MIGRATION_LOCK,))
    try:
        version = await version_of(session)
        for number in steps(version, known):
            async with session.connection.transaction():
                await session.command(schema(known[number]))
                if version == 0:
                    await session.command("create table store_version as select 0::bigint as number")
                await session.execute("update store_version set number = ?", (number,))
            version = number
    finally:
        if session.usable:
            await session.execute("select pg_advisory_unlock(?)", (MIGRATION_LOCK,))


def conflict(error: Exception) -> Conflict | None:
    """The Conflict, if an error of a transaction means that another writer was first."""
    if isinstance(error, asyncpg.DivisionByZeroError):  # only a fence divides
        return Fenced(str(error))
    return Conflict(str(error)) if isinstance(error, asyncpg.IntegrityConstraintViolationError | Conflict) else None


def collided(error: Exception) -> bool:
    """Whether PostgreSQL rolled a transaction back because of another one; it may succeed at once."""
    return isinstance(error, asyncpg.TransactionRollbackError)


def gone(session: Session, error: Exception) -> bool:
    """Whether the connection is of no use after an error."""
    return isinstance(error, GONE) or not session.usable
