"""A real PostgreSQL for tests: the programs come from a package, the data folder is temporary."""

import asyncio
import itertools
import os
import subprocess
from collections.abc import Generator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import asyncpg

from swordfish.server.store.bundled import BundledPostgres
from swordfish.server.store.database import Fact, Rows
from swordfish.server.store.dialect import parameters
from swordfish.server.store.sessions import first_session
from tests.ports import own_port

DRIVER: Any = asyncpg  # its types are not complete
SETTINGS = {
    "fsync": "off",  # tests kill PostgreSQL, not the machine
    "full_page_writes": "off",
    "shared_buffers": "16MB",
    "max_connections": "60",
    "autovacuum": "off",
    "listen_addresses": "127.0.0.1",
}


class Cluster(BundledPostgres):
    """A running PostgreSQL with a data folder of its own. `settings` replace those for tests."""

    def __init__(self, **settings: str) -> None:
        super().__init__(own_port(), {**SETTINGS, **settings})

    @property
    def loopback(self) -> str:
        """The URL by TCP, where a password is needed."""
        return f"postgresql://swordfish@127.0.0.1:{self.port}/postgres"

    def fill(self) -> None:
        """From now on none of its processes can write to a file, as on a full disk; it gives up soon."""
        for pid in descendants(self.pid):
            command = ["prlimit", f"--pid={pid}", "--fsize=0:"]
            subprocess.run(command, stderr=subprocess.DEVNULL, check=False, **self._user)  # a process may have ended

    def clear(self) -> None:
        """There is room again: start it as an operator does."""
        self.kill()
        self.start()


def descendants(pid: int) -> list[int]:
    """All processes that a process and its children have started."""
    children: list[int] = []
    with suppress(FileNotFoundError, ProcessLookupError):
        for task in Path(f"/proc/{pid}/task").iterdir():
            children += map(int, (task / "children").read_text(encoding="ascii").split())
    return [*children, *(one for child in children for one in descendants(child))]


class Databases:
    """Makes fresh databases with an empty store, as copies of a template."""

    _numbers = itertools.count()

    def __init__(self, url: str) -> None:
        self._url, self._template = url, self._name()
        self._do(f"create database {self._template}")
        asyncio.run(self._migrate())

    @classmethod
    def _name(cls) -> str:
        return f"swordfish_test_{os.getpid()}_{next(cls._numbers)}"

    async def _migrate(self) -> None:
        session = await first_session(self.url(self._template))
        await session.close()

    def url(self, name: str) -> str:
        """The URL of a database of this PostgreSQL."""
        return urlsplit(self._url)._replace(path=f"/{name}").geturl()

    def _do(self, command: str) -> None:
        execute(self._url, command)

    def make(self, template: str = "") -> str:
        """The URL of a new database."""
        name = self._name()
        self._do(f"create database {name} template {template or self._template}")
        return self.url(name)

    @contextmanager
    def fresh(self, template: str = "") -> Generator[str]:
        """The URL of a new database, dropped in the end."""
        url = self.make(template)
        try:
            yield url
        finally:
            self._do(f"drop database {urlsplit(url).path[1:]} with (force)")

    def close(self) -> None:
        self._do(f"drop database {self._template}")


def execute(url: str, sql: str, *facts: Fact) -> Rows:
    """Execute one statement from outside, and return its rows."""

    async def run() -> Rows:
        connection = await DRIVER.connect(url)
        try:
            return [tuple(row) for row in await connection.fetch(parameters(sql), *facts)]
        finally:
            await connection.close()

    return asyncio.run(run())
