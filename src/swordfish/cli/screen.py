"""Output of the command line: rich in a terminal, plain text in a pipe."""

import sys
from collections.abc import Sequence
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from swordfish.core import Refusal
from swordfish.words import figure, guide, sentence


class Screen:
    """Prints sentences and pictures in the player's language."""

    def __init__(self, lang: str = "en") -> None:
        self.lang = lang
        self.console = Console(highlight=False, markup=False, emoji=False, soft_wrap=not _terminal())

    @property
    def terminal(self) -> bool:
        return self.console.is_terminal

    def say(self, key: str, /, **facts: object) -> None:
        """Print a sentence of the catalogue."""
        self.show(Text(printable(self.words(key, **facts))))

    def refuse(self, refusal: Refusal, names: Sequence[str] = ()) -> None:
        """Print why something was refused, with the players' names."""
        self.show(Text(printable(sentence(refusal.key, refusal.facts, self.lang, names))))

    def words(self, key: str, /, **facts: object) -> str:
        return sentence(key, facts, self.lang)

    def figure(self, text: str) -> str:
        """A formatted number, with the language's digits and signs."""
        return figure(text, self.lang)

    def rules(self, game: str, options: Any = None) -> None:
        """How a game is played, as wide as the window, with the numbers of a table's options."""
        self.show(Text(guide.rules(game, self.lang, self.console.width if self.terminal else guide.WIDTH, options)))

    def show(self, thing: RenderableType) -> None:
        self.console.print(thing)

    def clear(self) -> None:
        """Clear the screen, so that the next person does not see what the last one saw."""
        self.console.clear()

    def ask(self, key: str, /, **facts: object) -> str:
        """Print a prompt and return the typed line; EOFError at the end of the input."""
        typed = self.console.input(Text(self.words(key, **facts) + " ")).strip()
        if not sys.stdin.isatty():
            self.show(Text(typed))  # echo: a pipe does not show its input
        return typed


def printable(text: str) -> str:
    """The text without control characters, so that text of others cannot control the terminal."""
    return "".join(sign if sign.isprintable() or sign == "\n" else "\N{REPLACEMENT CHARACTER}" for sign in text)


def _terminal() -> bool:
    return Console().is_terminal
