"""Logs: one JSON object a line, on standard error. No code, cookie, name, chat, address, card or seed is ever logged.

An exception is logged by type and place only: its message, and those of its causes, may quote a secret.
"""

import json
import logging
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable
from datetime import UTC, datetime
from types import TracebackType
from typing import Any

from swordfish.server.buckets import Buckets
from swordfish.server.limits import Rate

logger = logging.getLogger("swordfish.server")
access = logging.getLogger("swordfish.access")
"""One line per request, if the operator asks for them."""
REPEATS = Rate(20, 0.2)
"""How often the same warning is written."""


class JsonFormatter(logging.Formatter):
    """A log record as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        facts: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info and record.exc_info[0] is not None:
            kind, _, trace = record.exc_info
            facts |= {"error": kind.__name__, "where": places(trace)}
        return json.dumps(facts, ensure_ascii=False)


class Throttle(logging.Filter):
    """Rate-limits each warning: a few at once, then now and then, with the number of those suppressed."""

    def __init__(self, rate: Rate = REPEATS, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._buckets = Buckets(rate, clock, most=256)
        self._dropped: Counter[str] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        name = f"{record.name} {record.msg}"[:200]
        if self._buckets.take(name):
            if name in self._dropped or len(self._dropped) < 256:
                self._dropped[name] += 1
            return False
        if dropped := self._dropped.pop(name, 0):
            record.facts = {**getattr(record, "facts", {}), "left_out": dropped}
        return True


def places(trace: TracebackType | None) -> list[str]:
    """The places of an exception, outermost first, without source lines and values."""
    return [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(trace)]


def failed(what: str, error: BaseException, **facts: object) -> None:
    """Log a bug: what failed and where, in any log format."""
    known = {**facts, "error": type(error).__name__, "where": places(error.__traceback__)}
    logger.error("%s: %s", what, known["error"], extra={"facts": known})


def note(what: str, **facts: object) -> None:
    """Log something that an operator may want to look up later."""
    logger.info(what, extra={"facts": facts})


def write_lines(level: str = "info", *, requests: bool = False) -> None:
    """Send our logs, and the warnings of libraries, to standard error. `requests`: also one line per request."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    handler.addFilter(Throttle())
    for name, least in (("swordfish", level.upper()), ("uvicorn", "WARNING"), ("litestar", "ERROR")):
        log = logging.getLogger(name)
        log.handlers, log.propagate = [handler], False
        log.setLevel(least)
    access.setLevel(logging.INFO if requests else logging.WARNING)
