"""Summarise the games of an arena: win rates with intervals, ratings, a plot."""

from collections import defaultdict
from collections.abc import Sequence

import numpy as np
from msgspec import Struct

from swordfish.arena.plan import ArenaPlan, GameResult
from swordfish.arena.ratings import BotRating, ratings
from swordfish.arena.sequences import interval
from swordfish.arena.simulate import Estimate
from swordfish.draw.plot import Interval, spans
from swordfish.words import sentence


class Meeting(Struct, frozen=True, kw_only=True):
    """`lone` alone against `field`: its share of the wins."""

    lone: str
    field: str
    games: int
    wins: Estimate
    luck: float  # what is left of the variance because the games of a round share their luck; 1: nothing is saved


class Standings(Struct, frozen=True, kw_only=True):
    """The report of an arena."""

    plan: ArenaPlan
    games: int
    meetings: list[Meeting]
    ratings: list[BotRating]  # best first
    failed: list[str]  # failures of external programs, each sentence once


def standings(plan: ArenaPlan, results: Sequence[GameResult]) -> Standings:
    """Summarise results in plan order, so that the report does not depend on the number of cores."""
    meetings: list[Meeting] = []
    for lone, field in plan.meetings():
        rounds: defaultdict[int, list[float]] = defaultdict(list)
        for played in results:
            if (played.pairing.lone, played.pairing.field) == (lone, field):
                rounds[played.pairing.round].append(plan.share(played))
        if rounds:
            meetings.append(
                Meeting(
                    lone=plan.bots[lone],
                    field=plan.bots[field],
                    games=sum(map(len, rounds.values())),
                    wins=paired([*rounds.values()]),
                    luck=variance_ratio([shares for shares in rounds.values() if len(shares) == len(plan.sides)]),
                )
            )
    failed = {text: None for played in results for text in played.failures.values()}
    return Standings(plan=plan, games=len(results), meetings=meetings, ratings=ratings(plan, results), failed=[*failed])


def paired(rounds: Sequence[Sequence[float]]) -> Estimate:
    """The mean share with a 95 % confidence sequence, a round being one observation: its games have the same luck.

    The interval may be looked at as often as one likes.
    """
    games = [share for shares in rounds for share in shares]
    mean = sum(games) / len(games)
    low, high = interval([sum(shares) / len(shares) for shares in rounds])
    return Estimate(mean, min(mean, low), max(mean, high), share=True)


def variance_ratio(rounds: Sequence[Sequence[float]]) -> float:
    """Compare the variance of a round's mean share with that of as many games, one per side, with independent luck."""
    if len(rounds) < 2:
        return 1.0
    shares = np.array(rounds)
    independent = float(shares.var(axis=0, ddof=1).sum()) / shares.shape[1] ** 2
    return float(shares.mean(axis=1).var(ddof=1)) / independent if independent else 1.0


def picture(found: Standings, lang: str = "en") -> str:
    """Plot the shares of all meetings as SVG."""
    rows = [
        Interval(
            sentence("arena-meeting", {"lone": each.lone, "field": each.field}, lang),
            each.wins.low,
            each.wins.mean,
            each.wins.high,
        )
        for each in found.meetings
    ]
    title = sentence("arena-title", {"game": found.plan.game, "games": found.games, "seed": found.plan.seed}, lang)
    return spans(title, sentence("arena-wins", None, lang), rows, found.plan.fair)
