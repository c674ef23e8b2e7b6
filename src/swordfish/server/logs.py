"""Logs: one JSON object a line, on standard error. No code, cookie, name, chat, address, card or seed is ever noted.

An exception is noted by its type and place alone: its message may quote a secret, and so may those it came from.
"""

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from types import TracebackType
from typing import Any

logger = logging.getLogger("swordfish.server")


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


def places(trace: TracebackType | None) -> list[str]:
    """Where it happened, outermost first; no line of the source and no value."""
    return [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(trace)]


def failed(what: str, error: BaseException, **facts: Any) -> None:
    """Log a bug: what failed and where, in any log format."""
    known = {**facts, "error": type(error).__name__, "where": places(error.__traceback__)}
    logger.error("%s: %s", what, known["error"], extra={"facts": known})


def note(what: str, **facts: Any) -> None:
    """Something that an operator may want to look up later."""
    logger.info(what, extra={"facts": facts})


def write_lines(level: int = logging.INFO) -> None:
    """Send our logs, and the warnings of what we stand on, to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    for name, least in (("swordfish", level), ("uvicorn", logging.WARNING), ("litestar", logging.ERROR)):
        log = logging.getLogger(name)
        log.handlers, log.propagate = [handler], False
        log.setLevel(least)
