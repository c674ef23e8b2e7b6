"""Stores that are damaged where nobody looks at once, or that never answer."""

import asyncio
import socket
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from swordfish.core import Refusal
from swordfish.server.store import sessions
from swordfish.server.store.opening import check
from swordfish.server.store.sqlite import opened

SHORT = 0.05
MANY = 2000
"""Enough entries for several pages."""


def test_a_store_that_is_damaged_far_behind_its_first_rows_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with closing(opened(path)) as store:
        store.executemany(
            "insert into entries (tid, seq, body) values ('t', ?, ?)", [(at, "x" * 100) for at in range(MANY)]
        )
        store.commit()
    with closing(sqlite3.connect(path)) as store:
        store.execute("pragma wal_checkpoint(truncate)")
        [size] = store.execute("pragma page_size").fetchone()
        [pages] = store.execute("pragma page_count").fetchone()
    check(path)
    with path.open("rb+") as file:
        file.seek((pages - 1) * size)
        file.write(b"\xff" * size)
    with pytest.raises(Refusal) as found:
        check(path)
    assert found.value.key == "store-broken"


def test_a_postgresql_that_accepts_and_never_answers_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "CONNECT_SECONDS", SHORT)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        with pytest.raises(TimeoutError):
            asyncio.run(sessions.connect(f"postgresql://ann@127.0.0.1:{port}/db"))


def test_a_statement_that_never_ends_is_given_up(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "COMMAND_SECONDS", SHORT)

    async def wait() -> None:
        session = await sessions.connect(postgres)
        try:
            await session.command("select pg_sleep(3600)")
        finally:
            await session.close()

    with pytest.raises(TimeoutError):
        asyncio.run(wait())
