"""swish, the transparent card game: find cards whose balls fall into each other's hoops. Rulebook, section 1."""

from swordfish.games.swish import actions, chooser, notation, solitaire
from swordfish.games.swish.cards import KINDS
from swordfish.games.swish.limits import Limits
from swordfish.games.swish.model import Command, Event, Limit, Options, State, pieces
from swordfish.games.swish.rules import decide, due, evolve, legal, start
from swordfish.games.swish.sight import imagine, redact, view

VERSION = 1
SEATS = range(1, 9)
handicaps = Limits()
VARIANTS: dict[str, dict[str, object]] = {
    "printed": {},
    "beginner": {"limits": (Limit(2, 2),)},
    "mixed": {"limits": (Limit(3), Limit())},
    "expert3": {"limits": (Limit(3),)},
    "expert4": {"limits": (Limit(4),)},
    "expert5": {"limits": (Limit(5),)},
    "solitaire": {"seats": 1},
    "solitaire3": {"seats": 1, "limits": (Limit(3),)},
    "solitaire4": {"seats": 1, "limits": (Limit(4),)},
    "short": {"deck": KINDS},
}
"""In `mixed`, seat 0 is the experienced player; a table can set other limits."""

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
    "pieces",
    "redact",
    "solitaire",
    "start",
    "view",
]
