"""Where tables are kept: plain SQL, one writer thread, group commit. A row that was acknowledged is on the disk."""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Sequence
from contextlib import closing, suppress
from importlib import resources
from pathlib import Path
from typing import Any, Protocol, TypeAlias

from msgspec import Struct

from swordfish.core import Refusal, reason

Fact: TypeAlias = str | bytes | int | float | None
Rows: TypeAlias = list[tuple[Any, ...]]
CHECKPOINT = 4000
"""So many pages are written to the log before they go to their places: those of a busy table go once, not each time."""
MOST_JOBS = 512
"""So many transactions are committed together at most."""


class Conflict(Exception):
    """Somebody else has written this number already: read on, and try again on the newer state."""


class Step(Struct, frozen=True):
    """One statement of a transaction, once for each row of facts."""

    sql: str
    rows: tuple[tuple[Fact, ...], ...]


def step(sql: str, *facts: Fact) -> Step:
    """A statement with these facts."""
    return Step(sql, (facts,))


class Row(Struct, frozen=True):
    """A table as the lists know it."""

    tid: str
    code: str
    game: str
    phase: str
    listed: bool
    made: int
    touched: int
    host: str = ""


class Answered(Struct, frozen=True):
    """A guest's numbered command has been carried out; how many entries there were then."""

    guest: str
    number: int
    seq: int


class Guest(Struct, frozen=True):
    """Somebody with a name and a cookie."""

    gid: str
    name: str


class Store(Protocol):
    """What a table asks of a store."""

    async def make(self, row: Row, seed: bytes, first: bytes) -> None: ...
    async def append(
        self,
        tid: str,
        seq: int,
        bodies: Sequence[bytes],
        answered: Answered | None = None,
        phase: str | None = None,
        who: Sequence[tuple[str, int]] = (),
        touched: int | None = None,
        /,
    ) -> None: ...
    async def entries(self, tid: str, since: int = 0) -> list[bytes]: ...
    async def answers(self, tid: str) -> list[Answered]: ...
    async def row(self, tid_or_code: str) -> Row | None: ...
    async def secrets(self, tid: str) -> bytes: ...


class Database(Store, Protocol):
    """All that the server asks of a database: two calls, and what a table asks, which builds on them.

    The SQL is plain, so that PostgreSQL can follow behind the same two.
    """

    async def write(self, *steps: Step) -> list[Rows]:
        """All steps or none; what each returned. When this returns it is on the disk. Conflict: not unique."""
        ...

    async def query(self, sql: str, *facts: Fact) -> Rows:
        """What a query finds in what is committed."""
        ...

    async def make(self, row: Row, seed: bytes, first: bytes) -> None:
        """A new table and its first entry; Conflict if the code is taken."""
        await self.write(
            step(
                "insert into tables (tid, code, game, phase, listed, made, touched, host, seed)"
                " values (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                *(row.tid, row.code, row.game, row.phase, int(row.listed), row.made, row.touched, row.host, seed),
            ),
            step("insert into entries (tid, seq, body) values (?, 0, ?)", row.tid, first),
        )

    async def append(
        self,
        tid: str,
        seq: int,
        bodies: Sequence[bytes],
        answered: Answered | None = None,
        phase: str | None = None,
        who: Sequence[tuple[str, int]] = (),
        touched: int | None = None,
        /,
    ) -> None:
        """Entries from this number on, with the answer they are; `who` sat or spoke in them; when, if it counts."""
        asker, number = (answered.guest, answered.number) if answered else (None, None)
        steps = [step("insert into entries values (?, ?, ?, ?, ?)", tid, seq, b"\n".join(bodies), asker, number)]
        if phase is not None:
            steps.append(step("update tables set phase = ? where tid = ?", phase, tid))
        if touched is not None:
            steps.append(step("update tables set touched = ? where tid = ?", touched, tid))
        if who:
            people = tuple((guest, tid, seat) for guest, seat in who)
            steps.append(Step("insert into sittings values (?, ?, ?, null) on conflict do nothing", people))
        await self.write(*steps)

    async def entries(self, tid: str, since: int = 0) -> list[bytes]:
        """Entries from this number on."""
        rows = await self.query(
            "select seq, body from entries where tid = ? and seq >="
            " (select max(seq) from entries where tid = ? and seq <= ?) order by seq",
            *(tid, tid, since),
        )
        return unfolded(rows)[since - rows[0][0] :] if rows else []

    async def answers(self, tid: str) -> list[Answered]:
        """All that was asked for by number, and is done."""
        rows = await self.query("select asker, number, seq, body from entries where tid = ? and asker is not null", tid)
        return [Answered(guest, number, seq + body.count(b"\n") + 1) for guest, number, seq, body in rows]

    async def row(self, tid_or_code: str) -> Row | None:
        rows = await self.query(
            "select tid, code, game, phase, listed, made, touched, host from tables where tid = ? or code = ?",
            *(tid_or_code, tid_or_code.upper()),
        )
        return row_of(rows[0]) if rows else None

    async def secrets(self, tid: str) -> bytes:
        """The table's seed."""
        [(seed,)] = await self.query("select seed from tables where tid = ?", tid)
        return seed


def unfolded(rows: Rows) -> list[bytes]:
    """The entries of rows (number, body): what was written together is one row, an entry a line."""
    return [line for _, body in rows for line in body.split(b"\n")]


def row_of(row: tuple[Any, ...]) -> Row:
    tid, code, game, phase, listed, made, touched, host = row
    return Row(tid, code, game, phase, bool(listed), made, touched, host)


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
    connection.execute(f"pragma wal_autocheckpoint = {CHECKPOINT}")
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


class Sqlite(Database):
    """The store in one file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._connection = opened(path)
        self._reader = connect(path)
        self._reading = threading.Lock()
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
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

    def _commit(self, group: Sequence[Job]) -> None:
        connection = self._connection
        outcomes: list[Outcome] = []
        try:
            connection.execute("begin immediate")
            try:
                outcomes = [(future, self._carry_out(steps), None) for steps, future in group]
            except sqlite3.Error:  # one of them failed: once more, each so that the others go on without it
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
                results.append(connection.execute(step.sql, step.rows[0]).fetchall())
            else:
                connection.executemany(step.sql, step.rows)
                results.append([])
        return results

    def _carry_out_alone(self, job: Job) -> Outcome:
        """One transaction among the others: what it wrote before it failed is undone, and the others go on."""
        steps, future = job
        connection = self._connection
        connection.execute("savepoint job")
        try:
            outcome: Outcome = (future, self._carry_out(steps), None)
        except sqlite3.Error as error:
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
