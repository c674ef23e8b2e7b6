"""`python -m tests.server.skewed FILE …`: swordfish with a wall clock that a test moves while it runs.

FILE holds how many seconds the clock is wrong, as a C double. Python's other clocks are right, as on a machine whose
operator sets the time. Nothing in swordfish knows of this.
"""

import mmap
import runpy
import struct
import sys
import time
from pathlib import Path

NANO = 1_000_000_000


def jump(file: Path, seconds: float) -> None:
    """Let the clock of the processes with this file be so many seconds wrong."""
    with file.open("r+b" if file.exists() else "w+b") as opened:
        opened.write(struct.pack("d", seconds))


def main() -> None:
    with Path(sys.argv[1]).open("rb") as opened:
        shared = mmap.mmap(opened.fileno(), 8, prot=mmap.PROT_READ)
    seconds, nanoseconds = time.time, time.time_ns

    def wrong() -> float:
        return struct.unpack("d", shared[:8])[0]

    time.time = lambda: seconds() + wrong()
    time.time_ns = lambda: nanoseconds() + int(wrong() * NANO)
    sys.argv = ["swordfish", *sys.argv[2:]]
    runpy.run_module("swordfish", run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
