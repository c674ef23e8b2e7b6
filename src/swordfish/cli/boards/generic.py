"""The board of a game that has none of its own: its notation, and what is legal by number or in notation."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from swordfish.cli.boards.typed import LISTED, choice
from swordfish.core import Command, Over, Players, State
from swordfish.games import find
from swordfish.words import name, sentence, tell

SHOWN = 200
"""So many commands are written out where they are too many for a list."""


class GenericBoard:
    """Any game in a terminal."""

    def __init__(self, game: str) -> None:
        self._game, self._rules = game, find(game)

    def picture(self, view: State, seat: int | None, names: Sequence[str], lang: str) -> RenderableType:
        """The line of notation, who is due or which place each seat has, and a choice too large to be listed."""
        rules, due = self._rules, self._rules.due(view)
        lines = [Text(sentence("board-table", {"game": self._game}, lang), "dim"), Text(rules.notation.write(view))]
        if isinstance(due, Players):
            lines += [Text(f"▶ {name(each, names, lang)}", "bold" if each == seat else "") for each in due.seats]
            if seat in due.seats and len(legal := rules.legal(view, seat)) > LISTED:
                written = "  ".join(map(rules.notation.write_command, legal[:SHOWN]))
                lines.append(Text(written + (" …" if len(legal) > SHOWN else ""), "dim"))
        elif isinstance(due, Over):
            lines += [Text(f"{place}. {name(each, names, lang)}") for each, place in enumerate(due.places)]
        return Group(*lines)

    def label(self, view: State, seat: int, command: Command, names: Sequence[str], lang: str) -> str:
        """The sentence of the command, if the game has one; else its name and its fields."""
        return tell(self._game, command, names, lang, getattr(view, "options", None))

    def read(self, text: str, view: State, seat: int, legal: Sequence[Command]) -> tuple[Command, ...]:
        return (choice(text, legal, self._rules.notation),)
