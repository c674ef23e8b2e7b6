"""Searches all tables, for the operator."""

import re

from msgspec import Struct

from swordfish.server.store.database import Database

FIND = """
    select tid, code, game, phase, listed, made, touched, host from tables t
    where (? = '' or tid = ? or code = ? or host = ? or exists (
        select 1 from sittings s left join guests g on g.gid = s.gid
        where s.tid = t.tid and (s.gid = ? or lower(g.name) like lower(?) escape '!')
    )) and (? = '' or phase = ?) and (? = '' or game = ?)
    order by touched desc limit ?
"""


class FoundPlayer(Struct, frozen=True):
    """A guest who sat at a table or spoke there."""

    guest: str
    name: str


class FoundTable(Struct, frozen=True, kw_only=True):
    """A table, as an operator sees it."""

    table: str
    code: str
    game: str
    phase: str
    listed: bool
    made: int
    touched: int
    host: str
    players: tuple[FoundPlayer, ...] = ()
    connections: int = 0  # open sockets now


class TableSearch:
    """Finds tables by code, id, guest or a part of a name."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, text: str, phase: str, game: str, most: int) -> list[FoundTable]:
        """The tables that match, those used last first; an empty word matches all."""
        part = re.sub("[%_!]", r"!\g<0>", text)
        facts = (text, text, text.upper(), text, text, f"%{part}%", phase, phase, game, game, most)
        rows = await self._database.query(FIND, *facts)
        return [
            FoundTable(
                table=tid,
                code=code,
                game=name,
                phase=now,
                listed=bool(listed),
                made=made,
                touched=touched,
                host=host,
                players=await self._players(tid),
            )
            for tid, code, name, now, listed, made, touched, host in rows
        ]

    async def _players(self, tid: str) -> tuple[FoundPlayer, ...]:
        rows = await self._database.query(
            "select s.gid, coalesce(name, '') from sittings s left join guests g on g.gid = s.gid"
            " where s.tid = ? group by s.gid, name order by min(seat), s.gid",
            tid,
        )
        return tuple(FoundPlayer(*row) for row in rows)
