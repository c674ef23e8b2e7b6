"""What all boards understand: the number of a choice in the list, or its notation."""

from collections.abc import Sequence

from swordfish.core import Command
from swordfish.games import Notation

LISTED = 20
"""A longer list of choices is not printed; its board says what can be typed."""


def choice(text: str, legal: Sequence[Command], notation: Notation) -> Command:
    """`2` is the second of the list where there is one; `=2` or anything else is notation."""
    if text.isdecimal() and 1 <= int(text) <= len(legal):
        return legal[int(text) - 1]
    return notation.read_command(text.removeprefix("="))
