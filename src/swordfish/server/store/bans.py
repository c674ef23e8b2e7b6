"""Bans, as `guest:ID`, `address:ADDRESS` or `address:NETWORK`."""

import time

from msgspec import Struct

from swordfish.server.store.database import Database, statement


class Ban(Struct, frozen=True):
    """A ban: whom it excludes, since when, and the operator's reason."""

    who: str
    since: int
    why: str
    name: str = ""  # of a guest who is known


class Bans:
    """The repository of bans."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def all(self) -> list[Ban]:
        """Every ban, the latest first."""
        rows = await self._database.query(
            "select who, bans.made, why, coalesce(name, '') from bans"
            " left join guests on who = 'guest:' || gid order by bans.made desc, who"
        )
        return [Ban(*row) for row in rows]

    async def add(self, who: str, why: str = "") -> None:
        """Ban a guest, an address or a network; a second time changes the reason."""
        sql = "insert into bans (who, made, why) values (?, ?, ?) on conflict (who) do update set why = excluded.why"
        await self._database.write(statement(sql, who, int(time.time()), why))

    async def lift(self, who: str) -> None:
        """Lift a ban."""
        await self._database.write(statement("delete from bans where who = ?", who))
