"""What a server can tell about its process, its build and its parts at every scrape."""

import os
import platform
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from swordfish import __version__
from swordfish.server.metrics import Metrics, Values

STARTED = time.time()
PROC = Path("/proc/self")


def add_build(metrics: Metrics) -> None:
    """The version of this program and of its Python."""
    found: Values = {(__version__, platform.python_version()): 1}
    metrics.computed("swordfish_build_info", "gauge", "The versions that run.", ("version", "python"), lambda: found)


def add_process(metrics: Metrics) -> None:
    """CPU, memory and files of this process, by their usual names; memory and files where the system tells them."""
    metrics.gauge("process_start_time_seconds", "Start time of the process since the epoch.", lambda: STARTED)
    metrics.counter("process_cpu_seconds_total", "CPU time of the process.", time.process_time)
    if PROC.is_dir():
        metrics.gauge("process_resident_memory_bytes", "Memory of the process.", _resident)
        metrics.gauge("process_open_fds", "Open files and sockets.", lambda: len([*(PROC / "fd").iterdir()]))
        metrics.gauge("process_max_fds", "The most files and sockets that may be open.", _most_files)


def add_store(metrics: Metrics, path: Path) -> None:
    """The size of the store's files, and the room left on their disk."""

    def sizes() -> Values:
        found: dict[tuple[str, ...], float] = {}
        for name, suffix in (("store", ""), ("wal", "-wal")):
            with suppress(FileNotFoundError):
                found[(name,)] = Path(f"{path}{suffix}").stat().st_size
        return found

    metrics.computed("swordfish_store_bytes", "gauge", "Size of the store's files.", ("file",), sizes)
    if hasattr(os, "statvfs"):
        metrics.gauge("swordfish_store_free_bytes", "Room left on the disk of the store.", _free(path))


def _free(path: Path) -> Callable[[], float]:
    def free() -> float:
        found = os.statvfs(path.parent)
        return found.f_bavail * found.f_frsize

    return free


def _resident() -> float:
    pages = int((PROC / "statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def _most_files() -> float:
    import resource  # not on every system, but where /proc is

    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]
