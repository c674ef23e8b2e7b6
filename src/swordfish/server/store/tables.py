"""Tables and their entries."""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, ParamSpec, Protocol, TypeVar

from msgspec import Struct

from swordfish.core import Refusal
from swordfish.server.store.database import Database, Rows, Statement, statement
from swordfish.server.table.replay import StoredTable
from swordfish.server.table.state import TableState, folded

ROW = "tid, code, game, phase, listed, made, touched, host"


class TableRow(Struct, frozen=True):
    """A table's row, as lists use it."""

    tid: str
    code: str
    game: str
    phase: str
    listed: bool
    made: int
    touched: int
    host: str = ""


class Answered(Struct, frozen=True):
    """A guest's numbered request has been carried out; `seq` is how many entries there were then."""

    guest: str
    number: int
    seq: int


class Past(Struct, frozen=True, kw_only=True):
    """A table that a guest sat at."""

    table: str
    code: str
    game: str
    phase: str
    seat: int
    place: int | None  # once the game is over
    made: int
    touched: int  # when something happened there last, within a minute
    current: bool = False  # it is being played, and nobody has abandoned it


P = ParamSpec("P")
R = TypeVar("R")


class RunSlow(Protocol):
    """Runs slow work, in a thread where there are threads."""

    def __call__(self, work: Callable[P, R], /, *facts: P.args, **more: P.kwargs) -> Awaitable[R]: ...


async def at_once(work: Callable[P, R], /, *facts: P.args, **more: P.kwargs) -> R:
    """Run slow work directly, for hosts without threads."""
    return work(*facts, **more)


ENTRY = "insert into entries values (?, ?, ?, ?, ?)"
FENCED_ENTRY = """insert into entries values (?1, ?2 * (
    select 1 / count(*) from (select 1 from tables where tid = ?1 and epoch = ?6 for share) as held
), ?3, ?4, ?5)"""
"""Divides by zero if the table has another epoch, and keeps the epoch until the transaction ends. For PostgreSQL."""


def no_epoch(tid: str) -> None:
    """Tables have no epochs for a server that is alone."""


class Tables:
    """The repository of tables.

    For nodes: `epoch_of` is the epoch at which this node owns a table, or Fenced; `moment` is the database's time.
    """

    def __init__(
        self,
        database: Database,
        compute: RunSlow = at_once,
        epoch_of: Callable[[str], int | None] = no_epoch,
        moment: Callable[[], int] | None = None,
    ) -> None:
        self._database, self._compute, self._epoch_of, self._moment = database, compute, epoch_of, moment

    async def make(self, row: TableRow, seed: bytes, first: bytes) -> None:
        """Insert a table and its first entry; Conflict if the code is taken."""
        facts = (row.tid, row.code, row.game, row.phase, int(row.listed), row.made, row.touched, row.host, seed)
        await self._database.write(
            statement(f"insert into tables ({ROW}, seed) values (?, ?, ?, ?, ?, ?, ?, ?, ?)", *facts),  # noqa: S608 - ROW is ours
            statement("insert into entries (tid, seq, body) values (?, 0, ?)", row.tid, first),
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
        seed: bytes | None = None,
        more: Sequence[Statement] = (),
        clock: int | None = None,
        /,
    ) -> None:
        """Append entries from number `seq` on, with the request they answer. Fenced: another node owns the table.

        `who`: guests who sat down or chatted in them; `phase`, `touched`, `seed`: updated in the table's row, if given.
        `more`: what else is written. `clock`: table time continues from there.
        """
        asker, number = (answered.guest, answered.number) if answered else (None, None)
        epoch, facts = self._epoch_of(tid), (tid, seq, b"\n".join(bodies), asker, number)
        steps = [statement(ENTRY, *facts) if epoch is None else statement(FENCED_ENTRY, *facts, epoch)]
        if phase is not None:
            steps.append(statement("update tables set phase = ? where tid = ?", phase, tid))
        if touched is not None:
            steps.append(statement("update tables set touched = ? where tid = ?", touched, tid))
        if seed is not None:
            steps.append(statement("update tables set seed = ? where tid = ?", seed, tid))
        if clock is not None:
            steps += self._anchored(tid, clock, epoch)
        if who:
            people = tuple((guest, tid, seat) for guest, seat in who)
            steps.append(Statement("insert into sittings values (?, ?, ?, null) on conflict do nothing", people))
        await self._database.write(*steps, *more)

    async def anchor(self, tid: str, clock: int) -> None:
        """Store what the clock of a table shows now, for the node that takes it over.

        Nothing is stored if another node has taken it already.
        """
        if steps := self._anchored(tid, clock, self._epoch_of(tid)):
            await self._database.write(*steps)

    def _anchored(self, tid: str, clock: int, epoch: int | None) -> list[Statement]:
        if self._moment is None:
            return []
        sql = "update tables set clock = ?, since = ? where tid = ? and epoch = ?"
        return [statement(sql, clock, self._moment(), tid, epoch)]

    async def bar(self, tid: str, who: Iterable[str]) -> None:
        """Store who may not watch a table any more."""
        rows = tuple((tid, one) for one in sorted(who))
        if rows:
            await self._database.write(Statement("insert into barred values (?, ?) on conflict do nothing", rows))

    async def barred(self, tid: str) -> set[str]:
        """Who may not watch a table."""
        return {who for (who,) in await self._database.query("select who from barred where tid = ?", tid)}

    async def entries(self, tid: str, since: int = 0) -> list[bytes]:
        """The entries from this number on."""
        rows = await self._database.query(
            "select seq, body from entries where tid = ? and seq >="
            " (select max(seq) from entries where tid = ? and seq <= ?) order by seq",
            *(tid, tid, since),
        )
        return entry_lines(rows)[since - rows[0][0] :] if rows else []

    async def answers(self, tid: str) -> list[Answered]:
        """The numbered requests that were carried out at a table."""
        rows = await self._database.query(
            "select asker, number, seq, body from entries where tid = ? and asker is not null", tid
        )
        return [Answered(guest, number, seq + body.count(b"\n") + 1) for guest, number, seq, body in rows]

    async def row(self, tid_or_code: str) -> TableRow | None:
        """The row of a table, by id or code."""
        rows = await self._database.query(
            f"select {ROW} from tables where tid = ? or code = ?",  # noqa: S608 - ROW is ours
            *(tid_or_code, tid_or_code.upper()),
        )
        return table_row(rows[0]) if rows else None

    async def known(self, tid_or_code: str) -> TableRow:
        """The row of a table, by id or code; a Refusal if there is none."""
        row = await self.row(tid_or_code)
        if row is None:
            raise Refusal("no-such-table", table=tid_or_code)
        return row

    async def seed(self, tid: str) -> bytes:
        """The seed of a table."""
        [(seed,)] = await self._database.query("select seed from tables where tid = ?", tid)
        return seed

    async def stored(self, tid_or_code: str) -> StoredTable:
        """A table with its entries, by id or code, without taking it into memory."""
        row = await self.known(tid_or_code)
        return StoredTable(row.tid, await self.state(row.tid), await self.seed(row.tid))

    async def state(self, tid: str) -> TableState:
        """The state of a table, from its entries."""
        return await self._compute(folded, await self.entries(tid))

    async def listed(self, since: int, most: int) -> list[TableRow]:
        """Listed tables that wait for players or are being played, used since then; the latest first in each phase."""
        rows: Rows = []
        for phase in ("open", "playing"):
            rows += await self._database.query(
                f"select {ROW} from tables where phase = ? and listed = 1 and touched > ?"  # noqa: S608 - ROW is ours
                " order by touched desc limit ?",
                *(phase, since, most),
            )
        return [table_row(row) for row in rows]

    async def unfinished(self, host: str, since: int) -> int:
        """How many unfinished tables a guest hosts, used since then."""
        [(count,)] = await self._database.query(
            "select count(*) from tables where host = ? and phase in ('open', 'playing') and touched > ?", host, since
        )
        return count

    async def history(self, gid: str, before: int, most: int) -> list[Past]:
        """The tables that a guest sat at, made before then, newest first."""
        rows = await self._database.query(
            "select t.tid, code, game, phase, seat, place, t.made, touched"
            " from sittings s join tables t on t.tid = s.tid"
            " where gid = ? and seat >= 0 and t.made < ? order by t.made desc, t.tid limit ?",
            *(gid, before, most),
        )
        return [
            Past(table=tid, code=code, game=game, phase=phase, seat=seat, place=place, made=made, touched=touched)
            for tid, code, game, phase, seat, place, made, touched in rows
        ]


def entry_lines(rows: Rows) -> list[bytes]:
    """The entries of rows (number, body). Entries written together share a row, one per line."""
    return [line for _, body in rows for line in body.split(b"\n")]


def table_row(row: tuple[Any, ...]) -> TableRow:
    """A TableRow from the columns of ROW."""
    tid, code, game, phase, listed, made, touched, host = row
    return TableRow(tid, code, game, phase, bool(listed), made, touched, host)
