"""Specify what a policy sees, field by field: spaces, tensors and docs come from one specification per game."""

from collections.abc import Callable, Iterable, Sequence
from math import prod
from typing import Any, TypeAlias

from msgspec import Struct

from swordfish.core import State

Read: TypeAlias = Callable[[Any, int], Sequence[float]]
"""Computes the numbers of a field from a view and its seat."""
Marks: TypeAlias = Callable[[Any, int], Iterable[int]]
"""Computes which numbers of a field are 1, if all others are 0."""


class Field(Struct, frozen=True):
    """Numbers that belong together, from `low` to `high`, row by row."""

    name: str
    shape: tuple[int, ...]
    low: float
    high: float
    about: str
    read: Read
    private: bool = False  # not visible to all seats
    marks: Marks | None = None  # faster than `read`, where most numbers are 0

    @property
    def size(self) -> int:
        return prod(self.shape)


def sparse(name: str, shape: tuple[int, ...], about: str, marks: Marks, *, private: bool = False) -> Field:
    """A field of zeros and ones, by the places of its ones."""
    size = prod(shape)
    return Field(name, shape, 0, 1, about, lambda view, seat: marked(size, marks(view, seat)), private, marks)


class Spec(Struct, frozen=True):
    """All fields of a game; an observation is their numbers, one field after the other."""

    fields: tuple[Field, ...]
    real: bool = False  # float32 instead of int32

    @property
    def size(self) -> int:
        return sum(field.size for field in self.fields)

    def numbers(self, view: State, seat: int) -> list[float]:
        """The seat's observation. It is computed from the seat's view, so it cannot leak what is hidden."""
        found: list[float] = []
        for field in self.fields:
            found += field.read(view, seat)
        return found

    def bounds(self) -> tuple[list[float], list[float]]:
        """The lowest and the highest value of each number."""
        low = [field.low for field in self.fields for _ in range(field.size)]
        high = [field.high for field in self.fields for _ in range(field.size)]
        return low, high

    def slices(self) -> dict[str, slice]:
        """The slice of each field in an observation."""
        found: dict[str, slice] = {}
        at = 0
        for field in self.fields:
            found[field.name] = slice(at, at + field.size)
            at += field.size
        return found


def around(items: Sequence[Any], seat: int) -> Sequence[Any]:
    """The items of all seats, one's own first, then to the left."""
    return (*items[seat:], *items[:seat])


def marked(size: int, which: Iterable[int]) -> list[int]:
    """A 0-1 list with 1 at these indices."""
    marks = [0] * size
    for number in which:
        marks[number] = 1
    return marks


def turn_of(seats: int, turn: int, seat: int) -> list[int]:
    """1 for the seat whose turn it is, counted from one's own."""
    return marked(seats, [(turn - seat) % seats])
