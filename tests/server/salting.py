"""What a client answers when a table collects salts, with the same salt in every run."""

import itertools
from hashlib import sha256
from typing import Any

NUMBERS = itertools.count(1 << 40)
"""The numbers of these messages: no test uses them."""


def salt_of(seat: int, seed: str) -> bytes:
    """The salt of a seat at a table that has committed to this seed."""
    return sha256(f"seat {seat} {seed}".encode()).digest()[:16]


def salting(told: dict[str, Any]) -> dict[str, Any] | None:
    """The numbered message that answers this one, if our seat must commit or reveal."""
    table: dict[str, Any] = told.get("table") or {}
    seat = table.get("you")
    if told["type"] != "News" or seat is None or not table["beginning"]:
        return None
    salt, kept = salt_of(seat, table["commitment"]), table["commitments"][seat]
    if table["beginning"] == "reveal":
        mine = kept == sha256(salt).hexdigest()
        return {"type": "Reveal", "number": next(NUMBERS), "salt": salt.hex()} if mine else None
    commitment = sha256(salt).hexdigest()
    return None if kept else {"type": "Commit", "number": next(NUMBERS), "commitment": commitment}
