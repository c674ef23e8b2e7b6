"""`python -m swordfish.arena.fit GAME [GAMES]`: the weights with which bots judge a position of a game.

The game's part says how, by a `FITTING` in `arena/<game>`; swirl and swipe have one.

`medium` plays, erring now and then so that it sees more; at each deal, or throw, the features of all seats are kept,
and in the end who won. The weights make those wins most likely, if shares of the win are as `search.shares` says.
"""

import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any, TypeAlias

import numpy as np

from swordfish.arena.settings import Fitting
from swordfish.bots import Budget, find
from swordfish.bots.search import won
from swordfish.core import Forced, Luck, Over, Players, open_seed
from swordfish.exact.arrays import Floats
from swordfish.games import find as find_game
from swordfish.games import options
from swordfish.parts import games_with, own

Sample: TypeAlias = tuple[list[tuple[float, ...]], list[float]]
ERRS = 12
"""One choice in so many is any legal one."""
STEPS = 30
EASE = 1e-3
"""How strongly weights are held near 0."""


def fittings() -> dict[str, Fitting]:
    """Every game that has features to fit, and how."""
    found = {game: own("arena", game, "FITTING") for game in games_with("arena")}
    return {game: fitting for game, fitting in found.items() if fitting}


def samples(game: str, number: int) -> list[Sample]:
    """One game: the features of all seats at each moment that is kept, with everybody's share of the win."""
    rules, fitting = find_game(game), fittings()[game]
    table = fitting.table(number)
    luck = Luck(open_seed(f"fit {game} {number}"))
    seats = range(options(rules, table).seats)
    bots = [find("medium", game)(rules, seat, luck(-1 - seat & 0xFFFF)) for seat in seats]
    whim, state, rows = luck(1 << 20), rules.start(options(rules, table)), list[list[tuple[float, ...]]]()
    for event in range(1 << 20):
        due = rules.due(state)
        if isinstance(due, Over):
            return [(row, won(due.places)) for row in rows]
        if isinstance(due, Players):
            seat = due.seats[0]
            legal = rules.legal(state, seat)
            answer = bots[seat].choose(rules.view(state, seat), legal, (), Budget())
            command = answer if whim.below(ERRS) else whim.pick(legal)
            for happened in rules.decide(state, seat, command, 0):
                state = rules.evolve(state, happened)
            continue
        if fitting.tells(state, due):
            rows.append([fitting.features(state, seat) for seat in seats])
        state = rules.evolve(state, due.event if isinstance(due, Forced) else due.draw(luck(event)))
    raise RuntimeError(f"game {number} does not end")


def fitted(found: Sequence[Sample]) -> list[float]:
    """Newton's steps towards the weights under which what happened is most likely."""
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
