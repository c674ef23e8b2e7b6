"""Opens the sockets on which the server listens: an address, or a file for a proxy on the same machine."""

import errno
import socket
import stat
from contextlib import suppress
from pathlib import Path

from swordfish.core import Refusal, reason

UNREAD = 64 * 1024
"""The send buffer of a socket: how many bytes the system holds for a stalled reader before we notice."""
BACKLOG = 1024
PROXY_MODE = 0o660
"""The owner and the group of a Unix socket can connect to it."""


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there; a Refusal says why it cannot. `::` listens for IPv4, too."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named, or asyncio lets small news wait
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD)
        if host == "::":
            listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except (OSError, OverflowError) as error:
        listening.close()
        if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
            raise Refusal("port-taken", port=str(port)) from None
        why = Refusal("why-port") if isinstance(error, OverflowError) else reason(error)
        raise Refusal("cannot-listen", host=host, port=str(port), reason=why) from None
    return listening


def listen_at(path: Path) -> socket.socket:
    """A Unix socket at this path; replaces the one that a killed server left."""
    if not hasattr(socket, "AF_UNIX"):
        raise Refusal("serve-no-unix-sockets")
    try:
        _clear(path)
        listening = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        try:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD)
            listening.bind(str(path))
            path.chmod(PROXY_MODE)
            listening.listen(BACKLOG)
        except OSError:
            listening.close()
            raise
    except OSError as error:
        raise Refusal("serve-bad-socket", path=str(path), reason=reason(error)) from None
    return listening


def _clear(path: Path) -> None:
    """Remove a Unix socket on which nobody listens; a Refusal if the path is anything else."""
    if not path.exists():
        return
    if not stat.S_ISSOCK(path.stat().st_mode):
        raise Refusal("serve-bad-socket", path=str(path), reason=Refusal("why-exists"))
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as probe, suppress(ConnectionRefusedError):
        probe.connect(str(path))
        raise Refusal("serve-socket-taken", path=str(path))
    path.unlink(missing_ok=True)


def is_unix(listening: socket.socket) -> bool:
    """Whether a socket is a file that only processes of this machine can reach."""
    return listening.family == getattr(socket, "AF_UNIX", None)


def shown(listening: socket.socket) -> str:
    """Where a socket listens, in words."""
    name = listening.getsockname()
    if is_unix(listening):
        return f"unix:{name}"
    host, port = name[:2]
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
