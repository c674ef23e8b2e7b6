"""What happens to food that a fish has touched. Rulebook, section 2, Eating and Indigestion."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from swordfish.games.swishbones.model import Centre, Indigestion, State
from swordfish.games.swishbones.plane import EVERY, HEADINGS, NEAR, WIDEST, step, touched

BEHIND = (0, *(bend for width in range(1, WIDEST + 1) for bend in (width, -width)))
"""The bends from the line of the fish at which an eaten bone is laid: the first one with room."""
ASIDE = (0, WIDEST, -WIDEST, WIDEST // 2, -WIDEST // 2)
"""Some of them: a place there that the new front bone cannot reach is room, at any bend of the swish."""


class Morsel(Struct, frozen=True):
    """Food that a fish would try, and why it cannot eat it."""

    piece: int
    indigestion: Indigestion = Indigestion.NONE


def meal(
    state: State, pieces: Sequence[int], centres: Sequence[Centre], mouth: Sequence[int]
) -> Iterator[tuple[Morsel, int]]:
    """Try everything in the mouth of the fish to move, given its pieces; yield each bone and, if eaten, its bend."""
    gone: set[int] = set()
    for piece in mouth:
        gone.add(piece)
        why, bend = tried(state, pieces, centres, piece, gone)
        if why is Indigestion.NONE:
            pieces, centres = (*pieces, piece), (*centres, behind(centres, bend))
        yield Morsel(piece, why), bend


def tried(
    state: State, pieces: Sequence[int], centres: Sequence[Centre], piece: int, gone: set[int]
) -> tuple[Indigestion, int]:
    """Why this food is indigestible, or NONE and the bend at which it is laid behind the tail."""
    why = disliked(piece, tail=pieces[-1], front=pieces[0])
    if why is not Indigestion.NONE:
        return why, 0
    free = room(state, centres, gone)
    for bend in BEHIND:
        if free >> bend + WIDEST & 1:
            return Indigestion.NONE, bend
    return Indigestion.ROOM, 0


def disliked(piece: int, tail: int, front: int) -> Indigestion:
    """Two neighbours may never have the same colour, and a fish is read as a ring."""
    if piece % 4 == tail % 4:
        return Indigestion.TAIL
    return Indigestion.FRONT if piece % 4 == front % 4 else Indigestion.NONE


def room(state: State, centres: Sequence[Centre], gone: set[int]) -> int:
    """The bends behind the tail at which a bone touches nothing."""
    (x, y), (second_x, second_y) = centres[-1], centres[-2]
    line = HEADINGS[x - second_x, y - second_y]
    west, east, south, north = x - NEAR, x + NEAR, y - NEAR, y + NEAR
    free = EVERY
    for bx, by in (*others(state, gone), *centres[:-2]):
        if west < bx < east and south < by < north:
            free &= ~touched(bx - x, by - y, line)
    return free


def behind(centres: Sequence[Centre], bend: int) -> Centre:
    """The centre of a bone one step behind the tail, at this bend from the line of the fish."""
    (x, y), (second_x, second_y) = centres[-1], centres[-2]
    dx, dy = step(HEADINGS[x - second_x, y - second_y] + bend)
    return x + dx, y + dy


def others(state: State, gone: set[int]) -> list[Centre]:
    """The centres of all bones except those of the fish to move and food that is gone."""
    found = [(x, y) for piece, x, y in state.food if piece not in gone]
    for seat, fish in enumerate(state.fish):
        if seat != state.turn:
            found += fish.centres
    return found


def same_anyway(state: State, piece: int) -> bool:
    """Whether the fish can eat this single bone, or cannot, at every bend at which its swish touches it."""
    fish = state.fish[state.turn]
    if disliked(piece, tail=fish.pieces[-2], front=fish.pieces[-1]) is not Indigestion.NONE:
        return True
    x, y = fish.centres[0]
    if len(fish.pieces) == 2:
        return all(abs(bx - x) >= NEAR or abs(by - y) >= NEAR for bx, by in others(state, {piece}))
    rest = fish.centres[:-1]
    free = room(state, rest, {piece})
    if not free:
        return True
    places = (behind(rest, bend) for bend in ASIDE if free >> bend + WIDEST & 1)
    return any((place_x - x) ** 2 + (place_y - y) ** 2 >= NEAR**2 for place_x, place_y in places)
