"""Wait for other threads and processes."""

import time
from collections.abc import Callable
from typing import TypeVar

Seen = TypeVar("Seen")
LONG = 240.0
"""The timeout of a test, in seconds. No test asserts that something happens sooner."""


def until(look: Callable[[], Seen], awaited: str) -> Seen:
    """Poll until there is a result, and return it."""
    end = time.monotonic() + LONG
    while not (seen := look()):
        assert time.monotonic() < end, f"it never came: {awaited}"
        time.sleep(0.005)
    return seen
