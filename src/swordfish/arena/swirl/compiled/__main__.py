# numba has no type stubs:
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownLambdaType=false
"""`python -m swordfish.arena.swirl.compiled PLAYER OTHERS`: how often a player wins swirl alone against others.

Players, with the number of simulations after a colon:
    medium, search:100 (which is `hard`), reads:2000 (infers hands as `best` does), open:100 (sees all hands)
    knows:100:200 (two players: knows that the opponent searches with 100 simulations, and samples 200 worlds)
    reads:2000:2.0:0.07 has other values of CLEAR and DOUBT than `best`.
Needs the extra `fast`.
"""

import argparse
import os
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from swordfish.arena.standings import paired
from swordfish.arena.swirl.compiled.games import KNOWING, MEDIUM, OPEN, SEARCH, one_round
from swordfish.bots.swirl.hands import CLEAR, DOUBT
from swordfish.exact.arrays import Floats

KINDS = {"medium": MEDIUM, "search": SEARCH, "reads": SEARCH, "open": OPEN, "knows": KNOWING}


def player(text: str) -> Floats:
    """The row of numbers of a player."""
    name, *more = text.split(":")
    numbers = [float(one) for one in more]
    simulations = numbers[0] if numbers else 0.0
    clear, doubt = (numbers[1:] or (CLEAR, DOUBT)) if name == "reads" else (0.0, 0.0)
    worlds = numbers[1] if name == "knows" else 0.0
    return np.array([KINDS[name], simulations, clear, doubt, worlds])


def rounds(alone: str, others: str, seats: int, games: int, seed: int, jobs: int) -> list[list[float]]:
    """The shares of the wins, round by round; every seat has the same luck in a round."""
    one, field = player(alone), player(others)
    seeds = np.random.SeedSequence(seed).generate_state(-(-games // seats), np.uint64)
    with ThreadPoolExecutor(jobs) as threads:
        return [[*map(float, shares)] for shares in threads.map(lambda at: one_round(seats, one, field, at), seeds)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("player")
    parser.add_argument("others")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=800)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    said = parser.parse_args()
    shares = rounds(said.player, said.others, said.seats, said.games, said.seed, said.jobs)
    found = paired(shares)
    print(f"{said.player} against {said.seats - 1} {said.others}: {said.seats * len(shares)} games,", end=" ")
    print(f"{found.mean:.1%} ({found.low:.1%} – {found.high:.1%})")


if __name__ == "__main__":
    main()
