"""`make dev`: the page with hot reload and the server with restart, behind one address.

A change of the page is on the screen at once. A change of a Python file or a catalogue restarts the server; the page
reconnects by itself, and no game is lost. Ctrl-C ends both.
"""

import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

WEB = Path(__file__).resolve().parent
SOURCE = WEB.parent / "src" / "swordfish"
PORT = os.environ.get("SWORDFISH_PORT", "7733")
POLL_SECONDS = 0.2
KINDS = {".py", ".ftl", ".sql"}


def changes() -> dict[Path, int]:
    """When each source file of the server was changed."""
    found: dict[Path, int] = {}
    for path in SOURCE.rglob("*"):
        if path.suffix in KINDS:
            with suppress(FileNotFoundError):  # deleted just now, or an editor's lock: a link to nothing
                found[path] = path.stat().st_mtime_ns
    return found


def free_port() -> str:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return str(probe.getsockname()[1])


def started(*words: str, **variables: str) -> subprocess.Popen[bytes]:
    """A Python program in a process group of its own, so that its children end with it."""
    return subprocess.Popen([sys.executable, *words], env={**os.environ, **variables}, start_new_session=True)


def end(process: subprocess.Popen[bytes]) -> None:
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait()


def stop(number: int, frame: object) -> None:
    """End as after Ctrl-C."""
    raise KeyboardInterrupt


def main() -> None:
    port = free_port()
    serve = ("-m", "swordfish", "serve", "--no-browser", "--no-limits", "--no-preparation", "--port", port)
    settings = {"SWORDFISH_PORT": port}
    page = started(str(WEB / "bundle.py"), "serve", PORT, SWORDFISH_BACKEND=f"http://127.0.0.1:{port}")
    server, seen = started(*serve, **settings), changes()
    print(f"Open http://127.0.0.1:{PORT} (make dev).", flush=True)
    try:
        while page.poll() is None:
            time.sleep(POLL_SECONDS)
            if (now := changes()) != seen:
                print("The server restarts.", flush=True)
                end(server)
                server, seen = started(*serve, **settings), now
    except KeyboardInterrupt:
        pass
    finally:
        end(server)
        end(page)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, stop)
    main()
