"""The interface that repositories need of a database: transactions of plain SQL, durable when they return."""

from typing import Any, Protocol, TypeAlias

from msgspec import Struct

Fact: TypeAlias = str | bytes | int | float | None
Rows: TypeAlias = list[tuple[Any, ...]]


class Conflict(Exception):
    """A uniqueness constraint failed because another writer was first. Reload, and retry on the newer state."""


class StoreFailed(Exception):
    """The database is full, damaged, locked or gone. Nothing was written."""


class Statement(Struct, frozen=True):
    """One statement of a transaction, executed once for each row of facts.

    `once`: the statement must change exactly one row, or the whole transaction is rolled back with Conflict.
    """

    sql: str
    rows: tuple[tuple[Fact, ...], ...]
    once: bool = False


def statement(sql: str, *facts: Fact) -> Statement:
    """A statement with these facts."""
    return Statement(sql, (facts,))


def once(sql: str, *facts: Fact) -> Statement:
    """A statement that must change exactly one row."""
    return Statement(sql, (facts,), once=True)


class Database(Protocol):
    """A database. The SQL is plain, so that PostgreSQL can implement the same two calls."""

    async def write(self, *statements: Statement) -> list[Rows]:
        """Commit all statements or none, and return what each returned. Conflict: a constraint failed."""
        ...

    async def query(self, sql: str, *facts: Fact) -> Rows:
        """The committed rows that a query finds."""
        ...
