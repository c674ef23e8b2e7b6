"""Scores finished games: places, ratings with their uncertainty, solitaire results."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import TypeAlias

import msgspec
from openskill.models import PlackettLuce

from swordfish import games
from swordfish.core import line, replay
from swordfish.server.logs import failed
from swordfish.server.store.database import StoreFailed
from swordfish.server.store.scores import BATCH, Belief, Score, Scores
from swordfish.server.table.anchors import BOT, BOT_RATINGS, BOT_SIGMA
from swordfish.server.table.state import TableState
from swordfish.server.table.table import HostedTable

StateOf: TypeAlias = Callable[[str], Awaitable[TableState]]
"""The state of a table, by its id."""
MODEL = PlackettLuce()
RETRY_SECONDS = 5.0
"""How long scoring waits after the store failed."""


class Scorer:
    """Runs some work whenever a game ends, and once at the start, so that a shutdown leaves nothing undone."""

    def __init__(self, *work: Callable[[], Awaitable[None]]) -> None:
        self._work = work
        self._over = asyncio.Event()
        self._over.set()

    def watch(self, table: HostedTable) -> None:
        """Note that a table has changed."""
        if table.state.phase == "over":
            self.wake()

    def wake(self) -> None:
        """Work soon, although no game has ended here."""
        self._over.set()

    async def run(self) -> None:
        """Work whenever a game is over, until cancelled."""
        while True:
            await self._over.wait()
            self._over.clear()
            for work in self._work:
                try:
                    await work()
                except StoreFailed as error:  # a full disk: try again soon
                    failed("scoring failed", error)
                    asyncio.get_running_loop().call_later(RETRY_SECONDS, self._over.set)
                except Exception as error:  # it stays undone until the next game is over
                    failed("scoring failed", error)


async def score_all(scores: Scores, state_of: StateOf) -> None:
    """Score every finished table that has no score yet."""
    more = True
    while more:
        tids = await scores.unscored()
        written = [await score(scores, tid, await state_of(tid)) for tid in tids]
        more = len(tids) == BATCH or not all(written)


async def score(scores: Scores, tid: str, state: TableState) -> bool:
    """Write the results of one table exactly once; False if another process was first and the caller must retry."""
    game = state.made.game
    if state.ended is None:
        return await scores.write(tid, Score(game=game))
    places = state.ended.places
    seated = [
        (chair.guest, seat, places[seat]) for seat, chair in enumerate(state.chairs) if chair.guest and not chair.local
    ]
    if len(places) == 1:
        return await scores.write(tid, Score(game=game, places=seated, solitaire=solitaire_result(state)))
    places_of = rated_places(state)
    if not state.rated or len(places_of) < 2:
        return await scores.write(tid, Score(game=game, places=seated))
    ratings = rated(places_of, await scores.beliefs(game, places_of))
    known = await scores.known(places_of)  # no bot, and no guest who was forgotten meanwhile
    kept = {who: belief for who, belief in ratings.items() if who in known}
    return await scores.write(tid, Score(game=game, places=seated, ratings=kept))


def rated_places(state: TableState) -> dict[str, int]:
    """The place of each player who began a rated game; players who did not finish it share the last place.

    A bot with several seats counts once, by its best place.
    """
    assert state.ended is not None, "only finished games have places"
    last, found = len(state.players) + 1, dict[str, int]()
    for seat, (who, place) in enumerate(zip(state.players, state.ended.places, strict=True)):
        mine = place if seat in state.stayed else last
        found[who] = min(mine, found.get(who, mine))
    return found


def rated(places: Mapping[str, int], before: Mapping[str, Belief]) -> dict[str, Belief]:
    """The ratings of all players after a game with these places."""
    unknown = Belief(MODEL.mu, MODEL.sigma)
    bots = {f"{BOT}{name}": Belief(mu, BOT_SIGMA) for name, mu in BOT_RATINGS.items()}
    beliefs = [bots.get(name) or before.get(name, unknown) for name in places]
    teams = [[MODEL.rating(mu=belief.mu, sigma=belief.sigma)] for belief in beliefs]
    after = MODEL.rate(teams, ranks=[float(place) for place in places.values()])
    return {
        name: Belief(team[0].mu, team[0].sigma, belief.games + 1)
        for name, team, belief in zip(places, after, beliefs, strict=True)
    }


def solitaire_result(state: TableState) -> tuple[str, str, int, int] | None:
    """Guest, options, cards and time of a solitaire game, where the game scores them."""
    guest, scored = state.chairs[0].guest, games.solitaire(state.rules)
    if scored is None or not guest or state.chairs[0].bot:
        return None
    result = scored.result(replay(state.rules, state.options, state.log), line(state.log))
    options = msgspec.json.encode(state.options, order="sorted").decode()
    return guest, options, result.cards, result.ms
