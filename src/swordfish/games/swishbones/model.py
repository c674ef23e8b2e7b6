"""The data of swishbones: options, state, commands and events. Rulebook, section 2."""

from enum import IntEnum
from typing import NamedTuple, TypeAlias

from msgspec import Struct

from swordfish.core import Rng
from swordfish.games.swishbones.pond import SPACING, scattered

HEADS = 4
"""Pieces below this number are heads."""
BONES = 32
Centre: TypeAlias = tuple[int, int]


class Colour(IntEnum):
    """The colour of a piece is its number mod 4."""

    RED = 0
    YELLOW = 1
    GREEN = 2
    BLUE = 3


class Indigestion(IntEnum):
    """Why food cannot be eaten."""

    NONE = 0
    TAIL = 1  # it has the colour of the tail
    FRONT = 2  # it has the colour of the front bone
    ROOM = 3  # there is no room behind the tail


class Bone(NamedTuple):
    """A piece and where its centre lies."""

    piece: int
    x: int
    y: int


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The printed game has 32 bones, all bends (), free places () and one quiet round.

    `places` fixes the bearing of each seat, `colours` the head of each, `pond` the position of every bone.
    """

    seats: int = 2
    bones: int = BONES
    spacing: int = SPACING
    quiet_rounds: int = 1
    bends: tuple[int, ...] = ()
    places: tuple[int, ...] = ()
    colours: tuple[Colour, ...] = ()
    pond: tuple[Bone, ...] = ()
    head_starts: tuple[int, ...] = ()  # points more, by seat


class Fish(Struct, frozen=True):
    """Pieces and their centres, front first. Before it is placed a fish has no centres."""

    pieces: tuple[int, ...]
    centres: tuple[Centre, ...] = ()
    penalty: tuple[int, ...] = ()


class State(Struct, frozen=True):
    """Everything on the table; nothing is hidden."""

    fish: tuple[Fish, ...]  # one per seat
    food: tuple[Bone, ...]  # bones outside all fish, by number
    turn: int
    moved: bool = False  # a swish has been made in this turn
    fed: bool = False  # food was touched in this turn: the move is over
    mouth: tuple[int, ...] = ()  # food touched but not yet tried, in order
    quiet: int = 0  # consecutive turns in which no bone has left the pond
    box: tuple[int, ...] = ()  # bones not yet laid into the pond
    spacing: int = SPACING
    quiet_turns: int = 2  # so many quiet turns in a row end the game
    bends: tuple[int, ...] = ()  # the allowed bends; empty: all
    places: tuple[int, ...] = ()  # the bearing of each seat, if the table fixes them
    head_starts: tuple[int, ...] = ()  # points more, by seat


class Take(Struct, frozen=True, tag=True):
    """Take this bone from the pond and put it behind the head."""

    piece: int


class Place(Struct, frozen=True, tag=True):
    """Place the fish at the edge of the pond, at this bearing."""

    bearing: int


class Swish(Struct, frozen=True, tag=True):
    """Put the tail bone in front, at this bend from the heading."""

    bend: int


class Stop(Struct, frozen=True, tag=True):
    """End the move here."""


class PondLaid(Struct, frozen=True, tag=True):
    """The bones are laid into the pond."""

    bones: tuple[Bone, ...]


class BoneTaken(Struct, frozen=True, tag=True):
    """A bone goes from the pond behind a head."""

    seat: int
    piece: int
    colour: Colour


class FishPlaced(Struct, frozen=True, tag=True):
    """A fish lies at the edge of the pond, facing its middle."""

    seat: int
    bearing: int


class Swished(Struct, frozen=True, tag=True):
    """The tail bone is now in front; `food` is what it touches there, in the order in which it will be tried."""

    seat: int
    bend: int
    food: tuple[int, ...] = ()


class BoneEaten(Struct, frozen=True, tag=True):
    """Food goes behind the tail, at this bend from the line of the fish."""

    seat: int
    piece: int
    colour: Colour
    bend: int


class PenaltyTaken(Struct, frozen=True, tag=True):
    """Indigestible food goes to the penalty pile."""

    seat: int
    piece: int
    colour: Colour
    why: Indigestion


class Stopped(Struct, frozen=True, tag=True):
    """The player ends the move."""

    seat: int


class Passed(Struct, frozen=True, tag=True):
    """There was no legal swish in this turn."""

    seat: int


class TurnEnded(Struct, frozen=True, tag=True):
    """The head is in front again, or food was touched, or there is no legal swish left."""

    seat: int


Command: TypeAlias = Take | Place | Swish | Stop
Event: TypeAlias = PondLaid | BoneTaken | FishPlaced | Swished | BoneEaten | PenaltyTaken | Stopped | Passed | TurnEnded


class Laying(Struct, frozen=True):
    """Chance: the bones are laid into the pond, at least `spacing` apart."""

    box: tuple[int, ...]
    spacing: int

    def draw(self, rng: Rng) -> PondLaid:
        places = scattered(len(self.box), self.spacing, rng)
        shuffled = rng.shuffled(self.box)
        return PondLaid(tuple(sorted(Bone(piece, *place) for piece, place in zip(shuffled, places, strict=True))))


def pieces(state: State) -> tuple[int, ...]:
    """Every piece in the game, wherever it lies: none is ever lost."""
    found = [bone.piece for bone in state.food]
    found += state.box
    for fish in state.fish:
        found += fish.pieces + fish.penalty
    return tuple(sorted(found))


def options_of(state: State) -> Options:
    """The options of a table that begins at this position. How the pond was laid does not matter any more."""
    heads = [piece for fish in state.fish for piece in fish.pieces if piece < HEADS]
    return Options(
        seats=len(state.fish),
        bones=len(pieces(state)) - len(heads),
        spacing=state.spacing,
        quiet_rounds=state.quiet_turns // len(state.fish),
        bends=state.bends,
        places=state.places,
        colours=tuple(map(Colour, heads)),
        head_starts=state.head_starts,
    )
