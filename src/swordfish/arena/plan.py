"""What an arena plays: every pair of bots, every seat, every luck; each game with a name of its own."""

from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Any

from msgspec import Struct

from swordfish import games
from swordfish.core import BadOptions


class Plan(Struct, frozen=True, kw_only=True):
    """Everything that the games depend on, but not how many there are: more can be played later."""

    swordfish_arena: int = 1  # the version of this format
    game: str
    bots: tuple[str, ...]
    options: dict[str, Any]  # `seats` among them
    seed: str
    think: int  # milliseconds a choice
    simulations: int = 0  # at most so many a choice, by bots that search; 0: as many as there is time for

    @property
    def seats(self) -> int:
        return self.options["seats"]

    def meetings(self) -> list[tuple[int, int]]:
        """Who sits alone against whom: with two seats each pair once, with more both ways round."""
        return [*(combinations if self.seats == 2 else permutations)(range(len(self.bots)), 2)]

    def pairings(self, rounds: int) -> "Iterator[Pairing]":
        """Every game: round by round, in each all meetings, in each every seat."""
        for number in range(rounds):
            for lone, field in self.meetings():
                for seat in range(self.seats):
                    yield Pairing(lone, field, number, seat)


class Pairing(Struct, frozen=True, order=True):
    """One game: `lone` in this seat, `field` in all others, with the luck of this round."""

    lone: int  # numbers of bots
    field: int
    round: int
    seat: int

    @property
    def record(self) -> str:
        """Where its record lies."""
        return f"records/{self.lone}-{self.field}/{self.round:06}-{self.seat}.jsonl"


class Played(Struct, frozen=True, kw_only=True):
    """How it went: a line of the results. `share`: the lone one's part of the win."""

    pairing: Pairing
    places: tuple[int, ...]
    length: int
    failures: dict[int, str] = {}

    @property
    def share(self) -> float:
        return 1 / self.places.count(1) if self.places[self.pairing.seat] == 1 else 0.0


def check(plan: Plan) -> None:
    """Refuse what cannot be played, before anything is."""
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
