"""The board of a game that has none of its own: it shows the notation and lists legal commands by number."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from swordfish.cli.boards.typed import LISTED, choice
from swordfish.core import Command, Over, Players, State
from swordfish.games import find
from swordfish.words import name, sentence, tell

SHOWN = 200
"""Show this many commands as examples when there are too many to list."""


class GenericBoard:
    """A board for any game."""

    def __init__(self, game: str) -> None:
        self._game, self._rules = game, find(game)

    def picture(self, view: State, seat: int | None, names: Sequence[str], lang: str) -> RenderableType:
        """The notation, the seats that are due or the final places, and example commands if the list is too long."""
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
        """The catalogue's sentence for the command; if there is none, its name and fields."""
        return tell(self._game, command, names, lang, getattr(view, "options", None))

    def read(self, text: str, view: State, seat: int, legal: Sequence[Command]) -> tuple[Command, ...]:
        return (choice(text, legal, self._rules.notation),)
