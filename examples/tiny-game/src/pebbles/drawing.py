"""Draw pebbles: the heap in the middle, and what each seat took."""

from pebbles.model import State
from swordfish.core import Players
from swordfish.draw.element import box, group, tag
from swordfish.draw.scene import INK, Picture, Scene, page, plate

WIDTH, HEIGHT = 640, 420
ACROSS = 10


def picture(scene: Scene, title: str) -> Picture:
    state: State = scene.view
    seats = state.options.seats
    return page(
        scene,
        title,
        WIDTH,
        HEIGHT,
        box(20, 20, WIDTH - 40, 200, 30, fill=scene.theme.table, stroke=scene.theme.rim, stroke_width=3),
        _pebbles(state.heap, 70, 60, 50, class_="heap"),
        *(_seat(scene, state, seat, WIDTH * (seat + 0.5) / seats) for seat in range(seats)),
    )


def _seat(scene: Scene, state: State, seat: int, x: float) -> str:
    """A name plate, the pebbles taken, and the closed or open hand."""
    turn = isinstance(scene.due, Players) and seat in scene.due.seats
    taken = state.taken[seat] if state.taken else 0
    white = state.hands[seat] if state.hands else None
    fill = scene.theme.faint if white is None else "#ffffff" if white else "#222222"
    return group(
        plate(scene, seat, x, 260, 130, turn=turn, letters=12),
        tag("circle", cx=x, cy=300, r=14, fill=fill, stroke=INK, stroke_width=2, class_="hand"),
        _pebbles(taken, x - 54, 340, 12, class_="taken"),
    )


def _pebbles(count: int, x: float, y: float, apart: float, class_: str) -> str:
    return group(
        *(
            tag("circle", cx=x + at % ACROSS * apart, cy=y + at // ACROSS * apart, r=apart * 0.4, fill="#8a9a9f")
            for at in range(count)
        ),
        class_=class_,
    )
