"""Whom a guest has played with, and who invites them to a table."""

import time

from msgspec import Struct

from swordfish.server.faces import face_of
from swordfish.server.store.database import Database, statement

MOST_COMPANIONS = 24
INVITED_SECONDS = 24 * 3600
"""How long an invitation is shown."""


class Companion(Struct, frozen=True):
    """Somebody you have played with, and when last."""

    guest: str
    name: str
    face: str
    met: int


class Invited(Struct, frozen=True, kw_only=True):
    """Somebody invites you to a table that has not begun."""

    table: str
    code: str
    game: str
    name: str
    face: str
    made: int


class Companions:
    """The repository of companions and invitations."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, gid: str) -> list[Companion]:
        """Those a guest has played with lately, the latest first, without those whom they have muted."""
        rows = await self._database.query(
            "select other, name, face, met from companions c join guests g on g.gid = c.other where c.gid = ?"
            " and not exists (select 1 from mutes m where m.gid = c.gid and m.muted = c.other)"
            " order by met desc, other limit ?",
            *(gid, MOST_COMPANIONS),
        )
        return [Companion(other, name, face or face_of(other), met) for other, name, face, met in rows]

    async def drop(self, gid: str, other: str) -> None:
        """Take somebody off a guest's list; they cannot invite the guest any more."""
        await self._database.write(
            statement("delete from companions where gid = ? and other = ?", gid, other),
            statement("delete from invitations where gid = ? and host = ?", gid, other),
        )

    async def invite(self, host: str, gid: str, tid: str) -> None:
        """Invite a guest to a table, if the host is on the guest's list and not muted; else nothing happens."""
        await self._database.write(
            statement(
                "insert into invitations (gid, tid, host, made) select gid, ?, other, ? from companions c"
                " where gid = ? and other = ?"
                " and not exists (select 1 from mutes m where m.gid = c.gid and m.muted = c.other)"
                " on conflict do nothing",
                *(tid, int(time.time()), gid, host),
            )
        )

    async def decline(self, gid: str, tid: str) -> None:
        """Drop an invitation of a guest."""
        await self._database.write(statement("delete from invitations where gid = ? and tid = ?", gid, tid))

    async def invitations(self, gid: str) -> list[Invited]:
        """The invitations of a guest to tables that have not begun, the latest first."""
        rows = await self._database.query(
            "select i.tid, code, game, g.gid, name, face, i.made from invitations i"
            " join tables t on t.tid = i.tid join guests g on g.gid = i.host"
            " where i.gid = ? and phase = 'open' and i.made > ? order by i.made desc, i.tid",
            *(gid, int(time.time()) - INVITED_SECONDS),
        )
        return [
            Invited(table=tid, code=code, game=game, name=name, face=face or face_of(host), made=made)
            for tid, code, game, host, name, face, made in rows
        ]
