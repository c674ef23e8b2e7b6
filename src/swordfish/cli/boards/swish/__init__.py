"""swish in a terminal: a ball is ●, a hoop is ( ), a ball in a hoop is (●); readable without colours."""

import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from swordfish.cli.boards.swish.cards import WIDTH, box
from swordfish.cli.boards.typed import choice
from swordfish.core import BadNotation
from swordfish.games.swish import notation
from swordfish.games.swish.cards import ROWS, turned
from swordfish.games.swish.decks import read_deck
from swordfish.games.swish.model import (
    EMPTY,
    NOBODY,
    Call,
    Command,
    Lay,
    Lift,
    NoSwish,
    Prove,
    State,
    TakeBack,
)
from swordfish.games.swish.rules import proof
from swordfish.games.swish.swishes import explain
from swordfish.words import name, sentence

if TYPE_CHECKING:
    from swordfish.cli.boards.swish.race import SwishRace

__all__ = ["label", "local_game", "picture", "read", "read_deck", "why"]

ACROSS = 4
FLIPS = {"": 0, "h": 1, "v": 2, "t": 3}
SPOKEN = {"s": Call, "swish": Call, "call": Call, "n": NoSwish, "no": NoSwish, "b": TakeBack, "back": TakeBack}
TOKEN = re.compile(r"(?P<lift>-?)(?P<row>[a-d])(?P<column>[1-4])(?P<flip>[hvt]?)")


def picture(view: State, seat: int | None, names: Sequence[str], lang: str) -> RenderableType:
    table: RenderableType = Text("\n").join([_row(view, places) for places in _rows()])
    if view.caller != NOBODY:
        beside = Grid.grid(padding=(0, 3))
        beside.add_row(table, Group(*_mat(view, names, lang)))
        table = beside
    return Group(table, *_seats(view, seat, names, lang), *_hint(view, seat, lang))


def _rows() -> list[range]:
    return [range(first, first + ACROSS) for first in range(0, ACROSS * ACROSS, ACROSS)]


def place_name(place: int) -> str:
    return sentence("swish-place", {"place": place})


def _row(view: State, places: Iterable[int]) -> Text:
    """Four cards side by side, as they were dealt; a card on the mat is marked."""
    cards = view.options.cards
    on_mat = {layer.place for layer in view.mat}
    boxes: list[list[Text]] = []
    for place in places:
        lying = view.area[place]
        if lying == EMPTY:
            boxes.append([Text(" " * (WIDTH + 2))] * (ROWS + 2))
        else:
            title = place_name(place) + (" ▲" if place in on_mat else "")
            boxes.append(box([turned(cards[lying.card], lying.orientation)], title))
    lines = [Text(" ").join(parts) for parts in zip(*boxes, strict=True)]
    return Text("\n").join(lines)


def _mat(view: State, names: Sequence[str], lang: str) -> list[Text]:
    said = sentence("swish-proves", {"seat": name(view.caller, names, lang)}, lang)
    laid = Text("\n").join(box(proof(view), "…" if not view.mat else str(len(view.mat))))
    layers = [
        Text(f"{place_name(layer.place)}  " + sentence("swish-orientation", {"orientation": turn}, lang))
        for layer in view.mat
        for turn in (layer.orientation ^ view.area[layer.place].orientation,)
    ]
    return [Text(said), laid, *layers]


def _seats(view: State, seat: int | None, names: Sequence[str], lang: str) -> list[Text]:
    """Per seat: cards collected, whether it says there is no swish, its waiting time; then the cards left."""
    lines: list[Text] = []
    for number, pile in enumerate(view.piles):
        facts = {"name": name(number, names, lang), "cards": len(pile)}
        line = Text(sentence("swish-pile", facts, lang), "bold" if number == seat else "")
        if number in view.words:
            line.append("  " + sentence("swish-pile-word", None, lang))
        if view.waits[number]:
            line.append("  " + sentence("swish-pile-waits", None, lang))
        lines.append(line)
    facts = {"deck": len(view.deck), "discard": len(view.discard)}
    return [*lines, Text(sentence("swish-left", facts, lang), "dim")]


def _hint(view: State, seat: int | None, lang: str) -> list[Text]:
    """What the player may type."""
    if seat is None or view.caller not in (seat, NOBODY):
        return []
    return [Text(sentence("swish-hint-search" if view.caller == NOBODY else "swish-hint-proof", None, lang), "dim")]


def label(view: State, seat: int, command: Command, names: Sequence[str], lang: str) -> str:
    match command:
        case Call():
            return sentence("swish-choice-call", None, lang)
        case NoSwish():
            return sentence("swish-choice-no", None, lang)
        case TakeBack():
            return sentence("swish-choice-back", None, lang)
        case Lay(place, orientation):
            turn = orientation ^ view.area[place].orientation
            return sentence("swish-choice-lay", {"place": place, "orientation": turn}, lang)
        case Lift(place):
            return sentence("swish-choice-lift", {"place": place}, lang)
        case Prove():
            return sentence("swish-choice-prove", None, lang)


def read(text: str, view: State, seat: int, legal: Sequence[Command]) -> tuple[Command, ...]:
    """Read a number, notation, or a line like `s a1 b3h p`: call, lay, lay flipped, prove."""
    if text.startswith("=") or text.isdecimal():
        return (choice(text, legal, notation),)
    lies = {place: lying.orientation for place, lying in enumerate(view.area)}
    lies |= {layer.place: layer.orientation for layer in view.mat}
    commands: list[Command] = []
    for token in text.lower().split():
        if token in ("p", "prove"):
            commands.append(Prove())
        elif token in SPOKEN:
            commands.append(SPOKEN[token](view.layout))
        elif found := TOKEN.fullmatch(token):
            place = ACROSS * "abcd".index(found["row"]) + int(found["column"]) - 1
            lies[place] ^= FLIPS[found["flip"]]
            commands.append(Lift(place) if found["lift"] else Lay(place, lies[place]))
        else:
            raise BadNotation("swish-typed", text=token)
    return tuple(commands)


def why(view: State, at: int, lang: str) -> str:
    """Explain why the proof at this table time failed."""
    if at >= view.until:
        return sentence("swish-too-late", None, lang)
    limit = view.options.limit(view.caller)
    faults = explain(proof(view), limit.least, limit.most)
    return "; ".join(sentence(fault.key, fault.facts, lang) for fault in faults)


def local_game() -> "type[SwishRace]":
    """The race class; imported only when a game is played."""
    from swordfish.cli.boards.swish.race import SwishRace

    return SwishRace
