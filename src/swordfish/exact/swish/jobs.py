"""Long computations about swish, by name: a server sends them to another process, as JSON."""

from collections.abc import Callable, Mapping

import msgspec
from msgspec import Struct

from swordfish.core import Stamped
from swordfish.exact.swish import missed
from swordfish.exact.swish.missed import Moment
from swordfish.exact.swish.puzzles import VERSION, Puzzle, puzzle
from swordfish.games.swish.model import Event, Layer, Lying, Options


class MakePuzzle(Struct, frozen=True):
    """The puzzle of a grade and a seed, by this version of the generator."""

    grade: str
    seed: str
    version: int = VERSION


class FindMoments(Struct, frozen=True):
    """All layouts of a game, with the number of swishes in each."""

    options: Options
    entries: tuple[tuple[int, Event], ...]


class ListSwishes(Struct, frozen=True):
    """The swishes of one layout, the largest first: `count` of them from number `first` on."""

    options: Options
    area: tuple[Lying, ...]
    first: int
    count: int


class ListedSwishes(Struct, frozen=True):
    """How many swishes there are, and those that were asked for."""

    count: int
    swishes: tuple[tuple[Layer, ...], ...]


def make_puzzle(job: bytes) -> Puzzle:
    asked = msgspec.json.decode(job, type=MakePuzzle)
    return puzzle(asked.grade, asked.seed, asked.version)


def find_moments(job: bytes) -> tuple[Moment, ...]:
    asked = msgspec.json.decode(job, type=FindMoments)
    return missed.moments(asked.options, [Stamped(at, event) for at, event in asked.entries])


def list_swishes(job: bytes) -> ListedSwishes:
    asked = msgspec.json.decode(job, type=ListSwishes)
    found = missed.swishes(asked.options, asked.area)
    return ListedSwishes(len(found), missed.layers(asked.options, asked.area, asked.first, asked.count))


JOBS: Mapping[str, Callable[[bytes], object]] = {
    "puzzle": make_puzzle,
    "moments": find_moments,
    "swishes": list_swishes,
}
