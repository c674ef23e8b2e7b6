"""The real server as a separate process that a test may kill at any time."""

import asyncio
import os
import re
import signal
import sqlite3
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any

import msgspec

from swordfish.server.store.address import StoreAddress
from swordfish.server.store.database import Rows
from swordfish.server.store.tables import entry_lines
from tests.ports import own_port

SOON = 240.0
READY = re.compile(rb"http://127\.0\.0\.1:(\d+)")


class Server:
    """A server over a file or a database; it can be killed and restarted on the same port."""

    def __init__(self, folder: Path, store: StoreAddress | None = None) -> None:
        self.file = folder / "tables.db"
        self.store: StoreAddress = store or self.file
        self.port = own_port()
        self.process: Process
        self.program: tuple[str, ...] = ("-m", "swordfish")  # what Python runs
        self.environment: dict[str, str] = {}  # what it finds there beside ours
        self._home = folder

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self, *more: str, errors: int = asyncio.subprocess.DEVNULL) -> None:
        """Start, and wait for its address. `more`: further flags; `errors`: where its log goes."""
        flags = [
            "--port",
            str(self.port),
            "--store",
            str(self.store),
            "--no-browser",
            "--no-limits",
            "--bot-pace",
            "0",
            "--no-preparation",
            *more,
        ]
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, *self.program, "serve", *flags),
            stdout=PIPE,
            stderr=errors,
            env={**os.environ, "SWORDFISH_HOME": str(self._home), **self.environment},
        )
        async with asyncio.timeout(SOON):
            while not (found := READY.search(await self._line())):
                pass
        self.port = int(found[1])

    async def _line(self) -> bytes:
        assert self.process.stdout
        line = await self.process.stdout.readline()
        assert line, "the server ended before it was ready"
        return line

    async def kill(self) -> None:
        """Kill it, as a power failure would."""
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()

    async def stop(self) -> int:
        """Stop it as an operator does; returns its exit code."""
        self.process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(SOON):
            return await self.process.wait()

    def entries(self, table: str) -> list[dict[str, Any]]:
        """The log of a table, from the file."""
        with closing(sqlite3.connect(self.store)) as connection:
            rows = connection.execute("select seq, body from entries where tid = ? order by seq", (table,)).fetchall()
        return logged(rows)

    def answers(self, table: str) -> list[int]:
        """The numbers of all commands that were applied there."""
        with closing(sqlite3.connect(self.store)) as connection:
            rows = connection.execute(
                "select number from entries where tid = ? and asker is not null", (table,)
            ).fetchall()
        return [number for (number,) in rows]


def logged(rows: Rows) -> list[dict[str, Any]]:
    """The entries of a log, after checking that no number is missing or repeated."""
    count = 0
    for seq, body in rows:
        assert seq == count, "a number is missing, or there twice"
        count += body.count(b"\n") + 1
    return [msgspec.json.decode(line) for line in entry_lines(rows)]


@asynccontextmanager
async def serving(folder: Path) -> AsyncGenerator[Server]:
    """A running server, ended with the test."""
    server = Server(folder)
    await server.start()
    try:
        yield server
    finally:
        await server.kill()
