"""swordfish: four tabletop games to play, host, study and learn from."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from swordfish.core import BadNotation, BadOptions, BadRecord, IllegalMove, Over, Players, Refusal, Stamped
from swordfish.games import GAMES
from swordfish.record import Record
from swordfish.table import AnyTable, Table

if TYPE_CHECKING:
    __version__: str
else:

    def __getattr__(name: str) -> str:
        """The version, looked up when somebody asks: package metadata take longer to load than all of this."""
        if name == "__version__":
            from importlib.metadata import version

            return version("swordfish")
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def _english(key: str, facts: Mapping[str, object]) -> str:
    from swordfish.words import sentence  # imported here: the catalogues load with the first sentence

    return sentence(key, facts)


Refusal.told = _english  # from here on, str() of a refusal is an English sentence

__all__ = [
    "GAMES",
    "AnyTable",
    "BadNotation",
    "BadOptions",
    "BadRecord",
    "IllegalMove",
    "Over",
    "Players",
    "Record",
    "Refusal",
    "Stamped",
    "Table",
    "__version__",
]
