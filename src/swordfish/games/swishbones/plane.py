"""Geometry of the plane in integers: 360 steps, what touches, and at which bends. Rulebook, section 2, Geometry."""

from bisect import bisect
from importlib import resources
from math import isqrt

import msgspec

D = 1000
"""The width of a bone."""
TOUCH = 998
WIDEST = 60
"""A swish bends by at most this many degrees to either side."""
BENDS = 2 * WIDEST + 1
EVERY = (1 << BENDS) - 1
"""A set of bends is an integer whose bit i stands for bend i − WIDEST; this is the set of all."""
NEAR = D + TOUCH + 1
"""Points farther apart along either axis do not touch, even after a step."""

STEPS: tuple[tuple[int, int], ...] = msgspec.json.decode(
    resources.files(__package__ or "").joinpath("data/steps.json").read_bytes(), type=tuple[tuple[int, int], ...]
)
HEADINGS = {centre: heading for heading, centre in enumerate(STEPS)}
"""The heading of each step from the origin."""

_RING = STEPS * 3
_SCALE = 1 << 20
_TANGENTS = [STEPS[angle][1] * _SCALE // STEPS[angle][0] for angle in range(1, 90)]
_SPANS = [-((STEPS[angle][0] + isqrt(STEPS[angle][0] ** 2 + TOUCH**2 - D**2)) ** 2) for angle in range(1, 62)]
"""Minus the squared distance at which a bone is just touched, `angle` degrees beside its direction."""
_CLOSEST = (TOUCH - 8) ** 2
_FARTHEST = NEAR**2
_GRAZING = 8


def step(heading: int) -> tuple[int, int]:
    return STEPS[heading % 360]


def touch(ax: int, ay: int, bx: int, by: int) -> bool:
    """Whether bones with these centres touch."""
    return (ax - bx) ** 2 + (ay - by) ** 2 < TOUCH**2


def touched(dx: int, dy: int, heading: int) -> int:
    """The bends from the heading at which a step from the origin touches a bone centred at dx, dy.

    Direction and distance give the first and last such bend up to one degree; the bends near those two are checked.
    For a bone that is only grazed, or nearer than bones can lie, every possible bend is checked.
    """
    square = dx * dx + dy * dy
    if square > _FARTHEST:
        return 0
    ux, uy = STEPS[heading]
    ahead, left = dx * ux + dy * uy, dy * ux - dx * uy
    aside = left if left > 0 else -left
    if ahead > 0:
        angle = bisect(_TANGENTS, aside * _SCALE // ahead)
    elif aside > 0:
        angle = 90 + bisect(_TANGENTS, -ahead * _SCALE // aside)
    else:
        angle = 180
    if left < 0:
        angle = -angle - 1
    width = bisect(_SPANS, -square)
    if square < _CLOSEST:
        return _tried(range(-WIDEST, WIDEST + 1), dx, dy, heading)
    if width < _GRAZING:
        return _tried(range(max(-WIDEST, angle - width - 3), min(WIDEST, angle + width + 4) + 1), dx, dy, heading)
    first, last = max(-WIDEST, angle - width + 2), min(WIDEST, angle + width - 1)
    sure = (1 << last + WIDEST + 1) - (1 << first + WIDEST) if first <= last else 0
    ends = (angle - width - 1, angle - width, angle - width + 1, angle + width, angle + width + 1, angle + width + 2)
    return sure | _tried([bend for bend in ends if -WIDEST <= bend <= WIDEST], dx, dy, heading)


def _tried(bends: "range | list[int]", dx: int, dy: int, heading: int) -> int:
    found = 0
    for bend in bends:
        x, y = _RING[heading + bend + 360]
        if (x - dx) ** 2 + (y - dy) ** 2 < TOUCH**2:
            found |= 1 << bend + WIDEST
    return found
