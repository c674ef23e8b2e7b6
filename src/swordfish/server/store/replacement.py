"""A file that takes another one's place as a whole or not at all."""

import os
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def fresh_file(target: Path) -> Generator[Path]:
    """A new file to write to, which takes the target's place in the end. If the body raises, the target stays."""
    target.parent.mkdir(parents=True, exist_ok=True)
    number, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    os.close(number)
    fresh = Path(name)
    try:
        yield fresh
        _keep_owner(fresh, target)
        with fresh.open("rb+") as file:
            os.fsync(file.fileno())
        fresh.replace(target)
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise


def _keep_owner(fresh: Path, target: Path) -> None:
    """Give the copy the owner and mode of the file that it replaces; for a new file, the owner of its folder."""
    if not hasattr(os, "chown"):
        return
    known = target.stat() if target.exists() else None
    owner = known or target.parent.stat()
    if os.geteuid() == 0:
        os.chown(fresh, owner.st_uid, owner.st_gid)
    if known:
        fresh.chmod(known.st_mode & 0o777)
