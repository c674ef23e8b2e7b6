"""Draw swishbones: the pond from above with fish and food, and where the fish to move can go."""

from collections.abc import Iterator
from math import atan2, cos, degrees, radians, sin

from swordfish.draw.element import box, group, number, tag, text, unnamed, use
from swordfish.draw.scene import INK, Picture, Scene, glyph, page, plate
from swordfish.draw.sprite import palette
from swordfish.draw.swishbones.outlook import (
    PANEL,
    SIDE,
    Chart,
    Spot,
    arcs,
    fitted,
    lens,
    magnified,
    places,
    stops,
    verdicts,
)
from swordfish.games.swishbones.model import HEADS, Colour, Fish, State
from swordfish.games.swishbones.plane import D

POND = 8 * D
SYMBOL = 2.6
"""The width of a bone's symbol in bone widths, horns and fins included."""
FOREHEAD = 0.13
"""The distance from a head's centre back to its glyph, in bone widths."""
DURATIONS = {
    "PondLaid": 500,
    "BoneTaken": 500,
    "FishPlaced": 500,
    "Swished": 420,
    "BoneEaten": 600,
    "PenaltyTaken": 900,
    "Stopped": 200,
    "Passed": 700,
    "TurnEnded": 150,
}
"""How long every screen shows an event, in milliseconds."""


def picture(scene: Scene, title: str) -> Picture:
    state: State = scene.view
    chart = fitted(state)
    spot = magnified(scene, state, chart)
    return page(
        scene,
        title,
        SIDE + PANEL,
        SIDE,
        *_plane(scene, state, chart),
        *(_panel(scene, state, seat, place) for place, seat in enumerate(scene.around(len(state.fish)))),
        lens(scene, spot, unnamed("".join(_plane(scene, state, chart, spot)))) if spot else "",
        _box(state),
        _quiet(scene, state),
    )


def _plane(scene: Scene, state: State, chart: Chart, spot: Spot | None = None) -> Iterator[str]:
    """The pond with all that lies and swims in it; with a spot, only the pieces that can be seen there."""
    yield _water(scene, chart)
    yield from (_shadow(scene, state, seat, chart) for seat in range(len(state.fish)))
    yield from places(scene, state, chart)
    for bone in state.food:
        at = chart.at((bone.x, bone.y))
        if spot is None or spot.shows(at, SYMBOL * chart.width / 2):
            yield _food(state, bone.piece, at, chart)
    yield from (_fish(fish, seat, chart, spot) for seat, fish in enumerate(state.fish))
    yield from arcs(scene, state, chart)
    yield from stops(scene, state, chart)
    yield from verdicts(scene, state, chart)


def _water(scene: Scene, chart: Chart) -> str:
    theme, edge = scene.theme, POND * chart.scale + chart.width * 0.6
    x, y = chart.at((0, 0))
    rings = [
        tag("circle", r=POND * chart.scale * part, fill="none", stroke=theme.water[1], stroke_width=1.5)
        for part in (0.25, 0.5, 0.75)
    ]
    return box(8, 8, SIDE - 16, SIDE - 16, 28, fill=theme.water[1]) + group(
        tag("circle", r=edge, fill=theme.water[0]),
        *rings,
        tag("circle", r=edge, fill="none", stroke=theme.rim, stroke_width=3, stroke_dasharray="14 8"),
        x=x,
        y=y,
        class_="water",
    )


def _shadow(scene: Scene, state: State, seat: int, chart: Chart) -> str:
    """A fish's shadow; lit for the fish to move."""
    centres = [chart.at(centre) for centre in state.fish[seat].centres]
    if not centres:
        return ""
    line = " ".join(f"{number(x)},{number(y)}" for x, y in centres)
    lit = tag("polyline", points=line, stroke=scene.theme.glow, stroke_width=chart.width * 1.28, opacity=0.75)
    dark = tag("polyline", points=line, stroke=INK, stroke_width=chart.width, opacity=0.2, transform="translate(4 7)")
    return group(
        dark,
        lit if seat == state.turn and scene.place(seat) is None else "",
        fill="none",
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def _fish(fish: Fish, seat: int, chart: Chart, spot: Spot | None) -> str:
    """Draw a fish from the tail on, so that each bone overlaps the one behind it."""
    headings = [
        degrees(atan2(front[1] - back[1], front[0] - back[0]))
        for front, back in zip(fish.centres, fish.centres[1:], strict=False)
    ]
    headings += headings[-1:]
    bones = [*zip(fish.pieces, map(chart.at, fish.centres), headings, strict=False)]
    return group(
        *(
            _piece(piece, *at, heading, chart.width)
            for piece, at, heading in reversed(bones)
            if spot is None or spot.shows(at, SYMBOL * chart.width / 2)
        ),
        class_="fish",
        data_seat=seat,
    )


def _food(state: State, piece: int, at: tuple[float, float], chart: Chart) -> str:
    ring = ""
    if piece in state.mouth:
        ring = tag("circle", cx=at[0], cy=at[1], r=chart.width * 0.72, fill="none", stroke=INK, stroke_width=3)
    return ring + _piece(piece, *at, piece * 137, chart.width, class_="food")


def _piece(piece: int, x: float, y: float, heading: float, width: float, class_: str = "piece") -> str:
    """A head or a bone with its upright glyph."""
    colour = Colour(piece % HEADS).name.lower()
    head = piece < HEADS
    back = FOREHEAD * width if head else 0
    return group(
        use(
            f"head-{colour}" if head else "bone",
            0,
            0,
            SYMBOL * width,
            color=palette()[colour],
            transform=f"rotate({number(-heading)})",
        ),
        glyph(colour, -back * cos(radians(heading)), back * sin(radians(heading)), width * (0.42 if head else 0.5)),
        x=x,
        y=y,
        class_=class_,
        data_piece=piece,
        data_colour=colour,
    )


def _panel(scene: Scene, state: State, seat: int, place: int) -> str:
    """A seat's score, its fish until it is placed, and its penalty pile."""
    fish = state.fish[seat]
    step_x = min(28, 150 / max(len(fish.penalty), 1))
    return group(
        box(-105, -18, 210, 118, 20, fill=scene.theme.panel, stroke=scene.theme.rim, stroke_width=1.5),
        plate(scene, seat, 0, -18, 176, turn=seat == state.turn),
        *_portrait(fish),
        text(str(len(fish.pieces) - len(fish.penalty)), 66, 56, 38, fill=scene.theme.text, class_="score"),
        *(_piece(piece, -58 + step_x * at, 82, 0, 22, class_="penalty") for at, piece in enumerate(fish.penalty)),
        use("cross", -89, 82, 20) if fish.penalty else "",
        x=SIDE + PANEL / 2 - 4,
        y=50 + 138 * place,
        class_="seat",
        data_seat=seat,
    )


def _portrait(fish: Fish) -> Iterator[str]:
    """The head's portrait; until the fish is placed, the whole fish."""
    if fish.centres:
        yield _piece(min(fish.pieces), -36, 42, 0, 48, class_="likeness")
        return
    for place, piece in reversed([*enumerate(fish.pieces)]):
        yield _piece(piece, -16 - 42 * place, 42, 0, 42)


def _box(state: State) -> str:
    """The bones not yet laid into the pond."""
    columns = 8
    return group(
        *(
            _piece(piece, 56 * (at % columns) - 196, 60 * (at // columns) - 90, 0, 44, class_="boxed")
            for at, piece in enumerate(state.box)
        ),
        x=SIDE / 2,
        y=SIDE / 2,
        class_="box",
    )


def _quiet(scene: Scene, state: State) -> str:
    """Turns in a row without a bone leaving the pond, and the number that ends the game."""
    if not state.quiet:
        return ""
    return group(
        use("hourglass", 0, 0, 36),
        text(f"{state.quiet}/{state.quiet_turns}", 24, 8, 22, fill=scene.theme.text, anchor="start"),
        x=42,
        y=48,
        class_="quiet",
        data_quiet=state.quiet,
    )
