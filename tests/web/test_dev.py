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
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager, suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.ports import own_port
from tests.rulebook import ROOT
from tests.waiting import LONG, until
from tests.web.house import SOON

HEADING = '<h1 data-edited="{}">'
SEATS = "SEATS = range(2, {})"
EDITS = 7
with_one_browser = pytest.mark.parametrize("browser", ["machine"], indirect=True, scope="session")
"""Fonts make no difference here."""


class Checkout(NamedTuple):
    """A copy of the checkout's page and package, and the address at which `make dev` serves both."""

    folder: Path
    url: str

    @property
    def page(self) -> Path:
        return self.folder / "web" / "src" / "pages" / "Me.svelte"

    @property
    def settings(self) -> Path:
        return self.folder / "src" / "swordfish" / "server" / "settings.py"

    @property
    def game(self) -> Path:
        return self.folder / "src" / "swordfish" / "games" / "swipe" / "__init__.py"

    def edit_heading(self, number: int) -> None:
        """Save a page with another attribute in its heading."""
        replace(self.page, r'<h1( data-edited="\d+")?>', HEADING.format(number))

    def edit_seats(self, most: int) -> None:
        """Save a Python file, so that up to `most` players can play swipe."""
        replace(self.game, r"SEATS = range\(2, \d+\)", SEATS.format(most + 1))

    def said(self, text: str) -> int:
        """How often `make dev` has said this."""
        return (self.folder / "said").read_text(encoding="utf-8").count(text)

    def fetch(self, path: str) -> str:
        with urllib.request.urlopen(f"{self.url}{path}", timeout=LONG) as answer:
            return answer.read().decode()

    def started(self) -> str:
        """When the server that answers now was started; nothing while none answers."""
        with suppress(OSError, HTTPException):
            found = re.search(r"^process_start_time_seconds (\S+)$", self.fetch("/metrics"), re.MULTILINE)
            return found[1] if found else ""
        return ""


def replace(path: Path, pattern: str, text: str) -> None:
    """Save a file with another text at the first place that matches."""
    before = path.read_text(encoding="utf-8")
    after = re.sub(pattern, text, before, count=1)
    assert after != before
    save(path, after)


def save(path: Path, text: str) -> None:
    """Save a file as most editors do: nobody sees half of it."""
    half = path.with_name(f".{path.name}.half")
    half.write_text(text, encoding="utf-8")
    half.replace(path)


@contextmanager
def developing(folder: Path) -> Generator[Checkout]:
    """`make dev` in a copy of the checkout, once it answers."""
    for name in ("web", "src/swordfish"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__", "static", ".vite"))
    port = str(own_port())
    env = {**os.environ, "SWORDFISH_PORT": port, "SWORDFISH_HOME": str(folder), "PYTHONPATH": str(folder / "src")}
    command = [sys.executable, str(folder / "web" / "dev.py")]
    with (
        (folder / "said").open("wb") as said,
        subprocess.Popen(command, env=env, stdout=said, stderr=subprocess.STDOUT) as dev,
    ):
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


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Checkout]:
    with developing(tmp_path_factory.mktemp("dev")) as checkout:
        yield checkout


@contextmanager
def looking(browser: Browser, made: Checkout, path: str) -> Generator[Page]:
    """A page in a tab that remembers whether it was loaded again."""
    page = browser.new_page(base_url=made.url)
    page.set_default_timeout(SOON)
    page.goto(path)
    expect(page.locator("h1").first).to_be_visible()
    page.evaluate("window.same = true")
    yield page
    page.close()


@pytest.mark.long
@with_one_browser
def test_a_saved_page_is_on_the_screen_without_loading_again(browser: Browser, made: Checkout) -> None:
    with looking(browser, made, "/me") as page:
        assert page.evaluate("fetch('/api/games').then((answer) => answer.status)") == 200
        made.edit_heading(1)
        expect(page.locator('h1[data-edited="1"]')).to_be_visible()
        assert page.evaluate("window.same")


@pytest.mark.long
@with_one_browser
def test_a_saved_python_file_is_on_the_screen(browser: Browser, made: Checkout) -> None:
    with looking(browser, made, "/new/swipe") as page:
        expect(page.locator("input[name=seats]")).to_have_count(5)
        made.game.with_name(".#rules.py").symlink_to("ann@machine.1234")  # as Emacs locks a file
        made.edit_seats(4)
        expect(page.locator("input[name=seats]")).to_have_count(3)
        assert not page.evaluate("window.same")
        assert not made.said("Traceback")


@pytest.mark.long
def test_a_file_that_python_cannot_read_leaves_the_server_as_it_was(made: Checkout) -> None:
    before, text = made.started(), made.game.read_text(encoding="utf-8")
    save(made.game, f"{text}def\n")
    until(lambda: made.said("SyntaxError"), "the mistake")
    assert made.started() == before
    save(made.game, text)
    until(lambda: made.started() not in ("", before), "another server")


@pytest.mark.long
def test_requests_wait_while_there_is_no_server(made: Checkout) -> None:
    text = made.settings.read_text(encoding="utf-8")
    save(made.settings, f"{text}raise RuntimeError\n")
    until(lambda: made.said("The server has ended."), "the end of the server")
    with closing(HTTPConnection(urlsplit(made.url).netloc, timeout=LONG)) as asked:
        asked.request("GET", "/api/games")
        assert "<script" in made.fetch("/"), "the page is served, and has the request before it"
        save(made.settings, text)
        assert asked.getresponse().status == 200


def seconds(edit: Callable[[], object], seen: Callable[[], object]) -> float:
    began = time.perf_counter()
    edit()
    seen()
    return time.perf_counter() - began


@pytest.mark.torture
@with_one_browser
def test_an_edit_is_on_the_screen_in_about_a_second(browser: Browser, made: Checkout) -> None:
    def until_headed(number: int) -> float:
        return seconds(lambda: made.edit_heading(number), page.locator(f'h1[data-edited="{number}"]').wait_for)

    def until_seated(most: int) -> float:
        offered = page.locator(f"label.count:nth-of-type({most - 1}):last-child")  # from 2 to `most` players
        return seconds(lambda: made.edit_seats(most), offered.wait_for)

    with looking(browser, made, "/me") as page:
        shown = [until_headed(number) for number in range(10, 10 + EDITS)]
    with looking(browser, made, "/new/swipe") as page:
        restarted = [until_seated(3 + number % 3) for number in range(EDITS)]
    print(f"\nload {os.getloadavg()[0]:.1f}")
    for name, times in (("a page", shown), ("a Python file", restarted)):
        print(f"{name}: median {statistics.median(times):.2f} s, longest {max(times):.2f} s of {EDITS}")
    assert statistics.median(shown) < 1.0
