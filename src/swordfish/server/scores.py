"""What a finished game means for those who played it: places, ratings with their uncertainty, bests."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias

import msgspec
from openskill.models import PlackettLuce

from swordfish.core import line, replay
from swordfish.games.swish import solitaire
from swordfish.server.journal import Sheet
from swordfish.server.logs import failed
from swordfish.server.store import Conflict, Database, Step, step

SheetOf: TypeAlias = Callable[[str], Awaitable[Sheet]]
"""How a table stands, by its id."""
MODEL = PlackettLuce()
ALONE = {"swish": solitaire.result}
"""What a game of one player comes to."""


class Scorer:
    """Scores tables that are over, one after the other; what a stop left undone is done at the next start."""

    def __init__(self, store: Database, sheet_of: SheetOf) -> None:
        self._store, self._sheet_of = store, sheet_of
        self._over = asyncio.Event()
        self._over.set()

    def note(self) -> None:
        """Some game is over."""
        self._over.set()

    async def run(self) -> None:
        while True:
            await self._over.wait()
            self._over.clear()
            try:
                await score_all(self._store, self._sheet_of)
            except Exception as error:  # the tables stay unscored, and are tried again when the next game is over
                failed("scoring failed", error)


async def score_all(store: Database, sheet_of: SheetOf) -> None:
    """Score whatever is over and not scored."""
    while tids := await store.query("select tid from tables where phase = 'over' and scored = 0 limit 50"):
        for (tid,) in tids:
            try:
                await score(store, tid, await sheet_of(tid))
            except Conflict:
                continue  # another process was first: at this table, or at another one with the same players


async def score(store: Database, tid: str, sheet: Sheet) -> None:
    """Write places, ratings and bests of one table, all or nothing; Conflict if somebody else has done so."""
    steps = [step("update tables set scored = 1 where tid = ? and scored = 0", tid, changes=1)]
    if sheet.ended is not None:
        places = sheet.ended.places
        for seat, chair in enumerate(sheet.chairs):
            if chair.guest:
                facts = (places[seat], chair.guest, tid, seat)
                steps.append(step("update sittings set place = ? where gid = ? and tid = ? and seat = ?", *facts))
        if sheet.rated:
            steps += await _rated(store, sheet, places)
        elif len(places) == 1:
            steps += _best(sheet, tid)
    await store.write(*steps)


def players(sheet: Sheet) -> list[str]:
    """Who played, seat by seat: a guest, even one whose chair a bot keeps, or `bot:NAME`."""
    return [chair.guest or f"bot:{chair.bot}" for chair in sheet.chairs]


async def _rated(store: Database, sheet: Sheet, places: Sequence[int]) -> list[Step]:
    """Ratings after the game. Nobody is measured against themselves: equal players are rated once, at their best."""
    game, who = sheet.made.game, players(sheet)
    best: dict[str, int] = {}
    for name, place in zip(who, places, strict=True):
        best[name] = min(place, best.get(name, place))
    if len(best) < 2:
        return []
    marks = ", ".join("?" * len(best))
    rows = await store.query(
        f"select who, mu, sigma, games from ratings where game = ? and who in ({marks})",  # noqa: S608 - marks are ours
        *(game, *best),
    )
    known: dict[str, tuple[float, float, int]] = {name: (mu, sigma, games) for name, mu, sigma, games in rows}
    before = [known.get(name, (MODEL.mu, MODEL.sigma, 0)) for name in best]
    teams = [[MODEL.rating(mu=mu, sigma=sigma)] for mu, sigma, _ in before]
    after = MODEL.rate(teams, ranks=[float(place) for place in best.values()])
    return [
        _rating(name, game, team[0].mu, team[0].sigma, games)
        for name, team, (_, _, games) in zip(best, after, before, strict=True)
    ]


def _rating(who: str, game: str, mu: float, sigma: float, games: int) -> Step:
    """A player's rating after one more game; Conflict if it is no longer the one that was read, after `games`."""
    if not games:
        return step("insert into ratings (who, game, mu, sigma, games) values (?, ?, ?, ?, 1)", who, game, mu, sigma)
    return step(
        "update ratings set mu = ?, sigma = ?, games = games + 1 where who = ? and game = ? and games = ?",
        *(mu, sigma, who, game, games),
        changes=1,
    )


def _best(sheet: Sheet, tid: str) -> list[Step]:
    """A game alone: more cards are better, and of as many, less time."""
    guest = sheet.chairs[0].guest
    if sheet.made.game not in ALONE or not guest or sheet.chairs[0].bot:
        return []
    header = sheet.header("")
    result = ALONE[sheet.made.game](replay(sheet.game, header.options, sheet.log), line(sheet.log))
    options = msgspec.json.encode(header.options, order="sorted").decode()
    return [
        step(
            "insert into alone (gid, tid, game, options, cards, ms, made)"
            " select ?, tid, ?, ?, ?, ?, made from tables where tid = ?",
            *(guest, sheet.made.game, options, result.cards, result.ms, tid),
        ),
        step(
            "insert into bests (gid, game, options, cards, ms, tid) values (?, ?, ?, ?, ?, ?)"
            " on conflict (gid, game, options) do"
            " update set cards = excluded.cards, ms = excluded.ms, tid = excluded.tid"
            " where excluded.cards > bests.cards or (excluded.cards = bests.cards and excluded.ms < bests.ms)",
            *(guest, sheet.made.game, options, result.cards, result.ms, tid),
        ),
    ]
