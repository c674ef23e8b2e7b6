"""Compute what each bend from −60 to +60 leads to, for the fish to move."""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec import Struct

from swordfish.games.swishbones.meal import Morsel, meal, same_anyway
from swordfish.games.swishbones.model import Centre, State
from swordfish.games.swishbones.plane import EVERY, HEADINGS, NEAR, WIDEST, step, touched

FREE_OF_ITSELF = 5
"""A new front bone cannot touch the five bones behind the front: with bends of at most 60° they are too far away."""


class Blocker(Struct, frozen=True):
    """A bone in the way, and its owner."""

    seat: int
    piece: int


class Span(Struct, frozen=True):
    """Consecutive bends with the same outcome: blocked, or the fish tries food, or (neither) free."""

    first: int
    last: int
    food: tuple[Morsel, ...] = ()
    blockers: tuple[Blocker, ...] = ()


class Reach(NamedTuple):
    """Bones that a swish can touch, each with the bends at which it does."""

    heading: int
    open: int  # the bends at which no bone is in the way
    food: list[tuple[int, int, int, int]]  # piece, x, y, bends
    blockers: list[tuple[int, int, int]]  # seat, piece, bends


def outlook(state: State) -> tuple[Span, ...]:
    """All bends from −60 to +60 in order, as spans. A table may allow fewer: see `allowed`."""
    reached = reach(state)
    if not reached.food and reached.open == EVERY:
        return ALL_FREE
    return tuple(_spans(state, reached))


ALL_FREE = (Span(-WIDEST, WIDEST),)


def swished(state: State, bend: int) -> tuple[tuple[int, ...], tuple[Centre, ...]]:
    """Pieces and centres of the fish after a swish."""
    fish = state.fish[state.turn]
    (x, y), (behind_x, behind_y) = fish.centres[:2]
    dx, dy = step(HEADINGS[x - behind_x, y - behind_y] + bend)
    return fish.pieces[-1:] + fish.pieces[:-1], ((x + dx, y + dy), *fish.centres[:-1])


def touched_food(state: State, bend: int) -> tuple[int, ...]:
    """The food that the front bone would touch, nearest centre first, ties by lower number."""
    reached = reach(state)
    bit = 1 << bend + WIDEST
    found = [(piece, x, y) for piece, x, y, bends in reached.food if bends & bit]
    if len(found) > 1:
        x, y = swished(state, bend)[1][0]
        found.sort(key=lambda bone: ((bone[1] - x) ** 2 + (bone[2] - y) ** 2, bone[0]))
    return tuple([piece for piece, _, _ in found])


def reach(state: State) -> Reach:
    """What the front bone can touch. Caches the last result, because `due`, `legal` and `decide` all need it."""
    global _asked
    asked, found = _asked
    if asked is not state:
        found = _reach(state)
        _asked = state, found
    return found


_asked: tuple[State | None, Reach] = (None, Reach(0, 0, [], []))


def _reach(state: State) -> Reach:
    """Check only bones within two steps, and of the own fish only those that can be touched."""
    turn = state.turn
    centres = state.fish[turn].centres
    x, y = centres[0]
    heading = HEADINGS[x - centres[1][0], y - centres[1][1]]
    west, east, south, north = x - NEAR, x + NEAR, y - NEAR, y + NEAR
    barred = 0
    blockers: list[tuple[int, int, int]] = []
    for seat, fish in enumerate(state.fish):
        first, last = (FREE_OF_ITSELF, len(centres) - 1) if seat == turn else (0, len(fish.centres))
        for at in range(first, last):
            bx, by = fish.centres[at]
            if west < bx < east and south < by < north and (bends := touched(bx - x, by - y, heading)):
                barred |= bends
                blockers.append((seat, fish.pieces[at], bends))
    food = [
        (piece, bx, by, bends)
        for piece, bx, by in state.food
        if west < bx < east and south < by < north and (bends := touched(bx - x, by - y, heading))
    ]
    return Reach(heading, EVERY & ~barred, food, blockers)


def _spans(state: State, reached: Reach) -> Iterator[Span]:
    """Split the bends wherever a bone begins or ceases to be touched."""
    cuts = 0
    for _, _, _, bends in reached.food:
        bends &= reached.open
        cuts |= bends ^ bends << 1
    for _, _, bends in reached.blockers:
        cuts |= bends ^ bends << 1
    first = -WIDEST
    for cut in (*_bits(cuts & EVERY & ~1), 2 * WIDEST + 1):
        last = cut - WIDEST - 1
        bit = 1 << first + WIDEST
        if not reached.open & bit:
            blockers = [Blocker(seat, piece) for seat, piece, bends in reached.blockers if bends & bit]
            yield Span(first, last, blockers=tuple(blockers))
        elif any(bends & bit for _, _, _, bends in reached.food):
            yield from _meals(state, first, last)
        else:
            yield Span(first, last)
        first = last + 1


def _meals(state: State, first: int, last: int) -> Iterator[Span]:
    """Split bends that touch the same food by what happens to it."""
    mouth = touched_food(state, first)
    if len(mouth) == 1 and same_anyway(state, mouth[0]):
        yield Span(first, last, _meal(state, first))
        return
    morsels: tuple[Morsel, ...] = ()
    for bend in range(first, last + 1):
        tried = _meal(state, bend)
        if tried != morsels and bend > first:
            yield Span(first, bend - 1, morsels)
            first = bend
        morsels = tried
    yield Span(first, last, morsels)


def _meal(state: State, bend: int) -> tuple[Morsel, ...]:
    pieces, centres = swished(state, bend)
    return tuple(morsel for morsel, _ in meal(state, pieces, centres, touched_food(state, bend)))


def _bits(number: int) -> Iterator[int]:
    """The bits that are set, from the lowest."""
    while number:
        low = number & -number
        yield low.bit_length() - 1
        number ^= low
