"""What all boards understand: the number of a choice in the list, or its notation."""

from collections.abc import Sequence

from swordfish.core import Command
from swordfish.games import Notation

LISTED = 20
"""A longer list of choices is not printed; its board says what can be typed."""


def listed(text: str, count: int) -> int:
    """The number that the text is, if it is one of a list from 1 to `count`; else 0."""
    return int(text) if text.isdecimal() and len(text) < 5 and 1 <= int(text) <= count else 0


def choice(text: str, legal: Sequence[Command], notation: Notation) -> Command:
    """`2` is the second of the list where there is one; `=2` or anything else is notation."""
    if at := listed(text, len(legal)):
        return legal[at - 1]
    return notation.read_command(text.removeprefix("="))
