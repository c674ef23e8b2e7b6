"""How much work something is, in a measure that no other program on the machine can change."""

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any


class TooMuch(Exception):
    """More lines than were allowed."""


def lines_of(work: Callable[[], object], most: int) -> int:
    """How many lines of Python `work` runs; it is stopped when there are more than `most`."""
    count = 0

    def trace(frame: FrameType, event: str, given: Any) -> Any:
        nonlocal count
        if event == "line":
            count += 1
            if count > most:
                raise TooMuch(f"more than {most} lines")
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        work()
    finally:
        sys.settrace(before)
    return count
