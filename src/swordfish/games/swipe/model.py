"""The data of swipe: options, state, commands and events. Rulebook, section 4."""

from enum import IntEnum
from functools import lru_cache
from math import factorial, prod
from typing import TypeAlias, final

from msgspec import Struct

from swordfish.core import Rng

CENTRE = -1
"""The centre of the table, in fields that hold a seat."""
NO_LIMIT = -1


class Face(IntEnum):
    """What a die can show, numbered in the order in which a roll is carried out."""

    SWIPE_CHIP = 0
    WIN_CHIP = 1
    SWIPE_DIE = 2
    WIN_DIE = 3
    X = 4


DIE = (Face.SWIPE_CHIP, Face.WIN_CHIP, Face.WIN_CHIP, Face.SWIPE_DIE, Face.WIN_DIE, Face.X)
FACE_OF = DIE.__getitem__
"""The face of a side, 0 to 5."""


class Options(Struct, frozen=True, gc=False, kw_only=True, forbid_unknown_fields=True):
    """The printed game has 50 chips, 10 dice, no limit of throws (0) and no head starts: chips more, by seat."""

    seats: int = 2
    chips: int = 50
    dice: int = 10
    most_throws: int = 0
    head_starts: tuple[int, ...] = ()


class Hoard(Struct, frozen=True, gc=False):
    """What lies before a player, or in the centre."""

    chips: int
    dice: int


class State(Struct, frozen=True, gc=False):
    """Everything on the table; nothing is hidden."""

    centre: Hoard
    seats: tuple[Hoard, ...]
    turn: int
    thrown: tuple[Face, ...] = ()  # as the dice fell; empty before the throw
    todo: tuple[Face, ...] = ()  # faces not yet carried out, in order
    contenders: tuple[int, ...] = ()  # seats still in the roll-off, once it has begun
    left: int = NO_LIMIT  # throws left


class Swipe(Struct, frozen=True, gc=False, tag=True):
    """The one choice in the game: whom to take from."""

    victim: int


@final
class Rolled(Struct, frozen=True, gc=False, tag=True):
    """The dice of the player to move, as they fell."""

    faces: tuple[Face, ...]


@final
class ChipTaken(Struct, frozen=True, gc=False, tag=True):
    """A chip changes hands; the giver may be the centre."""

    giver: int
    taker: int


@final
class DieTaken(Struct, frozen=True, gc=False, tag=True):
    """A die changes hands; the centre may give and take."""

    giver: int
    taker: int


@final
class FaceSkipped(Struct, frozen=True, gc=False, tag=True):
    """What this die asks for cannot be done."""

    face: Face


@final
class SuperSwiped(Struct, frozen=True, gc=False, tag=True):
    """All dice show X: every victim gives a die, and the taker has another turn."""

    taker: int
    victims: tuple[int, ...]


@final
class TurnPassed(Struct, frozen=True, gc=False, tag=True):
    """The next player is to throw."""

    to: int


@final
class RolledOff(Struct, frozen=True, gc=False, tag=True):
    """A round of the roll-off: one die each, all at once."""

    seats: tuple[int, ...]
    faces: tuple[Face, ...]


def options_of(state: State) -> Options:
    """The options of a table that begins at this position."""
    chips, dice = pieces(state)
    return Options(seats=len(state.seats), chips=chips, dice=dice, most_throws=max(0, state.left))


def pieces(state: State) -> tuple[int, int]:
    """All chips and dice, wherever they lie: none is ever lost."""
    hoards = (state.centre, *state.seats)
    return sum(hoard.chips for hoard in hoards), sum(hoard.dice for hoard in hoards)


Command: TypeAlias = Swipe
Event: TypeAlias = Rolled | ChipTaken | DieTaken | FaceSkipped | SuperSwiped | TurnPassed | RolledOff


class Throw(Struct, frozen=True, gc=False):
    """Chance: the player to move throws all their dice. As a mere distribution it has no hands."""

    dice: int
    hands: tuple[int, ...] = ()

    def draw(self, rng: Rng) -> Rolled:
        return Rolled(tuple(map(FACE_OF, rng.several(6, self.dice))))

    def outcomes(self) -> tuple[tuple[Rolled, float], ...]:
        """One outcome stands for all orders of the same faces."""
        return _falls(self.dice)


class RollOff(Struct, frozen=True, gc=False):
    """Chance: those equal at the top throw one die each."""

    seats: tuple[int, ...]

    @property
    def hands(self) -> tuple[int, ...]:
        return self.seats

    def draw(self, rng: Rng) -> RolledOff:
        return RolledOff(self.seats, tuple(map(FACE_OF, rng.several(6, len(self.seats)))))

    def outcomes(self) -> tuple[tuple[RolledOff, float], ...]:
        """One outcome stands for all throws with X on the same dice: the other faces make no difference."""
        return _rounds(self.seats)


@lru_cache(maxsize=64)
def _falls(dice: int) -> tuple[tuple[Rolled, float], ...]:
    ways = [DIE.count(face) for face in Face]
    listed: list[tuple[Rolled, float]] = []

    def extend(faces: tuple[Face, ...], face: int) -> None:
        if face == len(Face):
            if len(faces) == dice:
                counts = [faces.count(kind) for kind in Face]
                orders = factorial(dice) // prod(map(factorial, counts))
                many = orders * prod(way**count for way, count in zip(ways, counts, strict=True))
                listed.append((Rolled(faces), many / 6**dice))
            return
        for count in range(dice - len(faces) + 1):
            extend(faces + (Face(face),) * count, face + 1)

    extend((), 0)
    return tuple(listed)


@lru_cache(maxsize=64)
def _rounds(seats: tuple[int, ...]) -> tuple[tuple[RolledOff, float], ...]:
    listed: list[tuple[RolledOff, float]] = []
    for which in range(2 ** len(seats)):
        crossed = [bool(which >> at & 1) for at in range(len(seats))]
        faces = tuple(Face.X if cross else Face.WIN_CHIP for cross in crossed)
        listed.append((RolledOff(seats, faces), prod(1 / 6 if cross else 5 / 6 for cross in crossed)))
    return tuple(listed)
