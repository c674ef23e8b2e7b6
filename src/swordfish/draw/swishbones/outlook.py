"""Draw where a fish of swishbones can go next: the map projection, the outlook, and a lens."""

from collections.abc import Iterator, Sequence
from math import ceil, cos, log, radians, sin

from msgspec import Struct

from swordfish.core import Forced, Players
from swordfish.draw.element import box, group, number, tag, use
from swordfish.draw.scene import INK, PAPER, Scene
from swordfish.games.swishbones.model import Passed, Place, State
from swordfish.games.swishbones.outlook import Span, outlook
from swordfish.games.swishbones.plane import HEADINGS, D, step
from swordfish.games.swishbones.rules import legal

SIDE, PANEL = 840, 230
"""The side of the map in pixels; seats and lens are beside it."""
EDGE = 9.6 * D
"""The area that is always visible: the pond and some water around it."""
AROUND = 1.4 * D
ZOOM = 1.08
"""From one scale to the next smaller one."""
FEW = 12


class Chart(Struct, frozen=True):
    """The projection from the plane, where y points up, to the page, where it points down."""

    x: float
    y: float
    scale: float  # pixels per unit

    def at(self, centre: Sequence[float]) -> tuple[float, float]:
        return self.x + centre[0] * self.scale, self.y - centre[1] * self.scale

    @property
    def width(self) -> float:
        """The width of a bone in pixels."""
        return D * self.scale


def fitted(state: State) -> Chart:
    """The projection that shows the pond and every bone outside it.

    Its scale changes in steps. So while a fish swims on, the pond stays as large as it was, and frames are faster.
    """
    centres = [centre for fish in state.fish for centre in fish.centres]
    west = min([-EDGE, *(x - AROUND for x, _ in centres)])
    east = max([EDGE, *(x + AROUND for x, _ in centres)])
    south = min([-EDGE, *(y - AROUND for _, y in centres)])
    north = max([EDGE, *(y + AROUND for _, y in centres)])
    steps = ceil(log(max(east - west, north - south) / (2 * EDGE), ZOOM))
    scale = (SIDE - 20) / (2 * EDGE * ZOOM**steps)
    return Chart(SIDE / 2 - (west + east) / 2 * scale, SIDE / 2 + (south + north) / 2 * scale, scale)


def _spans(scene: Scene, state: State) -> tuple[Span, ...]:
    """The outlook of the fish to move, once all fish are placed."""
    match scene.due:
        case Players() | Forced(Passed()) if all(fish.centres for fish in state.fish):
            return outlook(state)
        case _:
            return ()


def _front(state: State, chart: Chart) -> tuple[float, float, int]:
    """Position and heading of the front bone of the fish to move."""
    (x, y), (behind_x, behind_y) = state.fish[state.turn].centres[:2]
    return *chart.at((x, y)), HEADINGS[x - behind_x, y - behind_y]


def arcs(scene: Scene, state: State, chart: Chart) -> Iterator[str]:
    """Where the next bone can lie: solid where it is allowed, hatched where it is blocked."""
    for span in _spans(scene, state):
        x, y, heading = _front(state, chart)
        first, last = heading + span.first - 0.5, heading + span.last + 0.5
        start, end = (
            (x + chart.width * cos(radians(angle)), y - chart.width * sin(radians(angle))) for angle in (first, last)
        )
        arc = " ".join(map(number, (chart.width, chart.width, 0, 0, 0, *end)))
        path = f"M{number(start[0])} {number(start[1])}A{arc}"
        kind = "blocked" if span.blockers else "eats" if span.food else "free"
        yield group(
            tag(
                "path",
                d=path,
                stroke=INK if span.blockers else scene.theme.glow,
                stroke_width=chart.width,
                stroke_dasharray="2 4" if span.blockers else None,
                opacity=0.4,
            ),
            tag("path", d=path, stroke=INK, stroke_width=1 if span.blockers else 3.5),
            fill="none",
            class_=f"span {kind}",
            data_first=span.first,
            data_last=span.last,
        )


def stops(scene: Scene, state: State, chart: Chart) -> Iterator[str]:
    """The allowed bends, at tables that do not allow all."""
    if not _spans(scene, state):
        return
    x, y, heading = _front(state, chart)
    for bend in state.bends:
        angle = radians(heading + bend)
        yield tag(
            "circle",
            cx=x + chart.width * cos(angle),
            cy=y - chart.width * sin(angle),
            r=chart.width * 0.1,
            fill=PAPER,
            stroke=INK,
            stroke_width=1.5,
            class_="stop",
            data_bend=bend,
        )


def verdicts(scene: Scene, state: State, chart: Chart) -> Iterator[str]:
    """A tick or a cross where the fish would eat; a line to each obstacle."""
    whose = {piece: centre for fish in state.fish for piece, centre in zip(fish.pieces, fish.centres, strict=False)}
    for span in _spans(scene, state):
        x, y, heading = _front(state, chart)
        angle = radians(heading + (span.first + span.last) / 2)
        x, y = x + chart.width * cos(angle), y - chart.width * sin(angle)
        for blocker in span.blockers:
            to_x, to_y = chart.at(whose[blocker.piece])
            yield tag(
                "path",
                d=f"M{number(x)} {number(y)}L{number(to_x)} {number(to_y)}",
                stroke=INK,
                stroke_width=2.5,
                stroke_dasharray="3 4",
                class_="blocker",
            )
        for place, morsel in enumerate(span.food):
            mark = "cross" if morsel.indigestion else "tick"
            yield use(mark, x + 14 * place, y - 8 * place, chart.width * 0.56, class_=mark)


def places(scene: Scene, state: State, chart: Chart) -> Iterator[str]:
    """Where the fish may be placed."""
    if not isinstance(scene.due, Players):
        return
    bearings = [command.bearing for command in legal(state, scene.due.seats[0]) if isinstance(command, Place)]
    x, y = chart.at((0, 0))
    line = {"fill": "none", "stroke": scene.theme.glow, "stroke_width": 4, "stroke_dasharray": "7 6"}
    if len(bearings) > FEW:
        yield tag("circle", cx=x, cy=y, r=9 * chart.width, class_="places", **line)
        return
    for bearing in bearings:
        dx, dy = step(bearing)
        x, y = chart.at((9 * dx, 9 * dy))
        yield tag("circle", cx=x, cy=y, r=chart.width * 0.6, class_="places", data_bearing=bearing, **line)


class Spot(Struct, frozen=True):
    """What the lens enlarges: a square of the page around a point."""

    x: float
    y: float
    reach: float

    def shows(self, at: tuple[float, float], around: float) -> bool:
        """Whether something at this place, so large in each direction, can be seen in the lens."""
        return max(abs(at[0] - self.x), abs(at[1] - self.y)) < self.reach + around


def magnified(scene: Scene, state: State, chart: Chart) -> Spot | None:
    """The water in front of the fish to move; None if no fish is about to move."""
    if not _spans(scene, state):
        return None
    x, y, heading = _front(state, chart)
    ahead = 0.8 * chart.width
    return Spot(x + ahead * cos(radians(heading)), y - ahead * sin(radians(heading)), 1.9 * chart.width)


def lens(scene: Scene, spot: Spot, plane: str) -> str:
    """Draw the plane again, enlarged, and show the part of it that lies under the lens."""
    left, top, size = SIDE + 8, SIDE - 222, 210
    near = tag(
        "svg",
        plane,
        viewBox=" ".join(map(number, (spot.x - spot.reach, spot.y - spot.reach, 2 * spot.reach, 2 * spot.reach))),
        x=left,
        y=top,
        width=size,
        height=size,
    )
    frame = box(left, top, size, size, 20, fill="none", stroke=scene.theme.glow, stroke_width=4)
    corners = tag(
        "path",
        d=f"M{left - 4} {top - 4}h{size + 8}v{size + 8}h-{size + 8}ZM{left + 20} {top}q-20 0 -20 20v{size - 40}"
        f"q0 20 20 20h{size - 40}q20 0 20 -20v-{size - 40}q0 -20 -20 -20Z",
        fill=scene.theme.paper,
        fill_rule="evenodd",
    )
    return group(near, corners, frame, class_="lens")
