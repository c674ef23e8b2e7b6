"""`make dev`: page and server behind one address; a saved file is on the screen without a build."""

import os
import re
import shutil
import signal
import statistics
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Generator
from contextlib import contextmanager, suppress
from http.client import HTTPException
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.ports import own_port
from tests.rulebook import ROOT
from tests.waiting import until
from tests.web.house import SOON

HEADING = '<h1 data-edited="{}">'
EDITS = 7


class Checkout(NamedTuple):
    """A copy of the checkout's page and package, and the address at which `make dev` serves both."""

    folder: Path
    url: str

    @property
    def page(self) -> Path:
        return self.folder / "web" / "src" / "pages" / "Me.svelte"

    @property
    def rules(self) -> Path:
        return self.folder / "src" / "swordfish" / "games" / "swipe" / "rules.py"

    def edit_heading(self, number: int) -> None:
        """Save a page with another attribute in its heading."""
        text = self.page.read_text(encoding="utf-8")
        edited = re.sub(r'<h1( data-edited="\d+")?>', HEADING.format(number), text, count=1)
        assert edited != text
        self.page.write_text(edited, encoding="utf-8")

    def edit_rules(self) -> None:
        """Save a Python file with one more comment."""
        with self.rules.open("a", encoding="utf-8") as file:
            file.write("# edited\n")

    def started(self) -> str:
        """When the server that answers now was started; nothing while none answers."""
        with suppress(OSError, HTTPException), urllib.request.urlopen(f"{self.url}/metrics", timeout=30) as answer:
            found = re.search(r"^process_start_time_seconds (\S+)$", answer.read().decode(), re.MULTILINE)
            return found[1] if found else ""
        return ""


@contextmanager
def developing(folder: Path) -> Generator[Checkout]:
    """`make dev` in a copy of the checkout, once it answers."""
    for name in ("web", "src/swordfish"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__", "static", ".vite"))
    port = str(own_port())
    env = {**os.environ, "SWORDFISH_PORT": port, "SWORDFISH_HOME": str(folder), "PYTHONPATH": str(folder / "src")}
    command = [sys.executable, str(folder / "web" / "dev.py")]
    with subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as dev:
        try:
            made = Checkout(folder, f"http://127.0.0.1:{port}")

            def answers() -> str:
                assert dev.poll() is None
                return made.started()

            until(answers, "the server behind the page")
            yield made
            assert dev.poll() is None
        finally:
            dev.send_signal(signal.SIGTERM)
            dev.wait(60)


@contextmanager
def looking(browser: Browser, made: Checkout) -> Generator[Page]:
    """The page that is edited, in a tab that remembers whether it was loaded again."""
    page = browser.new_page(base_url=made.url)
    page.set_default_timeout(SOON)
    page.goto("/me")
    expect(page.locator("h1").first).to_be_visible()
    page.evaluate("window.same = true")
    yield page
    page.close()


@pytest.mark.long
def test_a_saved_page_is_on_the_screen_and_a_saved_python_file_restarts_the_server(
    browser: Browser, tmp_path: Path
) -> None:
    with developing(tmp_path) as made, looking(browser, made) as page:
        assert page.evaluate("fetch('/api/games').then((answer) => answer.status)") == 200
        made.edit_heading(1)
        expect(page.locator('h1[data-edited="1"]')).to_be_visible()
        assert page.evaluate("window.same"), "hot, without loading the page again"
        before = made.started()
        made.rules.with_name(".#rules.py").symlink_to("ann@machine.1234")  # as Emacs locks a file
        made.edit_rules()
        until(lambda: made.started() not in ("", before), "another server")


def seconds(edit: Callable[[], object], seen: Callable[[], object]) -> float:
    began = time.perf_counter()
    edit()
    seen()
    return time.perf_counter() - began


def until_shown(made: Checkout, page: Page, number: int) -> float:
    heading = page.locator(f'h1[data-edited="{number}"]')
    return seconds(lambda: made.edit_heading(number), heading.wait_for)


def until_restarted(made: Checkout) -> float:
    before = made.started()
    return seconds(made.edit_rules, lambda: until(lambda: made.started() not in ("", before), "another server"))


@pytest.mark.torture
def test_an_edit_is_on_the_screen_in_under_a_second(browser: Browser, tmp_path: Path) -> None:
    with developing(tmp_path) as made, looking(browser, made) as page:
        shown = [until_shown(made, page, number) for number in range(EDITS)]
        restarted = [until_restarted(made) for _ in range(EDITS)]
    for name, times in (("a page", shown), ("a Python file", restarted)):
        print(f"\n{name}: median {statistics.median(times):.2f} s, longest {max(times):.2f} s of {EDITS}", end="")
    print()
    assert statistics.median(shown) < 1.0
