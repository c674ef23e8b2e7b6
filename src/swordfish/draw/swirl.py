"""Draw swirl: the middle on the table, the other seats above it, the viewing seat's hand below."""

from collections.abc import Iterator

from swordfish.core import Players
from swordfish.draw.element import box, group, tag, text, use
from swordfish.draw.scene import INK, PAPER, Picture, Scene, felt, glyph, page, plate
from swordfish.draw.sprite import palette
from swordfish.games.swirl.cards import Colour, Creature, Kind, cards
from swordfish.games.swirl.model import State

WIDTH, HEIGHT = 1000, 884
TALL = 1.4
"""The height of a card divided by its width."""
DURATIONS = {
    "CreatureChosen": 500,
    "MiddleDealt": 600,
    "Dealt": 600,
    "CardPlayed": 800,
    "CardChosen": 350,
    "Captured": 1000,
    "CardLeft": 500,
    "NothingTaken": 600,
    "Snatched": 1100,
    "HandsDropped": 1300,
}
"""How long every screen shows an event, in milliseconds."""


def picture(scene: Scene, title: str) -> Picture:
    state: State = scene.view
    below, *others = scene.around(len(state.hands))
    width = (WIDTH - 64) / len(others)
    return page(
        scene,
        title,
        WIDTH,
        HEIGHT,
        felt(scene, WIDTH, HEIGHT, 50),
        *(_other(scene, state, seat, 32 + width * (place + 0.5)) for place, seat in enumerate(others)),
        _deck(scene, state),
        _middle(scene, state),
        _played(scene, state),
        _own(scene, state, below),
    )


def _other(scene: Scene, state: State, seat: int, x: float) -> str:
    """Another seat: its series above, its hand and pile below."""
    return group(
        box(-146, -22, 292, 210, 20, fill=scene.theme.panel, stroke=scene.theme.rim, stroke_width=1.5),
        _plate(scene, state, seat, 0, -20),
        _series(scene, state, seat, -90, 60, 52),
        *_hand(state, seat, -46, 148, 44, 186),
        _pile(scene, state, seat, 108, 148, 44),
        x=x,
        y=66,
        class_="seat",
        data_seat=seat,
    )


def _own(scene: Scene, state: State, seat: int) -> str:
    """The viewing seat: its hand large, its series beside it."""
    return group(
        box(-456, -22, 912, 206, 24, fill=scene.theme.panel, stroke=scene.theme.rim, stroke_width=1.5),
        _plate(scene, state, seat, 0, -20),
        _series(scene, state, seat, -404, 86, 74),
        *_hand(state, seat, 118, 94, 100, 440),
        _pile(scene, state, seat, 404, 86, 74),
        x=WIDTH / 2,
        y=652,
        class_="seat",
        data_seat=seat,
    )


def _plate(scene: Scene, state: State, seat: int, x: float, y: float) -> str:
    """A seat's name plate with the creature that it collects, and its team if there are teams."""
    mover = scene.due.seats[0] if isinstance(scene.due, Players) else state.turn
    parts = [plate(scene, seat, x, y, 190, turn=seat == mover, letters=12)]
    if seat < len(state.creatures):
        creature = _id(state.creatures[seat])
        shape = use(creature, x + 98, y, 42, color="#9fb6bf", class_="collects", data_creature=creature)
        parts += [tag("circle", cx=x + 98, cy=y, r=26, fill=PAPER, stroke=INK, stroke_width=2), shape]
    if state.options.teams:
        parts.append(text("AB"[seat % 2], x - 66, y + 6, 15, fill=scene.theme.faint, class_="team"))
    return "".join(parts)


def _series(scene: Scene, state: State, seat: int, x: float, y: float, width: float) -> str:
    """One place per colour, from x on: its card, or a gap."""
    deck = cards(state.options.deck)
    have = {deck.colours[card]: card for card in state.series[seat]}
    parts: list[str] = []
    for colour in list(Colour)[: state.options.colours]:
        left = x + (width + 8) * colour
        parts.append(
            face_up(state, have[colour], left, y, width)
            if colour in have
            else _gap(scene, colour.name.lower(), left, y, width)
        )
    return group(*parts, class_="series")


def _gap(scene: Scene, colour: str, x: float, y: float, width: float) -> str:
    """A missing card of a series: its colour only."""
    height = TALL * width
    edge = box(
        x - width / 2,
        y - height / 2,
        width,
        height,
        width * 0.1,
        fill="none",
        stroke=scene.theme.faint,
        stroke_width=1.6,
        stroke_dasharray="5 5",
    )
    return group(edge, glyph(colour, x, y, width * 0.44), class_="gap", data_colour=colour, opacity=0.7)


def _hand(state: State, seat: int, x: float, y: float, width: float, room: float) -> Iterator[str]:
    """The hand around x: known cards face up, the others face down."""
    hand = state.hands[seat]
    step = min(width + 8, (room - width) / max(len(hand) - 1, 1))
    left = x - step * (len(hand) - 1) / 2
    for place, card in enumerate(hand):
        at = left + step * place
        yield _back(at, y, width, "hidden") if card is None else face_up(state, card, at, y, width)


def _pile(scene: Scene, state: State, seat: int, x: float, y: float, width: float) -> str:
    """The capture pile, face down, with its number of cards."""
    return _heap(scene, len(state.piles[seat]), x, y, width, "pile")


def _deck(scene: Scene, state: State) -> str:
    """The undealt cards. In a view the deck also contains the hidden hands."""
    hidden = sum(card is None for hand in state.hands for card in hand)
    return _heap(scene, len(state.deck) - hidden, 92, 444, 74, "deck")


def _heap(scene: Scene, count: int, x: float, y: float, width: float, class_: str) -> str:
    """Stacked cards face down, with their number."""
    height = TALL * width
    layers = [_back(x - 2 * level, y - 2 * level, width, "") for level in range(min(-(-count // 5), 6))]
    layers = layers or [
        box(x - width / 2, y - height / 2, width, height, width * 0.1, fill="none", stroke=scene.theme.rim)
    ]
    badge = tag("circle", cx=x, cy=y + height / 2 - 4, r=15, fill=PAPER, stroke=INK, stroke_width=2)
    return group(*layers, badge, text(str(count), x, y + height / 2 + 1, 15, fill=INK), class_=class_, data_count=count)


def _middle(scene: Scene, state: State) -> str:
    """The middle, in as few rows as keep the cards large; cards chosen for a capture are lit."""
    many = len(state.middle)
    if not many:
        return ""
    rows = max((1, 2, 3), key=lambda rows: (_fitting(many, rows), -rows))
    width = _fitting(many, rows)
    columns = -(-many // rows)
    parts: list[str] = []
    for place, card in enumerate(state.middle):
        row, column = divmod(place, columns)
        filled = min(columns, many - row * columns)
        x = 500 + (width + 12) * (column - (filled - 1) / 2)
        y = 444 + (TALL * width + 12) * (row - (rows - 1) / 2)
        lit = card in state.taken
        parts.append(
            _light(scene, x, y, width) + face_up(state, card, x, y, width, "card taken")
            if lit
            else face_up(state, card, x, y, width)
        )
    return group(*parts, class_="middle")


def _fitting(many: int, rows: int) -> float:
    """The card width at which this many cards fit in this many rows."""
    return min(100, 650 / -(-many // rows) - 12, (320 / rows - 12) / TALL)


def _played(scene: Scene, state: State) -> str:
    """The played card, while its effect is pending."""
    return group(
        *(_light(scene, 908, 444, 96) + face_up(state, card, 908, 444, 96) for card in state.played), class_="played"
    )


def _light(scene: Scene, x: float, y: float, width: float) -> str:
    height = TALL * width
    return box(x - width / 2 - 6, y - height / 2 - 6, width + 12, height + 12, 14, fill=scene.theme.glow)


def face_up(state: State, card: int, x: float, y: float, width: float, class_: str = "card") -> str:
    """A card face up, centred at (x, y)."""
    deck = cards(state.options.deck)
    kind, scale = deck.kinds[card], width / 100
    x, y = x - width / 2, y - TALL * width / 2
    if kind is not Kind.CREATURE:
        action = _front(PAPER, "#9fb6bf") + use(_id(kind), 50, 70, 84)
        return group(action, x=x, y=y, scale=scale, class_=class_, data_card=card)
    colour = Colour(deck.colours[card]).name.lower()
    value = str(deck.numbers[card])
    corner = text(value, 11, 32, 27, fill=INK, font_weight="800", anchor="start")
    corner += glyph(colour, 27 + 18 * len(value), 23, 24)
    if value in ("6", "9"):
        corner += box(12, 35, 16, 2.6, fill=INK)  # tells 6 from 9
    return group(
        _front(PAPER, palette()[colour]),
        use(_id(Creature(deck.creatures[card])), 50, 70, 70, color=palette()[colour]),
        corner,
        tag("g", corner, transform="rotate(180 50 70)"),
        x=x,
        y=y,
        scale=scale,
        class_=class_,
        data_card=card,
        data_colour=colour,
    )


def _front(paper: str, edge: str) -> str:
    return box(1.5, 1.5, 97, 137, 10, fill=edge, stroke=INK, stroke_width=3) + box(7, 7, 86, 126, 6, fill=paper)


def _back(x: float, y: float, width: float, class_: str) -> str:
    return use("card-back", x, y, width, TALL * width, class_=class_ or None)


def _id(member: Creature | Kind) -> str:
    """The symbol id of a creature or an action: SEA_HORSE is sea-horse."""
    return member.name.lower().replace("_", "-")
