"""What a service manager offers: sockets that it opened, and a socket for messages about the state of the service."""

import os
import socket
import time
from collections.abc import MutableMapping

from swordfish.core import Refusal, reason

FIRST = 3
"""The number of the first socket that systemd hands over."""

PATIENCE = 2.0
"""Seconds that a message waits for a service manager that is slow to read; a sign of life does not wait."""


def inherited(environment: MutableMapping[str, str]) -> list[socket.socket]:
    """The sockets that the service manager opened for this process. Child processes do not get them."""
    count, pid = environment.pop("LISTEN_FDS", ""), environment.pop("LISTEN_PID", "")
    environment.pop("LISTEN_FDNAMES", None)
    if pid != str(os.getpid()) or not count.isdigit():
        return []
    try:
        found = [socket.socket(fileno=number) for number in range(FIRST, FIRST + int(count))]
    except OSError as error:
        raise Refusal("serve-bad-handover", reason=reason(error)) from None
    for handed in found:
        handed.set_inheritable(False)
    return found


class Notifier:
    """Tells the service manager about the state of this service; without one it does nothing."""

    def __init__(self, environment: MutableMapping[str, str]) -> None:
        self._path = environment.pop("NOTIFY_SOCKET", "")
        watched = environment.pop("WATCHDOG_USEC", "")
        environment.pop("WATCHDOG_PID", None)
        self.watchdog = int(watched) / 2e6 if watched.isdigit() and self._path else 0.0
        """Seconds between two signs of life; 0: nobody waits for them."""

    def ready(self, status: str) -> None:
        self._send("READY=1", f"STATUS={status}")

    def reloading(self) -> None:
        self._send("RELOADING=1", f"MONOTONIC_USEC={time.monotonic_ns() // 1000}")

    def alive(self) -> None:
        self._send("WATCHDOG=1", patience=0.0)

    def stopping(self) -> None:
        self._send("STOPPING=1")

    def _send(self, *lines: str, patience: float = PATIENCE) -> None:
        if not self._path:
            return
        path = "\0" + self._path[1:] if self._path.startswith("@") else self._path
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_CLOEXEC) as manager:
                manager.settimeout(patience)
                manager.sendto("\n".join(lines).encode(), path)
        except (BlockingIOError, TimeoutError):
            return  # the manager does not read its messages at the moment; the event loop must not wait for it
        except OSError:
            self._path = ""  # the manager is gone; the service goes on without it
