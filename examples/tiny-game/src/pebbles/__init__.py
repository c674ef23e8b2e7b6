"""pebbles: take one, two or three; the pebble in your hand counts too."""

from pebbles import actions, chooser, notation
from pebbles.model import Command, Event, Options, State, pieces
from pebbles.rules import decide, due, evolve, legal, start
from pebbles.sight import imagine, redact, view

VERSION = 1
SEATS = range(2, 5)
VARIANTS: dict[str, dict[str, object]] = {"printed": {}, "short": {"least": 4, "most": 6}}

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
    "imagine",
    "legal",
    "notation",
    "pieces",
    "redact",
    "start",
    "view",
]
