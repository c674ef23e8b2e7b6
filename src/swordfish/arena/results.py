"""The results file: first the plan, then one line per game. A line cut off by a kill is played again.

While games are played, each is appended as it ends. At last the lines are put in order, so that the file does not
depend on how many cores played them.
"""

import os
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, TypeVar

import msgspec

from swordfish.arena.plan import ArenaPlan, GameResult, Pairing
from swordfish.core import Refusal, reason
from swordfish.home import write_whole

NAME = "results.jsonl"
Kind = TypeVar("Kind", ArenaPlan, GameResult)


@contextmanager
def opened(folder: Path, plan: ArenaPlan) -> "Generator[Results]":
    """Open the results in this folder, new or continued, and lock them."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = (folder / NAME).open("a+b", buffering=0)
    except OSError as error:
        raise Refusal("record-unwritable", path=str(folder), reason=reason(error)) from None
    with file:
        _lock(file, folder)
        results = Results(file, folder / NAME, plan)
        yield results
        os.fsync(file.fileno())
        results.arrange()


class Results:
    """The results so far, by pairing."""

    def __init__(self, file: BinaryIO, path: Path, plan: ArenaPlan) -> None:
        self._file, self._path, self._plan = file, path, plan
        self.played: dict[Pairing, GameResult] = {}
        file.seek(0)
        text = file.read()
        whole = text[: text.rfind(b"\n") + 1]
        if len(whole) < len(text):
            file.truncate(len(whole))  # drop a line that was cut off
        title, *lines = whole.splitlines() or [b""]
        if not title:
            self._append(msgspec.json.encode(plan))
        elif _decoded(title, ArenaPlan, path, 1) != msgspec.json.decode(msgspec.json.encode(plan), type=ArenaPlan):
            raise Refusal("arena-other-plan", path=str(path))
        for number, line in enumerate(lines, 2):
            played = _decoded(line, GameResult, path, number)
            self.played[played.pairing] = played

    def add(self, played: GameResult) -> None:
        """Append one result as a whole line in one write."""
        self.played[played.pairing] = played
        self._append(msgspec.json.encode(played))

    def _append(self, line: bytes) -> None:
        self._file.write(line + b"\n")

    def arrange(self) -> None:
        """Put the lines in the order of the plan. A system that cannot replace an open file leaves them as they are."""
        ordered = sorted(self.played, key=lambda pairing: (pairing.round, pairing))
        if ordered != [*self.played] and os.name != "nt":
            lines = (self._plan, *(self.played[pairing] for pairing in ordered))
            write_whole(self._path, (msgspec.json.encode(line) + b"\n" for line in lines))


def _decoded(line: bytes, kind: type[Kind], path: Path, number: int) -> Kind:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("record-line", path=str(path), line=number, reason=reason(error)) from None


def _lock(file: BinaryIO, folder: Path) -> None:
    """Lock the folder for the lifetime of this process; systems without such locks get none."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
        ours = os.path.samestat(os.fstat(file.fileno()), (folder / NAME).stat())
    except OSError:
        ours = False
    if (
        not ours
    ):  # somebody holds the lock, or has put the lines in order since we opened the file: it is another one now
        raise Refusal("arena-busy", path=str(folder))
