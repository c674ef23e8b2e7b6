"""A program that is talked to line by line, and that can do nothing to us but fail."""

import contextlib
import os
import signal
from collections.abc import Sequence
from io import BufferedReader, RawIOBase
from subprocess import PIPE, Popen, TimeoutExpired
from threading import Thread
from typing import IO, cast
from weakref import finalize

import msgspec

from swordfish.core import Refusal, reason

LONGEST = 1 << 16
"""Bytes in the longest line that is read."""
TAIL = 2000
"""Bytes that are kept of what it complained of last."""
FAREWELL = 0.5
"""Seconds to end by itself, once its input has ended."""


class Program:
    """A running program. It is ended, with all that it started, at the latest when nobody holds this any more."""

    def __init__(self, words: Sequence[str]) -> None:
        try:
            self._process = Popen(  # noqa: S603 - to run what its owner named is what this is for
                words,
                stdin=PIPE,
                stdout=PIPE,
                stderr=PIPE,
                bufsize=0,  # so that its input can be closed while a thread is still writing to it
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            raise Refusal("bot-no-start", reason=reason(error)) from None
        assert self._process.stdout, "it was opened with one"
        self._lines = BufferedReader(cast("RawIOBase", self._process.stdout))  # what it is without a buffer
        self.end = finalize(self, _end, self._process, self._lines)
        self._complaint = bytearray()
        self._listener = Thread(target=_keep_tail, args=(self._process.stderr, self._complaint), daemon=True)
        self._listener.start()

    @property
    def pid(self) -> int:
        return self._process.pid

    def tell(self, message: object) -> None:
        """A line that needs no answer, not too long for a pipe to hold."""
        with contextlib.suppress(OSError):  # the next question will find out
            _write(self._process, message)

    def ask(self, message: object, seconds: float) -> bytes:
        """The line that it answers in time; else a Refusal that says what went wrong, and it is ended."""
        answers: list[bytes] = []
        asking = Thread(target=_exchange, args=(self._process, self._lines, message, answers), daemon=True)
        asking.start()
        asking.join(seconds)
        if asking.is_alive():
            self.end()
            raise Refusal("bot-silent", seconds=round(seconds, 2))
        answer = answers[0] if answers else b""
        if not answer:
            raise self._crash()
        if not answer.endswith(b"\n"):
            self.end()
            raise Refusal("bot-nonsense", line=excerpt(answer))
        return answer

    def _crash(self) -> Refusal:
        self.end()
        self._listener.join(FAREWELL)
        said = bytes(self._complaint).decode(errors="replace").strip().splitlines()
        return Refusal("bot-crashed", code=self._process.returncode, said=said[-1][:200] if said else "–")


def excerpt(line: bytes) -> str:
    """What is quoted of a line that made no sense."""
    return line[:80].decode(errors="replace").strip()


def _write(process: "Popen[bytes]", message: object) -> None:
    assert process.stdin, "it was opened with one"
    rest = memoryview(msgspec.json.encode(message) + b"\n")
    while rest:
        rest = rest[process.stdin.write(rest) :]


def _exchange(
    process: "Popen[bytes]", lines: "BufferedReader[RawIOBase]", message: object, answers: list[bytes]
) -> None:
    """Apart, in a thread, since a pipe can block both ways; it ends with the program at the latest."""
    with contextlib.suppress(OSError, ValueError):  # the pipe is closed: no answer is answer enough
        _write(process, message)
        answers.append(lines.readline(LONGEST))


def _keep_tail(stream: IO[bytes], kept: bytearray) -> None:
    with stream, contextlib.suppress(OSError):
        while chunk := os.read(stream.fileno(), 4096):
            kept += chunk
            del kept[:-TAIL]


def _end(process: "Popen[bytes]", lines: "BufferedReader[RawIOBase]") -> None:
    """Close its input, wait a little, then end it and whatever it started."""
    assert process.stdin, "it was opened with one"
    process.stdin.close()
    with contextlib.suppress(TimeoutExpired):
        process.wait(FAREWELL)
    if hasattr(os, "killpg"):
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)  # its session is its own
    process.kill()
    process.wait()
    lines.raw.close()
