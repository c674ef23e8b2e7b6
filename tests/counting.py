"""Measure work in executed lines of Python, which other programs on the machine cannot change."""

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any


class TooMuch(Exception):
    """More lines than allowed."""


def lines_of(work: Callable[[], object], most: int) -> int:
    """The number of lines of Python that `work` executes; stops it after `most`."""
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
