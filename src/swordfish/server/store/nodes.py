"""Nodes that share a store, their leases, and the owner of each table. The SQL is PostgreSQL's: only there are nodes.

A lease ends by the database's clock, so the clocks of the nodes do not matter. A table belongs to a node at an epoch.
Claiming it takes the next epoch, and every append checks the epoch in its own transaction (`FENCED_ENTRY`).
"""

import secrets
from collections.abc import Sequence

from msgspec import Struct

from swordfish.server.store.database import Conflict, Database, statement

LEASE_MS = 3500
"""How long a node owns its tables after its last sign of life."""
NOW = "(extract(epoch from clock_timestamp()) * 1000)::bigint"
STARTED = "extract(epoch from clock_timestamp() - pg_postmaster_start_time()) * 1000"
LIVE = f"(until > {NOW} or (until > 0 and {STARTED} < {LEASE_MS}))"
"""Whether a lease runs. While PostgreSQL was away nobody could renew theirs, so all run for a while after its start."""
FORGET_MS = 24 * 3600 * 1000
"""A node that was away for so long leaves the list."""


class Peer(Struct, frozen=True):
    """A node whose lease runs."""

    name: str
    boot: str
    url: str


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
        joined = f"insert into nodes (name, boot, url, until) values (?, ?, ?, {NOW} + {LEASE_MS})"  # noqa: S608 - only constants of this file are put in
        renewed = "on conflict (boot) do update set until = excluded.until"
        forgotten = f"delete from nodes where until < {NOW} - {FORGET_MS}"  # noqa: S608 - only constants of this file are put in
        try:
            await self._database.write(
                statement(retired, name, boot), statement(f"{joined} {renewed}", name, boot, url), statement(forgotten)
            )
        except Conflict:
            return False
        return True

    async def renew(self, boot: str) -> bool | None:
        """Renew a lease: whether it was still running; None if there is none."""
        sql = f"""update nodes set until = {NOW} + {LEASE_MS}
            from (select boot as mine, until as before from nodes where boot = ? for update) as old
            where boot = mine returning before > {NOW}"""  # noqa: S608 - only constants of this file are put in
        [rows] = await self._database.write(statement(sql, boot))
        return rows[0][0] if rows else None

    async def leave(self, boot: str) -> None:
        """End a lease at once, so that other nodes take over the tables that are still this node's."""
        await self._database.write(statement("update nodes set until = 0 where boot = ?", boot))

    async def live(self) -> list[Peer]:
        """All nodes whose leases run."""
        rows = await self._database.query(f"select name, boot, url from nodes where {LIVE} order by name")  # noqa: S608 - only constants of this file are put in
        return [Peer(name, boot, url) for name, boot, url in rows]

    async def claim(self, tid: str, boot: str) -> int | None:
        """Take a table that no live node owns, or that this node owns already; its new epoch, or None.

        A table in the middle of another's transaction is not waited for: that writer may be paused.
        """
        sql = f"""update tables set owner = ?, epoch = epoch + 1 where tid = (
            select tid from tables where tid = ? and not exists (
                select 1 from nodes where boot = owner and boot <> ? and {LIVE}
            ) for update skip locked
        ) returning epoch"""  # noqa: S608 - only constants of this file are put in
        [rows] = await self._database.write(statement(sql, boot, tid, boot))
        return rows[0][0] if rows else None

    async def owner(self, tid: str) -> str:
        """The boot of the node that owns a table; empty if there is none."""
        rows = await self._database.query("select owner from tables where tid = ?", tid)
        return rows[0][0] if rows else ""

    async def live_owner(self, tid: str) -> str:
        """The boot of the live node that owns a table; empty if there is none."""
        sql = f"select owner from tables join nodes on boot = owner where tid = ? and {LIVE}"  # noqa: S608 - only constants of this file are put in
        rows = await self._database.query(sql, tid)
        return rows[0][0] if rows else ""

    async def release(self, tid: str, boot: str, epoch: int) -> None:
        """Give a table up, unless it has another owner already."""
        sql = "update tables set owner = '' where tid = ? and owner = ? and epoch = ?"
        await self._database.write(statement(sql, tid, boot, epoch))

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
