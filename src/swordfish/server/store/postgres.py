"""The database in PostgreSQL: one writing session with group commit. A write that returned is on the disk there.

A thread with an event loop of its own talks to PostgreSQL, so that opening and closing work without a running loop.
"""

import asyncio
import threading
import time
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeVar

from swordfish.core import Refusal
from swordfish.server.store.commits import MOST_GROUP, CommitCounts, Outcome, ServedDatabase, Transaction, store_failed
from swordfish.server.store.database import Conflict, Fact, Rows, Statement, StoreFailed
from swordfish.server.store.sessions import (
    FAILURES,
    GONE,
    Session,
    Use,
    collided,
    conflict,
    connect,
    first_session,
    gone,
    lock,
    why,
)

READERS = 4
"""Sessions that only read."""
RECONNECT_SECONDS = 5.0
"""How long a write or a query that was not sent yet waits for a PostgreSQL that restarts."""
RETRY_SECONDS = 0.05
TRIES = 5
"""How often a group is repeated that PostgreSQL rolled back because of another writer."""

R = TypeVar("R")


class Postgres(ServedDatabase):
    """The database at a URL. `use`: which other servers may write, as long as the session of this one lives."""

    def __init__(
        self, url: str, note_commit: Callable[[float], None] = lambda _seconds: None, *, use: Use = Use.ANYBODY
    ) -> None:
        self.url, self._note_commit, self._use = url, note_commit, use
        self._counts = CommitCounts()
        self._queue: deque[Transaction | None] = deque()
        self._idle = True  # whether the writer waits to be woken
        self._awake = asyncio.Event()
        self._readers: list[Session] = []
        self._reading = asyncio.Semaphore(READERS)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="store", daemon=True)
        self._thread.start()
        try:
            self._session: Session | None = self._wait(first_session(url, use))
        except BaseException:
            self._stop()
            raise
        self._writer = asyncio.run_coroutine_threadsafe(self._write(), self._loop)

    @property
    def counts(self) -> CommitCounts:
        return self._counts

    async def write(self, *statements: Statement) -> list[Rows]:
        future: asyncio.Future[list[Rows]] = asyncio.get_running_loop().create_future()
        self._submit((statements, future))
        return await future

    async def query(self, sql: str, *facts: Fact) -> Rows:
        return await asyncio.wrap_future(
            asyncio.run_coroutine_threadsafe(self._spared(self._query(sql, facts)), self._loop)
        )

    def close(self) -> None:
        self._submit(None)
        self._writer.result()
        self._wait(self._hang_up())
        self._stop()

    def _wait(self, work: Coroutine[Any, Any, R]) -> R:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    def _stop(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _hang_up(self) -> None:
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for session in (*self._readers, *([self._session] if self._session else [])):
            await session.close()

    # queries

    async def _spared(self, work: Coroutine[Any, Any, R]) -> R:
        """Let a query end although its caller was cancelled, so that its session can be used again."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return await asyncio.shield(task)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # asyncio would report an error that nobody waits for

    async def _query(self, sql: str, facts: tuple[Fact, ...]) -> Rows:
        async with self._reading:
            for last in (False, True):
                session: Session | None = None
                try:
                    session = await self._reader()
                    rows, _ = await session.execute(sql, facts)
                except FAILURES as error:
                    lost = session is not None and gone(session, error)
                    if session and lost:
                        session.drop()
                    elif session:
                        self._readers.append(session)
                    if last or not lost:
                        raise store_failed(why(error), error) from error
                else:
                    self._readers.append(session)
                    return rows
        raise AssertionError("the second attempt returns or raises")

    async def _reader(self) -> Session:
        while self._readers:
            if (session := self._readers.pop()).usable:
                return session
        return await self._reconnected()

    async def _reconnected(self) -> Session:
        """A new session; waits for a PostgreSQL that restarts, unless it has been away for longer."""
        give_up = time.monotonic() + (0.0 if self._counts.failing else RECONNECT_SECONDS)
        while True:
            try:
                return await connect(self.url)
            except GONE:
                if time.monotonic() > give_up:
                    raise
                await asyncio.sleep(RETRY_SECONDS)

    # writing

    def _submit(self, transaction: Transaction | None) -> None:
        """Queue a transaction, or the end; wake the writer only if it sleeps."""
        self._queue.append(transaction)
        if self._idle:
            self._loop.call_soon_threadsafe(self._awake.set)

    async def _write(self) -> None:
        """Commit queued transactions in groups, until the end is queued."""
        open_ = True
        while open_:
            while not self._queue:
                self._awake.clear()
                self._idle = True
                if not self._queue:  # something queued before `_idle` was set did not wake us
                    await self._awake.wait()
                self._idle = False
            group = [self._queue.popleft() for _ in range(min(len(self._queue), MOST_GROUP))]
            open_ = None not in group
            if transactions := [transaction for transaction in group if transaction is not None]:
                self._counts.finish(await self._commit(transactions))

    async def _commit(self, group: Sequence[Transaction]) -> list[Outcome]:
        began = time.monotonic()
        try:
            outcomes = await self._committed(group)
        except Exception as error:  # the writer goes on whatever happens; each caller receives the error
            if self._session:
                self._session.drop()
            self._session = None
            reason = error if isinstance(error, Refusal) else why(error)
            return [(future, list[Rows](), store_failed(reason, error)) for _, future in group]
        self._counts.commits += 1
        self._note_commit(time.monotonic() - began)
        return outcomes

    async def _committed(self, group: Sequence[Transaction]) -> list[Outcome]:
        """Commit a group; if one of it fails, repeat it with a savepoint for each."""
        for tries in range(TRIES):
            session = await self._writing_session()
            try:
                if tries == 0:
                    results = await together(session, [statements for statements, _ in group])
                    return [(future, result, None) for (_, future), result in zip(group, results, strict=True)]
                return await one_by_one(session, group)
            except (*FAILURES, Conflict) as error:
                if gone(session, error) or (tries and not collided(error)):
                    raise
                if session.connection.is_in_transaction():
                    await session.command("rollback")
        raise TimeoutError

    async def _writing_session(self) -> Session:
        if self._session is None or not self._session.usable:
            self._session = None
            session = await self._reconnected()
            try:
                await lock(session, self.url, self._use)
            except BaseException:
                session.drop()
                raise
            self._session = session
        return self._session


def plain(statement: Statement) -> bool:
    """Whether nobody needs to know what a statement returns or how many rows it changes."""
    return not statement.once and "returning" not in statement.sql


async def together(session: Session, group: Sequence[Sequence[Statement]]) -> list[list[Rows]]:
    """Execute transactions as one. Equal statements that follow one another share a round trip."""
    steps = [step for statements in group for step in statements]
    runs: list[list[Statement]] = []
    for step in steps:
        if runs and plain(step) and plain(runs[-1][0]) and runs[-1][0].sql == step.sql:
            runs[-1].append(step)
        else:
            runs.append([step])
    if len(runs) == 1 and plain(runs[0][0]):  # PostgreSQL commits it by itself
        await session.execute_many(runs[0][0].sql, [row for step in runs[0] for row in step.rows])
        return [[[] for _ in statements] for statements in group]
    if len(steps) == 1 and not steps[0].once and len(steps[0].rows) == 1:  # this, too: a renewed lease, a claim
        return [await execute(session, steps)]
    await session.command("begin")
    found: list[Rows] = []
    for run in runs:
        found += await execute(session, run)
    await session.command("commit")
    results = iter(found)
    return [[next(results) for _ in statements] for statements in group]


async def execute(session: Session, run: Sequence[Statement]) -> list[Rows]:
    """Execute equal statements; returns the rows of each. Conflict: one that must change one row did not."""
    first = run[0]
    if len(run) == 1 and len(first.rows) == 1:
        rows, changed = await session.execute(first.sql, first.rows[0])
        if first.once and changed != 1:
            raise Conflict(first.sql)
        return [rows]
    await session.execute_many(first.sql, [row for step in run for row in step.rows])
    return [[] for _ in run]


async def one_by_one(session: Session, group: Sequence[Transaction]) -> list[Outcome]:
    """Execute transactions as one, each in a savepoint; if one fails, roll back only this one."""
    outcomes: list[Outcome] = []
    await session.command("begin")
    for statements, future in group:
        await session.command("savepoint alone")
        error: Conflict | StoreFailed | None = None
        results: list[Rows] = []
        try:
            for step in statements:
                results += await execute(session, [step])
        except (*FAILURES, Conflict) as raised:
            if gone(session, raised) or collided(raised):
                raise
            error = conflict(raised) or store_failed(why(raised), raised)
            await session.command("rollback to alone")
        await session.command("release alone")
        outcomes.append((future, [] if error else results, error))
    await session.command("commit")
    return outcomes
