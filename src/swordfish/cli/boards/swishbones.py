"""swishbones in a terminal: a map as text, and the outlook in words."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from rich.console import Group, RenderableType
from rich.text import Text

from swordfish.cli.boards.typed import LISTED, choice
from swordfish.core import Players
from swordfish.draw import palette
from swordfish.games.swishbones import due, notation, outlook
from swordfish.games.swishbones.ahead import swishes_left
from swordfish.games.swishbones.meal import Morsel
from swordfish.games.swishbones.model import HEADS, Colour, Command, Indigestion, Place, State, Stop, Swish, Take
from swordfish.games.swishbones.outlook import Span
from swordfish.games.swishbones.plane import D
from swordfish.games.swishbones.rules import score
from swordfish.words import game_word, listed, name, sentence

COLUMNS, ROWS = 76, 30
LETTERS = "abcd"
GLYPHS = {Colour.RED: "✚", Colour.YELLOW: "★", Colour.GREEN: "▲", Colour.BLUE: "■"}
STYLES = {colour: palette()[colour.name.lower()] for colour in Colour}


def picture(view: State, seat: int | None, names: Sequence[str], lang: str) -> RenderableType:
    parts: list[RenderableType] = [*_map(view, lang), *_seats(view, seat, names, lang)]
    if seat == view.turn and isinstance(due(view), Players):
        parts += _turn(view, view.turn, names, lang)
    return Group(*parts)


def _map(view: State, lang: str) -> Iterator[RenderableType]:
    """A map of all bones: food as glyph and number, a fish as letter and glyph, its head in capitals."""
    marks = [(x, y, f"{_glyph(piece)}{piece}", piece) for piece, x, y in view.food]
    for seat, fish in enumerate(view.fish):
        for piece, (x, y) in zip(fish.pieces, fish.centres, strict=False):
            letter = LETTERS[seat].upper() if piece < HEADS else LETTERS[seat]
            marks.append((x, y, letter + _glyph(piece), piece))
    if not marks:
        return
    west, east = min(mark[0] for mark in marks), max(mark[0] for mark in marks)
    south, north = min(mark[1] for mark in marks), max(mark[1] for mark in marks)
    column = max((east - west) // COLUMNS, (north - south) // (2 * ROWS), 250)  # a column is half as wide as a row high
    grid: dict[int, dict[int, tuple[str, int]]] = {}
    for x, y, text, piece in marks:
        grid.setdefault((north - y) // (2 * column), {})[(x - west) // column] = (text, piece)
    for row in range(max(grid) + 1):
        yield _row(grid.get(row, {}))
    yield Text(sentence("swishbones-map", {"columns": round(D / column)}, lang), "dim")


def _row(cells: dict[int, tuple[str, int]]) -> Text:
    line = Text()
    for column, (text, piece) in sorted(cells.items()):
        line.append(" " * (column - len(line)))
        line.append(text, STYLES[Colour(piece % 4)])
    return line


def _seats(view: State, seat: int | None, names: Sequence[str], lang: str) -> Iterator[Text]:
    for number, fish in enumerate(view.fish):
        mark = "▶" if number == view.turn else " "
        head = next(piece for piece in fish.pieces if piece < HEADS)
        facts = {
            "name": name(number, names, lang),
            "colour": f"{_glyph(head)} {game_word(Colour(head), lang)}",
            "bones": len(fish.pieces),
            "penalties": len(fish.penalty),
            "score": score(fish),
        }
        text = f"{mark} {LETTERS[number]}  {sentence('swishbones-seat', facts, lang)}"
        yield Text(text, "bold" if number == seat else "")


def _turn(view: State, seat: int, names: Sequence[str], lang: str) -> Iterator[Text]:
    """What the player to move can do."""
    fish = view.fish[seat]
    if len(fish.pieces) == 1:
        yield Text(sentence("swishbones-turn-take", None, lang))
    elif not fish.centres:
        yield Text(sentence("swishbones-turn-place", None, lang))
    else:
        facts = {"heading": notation.headings(fish)[0], "swishes": swishes_left(fish)}
        yield Text(sentence("swishbones-turn", facts, lang))
        yield Text(" " + "; ".join(spoken(outlook(view), seat, names, lang)))


def spoken(spans: Sequence[Span], seat: int, names: Sequence[str], lang: str) -> Iterator[str]:
    """The outlook in words. It names the player in the way, but not the bones."""

    def told(span: Span) -> tuple[object, ...]:
        return span.food, *dict.fromkeys(blocker.seat for blocker in span.blockers)

    for (food, *seats), group in groupby(spans, told):
        same = [*group]
        bends = _range(same[0].first, same[-1].last, lang)
        if seats:
            who = [
                sentence("swishbones-yourself", None, lang) if each == seat else name(int(str(each)), names, lang)
                for each in seats
            ]
            yield sentence("swishbones-span-blocked", {"bends": bends, "who": listed(who, lang)}, lang)
        elif food:
            eaten = all(morsel.indigestion is Indigestion.NONE for morsel in same[0].food)
            key = "swishbones-span-eats" if eaten else "swishbones-span-indigestible"
            told_food = ", ".join(_morsel(morsel, lang) for morsel in same[0].food)
            yield sentence(key, {"bends": bends, "food": told_food}, lang)
        else:
            yield sentence("swishbones-span-free", {"bends": bends}, lang)


def _morsel(morsel: Morsel, lang: str) -> str:
    facts = {"colour": Colour(morsel.piece % 4), "piece": morsel.piece}
    if morsel.indigestion is Indigestion.NONE:
        return sentence("swishbones-morsel", facts, lang)
    return sentence("swishbones-morsel-not", {**facts, "why": game_word(morsel.indigestion, lang)}, lang)


def _range(first: int, last: int, lang: str) -> str:
    if first == last:
        return _signed(first)
    return sentence("swishbones-range", {"first": _signed(first), "last": _signed(last)}, lang)


def _signed(bend: int) -> str:
    return f"{bend:+d}".replace("-", "−") if bend else "0"


def _glyph(piece: int) -> str:
    return GLYPHS[Colour(piece % 4)]


def label(view: State, seat: int, command: Command, names: Sequence[str], lang: str) -> str:
    match command:
        case Take(piece):
            facts = {"colour": Colour(piece % 4), "piece": piece}
            return sentence("swishbones-choice-take", facts, lang)
        case Place(bearing):
            return sentence("swishbones-choice-place", {"bearing": bearing}, lang)
        case Swish(bend):
            return sentence("swishbones-choice-swish", {"bend": _signed(bend)}, lang)
        case Stop():
            return sentence("swishbones-choice-stop", None, lang)


def read(text: str, view: State, seat: int, legal: Sequence[Command]) -> tuple[Command, ...]:
    """Read bends as numbers, several separated by spaces or commas; bones and bearings as plain numbers."""
    words = text.replace(",", " ").split()
    if len(legal) <= LISTED and len(words) == 1:
        return (choice(words[0], legal, notation),)
    letter = "t" if isinstance(legal[0], Take) else "p" if isinstance(legal[0], Place) else ""
    return tuple(notation.read_command(letter + word if word.isdecimal() else word.removeprefix("=")) for word in words)
