"""What an arena plays: every pair of bots, in every seat, with the same luck; each game has its own name."""

from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Any

from msgspec import Struct

from swordfish import games
from swordfish.core import BadOptions


class ArenaPlan(Struct, frozen=True, kw_only=True):
    """Everything that the games depend on, except their number: more can be played later."""

    swordfish_arena: int = 1  # the version of this format
    game: str
    bots: tuple[str, ...]
    options: dict[str, Any]  # including `seats`
    seed: str
    think: int  # milliseconds per choice
    simulations: int = 0  # limit per choice for bots that search; 0: no limit but time

    @property
    def seats(self) -> int:
        return self.options["seats"]

    def meetings(self) -> list[tuple[int, int]]:
        """Who plays alone against whom: with two seats each pair once, with more seats in both roles."""
        return [*(combinations if self.seats == 2 else permutations)(range(len(self.bots)), 2)]

    def pairings(self, rounds: int) -> "Iterator[Pairing]":
        """Every game: in each round all meetings, in each meeting every seat."""
        for number in range(rounds):
            for lone, field in self.meetings():
                for seat in range(self.seats):
                    yield Pairing(lone, field, number, seat)


class Pairing(Struct, frozen=True, order=True):
    """One game: bot `lone` in this seat, bot `field` in all others, with the luck of this round."""

    lone: int  # indices of bots
    field: int
    round: int
    seat: int

    @property
    def record(self) -> str:
        """The file name of its record."""
        return f"records/{self.lone}-{self.field}/{self.round:06}-{self.seat}.jsonl"


class GameResult(Struct, frozen=True, kw_only=True):
    """One line of the results file. `share`: the lone bot's share of the win."""

    pairing: Pairing
    places: tuple[int, ...]
    length: int
    failures: dict[int, str] = {}

    @property
    def share(self) -> float:
        return 1 / self.places.count(1) if self.places[self.pairing.seat] == 1 else 0.0


def check(plan: ArenaPlan) -> None:
    """Refuse an impossible plan before anything is played."""
    if len(plan.bots) < 2:
        raise BadOptions("arena-few-bots")
    if len(set(plan.bots)) < len(plan.bots):
        raise BadOptions("arena-same-bots")
    if plan.seats < 2:
        raise BadOptions("arena-few-seats", seats=plan.seats)
    if plan.think < 1:
        raise BadOptions("arena-think", think=plan.think)
    if plan.simulations < 0:
        raise BadOptions("arena-simulations", simulations=plan.simulations)
    games.options(games.find(plan.game), plan.options)
