"""Translates our SQL, which is written for SQLite, into PostgreSQL's dialect. It needs no driver."""

import re
from functools import lru_cache
from itertools import count

from swordfish.server.store.database import Fact

PARAMETER = re.compile(r"'(?:[^']|'')*'|\?(\d*)")
"""A string literal, which stays as it is, or the place of a fact."""
TYPES = {
    "text": 'text collate "C"',  # compares bytes, as SQLite does
    "integer": "bigint",
    "real": "double precision",
    "blob": "bytea",
}
"""SQLite's column types, and PostgreSQL's."""
SCHEMA = re.compile(rf"--[^\n]*|\b({'|'.join(TYPES)})\b|\) without rowid")


@lru_cache(maxsize=1000)
def parameters(sql: str) -> str:
    """A statement with `$1` for the first `?`, and `$n` for `?n`."""
    numbers = count(1)

    def numbered(found: re.Match[str]) -> str:
        if not found[0].startswith("?"):
            return found[0]
        return f"${found[1] or next(numbers)}"

    return PARAMETER.sub(numbered, sql)


def schema(script: str) -> str:
    """A migration in PostgreSQL's dialect: other types, no comments, no tables without rowid."""

    def translated(found: re.Match[str]) -> str:
        return TYPES[found[1]] if found[1] else ")" if found[0].startswith(")") else ""

    return SCHEMA.sub(translated, script)


def storable(facts: tuple[Fact, ...]) -> tuple[Fact, ...]:
    """The facts without the character NUL, which PostgreSQL's text cannot hold; U+FFFD takes its place."""
    if any(isinstance(fact, str) and "\0" in fact for fact in facts):
        return tuple(fact.replace("\0", "\ufffd") if isinstance(fact, str) else fact for fact in facts)
    return facts
