"""A person's files on this machine: the folder in which swordfish keeps them, and how it writes one."""

import os
import sys
from collections.abc import Iterable
from pathlib import Path

from swordfish.core import Refusal, reason


def home() -> Path:
    """Find the folder: $SWORDFISH_HOME, or the one that the system has for such files."""
    if chosen := os.environ.get("SWORDFISH_HOME"):
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "swordfish"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "swordfish"
    return Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share")) / "swordfish"


def write_whole(path: Path, parts: Iterable[bytes]) -> None:
    """Write these bytes as a whole file, or leave the old one unchanged."""
    fresh = path.parent / f".{path.name}.{os.urandom(8).hex()}"  # same folder, default permissions
    try:
        try:
            with fresh.open("xb") as file:
                file.writelines(parts)
                file.flush()
                os.fsync(file.fileno())
            fresh.replace(path)
        finally:
            fresh.unlink(missing_ok=True)
    except OSError as error:
        raise Refusal("record-unwritable", path=str(path), reason=reason(error)) from None
