"""swipe, the dice game: roll, win and steal chips and dice. Rulebook, section 4."""

from swordfish.games.handicaps import HeadStarts
from swordfish.games.swipe import actions, chooser, notation
from swordfish.games.swipe.model import Command, Event, Options, State, options_of, pieces
from swordfish.games.swipe.rules import MOST_HEAD_START, decide, due, evolve, legal, start
from swordfish.games.swipe.sight import imagine, redact, view

VERSION = 1
SEATS = range(2, 7)
handicaps = HeadStarts(MOST_HEAD_START)
VARIANTS: dict[str, dict[str, object]] = {
    "printed": {},
    "short": {"chips": 20},
    "tiny": {"chips": 14, "dice": 10, "most_throws": 9},
}

__all__ = [
    "SEATS",
    "VARIANTS",
    "VERSION",
    "Command",
    "Event",
    "Options",
    "State",
    "actions",
    "chooser",
    "decide",
    "due",
    "evolve",
    "handicaps",
    "imagine",
    "legal",
    "notation",
    "options_of",
    "pieces",
    "redact",
    "start",
    "view",
]
