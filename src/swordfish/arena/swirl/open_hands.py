"""`python -m swordfish.arena.swirl.open_hands [GAMES] [SIMULATIONS] [LEVEL]`: how often open-hands search wins swirl.

The search sees all hands, which no player may, and plays against a level, with rotating starter. The games that it
does not win are lost to cards not yet dealt: an upper bound for every bot that sees only its own hand.
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


def rounds(games: int, simulations: int, level: str) -> Iterator[list[float]]:
    """The shares of both seats with the same luck, round by round."""
    options = swirl.Options(rotating=True)
    for number in range(-(-games // 2)):
        shares: list[float] = []
        for seat in range(2):
            own = Luck(open_seed(f"seer bots {number}"))
            searcher = Thinker(swirl, seat, own(0), SwirlEvaluator(own(1)), simulations)
            other = find(level, "swirl")(swirl, 1 - seat, own(2))
            bots: list[AnyBot] = [searcher, other] if seat == 0 else [other, searcher]
            game: Any = Open(seat)  # has the eight functions, but is not a module
            places = play(game, options, bots, Luck(open_seed(f"seer game {number}")), think=10**9).places
            shares.append(1 / places.count(1) if places[seat] == 1 else 0.0)
        yield shares


def main(games: int, simulations: int, level: str) -> None:
    found = paired([*rounds(games, simulations, level)])
    print(f"all hands seen, {simulations} simulations, against {level}: {games} games, {found.mean:.1%}", end=" ")
    print(f"({found.low:.1%} – {found.high:.1%})")


if __name__ == "__main__":
    games, simulations, level = (*sys.argv[1:], *("200", "100", "medium")[len(sys.argv) - 1 :])
    main(int(games), int(simulations), level)
