"""How strong somebody is, in words a family understands: one of five bands, each as strong as a level of bots."""

from itertools import pairwise

from msgspec import Struct

from swordfish.server.store.progress import RatingStep
from swordfish.server.table.anchors import BOT_RATINGS

LEVELS = ("random", "easy", "medium", "hard", "best")
"""The bot that stands for each band, the weakest first."""
BORDERS = tuple((BOT_RATINGS[weaker] + BOT_RATINGS[stronger]) / 2 for weaker, stronger in pairwise(LEVELS))
SURE_SIGMA = 5.0
"""A rating with a greater deviation is a first guess."""
FELT = 0.3
"""Nobody would notice a smaller change of strength."""


class Strength(Struct, frozen=True, kw_only=True):
    """How strong a guest is in a game: the band, from 0 to 4, and the bots that play as well.

    `path` has the strength after each rated game on a scale on which each band is 1 wide.
    """

    game: str
    band: int
    level: str
    sure: bool
    games: int
    path: tuple[float, ...]


class StrengthChange(Struct, frozen=True, kw_only=True):
    """What a rated game did to the strength of a guest: `change` is −1, 0 or 1; `before` is None in the first game."""

    before: int | None
    after: int
    level: str
    change: int


def worth(mu: float, sigma: float) -> float:
    """A lower bound for somebody's strength: newcomers begin low, and each game makes it surer."""
    return mu - sigma


def band(value: float) -> int:
    """The band of a worth."""
    return sum(value >= border for border in BORDERS)


def height(value: float) -> float:
    """A worth on a scale on which each band is 1 wide, from 0 to 5."""
    wide = BORDERS[1] - BORDERS[0]
    return round(min(max((value - BORDERS[0]) / wide + 1, 0.0), float(len(LEVELS))), 2)


def strengths(steps: list[RatingStep]) -> list[Strength]:
    """How strong a guest is in each game, from all their ratings."""
    by_game: dict[str, list[RatingStep]] = {}
    for step in steps:
        by_game.setdefault(step.game, []).append(step)
    return [strength(game, path) for game, path in by_game.items()]


def strength(game: str, path: list[RatingStep]) -> Strength:
    """How strong a guest is in one game, from all their ratings in it."""
    last = path[-1]
    found = band(worth(last.mu, last.sigma))
    return Strength(
        game=game,
        band=found,
        level=LEVELS[found],
        sure=last.sigma <= SURE_SIGMA,
        games=last.games,
        path=tuple(height(worth(step.mu, step.sigma)) for step in path),
    )


def effect(steps: list[RatingStep]) -> StrengthChange | None:
    """What a game did, from the rating after it and the one before; None if the game was not rated."""
    if not steps:
        return None
    now, *earlier = (worth(step.mu, step.sigma) for step in steps)
    before = earlier[0] if earlier else None
    by = 0.0 if before is None else now - before
    return StrengthChange(
        before=None if before is None else band(before),
        after=band(now),
        level=LEVELS[band(now)],
        change=0 if abs(by) < FELT else 1 if by > 0 else -1,
    )
