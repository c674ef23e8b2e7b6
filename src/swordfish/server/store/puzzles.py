"""Attempts at daily puzzles."""

from msgspec import Struct

from swordfish.server.store.database import Database, statement


class PuzzleAttempt(Struct, frozen=True):
    """A guest's attempt at the puzzle of a day; `ms` is set once it is solved."""

    tries: int
    hints: int
    ms: int | None
    given_up: bool


class Solver(Struct, frozen=True):
    """A guest who has solved the puzzle of a day."""

    gid: str
    name: str
    ms: int
    tries: int
    hints: int


class Puzzles:
    """The repository of attempts at daily puzzles."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def see(self, day: str, gid: str, now: int) -> None:
        """Record that a guest sees the puzzle of a day; the first look starts their clock."""
        sql = "insert into puzzles (day, gid, seen) values (?, ?, ?) on conflict do nothing"
        await self._database.write(statement(sql, day, gid, now))

    async def attempt(self, day: str, gid: str) -> PuzzleAttempt | None:
        """A guest's attempt; None before their first look."""
        rows = await self._database.query(
            "select tries, hints, ms, given_up from puzzles where day = ? and gid = ?", day, gid
        )
        if not rows:
            return None
        [(tries, hints, ms, given_up)] = rows
        return PuzzleAttempt(tries, hints, ms, bool(given_up))

    async def guess(self, day: str, gid: str, now: int, *, right: bool) -> None:
        """Count an answer; the first right one stops the clock."""
        await self._change("tries = tries + 1, ms = case when ? = 1 then ? - seen end", day, gid, int(right), now)

    async def hint(self, day: str, gid: str, most: int) -> None:
        """Count one more hint, up to `most`."""
        await self._change("hints = case when hints < ? then hints + 1 else hints end", day, gid, most)

    async def give_up(self, day: str, gid: str) -> None:
        """Record that a guest sees the answer; they get no time."""
        await self._change("given_up = 1", day, gid)

    async def _change(self, changes: str, day: str, gid: str, *facts: int) -> None:
        """Change an attempt, unless the puzzle is solved or given up."""
        await self._database.write(
            statement(
                f"update puzzles set {changes} where ms is null and given_up = 0 and day = ? and gid = ?",  # noqa: S608 - changes are ours
                *(*facts, day, gid),
            )
        )

    async def solvers(self, day: str, most: int) -> list[Solver]:
        """The guests who solved the puzzle of a day: fewest hints first, then the fastest."""
        rows = await self._database.query(
            "select g.gid, name, ms, tries, hints from puzzles p join guests g on g.gid = p.gid"
            " where day = ? and ms is not null order by hints, ms, g.gid limit ?",
            *(day, most),
        )
        return [Solver(*row) for row in rows]

    async def solved(self, day: str) -> int:
        """How many guests solved the puzzle of a day."""
        return await self._count("", day)

    async def ahead(self, day: str, hints: int, ms: int) -> int:
        """How many guests solved it with fewer hints, or as many hints in less time."""
        return await self._count("and (hints, ms) < (?, ?)", day, hints, ms)

    async def _count(self, condition: str, day: str, *facts: int) -> int:
        [(count,)] = await self._database.query(
            "select count(*) from puzzles p join guests g on g.gid = p.gid"  # noqa: S608 - the condition is ours
            f" where day = ? and ms is not null {condition}",
            *(day, *facts),
        )
        return count

    async def solved_days(self, gid: str) -> list[tuple[str, int]]:
        """The days whose puzzle a guest solved, and when, in Unix milliseconds."""
        rows = await self._database.query("select day, seen + ms from puzzles where gid = ? and ms is not null", gid)
        return [(day, at) for day, at in rows]
