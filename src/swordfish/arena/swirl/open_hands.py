"""`python -m swordfish.arena.swirl.open_hands [GAMES] [SIMULATIONS] [LEVEL] [SEATS]`: how often open-hands search wins.

The search sees all hands of swirl, which no player may, and plays alone against a level, with rotating starter. The
games that it does not win are lost to cards not yet dealt: an upper bound for every bot that sees only its own hand.
"""

import sys
from collections.abc import Iterator
from typing import Any

from swordfish.arena.match import play
from swordfish.arena.standings import paired
from swordfish.bots import AnyBot, find
from swordfish.bots.swirl.evaluation import SwirlEvaluator
from swordfish.bots.thinker import Thinker
from swordfish.core import Luck, State, open_seed
from swordfish.games import swirl


class Open:
    """swirl with one seat that sees everything."""

    def __init__(self, seat: int) -> None:
        self._seat = seat

    def __getattr__(self, name: str) -> Any:
        return getattr(swirl, name)

    def view(self, state: State, seat: int | None) -> State:
        return state if seat == self._seat else swirl.view(state, seat)


def rounds(games: int, simulations: int, level: str, seats: int) -> Iterator[list[float]]:
    """The searcher's shares in all seats with the same luck, round by round."""
    options = swirl.Options(seats=seats, rotating=True)
    for number in range(-(-games // seats)):
        shares: list[float] = []
        for seat in range(seats):
            own = Luck(open_seed(f"seer bots {number}"))
            make = find(level, "swirl")
            bots: list[AnyBot] = [make(swirl, other, own(2 + (other - seat - 1) % seats)) for other in range(seats)]
            bots[seat] = Thinker(swirl, seat, own(0), SwirlEvaluator(own(1)), simulations)
            game: Any = Open(seat)  # has the eight functions, but is not a module
            places = play(game, options, bots, Luck(open_seed(f"seer game {number}")), think=10**9).places
            shares.append(1 / places.count(1) if places[seat] == 1 else 0.0)
        yield shares


def main(games: int, simulations: int, level: str, seats: int) -> None:
    shares = [*rounds(games, simulations, level, seats)]
    found = paired(shares)
    print(f"all hands seen, {simulations} simulations, against {seats - 1} {level}:", end=" ")
    print(f"{seats * len(shares)} games, {found.mean:.1%} ({found.low:.1%} – {found.high:.1%})")


if __name__ == "__main__":
    games, simulations, level, seats = (*sys.argv[1:], *("200", "100", "medium", "2")[len(sys.argv) - 1 :])
    main(int(games), int(simulations), level, int(seats))
