"""Find the table of a game: one that comes with the package, or one that was made on this machine.

The table of the printed game with three players comes with the package. Any other lies in `$SWORDFISH_HOME/tables`:
somebody made it by the command `python -m swordfish.exact.swipe.table`, or it was solved when it was first needed.
"""

import os
import subprocess
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager
from functools import lru_cache
from importlib import resources
from pathlib import Path

from swordfish.core import Refusal, reason
from swordfish.exact.swipe.table.backend import backend
from swordfish.exact.swipe.table.engine import Engine
from swordfish.exact.swipe.table.file import TableFile, write
from swordfish.exact.swipe.table.lattice import Lattice
from swordfish.exact.swipe.table.lookup import PolicyTable
from swordfish.exact.swipe.table.sizes import MOST, Size
from swordfish.exact.swipe.table.solver import Frozen, solved
from swordfish.home import home

LOCK = "solving.lock"
"""One process at a time solves into a folder, and holds this file."""
MOST_TABLES = 64
"""The most tables that the background solver writes: requests for many sizes must not fill the disk."""
BITS = 15
"""Tables are rounded to 1 / 2^15: finer numbers make larger files and no better policy."""


def folder() -> Path:
    """The folder of tables that were made on this machine."""
    return home() / "tables"


def find(size: Size) -> PolicyTable | None:
    """Open the table of a game; None if there is none. A table that cannot be read raises a Refusal."""
    for path in (folder() / size.name, Path(str(resources.files("swordfish.exact.swipe") / "data" / size.name))):
        try:
            changed = path.stat().st_mtime_ns
        except OSError:
            continue
        return _opened(path, changed)
    return None


@lru_cache(8)
def _opened(path: Path, changed: int) -> PolicyTable:
    """Open a table once. A file that has changed is another one."""
    return PolicyTable(TableFile(path))


def solvable(size: Size) -> bool:
    """Whether the game is small enough to solve on demand. Two players never choose."""
    return size.seats > 2 and size.positions <= MOST


def solve(size: Size, progress: Callable[[Frozen], None] = lambda layer: None) -> PolicyTable:
    """Solve a game into the folder of tables, or find that somebody else has done so meanwhile."""
    with _alone(folder() / LOCK):
        if (found := find(size)) is None:
            engine = Engine(Lattice(size.seats, size.dice), size.chips, size.top, backend("numpy"), "float32")
            layers: list[Frozen] = []
            for layer in solved(engine, BITS):
                layers.append(layer)
                progress(layer)
            path = folder() / size.name
            write(path, size, BITS, layers)
            found = PolicyTable(TableFile(path))
        return found


@contextmanager
def _alone(path: Path) -> Generator[None]:
    """Hold a lock until the block or the process ends; where the system has none, two may solve at the same time."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = path.open("ab")
    except OSError as error:
        raise Refusal("record-unwritable", path=str(path), reason=reason(error)) from None
    with file:
        if sys.platform != "win32":
            import fcntl

            try:
                fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise Refusal("table-being-made", path=str(path.parent)) from None
        yield


solvers: dict[Size, "subprocess.Popen[bytes]"] = {}
"""Processes that this process has started, by game; each is tried once."""


def prepare(size: Size) -> None:
    """Start to solve a game in a process of its own, unless its table exists; return at once.

    The solver has low priority and one thread, and ends with this process: it reads from a pipe that nobody writes to.
    Raises a Refusal while another process is solving, or if the folder cannot be written.
    """
    if size in solvers:
        solvers[size].poll()  # collect a process that has ended
        return
    if not solvable(size) or find(size) or len([*folder().glob("*.table")]) >= MOST_TABLES:
        return
    with _alone(folder() / LOCK):
        pass  # nobody else is solving; if somebody is, this raises
    command = [sys.executable, "-m", "swordfish.exact.swipe.table", str(size.seats), "--keep"]
    command += ["--chips", str(size.chips), "--dice", str(size.dice)]
    threads = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")
    solvers[size] = subprocess.Popen(  # noqa: S603 - our own module, and three numbers
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env={**os.environ, **threads},
    )
