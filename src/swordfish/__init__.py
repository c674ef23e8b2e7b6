"""swordfish: four tabletop games to play, host, study and learn from."""

from importlib.metadata import version

from swordfish.games import GAMES
from swordfish.table import Table

__version__ = version("swordfish")
__all__ = ["GAMES", "Table", "__version__"]
