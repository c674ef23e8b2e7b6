"""Break the rules of the games on purpose, one small change at a time, and list the changes that no test noticed.

    python -m tests.mutants [--room swipe] [--most 100 --seed 1]

Every change runs the room's own tests and the laws on that room alone, in a process of its own; no file is touched. A
survivor is a test that is missing, or a change that makes no difference: read it and decide which.
"""

import argparse
import importlib.util
import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from difflib import unified_diff
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import CodeType

from msgspec import Struct

from tests.mutations import mutations
from tests.rulebook import ROOT

ROOMS = ROOT / "src" / "swordfish" / "games"
MOST_MEMORY = 1 << 30
"""A broken rule may never end, and keep all its events; this stops it before the machine does."""
PATIENCE = 20
"""Seconds of wall time for one of CPU time: others may be at work on the machine, and where CPU time has no limit."""


class Mutant(Struct, frozen=True):
    """A file of a room with one change."""

    room: str
    path: Path
    line: int
    source: str  # all of the file, changed

    @property
    def module(self) -> str:
        parts = self.path.relative_to(ROOT / "src").with_suffix("").parts
        return ".".join(part for part in parts if part != "__init__")

    def __str__(self) -> str:
        before = self.path.read_text(encoding="utf-8").splitlines()
        diff = [*unified_diff(before, self.source.splitlines(), n=0, lineterm="")][3:]
        return "\n".join([f"{self.path.relative_to(ROOT).as_posix()}:{self.line}", *diff])


def of(room: str) -> Iterator[Mutant]:
    """Every change of every file of the room."""
    for path in sorted((ROOMS / room).rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        for line, source in mutations(text):
            yield Mutant(room, path, line, source)


def noticed(room: str, module: str, source: str, limit: int = 60) -> bool:
    """Whether a test fails, or takes more than so many seconds, when the module reads like this."""
    call = f"from tests.mutants import try_out; try_out({room!r}, {module!r}, {limit})"
    environment = {**os.environ, "SWORDFISH_HYPOTHESIS": "mutants", "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        return bool(
            subprocess.run(
                [sys.executable, "-c", call],
                input=source.encode(),
                timeout=PATIENCE * limit,
                cwd=ROOT,
                env=environment,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                check=False,
            ).returncode
        )
    except subprocess.TimeoutExpired:
        return True


def try_out(room: str, module: str, limit: int) -> None:
    """In a process of its own: put the source on the standard input in the module's place, then test the room."""
    sys.meta_path.insert(0, InItsPlace(module, sys.stdin.buffer.read()))
    if importlib.util.find_spec("resource"):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
    import pytest

    from swordfish import games

    games.NAMES = (room,)
    own = ROOT / "tests" / "games" / room
    where = [str(own)] if [*own.glob("test_*.py")] else []
    sys.exit(pytest.main(["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *where, "tests/test_laws.py"]))


class InItsPlace:
    """Finds one module, and finds it changed."""

    def __init__(self, module: str, source: bytes) -> None:
        self.module = module
        self.source = source

    def find_spec(self, name: str, path: Sequence[str] | None, target: object = None) -> ModuleSpec | None:
        if name != self.module or path is None:
            return None
        folder = Path(path[0], name.rpartition(".")[2])
        file = folder / "__init__.py" if folder.is_dir() else folder.with_suffix(".py")
        return importlib.util.spec_from_file_location(name, file, loader=Changed(name, str(file), self.source))


class Changed(SourceFileLoader):
    """Loads a file as if it read otherwise."""

    def __init__(self, name: str, path: str, source: bytes) -> None:
        super().__init__(name, path)
        self.source = source

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.source, self.path, "exec", dont_inherit=True)


def survivors(room: str, chosen: Sequence[Mutant]) -> Iterator[Mutant]:
    """Those that no test noticed, as they come; how far it is goes to the error output."""
    begin = time.monotonic()
    unchanged = (ROOMS / room / "__init__.py").read_text(encoding="utf-8")
    if noticed(room, f"swordfish.games.{room}", unchanged, limit=600):
        sys.exit(f"{room}: the tests fail before anything is broken")
    limit = 5 + 3 * int(time.monotonic() - begin)
    living = 0
    pool = ThreadPoolExecutor(os.cpu_count())
    try:
        running = {pool.submit(noticed, room, each.module, each.source, limit): each for each in chosen}
        for number, future in enumerate(as_completed(running), 1):
            if not future.result():
                living += 1
                yield running[future]
            tell(f"{room}: {number} of {len(chosen)} broken rules tried, {living} unnoticed")
    finally:
        pool.shutdown(cancel_futures=True)  # who interrupts does not want the rest
    tell(f"{room}: {living} of {len(chosen)} went unnoticed, in {time.monotonic() - begin:.0f} s\n")


def tell(text: str) -> None:
    print(f"\r{text}", end="" if sys.stderr.isatty() else "\n", file=sys.stderr, flush=True)


def main() -> None:
    rooms = sorted(path.parent.name for path in ROOMS.glob("*/rules.py"))
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("--room", choices=rooms, action="append", help="only this one; may be given again")
    parser.add_argument("--most", type=int, metavar="N", help="at most N changes a room, drawn by the seed")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    for room in asked.room or rooms:
        found = [*of(room)]
        most = len(found) if asked.most is None else min(asked.most, len(found))
        for mutant in survivors(room, random.Random(asked.seed).sample(found, most)):
            print(mutant, end="\n\n", flush=True)


if __name__ == "__main__":
    main()
