"""swordfish: four tabletop games to play, host, study and learn from."""

from importlib.metadata import version

from swordfish import words
from swordfish.core import Refusal
from swordfish.games import GAMES
from swordfish.table import Table

Refusal.told = words.sentence  # from here on, str() of what is refused is English

__version__ = version("swordfish")
__all__ = ["GAMES", "Table", "__version__"]
