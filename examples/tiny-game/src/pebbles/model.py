"""The data of pebbles: a heap, what each seat took, and a closed hand each."""

from msgspec import Struct

from swordfish.core import Rng

MOST_TAKEN = 3
WHITE = 3
"""The points of a white pebble in the hand; a black one gives none."""


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    seats: int = 2
    least: int = 12  # pebbles in the heap
    most: int = 18


class State(Struct, frozen=True):
    options: Options
    box: int  # pebbles not in play
    heap: int = 0
    taken: tuple[int, ...] = ()  # by seat; empty before the heap is laid
    hands: tuple[bool | None, ...] = ()  # whether its pebble is white; None: the seat does not know
    turn: int = 0
    opened: bool = False


class Take(Struct, frozen=True, tag=True):
    count: int


class HeapLaid(Struct, frozen=True, tag=True):
    heap: int


class HandsFilled(Struct, frozen=True, tag=True):
    hands: tuple[bool | None, ...]


class PebblesTaken(Struct, frozen=True, tag=True):
    seat: int
    count: int


class HandsOpened(Struct, frozen=True, tag=True):
    hands: tuple[bool | None, ...]


Command = Take
Event = HeapLaid | HandsFilled | PebblesTaken | HandsOpened


class Lay(Struct, frozen=True):
    """Chance: the number of pebbles in the heap. The outcomes are few, so they are listed."""

    least: int
    most: int

    def outcomes(self) -> list[tuple[HeapLaid, float]]:
        heaps = range(self.least, self.most + 1)
        return [(HeapLaid(heap), 1 / len(heaps)) for heap in heaps]

    def draw(self, rng: Rng) -> HeapLaid:
        return HeapLaid(self.least + rng.below(self.most - self.least + 1))


class Fill(Struct, frozen=True):
    """Chance: a white or a black pebble in each hand."""

    seats: int

    def draw(self, rng: Rng) -> HandsFilled:
        return HandsFilled(tuple(bool(rng.below(2)) for _ in range(self.seats)))


def pieces(state: State) -> int:
    """The pebbles outside hands, wherever they lie."""
    return state.box + state.heap + sum(state.taken)
