"""Which browser the tests use, and how they wait for it."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.web.browser import shell_beside
from tests.web.still import until_true

WAITS = re.compile(r"""wait_for_function\(\s*f?["'](?!\(|\w+ =>)""")
"""Playwright evaluates an expression again at each look, which our pages forbid, and takes any promise for true."""


@pytest.mark.parametrize("ours", ["chrome-linux64/chrome", "chrome-mac/Chromium.app/Contents/MacOS/Chromium"])
def test_the_shell_that_playwright_fetches_with_its_browser_is_found(tmp_path: Path, ours: str) -> None:
    own = tmp_path / "chromium-1254" / ours
    assert shell_beside(own) is None
    folder = tmp_path / "chromium_headless_shell-1254" / "chrome-headless-shell-linux64"
    folder.mkdir(parents=True)
    (folder / "chrome-headless-shell.manifest").touch()
    assert shell_beside(own) is None
    (folder / "chrome-headless-shell").touch()
    assert shell_beside(own) == str(folder / "chrome-headless-shell")
    assert shell_beside(tmp_path / "chromium-1255" / ours) is None
    assert shell_beside(Path("/usr/bin/chromium")) is None


def test_a_condition_that_needs_the_server_is_asked_until_it_holds(browser: Browser) -> None:
    page = browser.new_page()
    until_true(page, "async () => (window.asked = (window.asked ?? 0) + 1) === 3")
    assert page.evaluate("window.asked") == 3
    page.close()


def test_playwright_waits_for_plain_functions_only() -> None:
    here = Path(__file__).parent
    assert WAITS.search('page.wait_for_function("window.ready")')
    assert WAITS.search('page.wait_for_function("async () => true")')
    assert [
        path.name for path in here.glob("*.py") if path != Path(__file__) and WAITS.search(path.read_text("utf-8"))
    ] == []
