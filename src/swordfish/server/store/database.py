"""The interface that repositories need of a database: transactions of plain SQL, durable when they return."""

from typing import Any, Protocol, TypeAlias

from msgspec import Struct

from swordfish.core import Refusal

Fact: TypeAlias = str | bytes | int | float | None
Rows: TypeAlias = list[tuple[Any, ...]]
TABLES = (
    *("entries", "tables", "guests", "cookies", "devices", "sittings", "ratings", "bests", "alone"),
    *("puzzles", "mutes", "bans", "companions", "invitations", "pulse", "achievements", "rating_steps"),
    "barred",
)
"""Every table of a store that a copy holds; `nodes` and `cluster` belong to servers that run."""


class Conflict(Exception):
    """A uniqueness constraint failed because another writer was first. Reload, and retry on the newer state."""


class Fenced(Conflict):
    """Another node has taken over the table: this one may not write to it any more."""


class OwnedElsewhere(Exception):
    """Another node owns the table now. `boot` names it; empty if it is not clear yet who does."""

    def __init__(self, table: str, boot: str) -> None:
        super().__init__(table, boot)
        self.table, self.boot = table, boot


class StoreFailed(Exception):
    """The database is full, damaged, locked or gone.

    Nothing was written, unless the connection broke before the commit was confirmed: then the caller reads on.
    """

    def __init__(self, reason: Refusal) -> None:
        super().__init__(reason.key)
        self.reason = reason


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
    """A database. The SQL is plain: SQLite and PostgreSQL both understand it, with `?` for each fact."""

    async def write(self, *statements: Statement) -> list[Rows]:
        """Commit all statements or none, and return what each returned. Conflict: a constraint failed."""
        ...

    async def query(self, sql: str, *facts: Fact) -> Rows:
        """The committed rows that a query finds."""
        ...
