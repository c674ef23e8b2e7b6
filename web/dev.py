"""`make dev`: the page with hot reload and the server with restart, behind one address.

A change of the page is on the screen at once. A change of a Python file or a catalogue starts another server, and open
tabs load again; no acknowledged move is lost. Ctrl-C ends everything.

This process opens the server's socket and imports the packages that the server needs. Each server is a fork of it: it
imports only our own modules and takes over the socket as from systemd. Tabs load as soon as the modules are imported:
what they request waits in the socket's queue until the server accepts it.
"""

import gc
import importlib
import os
import select
import signal
import socket
import subprocess
import sys
import traceback
import urllib.request
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import NoReturn, TypeAlias

WEB = Path(__file__).resolve().parent
SOURCE = WEB.parent / "src" / "swordfish"
PORT = os.environ.get("SWORDFISH_PORT", "7733")
POLL_SECONDS = 0.1
KINDS = (".py", ".ftl", ".sql")
LEFT = {"__pycache__", "static"}
SERVE = ("serve", "--no-browser", "--no-limits", "--no-preparation")
HANDED = 3
"""The file descriptor at which a service manager hands over the first socket."""


Version: TypeAlias = tuple[int, int]
"""When a file was changed, and its size: an editor may empty and fill it within one tick of the file system's clock."""


def source_files(folder: str) -> Iterator[os.DirEntry[str]]:
    """The files below a folder whose change calls for another server."""
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.endswith(KINDS):
                yield entry
            elif entry.name not in LEFT and entry.is_dir(follow_symlinks=False):
                yield from source_files(entry.path)


def changes() -> dict[str, Version]:
    """The version of each source file of the server."""
    found: dict[str, Version] = {}
    for entry in source_files(str(SOURCE)):
        with suppress(FileNotFoundError):  # deleted just now, or an editor's lock: a link to nothing
            facts = entry.stat()
            found[entry.path] = facts.st_mtime_ns, facts.st_size
    return found


def mistake(paths: Iterable[str]) -> SyntaxError | None:
    """The first of these files' mistakes that keeps Python from reading it."""
    for path in paths:
        if path.endswith(".py"):
            with suppress(FileNotFoundError):
                try:
                    compile(Path(path).read_bytes(), path, "exec")
                except SyntaxError as error:
                    return error
    return None


def import_packages() -> None:
    """Import what the server needs, then forget our own modules, so that each fork reads them as they are then."""
    with suppress(Exception):  # a mistake in our own modules: the server meets it again, and shows it
        importlib.import_module("swordfish.cli.commands.serve")
        run, settings = (importlib.import_module(f"swordfish.server.{name}") for name in ("run", "settings"))
        run.serving(settings.Settings(store=Path("unused")))  # some modules are imported only now; nothing is opened
    for name in [*sys.modules]:
        if name.partition(".")[0] == "swordfish":
            del sys.modules[name]
    gc.collect()
    gc.freeze()  # a fork does not look at all of this again


class Backend:
    """The server behind the page: always the latest fork of this process."""

    def __init__(self) -> None:
        self._listening = socket.create_server(("127.0.0.1", 0), backlog=1024)
        self._imported, self._told = socket.socketpair()
        self._process = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._listening.getsockname()[1]}"

    def restart(self) -> None:
        """Start a server in place of the one that runs. What that one acknowledged is stored, so it is killed."""
        self.stop(signal.SIGKILL)
        sys.stdout.flush()
        if process := os.fork():
            self._process = process
            with suppress(ProcessLookupError, PermissionError):  # it did so itself, or is gone
                os.setpgid(process, process)
        else:
            self._serve()

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End the server and its bots."""
        if self._process:
            with suppress(ProcessLookupError):
                os.killpg(self._process, how)
            os.waitpid(self._process, 0)
            self._process = 0

    def failed(self) -> bool:
        """Whether the server has ended by itself since the last look."""
        if self._process and os.waitpid(self._process, os.WNOHANG)[0]:
            self._process = 0
            return True
        return False

    def imported(self, seconds: float) -> bool:
        """Wait so long for a server that has imported its modules; whether there is one."""
        return bool(select.select([self._imported], [], [], seconds)[0] and self._imported.recv(4096))

    def _serve(self) -> NoReturn:
        """Run the server in this process, which is the fork."""
        code = 1
        try:
            os.setpgid(0, 0)
            signal.signal(signal.SIGTERM, signal.SIG_DFL)
            sys.dont_write_bytecode = True  # it counts as fresh for a second, in which a file may change again
            importlib.invalidate_caches()
            importlib.import_module("swordfish.server.run")
            self._told.send(b"imported")
            os.dup2(self._listening.fileno(), HANDED)
            os.environ |= {"LISTEN_FDS": "1", "LISTEN_PID": str(os.getpid())}
            code = importlib.import_module("swordfish.cli").main(SERVE)
        except BaseException:  # nothing of this may go on in the fork
            traceback.print_exc()
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)


def watch(backend: Backend, page_runs: Callable[[], bool]) -> None:
    """Restart the server after every change that Python can read, and let open tabs load again."""
    running = seen = changes()
    backend.restart()
    while page_runs():
        if backend.imported(POLL_SECONDS):
            reload_page()
        if backend.failed():
            print("The server has ended. It starts again with the next change.", flush=True)
        if (now := changes()) == seen:
            continue
        seen = now
        if error := mistake(edited(running, now)):
            traceback.print_exception(error)
            print("The server goes on as it was before this change.", flush=True)
        else:
            print("The server restarts.", flush=True)
            backend.restart()
            running = now


def edited(before: Mapping[str, Version], now: Mapping[str, Version]) -> Iterator[str]:
    """The files that are new or changed."""
    return (path for path, changed in now.items() if before.get(path) != changed)


def reload_page() -> None:
    """Let open tabs load again; vite.config.js passes it on to them."""
    with suppress(OSError):  # Vite has not begun yet, or has just ended
        urllib.request.urlopen(f"http://127.0.0.1:{PORT}/restarted", data=b"", timeout=5).close()


def stop(number: int, frame: object) -> None:
    """End as after Ctrl-C."""
    raise KeyboardInterrupt


def main() -> None:
    backend = Backend()
    page = subprocess.Popen(
        [sys.executable, str(WEB / "bundle.py"), "serve", PORT],
        env={**os.environ, "SWORDFISH_BACKEND": backend.url},
        start_new_session=True,  # its children end with it
    )
    print(f"Open http://127.0.0.1:{PORT} (make dev).", flush=True)
    try:
        import_packages()
        watch(backend, lambda: page.poll() is None)
    except KeyboardInterrupt:
        pass
    finally:
        backend.stop()
        if page.poll() is None:
            os.killpg(page.pid, signal.SIGTERM)
            page.wait()


if __name__ == "__main__":
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # a process with one thread can be forked
    signal.signal(signal.SIGTERM, stop)
    main()
