"""Results as a file that only grows: first the plan, then one line a game. What a kill cut off is played again."""

import os
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, TypeVar

import msgspec

from swordfish.arena.plan import Pairing, Plan, Played
from swordfish.core import Refusal, reason

NAME = "results.jsonl"
Kind = TypeVar("Kind", Plan, Played)


@contextmanager
def opened(folder: Path, plan: Plan) -> "Generator[Results]":
    """The results in this folder, new or gone on with; nobody else writes to them meanwhile."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = (folder / NAME).open("a+b", buffering=0)
    except OSError as error:
        raise Refusal("record-unwritable", path=str(folder), reason=reason(error)) from None
    with file:
        _lock(file, folder)
        yield Results(file, folder / NAME, plan)
        os.fsync(file.fileno())


class Results:
    """What was played so far, by pairing."""

    def __init__(self, file: BinaryIO, path: Path, plan: Plan) -> None:
        self._file = file
        self.played: dict[Pairing, Played] = {}
        file.seek(0)
        text = file.read()
        whole = text[: text.rfind(b"\n") + 1]
        if len(whole) < len(text):
            file.truncate(len(whole))  # a line that was cut off
        title, *lines = whole.splitlines() or [b""]
        if not title:
            self._append(msgspec.json.encode(plan))
        elif _decoded(title, Plan, path, 1) != msgspec.json.decode(msgspec.json.encode(plan), type=Plan):
            raise Refusal("arena-other-plan", path=str(path))
        for number, line in enumerate(lines, 2):
            played = _decoded(line, Played, path, number)
            self.played[played.pairing] = played

    def add(self, played: Played) -> None:
        """One more, in one write of a whole line."""
        self.played[played.pairing] = played
        self._append(msgspec.json.encode(played))

    def _append(self, line: bytes) -> None:
        self._file.write(line + b"\n")


def _decoded(line: bytes, kind: type[Kind], path: Path, number: int) -> Kind:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("record-line", path=str(path), line=number, reason=reason(error)) from None


def _lock(file: BinaryIO, folder: Path) -> None:
    """One arena at a time, as long as its process lives; where the system has no such lock, nobody is kept out."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise Refusal("arena-busy", path=str(folder)) from None
