"""The store: all repositories over one database."""

from swordfish.server.store.bans import Bans
from swordfish.server.store.database import Database
from swordfish.server.store.guests import Guests
from swordfish.server.store.puzzles import Puzzles
from swordfish.server.store.scores import Scores
from swordfish.server.store.tables import Tables


class Store:
    """One repository per noun."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.tables = Tables(database)
        self.guests = Guests(database)
        self.scores = Scores(database)
        self.puzzles = Puzzles(database)
        self.bans = Bans(database)

    async def ping(self) -> None:
        """Read something, so that a broken database raises."""
        await self._database.query("select count(*) from bans")
