"""Migrates a store to the version of this program, one step at a time."""

import sqlite3
from collections.abc import Mapping
from importlib import resources

from swordfish.core import Refusal

FIRST, NEWEST = 9, 15
"""The versions that this program reads. Versions 1 to 8 belong to development before the first release."""


def migrations() -> dict[int, str]:
    """The script that leads to each version, in SQLite's dialect; the first starts from an empty store."""
    folder = resources.files("swordfish.server.store")
    names = {FIRST: "schema.sql", **{number: f"version{number}.sql" for number in range(FIRST + 1, NEWEST + 1)}}
    return {number: folder.joinpath(name).read_text(encoding="utf-8") for number, name in names.items()}


def steps(version: int, known: Mapping[int, str]) -> list[int]:
    """The versions that lead from this one to the newest; a Refusal if this program cannot migrate it."""
    newest = max(known)
    if version > newest:
        raise Refusal("store-future", version=version, known=newest)
    if 0 < version < FIRST:
        raise Refusal("store-past", version=version, known=FIRST)
    return [*range(max(version + 1, FIRST), newest + 1)]


def migrate(connection: sqlite3.Connection, scripts: Mapping[int, str] | None = None) -> None:
    """Bring the file to this version; each step happens whole or not at all."""
    known = migrations() if scripts is None else scripts
    [version] = connection.execute("pragma user_version").fetchone()
    for number in steps(version, known):
        connection.executescript(f"begin immediate;\n{known[number]}\npragma user_version = {number};\ncommit;")
