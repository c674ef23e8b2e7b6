"""swipe in a terminal."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from swordfish.cli.boards.typed import choice
from swordfish.draw import palette
from swordfish.games.swipe import notation
from swordfish.games.swipe.model import Face, Hoard, State, Swipe
from swordfish.words import game_word, name, sentence

SHORT = {Face.SWIPE_CHIP: "«●", Face.WIN_CHIP: "+●", Face.SWIPE_DIE: "«■", Face.WIN_DIE: "+■", Face.X: " ✕"}
_SWIPED, _WON = f"bold {palette()['red']}", f"bold {palette()['green']}"
STYLE = {
    Face.SWIPE_CHIP: _SWIPED,
    Face.WIN_CHIP: _WON,
    Face.SWIPE_DIE: _SWIPED,
    Face.WIN_DIE: _WON,
    Face.X: "bold",
}


def picture(view: State, seat: int | None, names: Sequence[str], lang: str) -> RenderableType:
    grid = Grid(box=None, pad_edge=False, header_style="dim")
    grid.add_column("")
    grid.add_column("")
    grid.add_column(sentence("swipe-chips", None, lang), justify="right")
    grid.add_column(sentence("swipe-dice", None, lang), justify="right")
    grid.add_column("")
    grid.add_row("", sentence("swipe-centre", None, lang), *_row(view.centre))
    for number, hoard in enumerate(view.seats):
        mark = "▶" if number == view.turn else ""
        style = "bold" if number == seat else ""
        grid.add_row(mark, Text(name(number, names, lang), style), *_row(hoard))
    return Group(grid, _throw(view, lang)) if view.thrown else grid


def _row(hoard: Hoard) -> tuple[str, str, str]:
    return str(hoard.chips), str(hoard.dice), "■" * hoard.dice


def _throw(view: State, lang: str) -> RenderableType:
    """The dice in the order in which they take effect; the next one is marked."""
    lines = Text()
    done = len(view.thrown) - len(view.todo)
    for at, face in enumerate(sorted(view.thrown)):
        mark = "→" if at == done else "·" if at < done else " "
        style = "dim" if at < done else STYLE[face]
        lines.append(f"\n {mark} {SHORT[face]}  {game_word(face, lang)}", style)
    return lines


def label(view: State, seat: int, command: Swipe, names: Sequence[str], lang: str) -> str:
    victim = view.seats[command.victim]
    key = "swipe-choice-chip" if view.todo[0] is Face.SWIPE_CHIP else "swipe-choice-die"
    facts = {"victim": name(command.victim, names, lang), "chips": victim.chips, "dice": victim.dice}
    return sentence(key, facts, lang)


def read(text: str, view: State, seat: int, legal: Sequence[Swipe]) -> tuple[Swipe, ...]:
    return (choice(text, legal, notation),)
