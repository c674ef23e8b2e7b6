"""Play swirl for two with a network of `ppo.py` against a bot.

    python examples/batch/versus.py net.npz hard --games 400

The network plays its likeliest action. With `--worlds N` it looks one command ahead instead: it imagines N worlds and
compares the mean values of the positions that follow. Needs NumPy, no JAX.
"""

import argparse
import math
import os
from collections.abc import Sequence
from functools import partial
from multiprocessing import get_context
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from turned import turned

from swordfish import bots
from swordfish.arena.match import play
from swordfish.arena.standings import paired
from swordfish.bots import AnyBot, Budget
from swordfish.core import Luck, Over, Players, Rng, open_seed, step
from swordfish.envs import numbering, observed
from swordfish.games import swirl
from swordfish.games.swirl.model import Command, Event, State

OPTIONS = swirl.Options(rotating=True)
TURNED = turned(OPTIONS)
SURE, UNLIKELY = 0.98, 0.01
"""An action this likely is played without looking ahead; actions less likely than that are not looked at."""

Row = NDArray[np.float32]


class Network:
    """The network of `ppo.py`, in NumPy."""

    def __init__(self, path: Path) -> None:
        with np.load(path) as kept:
            arrays = [kept[name].astype(np.float32) for name in kept.files]
        self._layers = [*zip(arrays[::2], arrays[1::2], strict=True)]

    def __call__(self, rows: Row) -> tuple[Row, Row]:
        """The logits of all actions, and the values."""
        (matrix, bias), *middle, (last, level) = self._layers
        hidden = np.maximum(rows @ matrix + bias, 0)
        for matrix, bias in middle:
            hidden = hidden + np.maximum(hidden @ matrix + bias, 0)
        out = hidden @ last + level
        return out[..., :-1], np.tanh(out[..., -1])


class NetworkBot:
    """Plays by a network."""

    def __init__(self, seat: int, rng: Rng, network: Network, worlds: int) -> None:
        self._seat, self._rng, self._network, self._worlds = seat, rng, network, worlds
        self._spec, self._numbering = observed("swirl", OPTIONS), numbering("swirl", OPTIONS)

    def choose(self, view: State, legal: Sequence[Command], news: Sequence[Event], budget: Budget) -> Command:
        if len(legal) == 1:
            return legal[0]
        row, turn = self._row(view, self._seat)
        logits, _ = self._network(row)
        places = {int(action): place for place, action in enumerate(TURNED.actions[turn])}
        scores = np.array([logits[places[action]] for action in self._numbering.all(view, self._seat, legal)])
        likely = np.exp(scores - scores.max()) / np.exp(scores - scores.max()).sum()
        if not self._worlds or likely.max() > SURE:
            return legal[int(likely.argmax())]
        tried = [command for command, share in zip(legal, likely, strict=True) if share > UNLIKELY]
        values = self._ahead(view, tried)
        return tried[values.index(max(values))]

    def _row(self, state: State, seat: int) -> tuple[Row, int]:
        """What the seat sees, turned, and by how much."""
        row = np.array(self._spec.numbers(swirl.view(state, seat), seat), np.float32)
        turn = int(row[TURNED.own : TURNED.own + 4].argmax())
        return row[TURNED.columns[turn]] * TURNED.scale, turn

    def _ahead(self, view: State, tried: Sequence[Command]) -> list[float]:
        """The sum over imagined worlds of the value after each command; the same worlds for all."""
        totals, rows = [0.0] * len(tried), list[Row]()
        counted: list[tuple[int, int]] = []
        for _ in range(self._worlds):
            world = swirl.imagine(view, self._seat, self._rng)
            for number, command in enumerate(tried):
                steps, due = step(swirl, world, self._seat, command, lambda chance, _: chance.draw(self._rng))
                if isinstance(due, Over):
                    totals[number] += won(due.places, self._seat) * 2 - 1
                    continue
                assert isinstance(due, Players), "chance is drawn"
                rows.append(self._row(steps[-1][2], due.seats[0])[0])
                counted.append((number, 1 if due.seats[0] == self._seat else -1))
        values = self._network(np.array(rows))[1] if rows else ()
        for (number, sign), value in zip(counted, values, strict=True):
            totals[number] += sign * float(value)
        return totals


def won(places: Sequence[int], seat: int) -> float:
    """The seat's share of the win."""
    return 1 / places.count(1) if places[seat] == 1 else 0.0


def both_seats(path: Path, level: str, worlds: int, number: int) -> list[float]:
    """The network's shares of two games with the same luck, one from each seat."""
    network, shares = Network(path), list[float]()
    for seat in range(2):
        own = Luck(open_seed(f"net bots {number}"))
        ours: AnyBot = NetworkBot(seat, own(1), network, worlds)
        other = bots.find(level, "swirl")(swirl, 1 - seat, own(2))
        seated = [ours, other] if seat == 0 else [other, ours]
        places = play(swirl, OPTIONS, seated, Luck(open_seed(f"net game {number}")), think=10**9).places
        shares.append(won(places, seat))
    return shares


def main() -> None:
    parser = argparse.ArgumentParser(description="Play swirl with a network against a bot.")
    parser.add_argument("network", type=Path)
    parser.add_argument("level", help="for instance medium or hard")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--worlds", type=int, default=0, help="look ahead in so many imagined worlds")
    asked = parser.parse_args()
    os.environ["OPENBLAS_NUM_THREADS"] = "1"  # for the processes that follow: each has one core
    rounds = math.ceil(asked.games / 2)
    with get_context("spawn").Pool() as pool:
        found = paired(
            pool.map(partial(both_seats, asked.network, asked.level, asked.worlds), range(rounds), chunksize=4)
        )
    print(f"{2 * rounds} games against {asked.level}: {found.mean:.1%} ({found.low:.1%} – {found.high:.1%})")


if __name__ == "__main__":
    main()
