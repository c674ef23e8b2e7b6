"""Nodes that share a store, their leases, and the owner of each table. The SQL is PostgreSQL's: only there are nodes.

A lease ends by the database's clock, so the clocks of the nodes do not matter. A table belongs to a node at an epoch.
Claiming it takes the next epoch, and every append checks the epoch in its own transaction (`FENCED_ENTRY`).
"""

import secrets
from collections.abc import Sequence

from msgspec import Struct

from swordfish.server.store.database import Conflict, Database, statement
from swordfish.server.table.handover import HandedClock

LEASE_MS = 3000
"""How long a node owns its tables after its last sign of life."""
QUIET_MS = 1500
"""How long after its last sign of life a node counts as killed, if PostgreSQL has lost its session too."""
NOW = "(extract(epoch from clock_timestamp()) * 1000)::bigint"
STARTED = "extract(epoch from clock_timestamp() - pg_postmaster_start_time()) * 1000"
LIVE = f"(until > {NOW} or (until > 0 and {STARTED} < {LEASE_MS}))"
"""Whether a lease runs. While PostgreSQL was away nobody could renew theirs, so all run for a while after its start.

A node that has stopped or was killed has a negative `until`: the moment of its last sign of life.
"""
SILENT = f"until < {NOW} + {LEASE_MS - QUIET_MS}"
FORGET_MS = 24 * 3600 * 1000
"""How long a node must be away to leave the list, once others have taken its games."""


class Peer(Struct, frozen=True):
    """A node whose lease runs. `quiet`: it has given no sign of life for a while."""

    name: str
    boot: str
    url: str
    quiet: bool = False


class ClaimedTable(Struct, frozen=True):
    """A table that was taken: its new epoch, and what its clock shows; None if only its log tells."""

    epoch: int
    clock: HandedClock | None


class Nodes:
    """The repository of nodes."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def secret(self) -> bytes:
        """The secret of this store's nodes, made by the first of them."""
        sql = "insert into cluster (id, secret) values (0, ?) on conflict do nothing"
        await self._database.write(statement(sql, secrets.token_bytes(32)))
        [(found,)] = await self._database.query("select secret from cluster where id = 0")
        return found

    async def join(self, name: str, boot: str, url: str) -> bool:
        """Begin the lease of a node; False if another node with this name has one."""
        retired = f"update nodes set name = name || '#' || boot where name = ? and boot <> ? and not {LIVE}"  # noqa: S608 - only constants of this file are put in
        joined = f"""insert into nodes (name, boot, url, until, session)
            values (?, ?, ?, {NOW} + {LEASE_MS}, pg_backend_pid())"""  # noqa: S608 - only constants of this file are put in
        renewed = "on conflict (boot) do update set until = excluded.until, session = excluded.session"
        forgotten = f"""delete from nodes where abs(until) < {NOW} - {FORGET_MS}
            and not exists (select 1 from tables where owner = boot and phase = 'playing')"""  # noqa: S608 - only constants of this file are put in
        try:
            await self._database.write(
                statement(retired, name, boot), statement(f"{joined} {renewed}", name, boot, url), statement(forgotten)
            )
        except Conflict:
            return False
        return True

    async def moment(self) -> int:
        """The database's time in milliseconds."""
        [(found,)] = await self._database.query(f"select {NOW}")
        return found

    async def renew(self, boot: str) -> tuple[bool, int] | None:
        """Renew a lease: whether it was still running, and the database's time; None if there is no lease."""
        sql = f"""update nodes set until = {NOW} + {LEASE_MS}, session = pg_backend_pid()
            from (select boot as mine, until as before from nodes where boot = ? for update) as old
            where boot = mine returning before > {NOW}, {NOW}"""  # noqa: S608 - only constants of this file are put in
        [rows] = await self._database.write(statement(sql, boot))
        return (rows[0][0], rows[0][1]) if rows else None

    async def shift(self, boot: str, milliseconds: int) -> None:
        """Set the clocks of a node's tables back by so much: time that did not pass for them."""
        sql = "update tables set since = since + ? where owner = ? and phase = 'playing' and since > 0"
        await self._database.write(statement(sql, milliseconds, boot))

    async def leave(self, boot: str) -> None:
        """End a lease at once, so that other nodes take over the tables that are still this node's."""
        await self._database.write(statement(f"update nodes set until = -{NOW} where boot = ?", boot))  # noqa: S608 - only constants of this file are put in

    async def live(self) -> list[Peer]:
        """All nodes whose leases run."""
        sql = f"select name, boot, url, {SILENT} from nodes where {LIVE} order by name"  # noqa: S608 - only constants of this file are put in
        return [Peer(*row) for row in await self._database.query(sql)]

    async def bury(self) -> list[str]:
        """End the leases of nodes that were killed; their boots.

        A process that is killed loses its session at once; one that is paused keeps it. A node that lives and was cut
        off reconnects within a beat or two. If it does not, it is fenced like any node that comes too late.
        """
        sql = f"""update nodes set until = {LEASE_MS} - until
            where until > {NOW} and {SILENT} and {STARTED} > {LEASE_MS}
            and session is not null and not exists (select 1 from pg_stat_activity where pid = session)
            returning boot"""  # noqa: S608 - only constants of this file are put in
        [rows] = await self._database.write(statement(sql))
        return [boot for (boot,) in rows]

    async def claim(self, tid: str, boot: str) -> ClaimedTable | None:
        """Take a table that no live node owns, or that this node owns already; None if another owns it.

        A table in the middle of another's transaction is not waited for: that writer may be paused. The owner is looked
        up in subqueries, which PostgreSQL repeats if it finds a newer row; a join it would not.
        """
        sql = f"""update tables set owner = ?, epoch = epoch + 1 from (
            select tid as taken, (select until from nodes where boot = owner) as ended from tables
            where tid = ? and not exists (select 1 from nodes where boot = owner and boot <> ? and {LIVE})
            for update skip locked
        ) as before where tid = taken returning epoch, clock, since, {NOW}, ended"""  # noqa: S608 - only constants of this file are put in
        [rows] = await self._database.write(statement(sql, boot, tid, boot))
        return ClaimedTable(rows[0][0], _handed(*rows[0][1:])) if rows else None

    async def owner(self, tid: str) -> str:
        """The boot of the node that owns a table; empty if there is none."""
        rows = await self._database.query("select owner from tables where tid = ?", tid)
        return rows[0][0] if rows else ""

    async def live_owner(self, tid: str) -> str:
        """The boot of the live node that owns a table; empty if there is none."""
        sql = f"select owner from tables join nodes on boot = owner where tid = ? and {LIVE}"  # noqa: S608 - only constants of this file are put in
        rows = await self._database.query(sql, tid)
        return rows[0][0] if rows else ""

    async def release(self, tid: str, boot: str, epoch: int, clock: int | None) -> None:
        """Give a table up, unless it has another owner already. Its clock stands still until somebody takes it."""
        sql = "update tables set owner = '', clock = ?, since = 0 where tid = ? and owner = ? and epoch = ?"
        await self._database.write(statement(sql, clock, tid, boot, epoch))

    async def owned(self, boot: str) -> dict[str, int]:
        """The tables that a node owns, with their epochs."""
        rows = await self._database.query("select tid, epoch from tables where owner = ?", boot)
        return {row[0]: row[1] for row in rows}

    async def orphans(self, most: int) -> Sequence[str]:
        """Some tables in the middle of a game whose owner's lease has ended."""
        sql = f"""select tid from tables where phase = 'playing' and owner in (
            select boot from nodes where not {LIVE}
        ) limit ?"""  # noqa: S608 - only constants of this file are put in
        return [tid for (tid,) in await self._database.query(sql, most)]


def _handed(clock: int | None, since: int, now: int, ended: int | None) -> HandedClock | None:
    """What a table's clock shows, from its row and the end of its owner's lease; None if that is not known."""
    if clock is None:
        return None
    if not since:
        return HandedClock(clock, clock)
    if ended is None:
        return None
    seen = -ended if ended < 0 else ended - LEASE_MS if ended else now
    return HandedClock(clock + max(now - since, 0), clock + max(min(seen, now) - since, 0))
