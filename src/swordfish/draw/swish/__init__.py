"""Draw swish: sixteen transparent cards on a light mat, the proof, the seats."""

from collections import Counter
from collections.abc import Iterable, Iterator

from swordfish.draw.element import box, group, tag, text, use
from swordfish.draw.scene import INK, Picture, Scene, page, plate
from swordfish.draw.sprite import palette
from swordfish.games.swish.cards import CELLS, COLOURS, COLUMNS, ROWS, Card, turned
from swordfish.games.swish.model import EMPTY, MOST_CARDS, NOBODY, State

WIDTH, HEIGHT = 1000, 800
MAT = "#e2efee"
"""The mat is light in every theme because the cards are transparent."""
PLASTIC, EDGE, GRID, NAME = "#ffffff", "#7f9aa5", "#a9bfc6", "#4a6572"
CELL = 40
MARGIN = 8
CARD = (COLUMNS * CELL + 2 * MARGIN, ROWS * CELL + 2 * MARGIN)
RING, DISC, SIGN = 19, 18, 18.4
"""The radius of a hoop, that of a ball, and the width of the sign of their colour."""
EDGED, LINE = 5.2, 3.4
"""The width of a hoop's line, with and without its dark edges."""
CONSTANTS = {"CELL": CELL, "RING": RING, "DISC": DISC, "SIGN": SIGN, "EDGED": EDGED, "LINE": LINE}
"""The page draws its cards with these."""
STEP = (CARD[0] + 14, CARD[1] + 12)
FIRST = 31
"""The position of the first card, from the left and from the top."""
RIGHT = 640
"""The left edge of the seats."""
DURATIONS = dict.fromkeys(
    (
        "Dealt",
        "Called",
        "Laid",
        "Lifted",
        "Proven",
        "ProofFailed",
        "WaitEnded",
        "WordGiven",
        "WordTakenBack",
        "Swapped",
    ),
    0,
)
"""Every event of a race has duration 0: nobody waits for the screen."""


def picture(scene: Scene, title: str) -> Picture:
    state: State = scene.view
    return page(
        scene,
        title,
        WIDTH,
        HEIGHT,
        box(14, 14, 612, HEIGHT - 28, 30, fill=MAT, stroke=scene.theme.rim, stroke_width=4),
        *_edges(),
        *(_place(state, place) for place in range(len(state.area))),
        _proof(scene, state),
        *_seats(scene, state),
        _heap(scene, len(state.deck), RIGHT + 90, "deck"),
        _heap(scene, len(state.discard), RIGHT + 240, "discard"),
    )


def _edges() -> Iterator[str]:
    """Rows a to d and columns 1 to 4, as in notation."""
    for at, letter in enumerate("abcd"):
        middle = FIRST + STEP[1] * at + CARD[1] / 2
        yield text(letter, 24.5, middle + 4, 12, fill=NAME, class_="row")
        yield text(str(at + 1), FIRST + STEP[0] * at + CARD[0] / 2, 28, 12, fill=NAME, class_="column")


def _place(state: State, place: int) -> str:
    """A place of the playing area: its card, or an empty frame if the card is gone or part of the proof."""
    row, column = divmod(place, 4)
    x, y = FIRST + STEP[0] * column, FIRST + STEP[1] * row
    lying = state.area[place]
    if lying == EMPTY or any(layer.place == place for layer in state.mat):
        frame = box(0, 0, *CARD, 14, fill="none", stroke=EDGE, stroke_width=1.5, stroke_dasharray="4 6")
        return group(frame, x=x, y=y, class_="empty" if lying == EMPTY else "away", data_place=place)
    card = turned(state.options.cards[lying.card], lying.orientation)
    return group(sheet(), *_marks(card), x=x, y=y, class_="card", data_card=lying.card, data_place=place)


def sheet() -> str:
    """A transparent card without its ball and hoop."""
    across = "".join(f"M{MARGIN} {MARGIN + CELL * row}h{COLUMNS * CELL}" for row in range(1, ROWS))
    down = "".join(f"M{MARGIN + CELL * column} {MARGIN}v{ROWS * CELL}" for column in range(1, COLUMNS))
    return (
        box(2, 4, *CARD, 14, fill=INK, opacity=0.1)
        + box(0, 0, *CARD, 14, fill=PLASTIC, fill_opacity=0.66, stroke=EDGE, stroke_width=2)
        + tag("path", d=across + down, stroke=GRID, stroke_width=1, stroke_dasharray="1 4")
        + tag("path", d="M8 46V20Q8 8 20 8H46", fill="none", stroke="#fff", stroke_width=4, stroke_linecap="round")
    )


def _marks(card: Card) -> Iterator[str]:
    """The hoop, a ring, and the ball, a disc that just fits into it; each has the sign of its colour."""
    yield _hoop(card.hoop)
    yield _ball(card.ball)


def _at(cell: int) -> tuple[float, float]:
    row, column = divmod(cell, COLUMNS)
    return MARGIN + CELL * (column + 0.5), MARGIN + CELL * (row + 0.5)


def _hoop(cell: int) -> str:
    colour = COLOURS[cell].name.lower()
    x, y = _at(cell)
    paint = palette()[colour]
    strokes = ((INK, EDGED), (paint, LINE))
    rings = (tag("circle", cx=x, cy=y, r=RING, stroke=stroke, stroke_width=width) for stroke, width in strokes)
    sign = use(f"glyph-{colour}", x, y, SIGN, stroke=paint, stroke_width=2.5, stroke_linejoin="round")
    return group(*rings, sign, fill="none", class_="hoop", data_cell=cell, data_colour=colour)


def _ball(cell: int) -> str:
    colour = COLOURS[cell].name.lower()
    x, y = _at(cell)
    disc = tag("circle", cx=x, cy=y, r=DISC, fill=palette()[colour], stroke=INK, stroke_width=1.6)
    sign = use(f"glyph-{colour}", x, y, SIGN, fill="#fff", stroke=INK, stroke_width=1.6, stroke_linejoin="round")
    return group(disc, sign, class_="ball", data_cell=cell, data_colour=colour)


def hoops(cards: Iterable[Card]) -> Iterator[str]:
    """The hoops of cards that lie on one another."""
    return (_hoop(card.hoop) for card in cards)


def balls(cards: Iterable[Card]) -> Iterator[str]:
    """The balls of cards that lie on one another."""
    return (_ball(card.ball) for card in cards)


def _proof(scene: Scene, state: State) -> str:
    """The caller's stacked cards, large; a cross marks two balls or two hoops in one cell."""
    if state.caller == NOBODY:
        return ""
    cards = [turned(state.options.cards[state.area[layer.place].card], layer.orientation) for layer in state.mat]
    sheets = [
        group(sheet(), class_="card", data_card=state.area[layer.place].card, data_place=layer.place)
        for layer in state.mat
    ]
    in_hoops, in_balls = Counter(card.hoop for card in cards), Counter(card.ball for card in cards)
    clashes = [cell for cell in range(CELLS) if max(in_hoops[cell], in_balls[cell]) > 1]
    scale = 1.62
    return group(
        box(-26, -18, CARD[0] + 52, CARD[1] + 36, 20, fill=MAT, stroke=scene.theme.glow, stroke_width=3),
        box(0, 0, *CARD, 14, fill="none", stroke=EDGE, stroke_width=1.5, stroke_dasharray="4 6"),
        *sheets,
        *hoops(cards),
        *balls(cards),
        *(use("cross", *_at(cell), CELL * 0.6, class_="clash", data_cell=cell) for cell in clashes),
        x=RIGHT + 172 - CARD[0] * scale / 2,
        y=54,
        scale=scale,
        class_="proof",
        data_seat=state.caller,
    )


def _seats(scene: Scene, state: State) -> Iterator[str]:
    """The seats in a column, below the proof if there is one."""
    around = scene.around(len(state.piles))
    top = 42 if state.caller == NOBODY else 400
    step = min(84, (714 - top) / len(around))
    for place, seat in enumerate(around):
        yield _seat(scene, state, seat, top + step * place)


def _seat(scene: Scene, state: State, seat: int, y: float) -> str:
    """A name, the cards collected, the required size; a hand for "no swish", an hourglass for a penalty wait."""
    limit = state.options.limit(seat)
    needs = f"{limit.least}+" if limit.most == MOST_CARDS else f"{limit.least}–{limit.most}"
    needs = str(limit.least) if limit.least == limit.most else needs
    parts = [
        plate(scene, seat, 96, 0, 180, turn=seat == state.caller),
        _pile(len(state.piles[seat])),
        text(needs, 274, 7, 15, fill=scene.theme.faint, class_="limit"),
    ]
    if seat in state.words:
        parts.append(use("hand", 312, 0, 34, class_="word"))
    elif seat < len(state.waits) and state.waits[seat]:
        parts.append(use("hourglass", 312, 0, 32, class_="wait"))
    return group(*parts, x=RIGHT, y=y, class_="seat", data_seat=seat)


def _pile(count: int) -> str:
    """The cards collected: one card with their number."""
    sheets = [box(-16 + 3 * at, -22 + 2 * at, 34, 42, 6, fill=PLASTIC, stroke=EDGE, stroke_width=1.5) for at in (1, 0)]
    return group(*sheets, text(str(count), 1, 7, 20, fill=INK), x=222, class_="pile", data_count=count)


def _heap(scene: Scene, count: int, x: float, class_: str) -> str:
    """The deck or the discarded cards, as a small stack with their number."""
    shown = min(-(-count // 10), 6)
    sheets = [
        box(-14 - 3 * at, -20 - 3 * at, 28, 38, 5, fill=PLASTIC, stroke=EDGE, stroke_width=1.5) for at in range(shown)
    ]
    if class_ == "discard":
        sheets.append(use("cross", -6 - 3 * shown, -8 - 3 * shown, 22))
    number = text(str(count), 42, 6, 22, fill=scene.theme.text)
    return group(*sheets, number, x=x, y=HEIGHT - 44, class_=class_, data_count=count) if count else ""
