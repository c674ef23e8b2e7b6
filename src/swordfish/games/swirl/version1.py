"""swirl under version 1 of its rules, for records and tables that began with it: the middle is dealt before the hands.

The state carries the version, so all functions but `start` are the current ones.
"""

from msgspec.structs import replace

from swordfish.games.swirl import SEATS, VARIANTS, actions, chooser, handicaps, notation, setup
from swordfish.games.swirl.ahead import Ahead, ahead
from swordfish.games.swirl.model import Command, Event, Options, State, pieces
from swordfish.games.swirl.rules import decide, due, evolve, legal
from swordfish.games.swirl.sight import imagine, redact, view

VERSION = 1


def start(options: Options) -> State:
    return replace(setup.start(options), rules=VERSION)


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
