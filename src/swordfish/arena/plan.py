"""What an arena plays: every pair of bots, on every side, with the same luck; each game has its own name."""

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from typing import Any, TypeAlias

from msgspec import Struct

from swordfish import games
from swordfish.arena.settings import Sides, sides
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

    @property
    def sides(self) -> Sides:
        """The seats that win together: teams, or each seat alone."""
        return sides(self.game, self.options)

    @property
    def fair(self) -> float:
        """The share of wins among equal bots."""
        return 1 / len(self.sides)

    def rounds(self, games: int) -> int:
        """The number of rounds with at least so many games per meeting."""
        return -(-games // len(self.sides))

    def meetings(self) -> "list[Meets]":
        """The meetings: with two sides each pair of bots once, with more sides each bot alone against every other."""
        return [*(combinations if len(self.sides) == 2 else permutations)(range(len(self.bots)), 2)]

    def pairings(self, rounds: int, meetings: "Sequence[Meets] | None" = None) -> "Iterator[Pairing]":
        """Every game: in each round all meetings, or those given, in each meeting every side."""
        wanted, seats = self.meetings() if meetings is None else meetings, [side[0] for side in self.sides]
        for number in range(rounds):
            for lone, field in wanted:
                for seat in seats:
                    yield Pairing(lone, field, number, seat)

    def seated(self, pairing: "Pairing") -> list[int]:
        """The number of the bot in each seat."""
        lone = next(side for side in self.sides if pairing.seat in side)
        return [pairing.lone if seat in lone else pairing.field for seat in range(self.seats)]

    def share(self, played: "GameResult") -> float:
        """The lone bot's share of the win."""
        winners = [seat for seat, place in enumerate(played.places) if place == 1]
        lone = next(side for side in self.sides if played.pairing.seat in side)
        return sum(seat in lone for seat in winners) / len(winners)


Meets: TypeAlias = tuple[int, int]
"""The numbers of two bots; the first is alone against the second."""


class Pairing(Struct, frozen=True, order=True):
    """One game: bot `lone` on the side of this seat, bot `field` in all other seats, with the luck of this round."""

    lone: int  # indices of bots
    field: int
    round: int
    seat: int

    @property
    def record(self) -> str:
        """The file name of its record."""
        return f"records/{self.lone}-{self.field}/{self.round:06}-{self.seat}.jsonl"


class GameResult(Struct, frozen=True, kw_only=True):
    """One line of the results file."""

    pairing: Pairing
    places: tuple[int, ...]
    length: int
    failures: dict[int, str] = {}


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
