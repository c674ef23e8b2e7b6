"""What a server asks of the place where tables are kept: a few rows by plain SQL, all or nothing."""

from collections.abc import Sequence
from typing import Any, Protocol, TypeAlias

from msgspec import Struct

Fact: TypeAlias = str | bytes | int | float | None
Rows: TypeAlias = list[tuple[Any, ...]]


class Conflict(Exception):
    """Somebody else has written first: read on, and try again on the newer state."""


class Step(Struct, frozen=True):
    """One statement of a transaction, once for each row of facts."""

    sql: str
    rows: tuple[tuple[Fact, ...], ...]
    changes: int | None = None  # rows that it must change; any other number is a Conflict


def step(sql: str, *facts: Fact, changes: int | None = None) -> Step:
    """A statement with these facts."""
    return Step(sql, (facts,), changes)


def check_changes(step: Step, changed: int) -> None:
    """Raise Conflict if the step changed more or fewer rows than it must."""
    if step.changes is not None and changed != step.changes:
        raise Conflict(f"{changed} rows changed, not {step.changes}")


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
        """All steps or none; what each returned. When this returns it is on the disk.

        Conflict: a row is not unique, or a step did not change as many rows as it must.
        """
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
