"""Routes of swish: daily puzzles, practice puzzles, solitaire results, and the swishes missed in a finished game."""

from swordfish.exact.swish.puzzles import GRADES
from swordfish.games.swish.cards import COLUMNS, ROWS
from swordfish.server.routes.swish import puzzles, solitaire

HANDLERS = [*puzzles.HANDLERS, *solitaire.HANDLERS]
CONSTANTS = {
    "ROWS": ROWS,
    "COLUMNS": COLUMNS,
    "GRADES": tuple(GRADES),
    "PRACTICE": solitaire.PRACTICE,
    "MOST_SWISHES": solitaire.MOST_SWISHES,
}
"""Constants for the page."""
