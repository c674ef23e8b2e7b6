"""A real server in a forked process that starts fast, so that a test can kill it a thousand times."""

import multiprocessing
import os
import signal
import socket
import sqlite3
from contextlib import closing
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

from swordfish.server.limits import BOUNDLESS
from swordfish.server.run import listen, serving
from swordfish.server.settings import Settings
from tests.server.process import logged

CONTEXT = multiprocessing.get_context("forkserver")
CONTEXT.set_forkserver_preload(["tests.server.forked"])


def serve(store: Path, listening: socket.socket) -> None:
    """The same server that `swordfish serve` runs."""
    serving(Settings(store=store, limits=BOUNDLESS, prepares=False)).run(sockets=[listening])


class Forked:
    """A server over a file. Its socket outlives it: its successor answers connections made while it is dead."""

    def __init__(self, folder: Path) -> None:
        self.store = folder / "tables.db"
        self.listening = listen("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        self.process: BaseProcess

    def start(self) -> None:
        self.process = CONTEXT.Process(target=serve, args=(self.store, self.listening), daemon=True)
        self.process.start()

    def kill(self) -> None:
        """Kill it, as a power failure would."""
        assert self.process.pid
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.join()

    def close(self) -> None:
        if self.process.is_alive():
            self.kill()
        self.listening.close()

    def entries(self, table: str) -> list[dict[str, Any]]:
        """The log of a table, from the file."""
        return logged(self._rows("select seq, body from entries where tid = ? order by seq", table))

    def answers(self, table: str) -> list[tuple[str, int]]:
        """The numbers of all requests that were applied there, by guest."""
        return self._rows("select asker, number from entries where tid = ? and asker is not null", table)

    def _rows(self, sql: str, table: str) -> list[tuple[Any, ...]]:
        with closing(sqlite3.connect(self.store)) as connection:
            return connection.execute(sql, (table,)).fetchall()
