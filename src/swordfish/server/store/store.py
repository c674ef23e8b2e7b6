"""The store: all repositories over one database."""

import time
from collections.abc import Callable

from swordfish.server.store.bans import Bans
from swordfish.server.store.companions import Companions
from swordfish.server.store.database import TABLES, Database, statement
from swordfish.server.store.everything import StoredData, everything
from swordfish.server.store.guests import Guests
from swordfish.server.store.progress import Progress
from swordfish.server.store.puzzles import Puzzles
from swordfish.server.store.scores import Scores
from swordfish.server.store.searching import TableSearch
from swordfish.server.store.tables import RunSlow, Tables, at_once, no_epoch


class Store:
    """One repository per noun."""

    def __init__(
        self,
        database: Database,
        compute: RunSlow = at_once,
        epoch_of: Callable[[str], int | None] = no_epoch,
        moment: Callable[[], int] | None = None,
    ) -> None:
        self._database = database
        self.tables = Tables(database, compute, epoch_of, moment)
        self.guests = Guests(database)
        self.scores = Scores(database)
        self.progress = Progress(database)
        self.puzzles = Puzzles(database)
        self.bans = Bans(database)
        self.companions = Companions(database)
        self.search = TableSearch(database)

    async def everything(self, gid: str) -> StoredData:
        """Everything that is stored about a guest."""
        return await everything(self._database, gid)

    async def size(self) -> int:
        """How many bytes the database has, in PostgreSQL."""
        [(found,)] = await self._database.query("select pg_database_size(current_database())")
        return found

    async def ping(self) -> None:
        """Write and read every table; StoreFailed if that fails."""
        await self._database.write(  # SQLite would not write a row again that stays the same
            statement("delete from pulse where id = 0"),
            statement("insert into pulse (id, at) values (0, ?)", int(time.time())),
        )
        for name in TABLES:
            await self._database.query(f"select * from {name} limit 1")  # noqa: S608 - names are ours
