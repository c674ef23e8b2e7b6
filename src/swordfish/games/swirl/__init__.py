"""swirl, the sea-creature card game: capture by sums, and collect one creature in all colours. Rulebook, section 3."""

from swordfish.games.handicaps import HeadStarts
from swordfish.games.swirl import actions, chooser, notation
from swordfish.games.swirl.ahead import Ahead, ahead
from swordfish.games.swirl.cards import POCKET
from swordfish.games.swirl.model import VERSION, Command, Event, Options, State, pieces
from swordfish.games.swirl.rules import decide, due, evolve, legal
from swordfish.games.swirl.setup import MOST_HEAD_START, start
from swordfish.games.swirl.sight import imagine, redact, view

SEATS = range(2, 5)
handicaps = HeadStarts(MOST_HEAD_START)
VARIANTS: dict[str, dict[str, object]] = {
    "printed": {},
    "rotating": {"rotating": True},
    "teams": {"seats": 4, "teams": True},
    "small": {"colours": 3, "numbers": 7, "hand": 3},
    "tiny": {"creatures": 2, "colours": 2, "numbers": 6, "hand": 2, "rotating": True},
    "pocket": {"deck": POCKET},
}

__all__ = [
    "SEATS",
    "VARIANTS",
    "VERSION",
    "Ahead",
    "Command",
    "Event",
    "Options",
    "State",
    "actions",
    "ahead",
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
    "start",
    "view",
]
