"""The real server in a separate process, and pages in a real browser."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.ports import own_port

PHONE = {"width": 390, "height": 844}
WIDE = {"width": 1360, "height": 850}
SOON = 60_000
"""Milliseconds after which a test stops waiting."""
NEIGHBOUR = "127.0.0.2"
"""Stands for the address in the local network: on Linux every such address is this machine."""
WIFI = "192.0.2.7"
"""Stands for an address that browsers do not trust: ours maps it to the neighbour."""

expect.set_options(timeout=SOON)


class Served(Protocol):
    """Something that pages can visit."""

    url: str


class House:
    """A server that can be stopped and restarted on the same address."""

    def __init__(self, folder: Path, more: Sequence[str] = (), packages: Path | None = None) -> None:
        self._store, self._port, self._more, self.url = folder / "tables.db", own_port(), more, ""
        self._env = {**os.environ, "PYTHONPATH": str(packages)} if packages else None
        self.start()

    def start(self) -> None:
        words = ["serve", "--port", str(self._port), "--store", str(self._store), "--no-browser", "--no-limits"]
        words += ["--no-preparation", "--bot-pace", "0.02", *self._more]
        self._process = subprocess.Popen(
            [sys.executable, "-m", "swordfish", *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            encoding="utf-8",
            env=self._env,
        )
        assert self._process.stdout
        said = re.search(r"http://[^:]+:(\d+)", self._process.stdout.readline())
        assert said, "the server says where it is"
        self.url, self._port = said[0], int(said[1])

    def kill(self) -> None:
        """Kill it, as a power failure would."""
        self._process.kill()
        self._close()

    def stop(self) -> None:
        self._process.terminate()
        self._close()

    def _close(self) -> None:
        self._process.wait()
        assert self._process.stdout
        self._process.stdout.close()


@contextmanager
def serving(folder: Path, *more: str, packages: Path | None = None) -> Generator[House]:
    """A server. `more`: further arguments of its command line; `packages`: a folder with further packages."""
    house = House(folder, more, packages)
    try:
        yield house
    finally:
        house.stop()


@contextmanager
def visiting(
    browser: Browser,
    house: Served,
    *,
    phone: bool = False,
    theme: str = "light",
    pace: str = "instant",
    locale: str = "en-GB",
    refused: bool = False,
    address: str = "",
    shell: bool = False,
) -> Generator[Page]:
    """A page of a new guest, without any error or console message.

    `pace`: at the instant one nothing moves, which saves a tenth of the processor time. `refused`: the test expects a
    refused request, which the console may report. `address`: another address of the server. `shell`: a service worker
    keeps the page's files, as for every player; tests that do not need it save a tenth of the processor time.
    """
    context = browser.new_context(
        base_url=address or house.url,
        viewport=PHONE if phone else WIDE,  # pyright: ignore[reportArgumentType] - a dict of just these two
        device_scale_factor=2 if phone else 1,
        has_touch=phone,
        is_mobile=phone,
        permissions=["accelerometer"] if phone else [],  # as phones have it by default, and a headless browser not
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce" if pace == "instant" else "no-preference",
        locale=locale,
        service_workers="allow" if shell else "block",
    )
    context.set_default_timeout(SOON)
    liked = {"pace": pace, "bot": "random", "who": "knows", "theme": theme if theme == "contrast" else "auto"}
    context.add_init_script(
        "if (location.protocol.startsWith('http') && !localStorage.getItem('swordfish.settings'))"
        f" localStorage.setItem('swordfish.settings', {json.dumps(json.dumps(liked))})"
    )
    complaints = complaining(context)
    try:
        yield context.new_page()
        unasked = [said for said in complaints if not (refused and "Failed to load resource" in said)]
        assert unasked == [], unasked
    finally:
        context.close()


def complaining(context: BrowserContext) -> list[str]:
    """Collects the complaints of a context's pages; an unknown guest is not one."""
    said: list[str] = []
    context.on("weberror", lambda error: said.append(str(error.error)))
    expected = (
        "WebSocket",
        "ERR_CONNECTION_REFUSED",
        "ERR_INTERNET_DISCONNECTED",
        "Service Worker registration blocked",
    )

    def listen(page: Page) -> None:
        page.on(
            "console",
            lambda message: (
                said.append(f"{message.text} {message.location['url']}")
                if message.type in {"error", "warning"}
                and not any(one in message.text + str(message.location) for one in expected)
                else None
            ),
        )

    context.on("page", listen)
    return said
