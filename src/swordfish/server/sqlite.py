"""Tables in one file: one writer thread, group commit. A row that was acknowledged is on the disk."""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Sequence
from contextlib import closing, suppress
from importlib import resources
from pathlib import Path
from typing import TypeAlias

from swordfish.core import Refusal, reason
from swordfish.server.store import Conflict, Database, Fact, Rows, Step, check_changes

TIDY = 1000
"""After so many transactions their pages go from SQLite's log to their places: a busy table's once, not each time."""
MOST_PAGES = 16_000
"""So many pages may be in the log, whatever happens; then the next to write waits until they are in their places."""
MOST_JOBS = 512
"""So many transactions are committed together at most."""


def migrations() -> list[str]:
    """The numbered steps from an empty file to this version, in order."""
    folder = resources.files("swordfish.server").joinpath("migrations")
    scripts = sorted((script for script in folder.iterdir() if script.name.endswith(".sql")), key=lambda at: at.name)
    return [script.read_text(encoding="utf-8") for script in scripts]


def migrate(connection: sqlite3.Connection, scripts: Sequence[str] | None = None) -> None:
    """Bring the file to this version, one step at a time, each whole or not at all."""
    known = migrations() if scripts is None else scripts
    [version] = connection.execute("pragma user_version").fetchone()
    if version > len(known):
        raise Refusal("store-future", version=version, known=len(known))
    for number in range(version, len(known)):
        connection.executescript(f"begin immediate;\n{known[number]}\npragma user_version = {number + 1};\ncommit;")


def connect(path: Path) -> sqlite3.Connection:
    """A connection that waits for others, and that makes what is committed durable."""
    connection = sqlite3.connect(path, isolation_level=None, timeout=30, check_same_thread=False)
    connection.execute("pragma journal_mode = wal")
    connection.execute("pragma synchronous = full")
    connection.execute(f"pragma wal_autocheckpoint = {MOST_PAGES}")
    connection.execute("pragma secure_delete = on")  # what is forgotten is overwritten
    return connection


BROKEN = {
    sqlite3.SQLITE_NOTADB: "store-foreign",
    sqlite3.SQLITE_CORRUPT: "store-damaged",
    sqlite3.SQLITE_CANTOPEN: "store-unopened",
    sqlite3.SQLITE_BUSY: "store-busy",
    sqlite3.SQLITE_LOCKED: "store-busy",
    sqlite3.SQLITE_READONLY: "why-read-only",
    sqlite3.SQLITE_FULL: "why-full",
}
"""What SQLite says most often of a file."""


def why(error: sqlite3.Error | OSError) -> Refusal:
    """Why a file could not be a store, to stand in another refusal."""
    if isinstance(error, OSError):
        return reason(error)
    key = BROKEN.get(getattr(error, "sqlite_errorcode", 0) & 0xFF)
    code = getattr(error, "sqlite_errorname", type(error).__name__)
    return Refusal(key) if key else Refusal("why-system", code=code)


def opened(path: Path) -> sqlite3.Connection:
    """A connection to a store of this version; one sentence if the file is none."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        connection = connect(path)
        migrate(connection)
    except (sqlite3.Error, OSError) as error:
        raise Refusal("store-broken", path=str(path), reason=why(error)) from None
    return connection


Job: TypeAlias = tuple[tuple[Step, ...], "asyncio.Future[list[Rows]]"]
Outcome: TypeAlias = tuple["asyncio.Future[list[Rows]]", list[Rows], Exception | None]


class Broom:
    """Brings pages from SQLite's log to their places, beside the writer, so that no move waits for it."""

    def __init__(self, path: Path) -> None:
        self._connection = connect(path)
        self._work: queue.SimpleQueue[bool] = queue.SimpleQueue()
        self._since = 0
        self.busy = False
        self._thread = threading.Thread(target=self._sweep, name="broom", daemon=True)
        self._thread.start()

    def note(self, transactions: int) -> None:
        """There have been so many transactions: sweep, if that is time, and if it is not being done already."""
        if transactions - self._since >= TIDY and not self.busy:
            self._since, self.busy = transactions, True
            self._work.put(True)

    def close(self) -> None:
        self._work.put(False)
        self._thread.join()
        self._connection.close()

    def _sweep(self) -> None:
        while self._work.get():
            with suppress(sqlite3.Error):  # the disk is full, say: the next time does it, or the writer
                self._connection.execute("pragma wal_checkpoint(passive)")
            self.busy = False


class Sqlite(Database):
    """The store in one file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._connection = opened(path)
        self._reader = connect(path)
        self._reading = threading.Lock()
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._broom = Broom(path)
        self.commits = 0
        self.transactions = 0
        self._writer = threading.Thread(target=self._write, name="store", daemon=True)
        self._writer.start()

    async def write(self, *steps: Step) -> list[Rows]:
        future: asyncio.Future[list[Rows]] = asyncio.get_running_loop().create_future()
        self._jobs.put((steps, future))
        return await future

    async def query(self, sql: str, *facts: Fact) -> Rows:
        def read() -> Rows:
            with self._reading, closing(self._reader.execute(sql, facts)) as cursor:
                return cursor.fetchall()

        return await asyncio.to_thread(read)

    def close(self) -> None:
        """Write what is waiting, and stop."""
        self._jobs.put(None)
        self._writer.join()
        self._broom.close()
        self._reader.close()
        self._connection.close()

    def _write(self) -> None:
        """Commit together what has come in meanwhile, until there is nothing more."""
        open_ = True
        while open_:
            group = [self._jobs.get()]
            with suppress(queue.Empty):
                while len(group) < MOST_JOBS:
                    group.append(self._jobs.get_nowait())
            open_ = None not in group
            self._commit([job for job in group if job is not None])
            self._broom.note(self.transactions)

    def _commit(self, group: Sequence[Job]) -> None:
        connection = self._connection
        outcomes: list[Outcome] = []
        try:
            connection.execute("begin immediate")
            try:
                outcomes = [(future, self._carry_out(steps), None) for steps, future in group]
            except (sqlite3.Error, Conflict):  # one of them failed: once more, each so that the others go on without it
                connection.execute("rollback")
                connection.execute("begin immediate")
                outcomes = [self._carry_out_alone(job) for job in group]
            connection.execute("commit")
            self.commits += 1
            self.transactions += len(group)
        except sqlite3.Error as error:
            with suppress(sqlite3.Error):
                connection.execute("rollback")
            outcomes = [(future, list[Rows](), error) for _, future in group]
        for loop in {future.get_loop() for future, _, _ in outcomes}:
            mine = [outcome for outcome in outcomes if outcome[0].get_loop() is loop]
            with suppress(RuntimeError):  # the loop has closed: nobody waits there any more
                loop.call_soon_threadsafe(_tell, mine)

    def _carry_out(self, steps: Sequence[Step]) -> list[Rows]:
        connection, results = self._connection, list[Rows]()
        for step in steps:
            if len(step.rows) == 1:
                cursor = connection.execute(step.sql, step.rows[0])
                results.append(cursor.fetchall())
            else:
                cursor = connection.executemany(step.sql, step.rows)
                results.append([])
            check_changes(step, cursor.rowcount)
        return results

    def _carry_out_alone(self, job: Job) -> Outcome:
        """One transaction among the others: what it wrote before it failed is undone, and the others go on."""
        steps, future = job
        connection = self._connection
        connection.execute("savepoint job")
        try:
            outcome: Outcome = (future, self._carry_out(steps), None)
        except (sqlite3.Error, Conflict) as error:
            connection.execute("rollback to job")
            outcome = (future, [], Conflict(str(error)) if isinstance(error, sqlite3.IntegrityError) else error)
        connection.execute("release job")
        return outcome


def _tell(outcomes: Sequence[Outcome]) -> None:
    for future, results, error in outcomes:
        if future.done():
            continue
        if error is None:
            future.set_result(results)
        else:
            future.set_exception(error)
