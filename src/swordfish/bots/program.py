"""Exchange lines with an external program, with timeouts; its failures cannot harm us."""

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
"""The longest line that is read, in bytes."""
TAIL = 2000
"""How much of its standard error is kept, in bytes."""
FAREWELL = 0.5
"""Seconds to exit by itself after its input is closed."""


class Program:
    """A running program. It and all its children end at the latest when this object is collected."""

    def __init__(self, words: Sequence[str]) -> None:
        try:
            self._process = Popen(  # noqa: S603 - the owner of the machine named this program
                words,
                stdin=PIPE,
                stdout=PIPE,
                stderr=PIPE,
                bufsize=0,  # unbuffered: its input can be closed while a thread is still writing
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            raise Refusal("bot-no-start", reason=reason(error)) from None
        assert self._process.stdout, "it was opened with one"
        self._lines = BufferedReader(cast("RawIOBase", self._process.stdout))  # a pipe without buffer is a RawIOBase
        self.end = finalize(self, _end, self._process, self._lines)
        self._complaint = bytearray()
        self._listener = Thread(target=_keep_tail, args=(self._process.stderr, self._complaint), daemon=True)
        self._listener.start()

    @property
    def pid(self) -> int:
        return self._process.pid

    def tell(self, message: object) -> None:
        """Send a line that needs no reply and fits into a pipe's buffer."""
        with contextlib.suppress(OSError):  # the next `ask` will notice
            _write(self._process, message)

    def ask(self, message: object, seconds: float) -> bytes:
        """Send a line and return the reply; after a timeout or crash end the program and raise a Refusal."""
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
    """The excerpt of an invalid line that an error quotes."""
    return line[:80].decode(errors="replace").strip()


def _write(process: "Popen[bytes]", message: object) -> None:
    assert process.stdin, "it was opened with one"
    rest = memoryview(msgspec.json.encode(message) + b"\n")
    while rest:
        rest = rest[process.stdin.write(rest) :]


def _exchange(
    process: "Popen[bytes]", lines: "BufferedReader[RawIOBase]", message: object, answers: list[bytes]
) -> None:
    """Write and read in a thread, because a pipe can block both ways; it ends with the program at the latest."""
    with contextlib.suppress(OSError, ValueError):  # the pipe is closed: no reply
        _write(process, message)
        answers.append(lines.readline(LONGEST))


def _keep_tail(stream: IO[bytes], kept: bytearray) -> None:
    with stream, contextlib.suppress(OSError):
        while chunk := os.read(stream.fileno(), 4096):
            kept += chunk
            del kept[:-TAIL]


def _end(process: "Popen[bytes]", lines: "BufferedReader[RawIOBase]") -> None:
    """Close its input, wait a little, then kill it and its children."""
    assert process.stdin, "it was opened with one"
    process.stdin.close()
    with contextlib.suppress(TimeoutExpired):
        process.wait(FAREWELL)
    if hasattr(os, "killpg"):
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)  # it has its own session
    process.kill()
    process.wait()
    lines.raw.close()
