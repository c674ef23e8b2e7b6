"""Start, observe and end the measured servers."""

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from benchmarks.harness import Missing
from swordfish.server.store.address import StoreAddress

START_SECONDS = 60.0
INSTALL_SECONDS = 300.0
PACKAGES = ("boardgame.io@0.50.2", "koa-compose@4.1.0")
"""With a later koa-compose its lobby does not answer: that copies the routes before there are any."""
HERE = Path(__file__).parent


class Process:
    """A running server and its costs."""

    def __init__(self, process: asyncio.subprocess.Process, port: int, folder: Path) -> None:
        self._process, self.port, self.folder = process, port, folder

    def cpu(self) -> float:
        """CPU seconds of all its threads."""
        return cpu_of(self._process.pid)

    def memory(self) -> int:
        """Bytes of its private memory."""
        rollups = [Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines() for pid in family(self._process.pid)]
        own = ("Private_Clean", "Private_Dirty")
        return sum(int(line.split()[1]) * 1024 for lines in rollups for line in lines if line.startswith(own))

    async def end(self) -> None:
        for pid in family(self._process.pid) if self._process.returncode is None else ():
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGTERM)
        with suppress(TimeoutError):
            await asyncio.wait_for(self._process.wait(), 10)
        with suppress(ProcessLookupError):
            self._process.kill()


def cpu_of(pid: int) -> float:
    """CPU seconds of all threads of a process and its descendants."""
    nanoseconds = 0
    for member in family(pid):
        for task in _tasks(member):
            with suppress(FileNotFoundError, ProcessLookupError):
                nanoseconds += int((task / "schedstat").read_text().split()[0])
    return nanoseconds / 1e9


def family(pid: int) -> list[int]:
    """The process and all its descendants: a node from PyPI is a small program that starts the real one."""
    children = [int(child) for task in _tasks(pid) for child in _children(task)]
    return [pid, *[member for child in children for member in family(child)]]


def _tasks(pid: int) -> list[Path]:
    """The threads of a process; none if it has just ended."""
    with suppress(FileNotFoundError, ProcessLookupError):
        return [*Path(f"/proc/{pid}/task").iterdir()]
    return []


def _children(task: Path) -> list[str]:
    with suppress(FileNotFoundError, ProcessLookupError):
        return (task / "children").read_text().split()
    return []


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def own_core() -> None:
    """Pin the server to a core of its own if there are two; clients use the other."""
    cores = os.sched_getaffinity(os.getppid())
    os.sched_setaffinity(0, {min(set(range(os.cpu_count() or 1)) - cores or cores)})


async def _ready(port: int, process: asyncio.subprocess.Process, path: str) -> float:
    """Wait until it answers; returns the seconds that took."""
    began = time.monotonic()
    while time.monotonic() - began < START_SECONDS:
        if process.returncode is not None:
            break
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode())
            answer = await reader.readline()
            writer.close()
            if b" 200 " in answer:
                return time.monotonic() - began
        except OSError:
            await asyncio.sleep(0.005)
    raise Missing(f"a server did not start: status {process.returncode}")


def memory() -> Path:
    """A folder in memory, where fsync takes no time."""
    folder = Path("/dev/shm")  # on Linux
    if not folder.is_dir():
        raise Missing("this system has no /dev/shm")
    return folder


@asynccontextmanager
async def ours(
    store: StoreAddress | None = None, within: Path | None = None, node: str = ""
) -> AsyncGenerator[Process]:
    """`swordfish serve`, as an operator starts it, but without its rate limits.

    `store`: serve this store, not a new one. `within`: create the new store in this folder. `node`: its name as a node.
    """
    with tempfile.TemporaryDirectory(prefix="swordfish-bench-", dir=within) as name:
        folder, port = Path(name), free_port()
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "swordfish", "serve", "--no-browser", "--no-limits", "--port", str(port)),
            *("--store", str(store or folder / "tables.db")),
            *(("--node", node, "--advertise", f"tcp://127.0.0.1:{free_port()}") if node else ()),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "SWORDFISH_HOME": name},
            preexec_fn=own_core,
        )
        running = Process(process, port, folder)
        try:
            await _ready(port, process, "/health")
            yield running
        finally:
            await running.end()


@asynccontextmanager
async def theirs(folder: Path) -> AsyncGenerator[Process]:
    """boardgame.io's server with a dice game, from this folder of node modules."""
    port = free_port()
    process = await asyncio.create_subprocess_exec(
        *("node", str(HERE / "dice.cjs"), str(port)),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        cwd=folder,
        env={**os.environ, "NODE_ENV": "production"},
        preexec_fn=own_core,
    )
    running = Process(process, port, folder)
    try:
        await _ready(port, process, "/games")
        yield running
    finally:
        await running.end()


def installed() -> Path | None:
    """A folder with boardgame.io, installed by npm; None, with a printed sentence, if that fails here."""
    if not shutil.which("node") or not shutil.which("npm"):
        print("node or npm is missing: boardgame.io is not measured, ours alone is", file=sys.stderr)
        return None
    folder = Path(tempfile.gettempdir()) / "swordfish-bench-boardgame.io"
    if not (folder / "node_modules" / "boardgame.io").is_dir():
        folder.mkdir(exist_ok=True)
        command = ["npm", "install", "--silent", "--no-audit", "--no-fund", "--prefix", str(folder), *PACKAGES]
        try:
            subprocess.run(command, check=True, timeout=INSTALL_SECONDS, capture_output=True)
        except (subprocess.SubprocessError, OSError) as error:
            print(f"npm cannot install boardgame.io ({error}): ours alone is measured", file=sys.stderr)
            return None
    return folder
