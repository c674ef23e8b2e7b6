"""The database in one SQLite file: one writer thread with group commit. A write that returned is on the disk."""

import asyncio
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from swordfish.core import Refusal, reason
from swordfish.server.store.commits import MOST_GROUP, CommitCounts, Outcome, ServedDatabase, Transaction, store_failed
from swordfish.server.store.database import TABLES, Conflict, Fact, Rows, Statement
from swordfish.server.store.migrations import migrate

CHECKPOINT_TRANSACTIONS = 1000
"""Checkpoint the WAL after so many transactions, so that a page that changes often is written back once."""
MOST_WAL_PAGES = 16_000
"""A WAL this long is checkpointed by the writer itself, so it stays bounded even if the checkpointer fails."""
CHECKED_BYTES = 256 << 20
"""A store up to this size is checked as a whole at every start, which takes less than a second."""
READERS = 2
"""Threads that only read, so that no reader waits for a computation."""


def connect(path: Path) -> sqlite3.Connection:
    """A connection that waits for other processes and makes every commit durable. Only the owner reads a new file."""
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    connection = sqlite3.connect(path, isolation_level=None, timeout=30, check_same_thread=False)
    with closed_on_failure(connection):
        connection.execute("pragma auto_vacuum = incremental")  # of a new file; an old one keeps its own
        connection.execute("pragma journal_mode = wal")
        connection.execute("pragma synchronous = full")
        connection.execute(f"pragma wal_autocheckpoint = {MOST_WAL_PAGES}")
        connection.execute("pragma secure_delete = on")  # deleted data is overwritten
    return connection


@contextmanager
def closed_on_failure(connection: sqlite3.Connection) -> Generator[None]:
    """Close the connection if the body raises."""
    try:
        yield
    except BaseException:
        connection.close()
        raise


BROKEN = {
    sqlite3.SQLITE_NOTADB: "store-foreign",
    sqlite3.SQLITE_CORRUPT: "store-damaged",
    sqlite3.SQLITE_CANTOPEN: "store-unopened",
    sqlite3.SQLITE_BUSY: "store-busy",
    sqlite3.SQLITE_LOCKED: "store-busy",
    sqlite3.SQLITE_READONLY: "why-read-only",
    sqlite3.SQLITE_FULL: "why-full",
    sqlite3.SQLITE_IOERR: "why-disk",
}
"""The keys of SQLite's most common errors."""


def why(error: sqlite3.Error | OSError) -> Refusal:
    """Why a file cannot be used as a store, as a part of another refusal."""
    if isinstance(error, OSError):
        return reason(error)
    key = BROKEN.get(getattr(error, "sqlite_errorcode", 0) & 0xFF)
    code = getattr(error, "sqlite_errorname", type(error).__name__)
    return Refusal(key) if key else Refusal("why-system", code=code)


def opened(path: Path) -> sqlite3.Connection:
    """A connection to a store of this version; a Refusal if the file is not one."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        connection = connect(path)
        with closed_on_failure(connection):
            migrate(connection)
    except (sqlite3.Error, OSError) as error:
        raise Refusal("store-broken", path=str(path), reason=why(error)) from None
    return connection


def check(path: Path) -> None:
    """Refuse a file that is not a store, is damaged, or cannot be read."""
    with closing(opened(path)) as connection:
        try:
            for name in TABLES:
                connection.execute(f"select * from {name} limit 1").fetchall()  # noqa: S608 - names are ours
            if path.stat().st_size <= CHECKED_BYTES:
                [found] = connection.execute("pragma quick_check(1)").fetchone()
                if found != "ok":
                    raise Refusal("store-broken", path=str(path), reason=Refusal("store-damaged"))
        except (sqlite3.Error, OSError) as error:
            raise Refusal("store-broken", path=str(path), reason=why(error)) from None


class Checkpointer:
    """Checkpoints the WAL in a thread of its own, so that no move waits for it."""

    def __init__(self, path: Path) -> None:
        self._connection = connect(path)
        self._work: queue.SimpleQueue[bool] = queue.SimpleQueue()
        self._since = 0
        self.busy = False
        self._thread = threading.Thread(target=self._run, name="checkpointer", daemon=True)
        self._thread.start()

    def note(self, transactions: int) -> None:
        """Report the number of transactions so far; starts a checkpoint if one is due and none is running."""
        if transactions - self._since >= CHECKPOINT_TRANSACTIONS and not self.busy:
            self._since, self.busy = transactions, True
            self._work.put(True)

    def close(self) -> None:
        """Finish the running checkpoint, and stop."""
        self._work.put(False)
        self._thread.join()
        self._connection.close()

    def _run(self) -> None:
        while self._work.get():
            with suppress(sqlite3.Error):  # for example a full disk: the next checkpoint or the writer does it
                self._connection.execute("pragma wal_checkpoint(passive)")
            self.busy = False


class Sqlite(ServedDatabase):
    """The database in one file."""

    def __init__(self, path: Path, note_commit: Callable[[float], None] = lambda _seconds: None) -> None:
        self._counts = CommitCounts()
        self.path, self._note_commit = path, note_commit
        self._connection = opened(path)
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._free: queue.SimpleQueue[sqlite3.Connection] = queue.SimpleQueue()
        for _ in range(READERS):
            self._free.put(connect(path))
        self._transactions: queue.SimpleQueue[Transaction | None] = queue.SimpleQueue()
        self._checkpointer = Checkpointer(path)
        self._writer = threading.Thread(target=self._write, name="store", daemon=True)
        self._writer.start()

    @property
    def counts(self) -> CommitCounts:
        return self._counts

    async def write(self, *statements: Statement) -> list[Rows]:
        future: asyncio.Future[list[Rows]] = asyncio.get_running_loop().create_future()
        self._transactions.put((statements, future))
        return await future

    async def query(self, sql: str, *facts: Fact) -> Rows:
        def read() -> Rows:
            connection = self._free.get()
            try:
                with closing(connection.execute(sql, facts)) as cursor:
                    return cursor.fetchall()
            except sqlite3.Error as error:
                raise store_failed(why(error), error) from error
            finally:
                self._free.put(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, read)

    def close(self) -> None:
        self._transactions.put(None)
        self._writer.join()
        self._checkpointer.close()
        self._readers.shutdown()
        for _ in range(READERS):
            self._free.get().close()
        self._connection.close()

    def _write(self) -> None:
        """Commit queued transactions in groups, until the queue is closed."""
        open_ = True
        while open_:
            group = [self._transactions.get()]
            with suppress(queue.Empty):
                while len(group) < MOST_GROUP:
                    group.append(self._transactions.get_nowait())
            open_ = None not in group
            self._commit([transaction for transaction in group if transaction is not None])
            self._checkpointer.note(self._counts.transactions)

    def _commit(self, group: Sequence[Transaction]) -> None:
        connection = self._connection
        outcomes: list[Outcome] = []
        began = time.monotonic()
        try:
            connection.execute("begin immediate")
            try:
                outcomes = [(future, self._execute(statements), None) for statements, future in group]
            except (sqlite3.Error, Conflict):  # one of them failed: repeat, each in a savepoint of its own
                connection.execute("rollback")
                connection.execute("begin immediate")
                outcomes = [self._execute_alone(transaction) for transaction in group]
            connection.execute("commit")
            self._counts.commits += 1
            self._note_commit(time.monotonic() - began)
        except sqlite3.Error as error:
            with suppress(sqlite3.Error):
                connection.execute("rollback")
            outcomes = [(future, list[Rows](), store_failed(why(error), error)) for _, future in group]
        self._counts.finish(outcomes)

    def _execute(self, statements: Sequence[Statement]) -> list[Rows]:
        connection, results = self._connection, list[Rows]()
        for statement in statements:
            if len(statement.rows) == 1:
                cursor = connection.execute(statement.sql, statement.rows[0])
                results.append(cursor.fetchall())
            else:
                cursor = connection.executemany(statement.sql, statement.rows)
                results.append([])
            if statement.once and cursor.rowcount != 1:
                raise Conflict(statement.sql)
        return results

    def _execute_alone(self, transaction: Transaction) -> Outcome:
        """Execute one transaction of a group; if it fails, roll back only this one."""
        statements, future = transaction
        connection = self._connection
        connection.execute("savepoint alone")
        try:
            outcome: Outcome = (future, self._execute(statements), None)
        except (sqlite3.IntegrityError, Conflict) as error:
            connection.execute("rollback to alone")
            outcome = (future, [], Conflict(str(error)))
        except sqlite3.Error as error:
            connection.execute("rollback to alone")
            outcome = (future, [], store_failed(why(error), error))
        connection.execute("release alone")
        return outcome
