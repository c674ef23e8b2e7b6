"""A lock file beside a store: one server at a time. Opening the store does not take it."""

import os
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from swordfish.core import Refusal, reason

try:
    import fcntl
except ImportError:  # Windows has another way
    fcntl = None


@contextmanager
def locked_file(store: Path) -> Generator[None]:
    """Hold the lock of a store; a Refusal if another server holds it. It ends with the process, however that ends."""
    path = Path(f"{store}.lock")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        number = os.open(path, os.O_CREAT | os.O_RDWR, 0o600)
    except OSError as error:
        raise Refusal("store-broken", path=str(store), reason=reason(error)) from None
    try:
        if not _locked(number):
            raise Refusal("store-served", path=str(store))
        yield
    finally:
        os.close(number)


def _locked(number: int) -> bool:
    """Try to lock an open file without waiting."""
    try:
        if fcntl is not None:
            fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
        else:
            import msvcrt

            msvcrt.locking(number, msvcrt.LK_NBLCK, 1)
    except OSError:
        return False
    return True
