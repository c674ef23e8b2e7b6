"""What both databases share: transactions, their outcomes, and the counts that the metrics show."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Protocol, TypeAlias

from swordfish.core import Refusal
from swordfish.server.logs import logger
from swordfish.server.store.database import Conflict, Database, Rows, Statement, StoreFailed

MOST_GROUP = 512
"""How many transactions share one commit at most."""

Transaction: TypeAlias = tuple[tuple[Statement, ...], "asyncio.Future[list[Rows]]"]
Outcome: TypeAlias = tuple["asyncio.Future[list[Rows]]", list[Rows], Conflict | StoreFailed | None]


def store_failed(reason: Refusal, error: Exception) -> StoreFailed:
    """The StoreFailed for a driver's error, which it keeps as its cause."""
    failure = StoreFailed(reason)
    failure.__cause__ = error
    return failure


class CommitCounts:
    """Counts what a database wrote, for the metrics; logs when writing begins to fail and when it works again."""

    def __init__(self) -> None:
        self.commits = 0
        self.transactions = 0
        self.failed_writes = 0
        self.failing = False  # whether the last write failed

    def finish(self, outcomes: Sequence[Outcome]) -> None:
        """Count the transactions of a group, and give each caller its result."""
        self._count(outcomes)
        for loop in {future.get_loop() for future, _, _ in outcomes}:
            mine = [outcome for outcome in outcomes if outcome[0].get_loop() is loop]
            with suppress(RuntimeError):  # the loop has closed: nobody waits there any more
                loop.call_soon_threadsafe(_resolve, mine)

    def _count(self, outcomes: Sequence[Outcome]) -> None:
        """Count transactions. If all of a group fail, say why, once until a write succeeds again."""
        errors = [error for _, _, error in outcomes if isinstance(error, StoreFailed)]
        self.failed_writes += len(errors)
        self.transactions += len(outcomes) - len(errors)
        if not outcomes or self.failing == (len(errors) == len(outcomes)):
            return
        self.failing = not self.failing
        if self.failing:
            facts = {"why": str(errors[0].reason), "code": code_of(errors[0].__cause__)}
            logger.error("the store cannot be written", extra={"facts": facts})
        else:
            logger.warning("the store can be written again")


class ServedDatabase(Database, Protocol):
    """A database that a server can use: it counts its commits and can be closed."""

    @property
    def counts(self) -> CommitCounts:
        """What it wrote so far."""
        ...

    def close(self) -> None:
        """Commit what is queued, and stop."""
        ...


def code_of(error: BaseException | None) -> str:
    """The driver's short name of an error: SQLITE_FULL, or PostgreSQL's SQLSTATE."""
    return getattr(error, "sqlite_errorname", None) or getattr(error, "sqlstate", None) or type(error).__name__


def _resolve(outcomes: Sequence[Outcome]) -> None:
    for future, results, error in outcomes:
        if future.done():
            continue
        if error is None:
            future.set_result(results)
        else:
            future.set_exception(error)
