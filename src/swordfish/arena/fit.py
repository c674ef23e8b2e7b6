"""`python -m swordfish.arena.fit GAME [GAMES]`: fit the weights of a game's evaluation.

`FITTING` in the game's part `arena/<game>` says how; swirl, swipe and swish have one.

`medium` plays, with some random moves for variety, or the bots that the game's part names; at each deal, throw or call,
the features of all seats are recorded, and at the end the winners. The weights maximise the likelihood of those wins
under the softmax model `search.shares`.
"""

import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import NamedTuple, TypeAlias

import numpy as np

from swordfish.arena.match import play
from swordfish.arena.settings import Fitting
from swordfish.bots import AnyBot, Budget, Wait, find
from swordfish.bots.search import won
from swordfish.core import Command, Event, Luck, Rng, State, open_seed, states
from swordfish.exact.arrays import Floats, Integers
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
    names = fitting.players(number) if fitting.players else ["medium"] * made.seats
    bots = [find(name, game)(rules, seat, luck(-1 - seat & 0xFFFF)) for seat, name in enumerate(names)]
    result = play(rules, made, bots if fitting.players else [Erring(bot, whim) for bot in bots], luck)
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


class FittedWeights(NamedTuple):
    """Maximum-likelihood weights, and the covariance of their errors."""

    values: Floats
    covariance: Floats

    def __str__(self) -> str:
        errors = 1.96 * np.sqrt(np.diag(self.covariance))
        pairs = zip(self.values.tolist(), errors.tolist(), strict=True)
        return ", ".join(f"{value:.2f} ± {error:.2f}" for value, error in pairs)


class Moments(NamedTuple):
    """The moments of all games with the same number of seats, as arrays."""

    games: Integers
    rows: Floats
    wins: Floats

    def shares(self, weights: Floats) -> Floats:
        shares: Floats = np.exp(self.rows @ weights)
        return shares / shares.sum(axis=1, keepdims=True)


def fitted(games: Sequence[Sequence[Sample]]) -> FittedWeights:
    """Maximum-likelihood weights, by Newton's method.

    All moments of a game have the same winner, so their errors depend on each other: the covariance comes from the
    slopes of whole games.
    """
    tables = [*grouped(games)]
    many, features = sum(map(len, games)), tables[0].rows.shape[2]
    weights, bend = np.zeros(features), np.eye(features)
    for _ in range(STEPS):
        slope: Floats = EASE * weights
        bend: Floats = EASE * np.eye(features)
        for table in tables:
            shares, rows = table.shares(weights), table.rows
            mean: Floats = np.einsum("ns,nsf->nf", shares, rows)
            slope = slope + np.einsum("ns,nsf->f", shares - table.wins, rows) / many
            bend = bend + (np.einsum("ns,nsf,nsg->fg", shares, rows, rows) - mean.T @ mean) / many
        weights = weights - np.linalg.solve(bend, slope)
    slopes = np.zeros((len(games), features))
    for table in tables:
        np.add.at(slopes, table.games, np.einsum("ns,nsf->nf", table.shares(weights) - table.wins, table.rows))
    inverse = np.linalg.inv(bend).astype(np.float64)
    return FittedWeights(weights, inverse @ slopes.T @ slopes @ inverse / many**2)


def grouped(games: Sequence[Sequence[Sample]]) -> Iterator[Moments]:
    """The moments by number of seats."""
    found = [(number, rows, wins) for number, game in enumerate(games) for rows, wins in game]
    for seats in sorted({len(wins) for _, _, wins in found}):
        numbers, rows, wins = zip(*[moment for moment in found if len(moment[2]) == seats], strict=True)
        yield Moments(np.array(numbers), np.array(rows, np.float64), np.array(wins, np.float64))


def likelihood(games: Sequence[Sequence[Sample]], weights: Floats) -> float:
    """The mean logarithm of the win probability that these weights gave the winner."""
    logs = [(table.wins * np.log(table.shares(weights))).sum(axis=1) for table in grouped(games)]
    return float(np.concatenate(logs).mean())


def told(game: str, games: Sequence[Sequence[Sample]]) -> str:
    """A line about a fit: the weights, each with a 95 % interval, and how well they predict the winners."""
    weights = fitted(games)
    found, equal = (likelihood(games, values) for values in (weights.values, 0 * weights.values))
    counts = f"{len(games)} games, {sum(map(len, games))} moments"
    return f"{game}: {counts}: {weights}; mean log-likelihood {found:.3f}, with equal chances {equal:.3f}"


def main(game: str, games: int) -> None:
    with ProcessPoolExecutor() as pool:
        print(told(game, [*pool.map(partial(samples, game), range(games), chunksize=20)]))


if __name__ == "__main__":
    if len(sys.argv) < 2 or sys.argv[1] not in fittings():
        sys.exit(f"python -m swordfish.arena.fit GAME [GAMES], where GAME is one of {', '.join(fittings())}")
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 4000)
