"""`swordfish cluster` for browser tests: nodes that a test can kill by their process."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Generator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.server.postgresql import descendants, execute

READY = re.compile(r"http://127\.0\.0\.1:\d+")


class ClusterHouse:
    """A running cluster behind one address."""

    def __init__(self, process: "subprocess.Popen[str]", url: str) -> None:
        self.process, self.url = process, url

    def nodes(self) -> dict[str, int]:
        """The processes of the nodes that run, by name."""
        found: dict[str, int] = {}
        for pid in descendants(self.process.pid):
            with suppress(OSError):  # a bot's process may have ended
                words = Path(f"/proc/{pid}/cmdline").read_bytes().decode().split("\0")
                if "--node" in words:
                    found[words[words.index("--node") + 1]] = pid
        return found

    def owner(self, code: str) -> str:
        """The name of the node that owns a table."""
        [pid, *_] = self.nodes().values()
        settings = Path(f"/proc/{pid}/environ").read_bytes().decode().split("\0")
        store = next(one.partition("=")[2] for one in settings if one.startswith("SWORDFISH_STORE="))
        sql = "select name from tables join nodes on boot = owner where code = ?"
        with ThreadPoolExecutor(1) as beside:  # Playwright has an event loop in this thread
            [(name,)] = beside.submit(execute, store, sql, code).result()
        return name

    def kill(self, node: str) -> None:
        """Kill a node, as a power failure would."""
        os.kill(self.nodes()[node], signal.SIGKILL)


@contextmanager
def clustered(folder: Path, nodes: int = 3) -> Generator[ClusterHouse]:
    """`swordfish cluster --nodes 3`, ended in the end."""
    process = subprocess.Popen(
        [sys.executable, "-m", "swordfish", "cluster", "--nodes", str(nodes), "--port", "0"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        encoding="utf-8",
        env={**os.environ, "SWORDFISH_HOME": str(folder)},
    )
    assert process.stdout
    try:
        while not (found := READY.search(line := process.stdout.readline())):
            assert line, "it ended before it was ready"
        yield ClusterHouse(process, found[0])
    finally:
        process.send_signal(signal.SIGINT)
        process.wait()
        process.stdout.close()
