"""Results of finished games: places, ratings, solitaire results and bests."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from swordfish.exact.intervals import Z95
from swordfish.server.store.database import Conflict, Database, Statement, once, statement
from swordfish.server.table.anchors import BOT

BATCH = 50
"""How many finished tables are looked up at once."""


class Belief(Struct, frozen=True):
    """A rating: mean and standard deviation, after so many games."""

    mu: float
    sigma: float
    games: int = 0


class Rating(Struct, frozen=True, kw_only=True):
    """A player's rating: with 95 % probability between low and high."""

    name: str
    bot: bool
    game: str
    mu: float
    sigma: float
    low: float
    high: float
    games: int
    you: bool


class Best(Struct, frozen=True, kw_only=True):
    """A guest's best solitaire game with these options."""

    game: str
    options: dict[str, Any]
    cards: int
    ms: int
    table: str


class Alone(Struct, frozen=True, kw_only=True):
    """A solitaire game that a guest finished."""

    game: str
    options: dict[str, Any]
    cards: int
    ms: int
    table: str
    made: int


class Score(Struct, frozen=True, kw_only=True):
    """What a finished table changes: places by guest and seat, ratings by player, a solitaire result."""

    game: str
    places: Sequence[tuple[str, int, int]] = ()  # guest, seat, place
    ratings: Mapping[str, Belief] = {}
    solitaire: tuple[str, str, int, int] | None = None  # guest, options as JSON, cards, ms


class Scores:
    """The repository of results."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def unscored(self) -> list[str]:
        """Some finished tables without a score."""
        rows = await self._database.query("select tid from tables where phase = 'over' and scored = 0 limit ?", BATCH)
        return [tid for (tid,) in rows]

    async def write(self, tid: str, score: Score) -> bool:
        """Write the results of a table, all or nothing and exactly once.

        False if another process was first: at this table, or at another one with the same players.
        """
        steps = [once("update tables set scored = 1 where tid = ? and scored = 0", tid)]
        for guest, seat, place in score.places:
            facts = (place, guest, tid, seat)
            steps.append(statement("update sittings set place = ? where gid = ? and tid = ? and seat = ?", *facts))
        for who, belief in score.ratings.items():
            steps += [_rated(score.game, who, belief), _step(tid, score.game, who, belief)]
        if score.solitaire:
            steps += _solitaire(tid, score.game, *score.solitaire)
        try:
            await self._database.write(*steps)
        except Conflict:
            return False
        return True

    async def known(self, who: Iterable[str]) -> set[str]:
        """Those of these guests who still exist."""
        names = [*who]
        marks = ", ".join("?" * len(names))
        rows = await self._database.query(f"select gid from guests where gid in ({marks})", *names)  # noqa: S608 - marks are ours
        return {gid for (gid,) in rows}

    async def beliefs(self, game: str, who: Iterable[str]) -> dict[str, Belief]:
        """The ratings of those players who have one."""
        names = [*who]
        marks = ", ".join("?" * len(names))
        rows = await self._database.query(
            f"select who, mu, sigma, games from ratings where game = ? and who in ({marks})",  # noqa: S608 - marks are ours
            *(game, *names),
        )
        return {name: Belief(mu, sigma, games) for name, mu, sigma, games in rows}

    async def ratings(self, game: str, most: int, mine: str) -> list[Rating]:
        """The best players of a game by the lower end of their rating; also `mine`, wherever it stands."""
        fields = (
            "select who, name, mu, sigma, games from ratings left join guests on gid = who"
            " where game = ? and (name is not null or who like ?)"
        )
        listed = (game, f"{BOT}%")
        rows = await self._database.query(f"{fields} order by mu - 2 * sigma desc, who limit ?", *listed, most)
        if mine and mine not in {row[0] for row in rows}:
            rows += await self._database.query(f"{fields} and who = ?", *listed, mine)
        return [_rating(game, who, name or "", mu, sigma, played, mine) for who, name, mu, sigma, played in rows]

    async def ratings_of(self, gid: str, name: str) -> list[Rating]:
        """The ratings of a guest, game by game."""
        rows = await self._database.query("select game, mu, sigma, games from ratings where who = ? order by game", gid)
        return [_rating(game, gid, name, mu, sigma, played, gid) for game, mu, sigma, played in rows]

    async def bests(self, gid: str) -> list[Best]:
        """A guest's best solitaire games, one for each set of options."""
        rows = await self._database.query(
            "select game, options, cards, ms, tid from bests where gid = ? order by game, options", gid
        )
        return [
            Best(game=game, options=msgspec.json.decode(options), cards=cards, ms=ms, table=tid)
            for game, options, cards, ms, tid in rows
        ]

    async def alone(self, gid: str, most: int) -> list[Alone]:
        """The latest solitaire games of a guest, the earliest first."""
        rows = await self._database.query(
            "select game, options, cards, ms, tid, made from alone where gid = ? order by made desc, tid limit ?",
            *(gid, most),
        )
        return [
            Alone(game=game, options=msgspec.json.decode(options), cards=cards, ms=ms, table=tid, made=made)
            for game, options, cards, ms, tid, made in reversed(rows)
        ]


def _rated(game: str, who: str, belief: Belief) -> Statement:
    """The statement that updates a rating; it fails if the rating has changed since it was read."""
    if belief.games == 1:
        sql = "insert into ratings (who, game, mu, sigma, games) values (?, ?, ?, ?, 1)"
        return statement(sql, who, game, belief.mu, belief.sigma)
    return once(
        "update ratings set mu = ?, sigma = ?, games = games + 1 where who = ? and game = ? and games = ?",
        *(belief.mu, belief.sigma, who, game, belief.games - 1),
    )


def _step(tid: str, game: str, who: str, belief: Belief) -> Statement:
    """The rating that a game led to."""
    return statement(
        "insert into rating_steps (gid, game, games, mu, sigma, tid, made)"
        " select ?, ?, ?, ?, ?, tid, touched from tables where tid = ?",
        *(who, game, belief.games, belief.mu, belief.sigma, tid),
    )


def _solitaire(tid: str, game: str, guest: str, options: str, cards: int, ms: int) -> list[Statement]:
    """The statements that add a result, and make it the best if it has more cards, or as many in less time."""
    return [
        statement(
            "insert into alone (gid, tid, game, options, cards, ms, made)"
            " select ?, tid, ?, ?, ?, ?, made from tables where tid = ?",
            *(guest, game, options, cards, ms, tid),
        ),
        statement(
            "insert into bests (gid, game, options, cards, ms, tid) values (?, ?, ?, ?, ?, ?)"
            " on conflict (gid, game, options) do"
            " update set cards = excluded.cards, ms = excluded.ms, tid = excluded.tid"
            " where excluded.cards > bests.cards or (excluded.cards = bests.cards and excluded.ms < bests.ms)",
            *(guest, game, options, cards, ms, tid),
        ),
    ]


def _rating(game: str, who: str, name: str, mu: float, sigma: float, played: int, mine: str) -> Rating:
    return Rating(
        name=name or who.removeprefix(BOT),
        bot=who.startswith(BOT),
        game=game,
        mu=mu,
        sigma=sigma,
        low=mu - Z95 * sigma,
        high=mu + Z95 * sigma,
        games=played,
        you=who == mine,
    )
