"""Searches finished games for achievements, each once, and stores what guests achieved in them.

A game is searched when it is over, and games of earlier versions after an upgrade; so nobody waits for it, and a page
only reads rows. Achievements over many games are counted from rows as well.
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from swordfish.games import NAMES
from swordfish.server.scores import StateOf
from swordfish.server.store.progress import BATCH, GameCount, Progress
from swordfish.server.table.anchors import BOT
from swordfish.server.table.state import TableState
from swordfish.stories import Story, earned, story

GAMES_PLAYED = {"games-10": 10, "games-50": 50, "games-200": 200}
GAMES_WON = {"wins-5": 5, "wins-25": 25, "wins-100": 100}
STREAKS = {"puzzle-1": 1, "puzzle-3": 3, "puzzle-7": 7, "puzzle-30": 30}
MILESTONES = (*GAMES_PLAYED, *GAMES_WON, "all-games", "all-won", *STREAKS)
"""The achievements over many games or puzzles."""


def told(state: TableState) -> Story:
    """The story of a table whose game is over."""
    assert state.ended is not None, "only finished games have a story"
    bots = [who.removeprefix(BOT) if who.startswith(BOT) else "" for who in state.players]
    return story(state.made.game, state.rules, state.options, state.log, state.ended.places, bots)


def achieved(state: TableState) -> list[tuple[str, str]]:
    """Who achieved what at a table: guests who played to the end themselves."""
    if state.ended is None:
        return []
    found = told(state)
    seats = [seat for seat in sorted(state.stayed) if not state.players[seat].startswith(BOT)]
    seats = [seat for seat in seats if not state.chairs[seat].local]  # a device's owner earns nothing by others
    return [(state.players[seat], name) for seat in seats for name in earned(found, seat)]


def milestones(tallies: Sequence[GameCount], longest: int = 0) -> tuple[str, ...]:
    """The achievements over many games that are true of these; `longest`: the longest streak of daily puzzles."""
    played, won = sum(one.played for one in tallies), sum(one.won for one in tallies)
    found = [name for name, least in GAMES_PLAYED.items() if played >= least]
    found += [name for name, least in GAMES_WON.items() if won >= least]
    if {one.game for one in tallies if one.played} >= {*NAMES}:
        found.append("all-games")
    if {one.game for one in tallies if one.won} >= {*NAMES}:
        found.append("all-won")
    return (*found, *(name for name, least in STREAKS.items() if longest >= least))


async def judge_all(progress: Progress, state_of: StateOf, run: Callable[..., Awaitable[Any]]) -> None:
    """Search every finished game that has not been searched; `run` runs the search in a thread."""
    more = True
    while more:
        tids = await progress.unjudged()
        for tid in tids:
            await progress.judge(tid, await run(achieved, await state_of(tid)))
        more = len(tids) == BATCH
