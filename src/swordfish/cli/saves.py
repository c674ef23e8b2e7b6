"""Where games that were left are kept: $SWORDFISH_HOME, or the place that the system has for such things."""

from datetime import UTC, datetime
from pathlib import Path

from swordfish.core import Refusal, reason
from swordfish.home import home


def store(path: str | None) -> Path:
    """The store of a server: the file that was named, or the one in our folder."""
    return Path(path) if path else home() / "tables.db"


def fresh(game: str) -> Path:
    """A file for a new game; its folder is made now, so that nothing is lost later."""
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
    """The game that was left last."""
    folder = home() / "games"
    kept = sorted(folder.glob("*.jsonl"), key=lambda path: path.stat().st_mtime) if folder.is_dir() else []
    if not kept:
        raise Refusal("nothing-to-resume")
    return kept[-1]
