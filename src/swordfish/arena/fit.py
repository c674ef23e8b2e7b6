"""`python -m swordfish.arena.fit GAME [GAMES]`: fit the weights of a game's evaluation.

`FITTING` in the game's part `arena/<game>` says how; swirl and swipe have one.

`medium` plays, with some random moves for variety; at each deal, or throw, the features of all seats are recorded, and
at the end the winners. The weights maximise the likelihood of those wins under the softmax model `search.shares`.
"""

import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any, TypeAlias

import numpy as np

from swordfish.arena.match import play
from swordfish.arena.settings import Fitting
from swordfish.bots import AnyBot, Budget, Wait, find
from swordfish.bots.search import won
from swordfish.core import Command, Event, Luck, Rng, State, open_seed, states
from swordfish.exact.arrays import Floats
from swordfish.games import find as find_game
from swordfish.games import options
from swordfish.parts import games_with, own

Sample: TypeAlias = tuple[list[tuple[float, ...]], list[float]]
ERRS = 12
"""One choice in this many is random."""
STEPS = 30
EASE = 1e-3
"""The strength of the regularisation towards 0."""


def fittings() -> dict[str, Fitting]:
    """Every game that has features to fit, and how."""
    found = {game: own("arena", game, "FITTING") for game in games_with("arena")}
    return {game: fitting for game, fitting in found.items() if fitting}


def samples(game: str, number: int) -> list[Sample]:
    """One game: the features of all seats at each recorded point, with each seat's share of the win."""
    rules, fitting = find_game(game), fittings()[game]
    made = options(rules, fitting.table(number))
    luck, seats = Luck(open_seed(f"fit {game} {number}")), range(made.seats)
    whim = luck(1 << 20)
    bots = [Erring(find("medium", game)(rules, seat, luck(-1 - seat & 0xFFFF)), whim) for seat in seats]
    result = play(rules, made, bots, luck)
    return [
        ([fitting.features(state, seat) for seat in seats], won(result.table))
        for state in states(rules, made, result.entries)
        if fitting.tells(state, rules.due(state))
    ]


class Erring:
    """A bot that sometimes plays a random command, so that more kinds of positions occur. It has no memory."""

    def __init__(self, bot: AnyBot, whim: Rng) -> None:
        self._bot, self._whim = bot, whim

    def choose(self, view: State, legal: Sequence[Command], news: Sequence[Event], budget: Budget) -> Command | Wait:
        answer = self._bot.choose(view, legal, (), Budget())
        return answer if self._whim.below(ERRS) else self._whim.pick(legal)


def fitted(found: Sequence[Sample]) -> list[float]:
    """Maximum-likelihood weights, by Newton's method."""
    tables = [(np.array(rows), np.array(wins)) for rows, wins in grouped(found)]
    features = len(found[0][0][0])
    weights = np.zeros(features, dtype=np.float64)
    for _ in range(STEPS):
        slope: Floats = EASE * weights
        bend: Floats = EASE * np.eye(features)
        for rows, wins in tables:
            shares: Floats = np.exp(rows @ weights)
            shares = shares / shares.sum(axis=1, keepdims=True)
            mean: Floats = np.einsum("ns,nsf->nf", shares, rows)
            slope = slope + np.einsum("ns,nsf->f", shares - wins, rows) / len(found)
            bend = bend + (np.einsum("ns,nsf,nsg->fg", shares, rows, rows) - mean.T @ mean) / len(found)
        weights = weights - np.linalg.solve(bend, slope)
    return [round(weight, 2) for weight in weights.tolist()]


def grouped(found: Sequence[Sample]) -> Iterator[tuple[list[Any], list[Any]]]:
    """The samples by number of seats."""
    for seats in sorted({len(wins) for _, wins in found}):
        same = [(rows, wins) for rows, wins in found if len(wins) == seats]
        yield [rows for rows, _ in same], [wins for _, wins in same]


def main(game: str, games: int) -> None:
    with ProcessPoolExecutor() as pool:
        found = [one for some in pool.map(partial(samples, game), range(games), chunksize=20) for one in some]
    print(f"{game}: {games} games, {len(found)} moments: {tuple(fitted(found))}")


if __name__ == "__main__":
    if len(sys.argv) < 2 or sys.argv[1] not in fittings():
        sys.exit(f"python -m swordfish.arena.fit GAME [GAMES], where GAME is one of {', '.join(fittings())}")
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 4000)
