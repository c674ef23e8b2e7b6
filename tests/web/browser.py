"""A real Chromium: where it is found, how it is fetched, with which flags it runs. None is a failure, not a skip."""

import os
import shutil
import subprocess
import sys
from collections.abc import Generator
from contextlib import contextmanager, suppress
from pathlib import Path

from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.web.house import NEIGHBOUR, WIFI

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--host-resolver-rules=MAP {WIFI} {NEIGHBOUR}",
]


def find(playwright: Playwright) -> str | None:
    """The one that is named in SWORDFISH_CHROMIUM, else Playwright's own, else one on the PATH."""
    if named := os.environ.get("SWORDFISH_CHROMIUM"):
        return named
    own = playwright.chromium.executable_path
    return own if Path(own).exists() else next(filter(None, map(shutil.which, NAMES)), None)


@contextmanager
def browsing() -> Generator[Browser]:
    """A browser, for as long as it is needed."""
    with sync_playwright() as playwright:
        path = find(playwright)
        assert path, "no Chromium found: make browser fetches one, or name yours in SWORDFISH_CHROMIUM"
        root = getattr(os, "geteuid", lambda: 1)() == 0
        browser = playwright.chromium.launch(executable_path=path, args=[*FLAGS, *(["--no-sandbox"] if root else [])])
        try:
            yield browser
        finally:
            browser.close()


def fetch() -> None:
    """Playwright's own, or, where that cannot be had and we may, Debian's."""
    with suppress(subprocess.CalledProcessError):
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True, timeout=600)
        return
    if shutil.which("apt-get") and getattr(os, "geteuid", lambda: 1)() == 0:
        subprocess.run(["apt-get", "install", "-y", "chromium"], check=True, timeout=900)


def main() -> None:
    with sync_playwright() as playwright:
        found = find(playwright)
    if found is None:
        fetch()


if __name__ == "__main__":
    main()
