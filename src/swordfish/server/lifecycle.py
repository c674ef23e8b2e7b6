"""Announces the start, a reload and the stop of a server: to the log, the service manager and the caller."""

import asyncio
import platform
import signal
import socket
import threading
import time
from collections.abc import Callable, Sequence

from swordfish import __version__
from swordfish.core import Refusal
from swordfish.server.listening import shown
from swordfish.server.logs import logger, note
from swordfish.server.systemd import Notifier


class Lifecycle:
    """The callbacks of one server. `reload` reads the settings again; it may refuse them."""

    def __init__(
        self,
        ready: Callable[[], None] = lambda: None,
        reload: Callable[[], None] | None = None,
        notifier: Notifier | None = None,
    ) -> None:
        self._ready, self._reload, self._notifier = ready, reload, notifier or Notifier({})
        self._began = time.monotonic()
        self._watchdog: asyncio.Task[None] | None = None

    def started(self, listening: Sequence[socket.socket]) -> None:
        """The server accepts connections."""
        places = [shown(one) for one in listening]
        note("started", version=__version__, python=platform.python_version(), listening=places)
        loop = asyncio.get_running_loop()
        main = threading.current_thread() is threading.main_thread()
        if self._reload and main and hasattr(signal, "SIGHUP"):
            loop.add_signal_handler(signal.SIGHUP, self.reload)
        if self._notifier.watchdog:
            self._watchdog = loop.create_task(self._give_signs_of_life(self._notifier.watchdog))
        self._notifier.ready(f"swordfish {__version__}, {', '.join(places)}")
        self._ready()

    def reload(self) -> None:
        """Read the settings again; bad ones are logged, and the old ones stay."""
        self._notifier.reloading()
        try:
            if self._reload:
                self._reload()
        except Refusal as refusal:
            logger.error("settings not reloaded", extra={"facts": {"why": str(refusal)}})
        self._notifier.ready(f"swordfish {__version__}")

    def stopping(self) -> None:
        """The server accepts no more connections."""
        note("stopping")
        self._notifier.stopping()
        if self._watchdog:
            self._watchdog.cancel()

    def stopped(self) -> None:
        """Everything that was acknowledged is on the disk."""
        note("stopped", version=__version__, seconds=round(time.monotonic() - self._began, 1))

    async def _give_signs_of_life(self, seconds: float) -> None:
        while True:
            self._notifier.alive()
            await asyncio.sleep(seconds)
