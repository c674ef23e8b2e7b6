"""Ponds: generated at random in bounded time, or laid by hand and checked. Rulebook, section 2, Pond."""

from collections.abc import Sequence

from swordfish.core import BadOptions, Rng

RADIUS = 8000
LEAST_SPACING = 1000
SPACING = 2000
TRIES = 5000
"""32 bones at the widest spacing take about 400 draws; an attempt with this many starts again."""
PONDS = 4
LATTICE = tuple(
    (2000 * across + 1000 * up, 1733 * up)
    for up in range(-4, 5)
    for across in range(-6, 7)
    if (2000 * across + 1000 * up) ** 2 + (1733 * up) ** 2 <= RADIUS**2
)
"""Enough places at the widest spacing, if all attempts fail."""


def heaps() -> tuple[tuple[int, int, int], ...]:
    """A pond laid by hand: two heaps of sixteen bones, one before each of two fish in the east and in the west."""
    grid = ((1000 * across + 500 * up, 868 * up) for up in range(-4, 5) for across in range(-4, 5))
    heap = sorted(grid, key=lambda place: (place[0] ** 2 + place[1] ** 2, place))[:16]
    places = [(x + middle, y) for middle in (5500, -5500) for x, y in heap]
    return tuple(sorted((4 + 11 * nth % 32, x, y) for nth, (x, y) in enumerate(places)))  # 11 mixes the colours


def scattered(count: int, spacing: int, rng: Rng) -> tuple[tuple[int, int], ...]:
    """This many random places in the pond; if every attempt fails, places of a lattice."""
    for _ in range(PONDS):
        places = thrown(count, spacing, rng)
        if len(places) == count:
            return places
    return rng.sample(LATTICE, count)


def thrown(count: int, spacing: int, rng: Rng) -> tuple[tuple[int, int], ...]:
    """Random places, each far enough from the earlier ones, as many as this attempt finds."""
    places: list[tuple[int, int]] = []
    drawn, farthest, nearest = rng.stream(2 * RADIUS + 1), RADIUS**2, spacing**2
    for _ in range(TRIES):
        if len(places) == count:
            break
        x, y = next(drawn) - RADIUS, next(drawn) - RADIUS
        if x * x + y * y > farthest:
            continue
        for px, py in places:  # written out, as most places are refused: `inside` and `apart` without their calls
            if (x - px) ** 2 + (y - py) ** 2 < nearest:
                break
        else:
            places.append((x, y))
    return tuple(places)


def inside(x: int, y: int) -> bool:
    return x * x + y * y <= RADIUS**2


def apart(ax: int, ay: int, bx: int, by: int, spacing: int) -> bool:
    return (ax - bx) ** 2 + (ay - by) ** 2 >= spacing**2


def check(laid: Sequence[tuple[int, int, int]], expected: Sequence[int], spacing: int) -> None:
    """Refuse a pond laid by hand, naming its first fault."""
    numbers = [piece for piece, _, _ in laid]
    for piece in numbers:
        if piece not in expected:
            raise BadOptions("swishbones-pond-stranger", piece=piece, first=expected[0], last=expected[-1])
        if numbers.count(piece) > 1:
            raise BadOptions("swishbones-pond-twice", piece=piece)
    for piece in expected:
        if piece not in numbers:
            raise BadOptions("swishbones-pond-missing", piece=piece, count=len(expected))
    for at, (piece, x, y) in enumerate(laid):
        if not inside(x, y):
            raise BadOptions("swishbones-pond-outside", piece=piece, radius=RADIUS)
        for other, ox, oy in laid[:at]:
            if not apart(x, y, ox, oy, spacing):
                raise BadOptions("swishbones-pond-near", piece=piece, other=other, spacing=spacing)
