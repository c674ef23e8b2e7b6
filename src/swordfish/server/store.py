"""Where tables are kept: plain SQL, one writer thread, group commit. A row that was acknowledged is on the disk."""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from importlib import resources
from pathlib import Path
from typing import Any, Protocol, TypeVar

from msgspec import Struct

from swordfish.core import Refusal

Result = TypeVar("Result")


class Conflict(Exception):
    """Somebody else has written this number already: read on, and try again on the newer state."""


class Row(Struct, frozen=True):
    """A table as the lists know it."""

    tid: str
    code: str
    game: str
    phase: str
    listed: bool
    made: int
    touched: int


class Answered(Struct, frozen=True):
    """What a guest's numbered command was answered."""

    guest: str
    number: int
    body: bytes


class Guest(Struct, frozen=True):
    """Somebody with a name and a cookie."""

    gid: str
    name: str


class Store(Protocol):
    """All that the server asks of a database. PostgreSQL can follow behind the same few calls."""

    async def make(self, row: Row, seed: bytes, first: bytes) -> None: ...
    async def append(
        self, tid: str, seq: int, bodies: Sequence[bytes], answered: Answered | None = None, phase: str | None = None
    ) -> None: ...
    async def entries(self, tid: str, since: int = 0) -> list[bytes]: ...
    async def answers(self, tid: str) -> list[Answered]: ...
    async def row(self, tid_or_code: str) -> Row | None: ...
    async def secrets(self, tid: str) -> bytes: ...


def migrations() -> list[str]:
    """The numbered steps from an empty file to this version, in order."""
    folder = resources.files("swordfish.server").joinpath("migrations")
    return [step.read_text(encoding="utf-8") for step in sorted(folder.iterdir(), key=lambda step: step.name)]


def migrate(connection: sqlite3.Connection, steps: Sequence[str] | None = None) -> None:
    """Bring the file to this version, one step at a time, each whole or not at all."""
    known = migrations() if steps is None else steps
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
    return connection


class Sqlite:
    """The store in one file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self._connection = connect(path)
            migrate(self._connection)
        except sqlite3.Error as error:
            raise Refusal("store-broken", path=str(path), reason=str(error)) from None
        self._reader = connect(path)
        self._reading = threading.Lock()
        self._jobs: queue.SimpleQueue[tuple[Callable[[sqlite3.Connection], Any], asyncio.Future[Any]] | None] = (
            queue.SimpleQueue()
        )
        self._writer = threading.Thread(target=self._write, name="store", daemon=True)
        self._writer.start()

    # writing: jobs of many tables are committed together

    async def do(self, job: Callable[[sqlite3.Connection], Result]) -> Result:
        """Have the writer do a job; when this returns, what it wrote is on the disk."""
        future: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._jobs.put((job, future))
        return await future

    def _write(self) -> None:
        while True:
            first = self._jobs.get()
            group = [first]
            with suppress(queue.Empty):
                while len(group) < 512:
                    group.append(self._jobs.get_nowait())
            if not self._commit([job for job in group if job is not None]):
                continue
            if None in group:
                return

    def _commit(self, group: Sequence[tuple[Callable[[sqlite3.Connection], Any], asyncio.Future[Any]]]) -> bool:
        connection = self._connection
        results: list[tuple[asyncio.Future[Any], Any, Exception | None]] = []
        try:
            connection.execute("begin immediate")
            for job, future in group:
                connection.execute("savepoint job")
                try:
                    results.append((future, job(connection), None))
                    connection.execute("release job")
                except Exception as error:
                    connection.execute("rollback to job")
                    connection.execute("release job")
                    results.append((future, None, error))
            connection.execute("commit")
        except sqlite3.Error as error:
            with suppress(sqlite3.Error):
                connection.execute("rollback")
            results = [(future, None, error) for _, future in group]
        for loop in {future.get_loop() for future, _, _ in results}:
            loop.call_soon_threadsafe(_tell, [result for result in results if result[0].get_loop() is loop])
        return True

    def close(self) -> None:
        """Write what is waiting, and stop."""
        self._jobs.put(None)
        self._writer.join()
        self._reader.close()
        self._connection.close()

    # reading: on a connection of its own

    async def ask(self, sql: str, *facts: Any) -> list[Any]:
        def read() -> list[Any]:
            with self._reading, closing(self._reader.execute(sql, facts)) as cursor:
                return cursor.fetchall()

        return await asyncio.to_thread(read)

    # what the server asks

    async def make(self, row: Row, seed: bytes, first: bytes) -> None:
        def job(connection: sqlite3.Connection) -> None:
            connection.execute(
                "insert into tables (tid, code, game, phase, listed, made, touched, seed) values (?,?,?,?,?,?,?,?)",
                (row.tid, row.code, row.game, row.phase, row.listed, row.made, row.touched, seed),
            )
            connection.execute("insert into entries values (?, 0, ?)", (row.tid, first))

        await self._do_or_conflict(job)

    async def append(
        self, tid: str, seq: int, bodies: Sequence[bytes], answered: Answered | None = None, phase: str | None = None
    ) -> None:
        def job(connection: sqlite3.Connection) -> None:
            rows = [(tid, seq + number, body) for number, body in enumerate(bodies)]
            connection.executemany("insert into entries values (?, ?, ?)", rows)
            if answered is not None:
                facts = (tid, answered.guest, answered.number, answered.body)
                connection.execute("insert into answers values (?, ?, ?, ?)", facts)
            if phase is not None:
                connection.execute("update tables set phase = ?, touched = unixepoch() where tid = ?", (phase, tid))

        await self._do_or_conflict(job)

    async def _do_or_conflict(self, job: Callable[[sqlite3.Connection], None]) -> None:
        try:
            await self.do(job)
        except sqlite3.IntegrityError as error:
            raise Conflict from error

    async def entries(self, tid: str, since: int = 0) -> list[bytes]:
        rows = await self.ask("select body from entries where tid = ? and seq >= ? order by seq", tid, since)
        return [body for (body,) in rows]

    async def answers(self, tid: str) -> list[Answered]:
        rows = await self.ask("select guest, number, body from answers where tid = ?", tid)
        return [Answered(*row) for row in rows]

    async def row(self, tid_or_code: str) -> Row | None:
        fields = "tid, code, game, phase, listed, made, touched"
        rows = await self.ask(f"select {fields} from tables where tid = ?1 or code = ?1", tid_or_code)  # noqa: S608 - fields are ours
        if not rows:
            return None
        tid, code, game, phase, listed, made, touched = rows[0]
        return Row(tid, code, game, phase, bool(listed), made, touched)

    async def secrets(self, tid: str) -> bytes:
        [(seed,)] = await self.ask("select seed from tables where tid = ?", tid)
        return seed


def _tell(results: Sequence[tuple[asyncio.Future[Any], Any, Exception | None]]) -> None:
    for future, result, error in results:
        if future.cancelled():
            continue
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)
