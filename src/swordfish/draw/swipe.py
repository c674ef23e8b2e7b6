"""Draw swipe: seats around the table with chips and dice, the centre, and the roll in its tray."""

from math import cos, radians, sin

from swordfish.core import Players
from swordfish.draw.element import box, group, tag, text, use
from swordfish.draw.scene import INK, PAPER, Picture, Scene, felt, page, plate
from swordfish.games.swipe.model import NO_LIMIT, Face, Hoard, State
from swordfish.games.swipe.rules import victims

WIDTH, HEIGHT = 1000, 820
MIDDLE = (500, 402)
STACK = 10
"""Chips in a full stack; with very many chips, one drawn chip stands for several."""
MOST_DICE = 20
DURATIONS = {
    "Rolled": 800,
    "ChipTaken": 430,
    "DieTaken": 430,
    "FaceSkipped": 260,
    "SuperSwiped": 1100,
    "TurnPassed": 220,
    "RolledOff": 1300,
}
"""How long every screen shows an event, in milliseconds."""


def picture(scene: Scene, title: str) -> Picture:
    state: State = scene.view
    around = scene.around(len(state.seats))
    return page(
        scene,
        title,
        WIDTH,
        HEIGHT,
        felt(scene, WIDTH, HEIGHT, 190),
        _ring(scene),
        *(_seat(scene, seat, 90 + 360 * step / len(around)) for step, seat in enumerate(around)),
        _centre(scene, state),
        _tray(scene, state),
        _throws_left(scene, state),
    )


def _ring(scene: Scene) -> str:
    """The rim of the centre."""
    x, y = MIDDLE
    rim = scene.theme.rim
    return tag("ellipse", cx=x, cy=y, rx=232, ry=186, fill="none", stroke=rim, stroke_width=5) + tag(
        "ellipse", cx=x, cy=y, rx=222, ry=176, fill="none", stroke=rim, stroke_dasharray="2 9"
    )


def _seat(scene: Scene, seat: int, angle: float) -> str:
    """A player's chips and dice, outside the table's rim."""
    state: State = scene.view
    hoard, mine = state.seats[seat], seat == state.turn
    parts = [
        box(-122, -52, 244, 136, 20, fill=scene.theme.panel, stroke=scene.theme.rim, stroke_width=1.5),
        plate(scene, seat, 0, -52, 176, turn=mine),
        _chips(scene, hoard.chips, 0, 24, 5),
        _resting(scene, hoard.dice - (_in_tray(state) if mine else 0), 0, 62, 228),
    ]
    if isinstance(scene.due, Players) and seat in victims(state, state.todo[0]):
        parts.append(tag("circle", cx=104, cy=-52, r=20, fill=PAPER, stroke=scene.theme.glow, stroke_width=3))
        parts.append(use("hook", 106, -52, 32, class_="victim"))
    if seat in state.contenders and scene.place(seat) is None:
        parts.append(use("face-x", 104, -52, 38, class_="contender"))
    x = MIDDLE[0] + 352 * cos(radians(angle))
    y = MIDDLE[1] + 306 * sin(radians(angle))
    return group(*parts, x=x, y=y, class_="seat", data_seat=seat)


def _centre(scene: Scene, state: State) -> str:
    """The pot: a ring of chip stacks, with dice in front."""
    hoard: Hoard = state.centre
    x, y = MIDDLE
    return group(
        _chips(scene, hoard.chips, 0, -34, 6),
        _resting(scene, hoard.dice, 0, 18, 300),
        x=x,
        y=y,
        scale=1.25,
        class_="centre",
    )


def _chips(scene: Scene, chips: int, x: float, y: float, most: int) -> str:
    """Stacks side by side around x, standing on y, with their number."""
    full = max(STACK, -(-chips // most))
    sizes = [min(full, chips - start) for start in range(0, chips, full)]
    left = x - 21 * len(sizes)
    return "".join(
        (
            *(_stack(size, left + 42 * place, y + 5 * (place % 2)) for place, size in enumerate(sizes)),
            text(str(chips), left + 42 * len(sizes) - 2, y + 8, 22, fill=scene.theme.text, class_="count"),
        )
    )


def _stack(chips: int, x: float, y: float) -> str:
    """A stack of chips, each a little askew."""
    lean = [0, 1.2, -0.8, 0.6, -1.4, 0.4, 1, -0.6, 0.8, -1]
    shown = min(chips, len(lean))
    return group(
        *(use("chip", x + lean[level], y - 5.5 * level, 40, 23.3, class_="chip") for level in range(shown)),
        class_="stack",
        data_chips=chips,
    )


def _resting(scene: Scene, dice: int, x: float, y: float, width: float) -> str:
    """Dice in a row, not thrown; if there are very many, some of them and their number."""
    shown = max(min(dice, MOST_DICE), 0)
    step = min(33, width / max(shown, 1))
    left = x - step * (shown - 1) / 2
    row = [use("cube", left + step * place, y, 32, class_="die") for place in range(shown)]
    if shown < dice:
        row.append(text(str(dice), x, y + 6, 18, fill=INK, stroke=PAPER, stroke_width=4, paint_order="stroke"))
    return group(*row, class_="dice", data_dice=dice) if row else ""


def _in_tray(state: State) -> int:
    """Thrown dice that still belong to the thrower: an X that has taken effect is in the centre."""
    return len(state.thrown) - _gone(state)


def _gone(state: State) -> int:
    return state.thrown.count(Face.X) - state.todo.count(Face.X)


def _tray(scene: Scene, state: State) -> str:
    """The roll in the order in which it takes effect: a tick marks what is done, a light what is next."""
    faces = sorted(state.thrown)
    if not faces:
        return ""
    done = len(faces) - len(state.todo)
    step = min(64, 420 / len(faces))
    size, width = step * 0.94, max(step * len(faces) + 20, 90)
    parts = [box(-width / 2, -size / 2 - 9, width, size + 18, 16, fill=scene.theme.rim, stroke=INK, stroke_width=2.5)]
    for place, face in enumerate(faces):
        x = step * (place - (len(faces) - 1) / 2)
        parts.append(_thrown(scene, state, place, face, x, size, done))
    return group(*parts, x=MIDDLE[0], y=MIDDLE[1] + 104, class_="tray")


def _thrown(scene: Scene, state: State, place: int, face: Face, x: float, size: float, done: int) -> str:
    name = face.name.lower().replace("_", "-")
    if face is Face.X and place < done:
        frame = box(
            x - size / 2 + 4, 4 - size / 2, size - 8, size - 8, 9, fill="none", stroke=INK, stroke_dasharray="4 4"
        )
        return group(frame, class_="gone", data_face=name)
    parts: list[str] = []
    if place == done and isinstance(scene.due, Players):
        parts.append(tag("circle", cx=x, cy=0, r=size * 0.66, fill=scene.theme.glow, opacity=0.85))
    parts.append(use(f"face-{name}", x, 0, size, opacity=0.45 if place < done else None))
    if place < done:
        parts.append(use("tick", x + size * 0.3, size * 0.3, size * 0.42))
    return group(*parts, class_="die", data_face=name)


def _throws_left(scene: Scene, state: State) -> str:
    if state.left == NO_LIMIT:
        return ""
    return group(
        use("hourglass", 0, 0, 34), text(str(state.left), 30, 8, 22, fill=scene.theme.text), x=36, y=40, class_="left"
    )
