"""Bans, as `guest:ID` or `address:ADDRESS`."""

import time

from swordfish.server.store.database import Database, statement


class Bans:
    """The repository of bans."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def all(self) -> list[str]:
        """Everyone who is banned."""
        return [who for (who,) in await self._database.query("select who from bans")]

    async def add(self, who: str) -> None:
        """Ban a guest or an address."""
        sql = "insert into bans values (?, ?) on conflict do nothing"
        await self._database.write(statement(sql, who, int(time.time())))

    async def lift(self, who: str) -> None:
        """Lift a ban."""
        await self._database.write(statement("delete from bans where who = ?", who))
