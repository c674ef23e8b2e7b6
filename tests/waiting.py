"""Waiting for what other threads and processes do."""

import time
from collections.abc import Callable
from typing import TypeVar

Seen = TypeVar("Seen")
LONG = 240.0
"""Seconds after which something will not happen any more. No test asserts that it happens sooner."""


def until(look: Callable[[], Seen], awaited: str) -> Seen:
    """Look again and again until there is something to see, and return it."""
    end = time.monotonic() + LONG
    while not (seen := look()):
        assert time.monotonic() < end, f"it never came: {awaited}"
        time.sleep(0.005)
    return seen
