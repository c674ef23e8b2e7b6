"""The folder in which swordfish keeps what belongs to a person on this machine."""

import os
import sys
from pathlib import Path


def home() -> Path:
    """Find the folder: $SWORDFISH_HOME, or the one that the system has for such files."""
    if chosen := os.environ.get("SWORDFISH_HOME"):
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "swordfish"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "swordfish"
    return Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share")) / "swordfish"
