"""`python -m swordfish.arena.swirl.seer [GAMES] [SIMULATIONS] [LEVEL]`: how far luck lets anybody go in swirl.

A search that is shown all hands, which no player may see, against a level, with rotating starter. What it does not win
is kept from it by cards that are still to be dealt; no bot that sees only its own hand can hope for as much.
"""

import sys
from collections.abc import Iterator
from typing import Any

from swordfish.arena.match import play
from swordfish.arena.standings import paired
from swordfish.bots import Bot, find
from swordfish.bots.swirl.evaluation import Sight
from swordfish.bots.thinker import Thinker
from swordfish.core import Luck, State, open_seed
from swordfish.games import swirl


class Open:
    """swirl, in which one seat is shown everything."""

    def __init__(self, seat: int) -> None:
        self._seat = seat

    def __getattr__(self, name: str) -> Any:
        return getattr(swirl, name)

    def view(self, state: State, seat: int | None) -> State:
        return state if seat == self._seat else swirl.view(state, seat)


def rounds(games: int, simulations: int, level: str) -> Iterator[list[float]]:
    """Both seats with the same luck, again and again."""
    options = swirl.Options(rotating=True)
    for number in range(-(-games // 2)):
        shares: list[float] = []
        for seat in range(2):
            own = Luck(open_seed(f"seer bots {number}"))
            seer = Thinker(swirl, seat, own(0), Sight(own(1)), simulations)
            other = find(level, "swirl")(swirl, 1 - seat, own(2))
            bots: list[Bot] = [seer, other] if seat == 0 else [other, seer]
            game: Any = Open(seat)  # the eight functions, by another name
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
