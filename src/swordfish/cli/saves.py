"""Where saved games live: $SWORDFISH_HOME, or the system's folder for application data."""

import os
from datetime import UTC, datetime
from pathlib import Path

from swordfish.core import Refusal, reason
from swordfish.home import home
from swordfish.server.store.address import StoreAddress, address


def store(given: str | None) -> StoreAddress:
    """The address of a server's store: the given one, else $SWORDFISH_STORE, else the default in our folder."""
    chosen = given or os.environ.get("SWORDFISH_STORE")
    return address(chosen) if chosen else home() / "tables.db"


def fresh(game: str) -> Path:
    """A path for a new game; creates its folder at once."""
    folder = home() / "games"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refusal("record-unwritable", path=str(folder), reason=reason(error)) from None
    stem = f"{game}-{datetime.now(UTC):%Y%m%d-%H%M%S}"
    taken = {path.name for path in folder.iterdir()}
    number = 1
    while f"{stem}-{number}.jsonl" in taken:
        number += 1
    return folder / f"{stem}-{number}.jsonl"


def latest() -> Path:
    """The game that was saved last."""
    folder = home() / "games"
    kept = sorted(folder.glob("*.jsonl"), key=lambda path: path.stat().st_mtime) if folder.is_dir() else []
    if not kept:
        raise Refusal("nothing-to-resume")
    return kept[-1]
