"""swishbones, the game of fighting fish: swim over the plane, eat bones, stay digestible. Rulebook, section 2."""

from swordfish.games.handicaps import HeadStarts
from swordfish.games.swishbones import actions, chooser, notation
from swordfish.games.swishbones.ahead import Ahead, ahead
from swordfish.games.swishbones.model import Bone, Command, Event, Options, State, options_of, pieces
from swordfish.games.swishbones.outlook import outlook
from swordfish.games.swishbones.pond import heaps
from swordfish.games.swishbones.rules import MOST_HEAD_START, decide, due, evolve, legal, start
from swordfish.games.swishbones.sight import imagine, redact, view

VERSION = 1
SEATS = range(2, 5)
handicaps = HeadStarts(MOST_HEAD_START)
VARIANTS: dict[str, dict[str, object]] = {
    "printed": {},
    "two": {"quiet_rounds": 2},
    "cramped": {"spacing": 1000, "quiet_rounds": 20},
    "heaps": {"spacing": 1000, "quiet_rounds": 10, "places": (0, 180), "pond": tuple(Bone(*bone) for bone in heaps())},
    "tiny": {"bones": 8, "spacing": 1500, "bends": (-60, -30, 0, 30, 60)},
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
    "options_of",
    "outlook",
    "pieces",
    "redact",
    "start",
    "view",
]
