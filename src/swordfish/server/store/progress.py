"""The progress of guests: achievements, ratings after each game, games of each week."""

from collections.abc import Sequence

from msgspec import Struct

from swordfish.server.store.database import Conflict, Database, Statement, once

BATCH = 50
"""How many finished tables are looked up at once."""
WEEK = 7 * 24 * 3600
WON = "sum(case when place = 1 and t.tid not in (select tid from alone where gid = ?) then 1 else 0 end)"
"""How many of the games a guest, who is its fact, has won against others."""


class Earned(Struct, frozen=True):
    """An achievement of a guest, and the first game in which it was true; no table if that game is deleted."""

    name: str
    table: str
    made: int


class RatingStep(Struct, frozen=True):
    """A guest's rating after so many rated games."""

    game: str
    games: int
    mu: float
    sigma: float
    made: int


class GameCount(Struct, frozen=True):
    """How many games a guest has finished, and how many of them they have won against others."""

    game: str
    played: int
    won: int


class Progress:
    """The repository of progress."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def unjudged(self) -> list[str]:
        """Some finished tables that have not been searched for achievements."""
        rows = await self._database.query("select tid from tables where phase = 'over' and judged = 0 limit ?", BATCH)
        return [tid for (tid,) in rows]

    async def judge(self, tid: str, earned: Sequence[tuple[str, str]]) -> None:
        """Write what guests achieved in a game, all or nothing; what a guest already has stays as it is."""
        sql = (
            "insert into achievements (gid, name, tid, made) select gid, ?, tables.tid, touched"
            " from tables, guests where tables.tid = ? and gid = ? on conflict do nothing"
        )
        steps = [once("update tables set judged = 1 where tid = ? and judged = 0", tid)]
        if earned:
            steps.append(Statement(sql, tuple((name, tid, gid) for gid, name in earned)))
        try:
            await self._database.write(*steps)
        except Conflict:  # another process was first
            return

    async def settled(self, tid: str) -> bool:
        """Whether ratings and achievements of a finished game are written."""
        [(done,)] = await self._database.query("select scored = 1 and judged = 1 from tables where tid = ?", tid)
        return bool(done)

    async def earned(self, gid: str) -> list[Earned]:
        """The achievements of a guest, the earliest first."""
        rows = await self._database.query("select name, tid, made from achievements where gid = ? order by made", gid)
        return [Earned(*row) for row in rows]

    async def earned_at(self, gid: str, tid: str) -> list[str]:
        """What a guest achieved for the first time in this game."""
        rows = await self._database.query("select name from achievements where gid = ? and tid = ?", gid, tid)
        return [name for (name,) in rows]

    async def steps(self, gid: str) -> list[RatingStep]:
        """The ratings of a guest after each game, game by game."""
        rows = await self._database.query(
            "select game, games, mu, sigma, made from rating_steps where gid = ? order by game, games", gid
        )
        return [RatingStep(*row) for row in rows]

    async def steps_at(self, gid: str, tid: str) -> list[RatingStep]:
        """The rating after this game, and the one before it, if there was one; nothing if the game was not rated."""
        rows = await self._database.query(
            "select b.game, b.games, b.mu, b.sigma, b.made from rating_steps a join rating_steps b"
            " on b.gid = a.gid and b.game = a.game and b.games in (a.games - 1, a.games)"
            " where a.gid = ? and a.tid = ? order by b.games desc",
            *(gid, tid),
        )
        return [RatingStep(*row) for row in rows]

    async def tallies(self, gid: str) -> list[GameCount]:
        """The finished games of a guest, by game; a game of one player is never won."""
        rows = await self._database.query(
            f"select game, count(*), {WON}"  # noqa: S608 - a constant
            " from sittings s join tables t on t.tid = s.tid where s.gid = ? and place is not null"
            " group by game order by game",
            *(gid, gid),
        )
        return [GameCount(*row) for row in rows]

    async def weeks(self, gid: str, until: int, count: int) -> list[tuple[int, int]]:
        """Games played and won in each of the last weeks, the earliest first; the last one ends at `until`."""
        rows = await self._database.query(
            f"select (? - t.made) / ? as ago, count(*), {WON}"  # noqa: S608 - a constant
            " from sittings s join tables t on t.tid = s.tid"
            " where s.gid = ? and place is not null and t.made > ? and t.made <= ? group by ago",
            *(until, WEEK, gid, gid, until - count * WEEK, until),
        )
        found = {ago: (played, won) for ago, played, won in rows}
        return [found.get(ago, (0, 0)) for ago in reversed(range(count))]
