"""Scores finished games: places, ratings with their uncertainty, solitaire results."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import TypeAlias

import msgspec
from openskill.models import PlackettLuce

from swordfish import games
from swordfish.core import line, replay
from swordfish.server.logs import failed
from swordfish.server.store.scores import BOT, Belief, Score, Scores
from swordfish.server.table.state import TableState
from swordfish.server.table.table import HostedTable

StateOf: TypeAlias = Callable[[str], Awaitable[TableState]]
"""The state of a table, by its id."""
MODEL = PlackettLuce()


class Scorer:
    """Scores tables that are over, one after the other; what a stop left undone is done at the next start."""

    def __init__(self, scores: Scores, state_of: StateOf) -> None:
        self._scores, self._state_of = scores, state_of
        self._over = asyncio.Event()
        self._over.set()

    def watch(self, table: HostedTable) -> None:
        """Something happened at a table."""
        if table.state.phase == "over":
            self._over.set()

    async def run(self) -> None:
        """Score whenever a game is over, until cancelled."""
        while True:
            await self._over.wait()
            self._over.clear()
            try:
                await score_all(self._scores, self._state_of)
            except Exception as error:  # the tables stay unscored until the next game is over
                failed("scoring failed", error)


async def score_all(scores: Scores, state_of: StateOf) -> None:
    """Score every table that is over and not scored."""
    while tids := await scores.unscored():
        for tid in tids:
            await score(scores, tid, await state_of(tid))


async def score(scores: Scores, tid: str, state: TableState) -> bool:
    """Write the results of one table, exactly once; False if another process was first, and it must be tried again."""
    game = state.made.game
    if state.ended is None:
        return await scores.write(tid, Score(game=game))
    places = state.ended.places
    seated = [(chair.guest, seat, places[seat]) for seat, chair in enumerate(state.chairs) if chair.guest]
    if len(places) == 1:
        return await scores.write(tid, Score(game=game, places=seated, solitaire=solitaire_result(state)))
    best = best_places(state)
    ratings = rated(best, await scores.beliefs(game, best)) if state.rated and len(best) > 1 else {}
    return await scores.write(tid, Score(game=game, places=seated, ratings=ratings))


def best_places(state: TableState) -> dict[str, int]:
    """The best place of each player: a guest, even while a bot plays for them, or `bot:NAME`.

    A player with several seats counts once, so nobody is rated against themselves.
    """
    assert state.ended is not None, "only finished games have places"
    best: dict[str, int] = {}
    for chair, place in zip(state.chairs, state.ended.places, strict=True):
        name = chair.guest or f"{BOT}{chair.bot}"
        best[name] = min(place, best.get(name, place))
    return best


def rated(places: Mapping[str, int], before: Mapping[str, Belief]) -> dict[str, Belief]:
    """Everybody's rating after a game with these places."""
    unknown = Belief(MODEL.mu, MODEL.sigma)
    beliefs = [before.get(name, unknown) for name in places]
    teams = [[MODEL.rating(mu=belief.mu, sigma=belief.sigma)] for belief in beliefs]
    after = MODEL.rate(teams, ranks=[float(place) for place in places.values()])
    return {
        name: Belief(team[0].mu, team[0].sigma, belief.games + 1)
        for name, team, belief in zip(places, after, beliefs, strict=True)
    }


def solitaire_result(state: TableState) -> tuple[str, str, int, int] | None:
    """Guest, options, cards and time of a game alone, where the game scores such games."""
    guest, scored = state.chairs[0].guest, games.solitaire(state.rules)
    if scored is None or not guest or state.chairs[0].bot:
        return None
    result = scored.result(replay(state.rules, state.options, state.log), line(state.log))
    options = msgspec.json.encode(state.options, order="sorted").decode()
    return guest, options, result.cards, result.ms
