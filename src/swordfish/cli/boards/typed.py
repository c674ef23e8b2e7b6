"""Input that all boards accept: the number of a choice in the list, or its notation."""

from collections.abc import Sequence

from swordfish.core import C, S
from swordfish.games import Notation

LISTED = 20
"""Longer lists are not printed; the board says what can be typed instead."""


def listed(text: str, count: int) -> int:
    """The number in the text if it is between 1 and `count`; else 0."""
    return int(text) if text.isdecimal() and len(text) < 5 and 1 <= int(text) <= count else 0


def choice(text: str, legal: Sequence[C], notation: Notation[S, C]) -> C:
    """Read a choice: `2` is the second of a printed list; `=2` and everything else is notation."""
    if at := listed(text, len(legal)):
        return legal[at - 1]
    return notation.read_command(text.removeprefix("="))
