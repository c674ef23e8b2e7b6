"""A real Chromium: how to find, fetch and run it. If there is none, tests fail rather than skip."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Generator
from contextlib import contextmanager, suppress
from pathlib import Path

from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.rulebook import ROOT
from tests.web.house import NEIGHBOUR, WIFI

SHELL = "chromium-headless-shell"
"""Chromium without windows: it needs a third less processor time for a page."""
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

FONTS = ROOT / "web" / "node_modules" / "@expo-google-fonts"
KRONA = FONTS / "krona-one" / "400Regular"
"""Krona One: wider than any system font, and without symbols."""
ARIMO = FONTS / "arimo"
"""Arimo: metrically compatible with Arial."""
ONLY = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{fonts}</dir><cachedir>{cache}</cachedir></fontconfig>
"""
"""A fontconfig file, by which Chromium on Linux finds the fonts of one folder only."""


def find(playwright: Playwright) -> str | None:
    """The browser named in SWORDFISH_CHROMIUM, else a headless shell, else Playwright's own, else one on the PATH."""
    own = Path(playwright.chromium.executable_path)
    if named := os.environ.get("SWORDFISH_CHROMIUM") or shutil.which(SHELL) or shell_beside(own):
        return named
    return str(own) if own.exists() else next(filter(None, map(shutil.which, NAMES)), None)


def shell_beside(own: Path) -> str | None:
    """The headless shell that Playwright fetches together with its browser."""
    folder = next((one for one in own.parents if re.fullmatch(r"chromium-\d+", one.name)), None)
    if folder is None:
        return None
    shells = folder.with_name(folder.name.replace("-", "_headless_shell-")).glob("*/chrome-headless-shell*")
    return next((str(path) for path in shells if path.suffix in {"", ".exe"} and path.is_file()), None)


@contextmanager
def browsing(fonts: Path | None = None) -> Generator[Browser]:
    """Run a browser; `fonts`: the folder of the only fonts that it finds."""
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        path = find(playwright)
        assert path, "no Chromium found: make browser fetches one, or name yours in SWORDFISH_CHROMIUM"
        root = getattr(os, "geteuid", lambda: 1)() == 0
        args = [*FLAGS, *(["--no-sandbox"] if root else [])]
        browser = playwright.chromium.launch(executable_path=path, args=args, env=environment(fonts, Path(folder)))
        try:
            yield browser
        finally:
            browser.close()


def environment(fonts: Path | None, folder: Path) -> dict[str, str | float | bool]:
    """The environment of a browser that finds only these fonts; writes the configuration to `folder`."""
    if fonts is None:
        return {**os.environ}
    assert any(fonts.rglob("*.ttf")), f"no font in {fonts}: make page fetches it"
    told = folder / "fonts.conf"
    told.write_text(ONLY.format(fonts=fonts, cache=folder / "cache"), encoding="utf-8")
    return {**os.environ, "FONTCONFIG_FILE": str(told)}


def fetch() -> None:
    """Install Playwright's own browser, or, if that fails and we may, Debian's."""
    with suppress(subprocess.CalledProcessError):
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True, timeout=600)
        return
    if shutil.which("apt-get") and getattr(os, "geteuid", lambda: 1)() == 0:
        for package in (SHELL, "chromium"):
            if (
                subprocess.run(
                    ["apt-get", "install", "--quiet=2", "--yes", package], check=False, timeout=900
                ).returncode
                == 0
            ):
                return


def main() -> None:
    """Fetch a browser, if there is none."""
    with sync_playwright() as playwright:
        found = find(playwright)
    if found is None:
        fetch()


if __name__ == "__main__":
    main()
