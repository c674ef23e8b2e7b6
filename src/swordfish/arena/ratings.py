"""Ratings of an arena: a Plackett–Luce fit to all places at once, with errors from a bootstrap over rounds.

Each of the remaining players takes the next place with a probability proportional to its strength; with two
seats that is Bradley–Terry. Strengths are in points: 100 points more mean 64 : 36 to be placed ahead of the other.
Rounds, not games, are drawn again and again: the games of a round have the same luck.
"""

from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from itertools import groupby

import numpy as np
from msgspec import Struct

from swordfish.arena.plan import ArenaPlan, GameResult
from swordfish.exact.arrays import Floats

POINTS = 400 / np.log(10)
"""Points of a strength that is e times as large."""
SAMPLES = 400
STEPS, STILL = 2000, 1e-7
PRIOR = 1.0
"""Each bot also gets so many wins and losses against an average one, so a bot that never loses has a finite rating."""


class BotRating(Struct, frozen=True, kw_only=True):
    """Points around the mean of all bots, and the 95 % interval of a bootstrap over rounds."""

    bot: str
    points: float
    low: float
    high: float
    failures: int


class _Stage(Struct, frozen=True):
    """Somebody takes the next place: how many of each bot are still in the race, and how many of each take it."""

    racing: tuple[int, ...]
    taking: tuple[int, ...]


def ratings(plan: ArenaPlan, results: Sequence[GameResult]) -> list[BotRating]:
    """Rate all bots of an arena, the best first."""
    rounds = [
        Counter(stage for played in same for stage in _stages(plan, played))
        for _, same in groupby(
            sorted(results, key=lambda each: each.pairing.round), key=lambda each: each.pairing.round
        )
    ]
    stages = sorted({stage for each in rounds for stage in each}, key=lambda stage: (stage.racing, stage.taking))
    counts = np.array([[each[stage] for stage in stages] for each in rounds], dtype=np.float64)
    racing = np.array([stage.racing for stage in stages], dtype=np.float64)
    taking = np.array([stage.taking for stage in stages], dtype=np.float64)
    fitted = _fitted(counts.sum(axis=0)[None], racing, taking)[0]
    rng = np.random.default_rng(int.from_bytes(sha256(f"{plan.seed} ratings".encode()).digest()[:8], "big"))
    drawn = rng.multinomial(len(rounds), np.full(len(rounds), 1 / len(rounds)), size=SAMPLES)
    low, high = np.quantile(_fitted(drawn @ counts, racing, taking), [0.025, 0.975], axis=0)
    failures = Counter(plan.seated(played.pairing)[seat] for played in results for seat in played.failures)
    listed = [
        BotRating(
            bot=bot,
            points=float(fitted[at]),
            low=min(float(low[at]), float(fitted[at])),
            high=max(float(high[at]), float(fitted[at])),
            failures=failures[at],
        )
        for at, bot in enumerate(plan.bots)
    ]
    return sorted(listed, key=lambda rating: -rating.points)


def _stages(plan: ArenaPlan, played: GameResult) -> list[_Stage]:
    """Who took which place: seats that share one take it together. The last place is nobody's choice."""
    who, found = plan.seated(played.pairing), list[_Stage]()
    for place in sorted(set(played.places)):
        racing = Counter(bot for bot, at in zip(who, played.places, strict=True) if at >= place)
        taking = Counter(bot for bot, at in zip(who, played.places, strict=True) if at == place)
        if len(racing) > 1:  # the order among one bot's own seats carries no information
            every = range(len(plan.bots))
            found.append(_Stage(tuple(racing[bot] for bot in every), tuple(taking[bot] for bot in every)))
    return found


def _fitted(counts: Floats, racing: Floats, taking: Floats) -> Floats:
    """Fit points to counts of stages, by sample: Hunter's minorisation–maximisation, which always climbs."""
    bots = racing.shape[1] if racing.size else 0
    wins = counts @ taking + PRIOR
    takers = counts * taking.sum(axis=1)
    strengths = np.ones((len(counts), bots))
    for _ in range(STEPS):
        expected = (takers / (strengths @ racing.T)) @ racing + 2 * PRIOR / (strengths + 1)
        fresh = wins / expected
        fresh /= np.exp(np.log(fresh).mean(axis=1, keepdims=True))
        moved = np.abs(np.log(fresh / strengths)).max()
        strengths = fresh
        if moved < STILL:
            break
    return np.log(strengths) * POINTS
