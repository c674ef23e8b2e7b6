"""The server is upgraded while a tab is open: the tab asks for a file that is gone, and loads the new page."""

import re
import shutil
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.rulebook import ROOT
from tests.web.house import House, visiting

PACKAGE = ROOT / "src" / "swordfish"


def upgraded(folder: Path) -> Path:
    """A copy of the package in which every file of the page has another hash in its name; returns its folder."""
    shutil.copytree(PACKAGE, folder / "swordfish", ignore=shutil.ignore_patterns("*.br", "*.gz"))
    static = folder / "swordfish" / "server" / "static"
    names = [path.name for path in (static / "assets").glob("*.js")]
    fresh = {name: re.sub(r"-[\w-]{8}\.js$", f"-{number:08}.js", name) for number, name in enumerate(names)}
    assert all(fresh[name] != name for name in names)
    old = re.compile("|".join(map(re.escape, names)))
    for path in [static / "index.html", *(static / "assets" / name for name in names)]:
        text = old.sub(lambda found: fresh[found[0]], path.read_text(encoding="utf-8"))
        path.write_text(text, encoding="utf-8")
    for name in names:
        (static / "assets" / name).rename(static / "assets" / fresh[name])
    return folder


def test_an_old_tab_that_asks_for_an_old_file_loads_the_new_page(browser: Browser, tmp_path: Path) -> None:
    before = House(tmp_path)
    try:
        with visiting(browser, before, refused=True, shell=True) as page:
            page.goto("/", wait_until="networkidle")
            port = before.url.rsplit(":", 1)[1]
            before.stop()
            after = House(tmp_path, ("--port", port), packages=upgraded(tmp_path / "new"))
            try:
                page.evaluate("history.pushState(null, '', '/me'); dispatchEvent(new PopStateEvent('popstate'))")
                expect(page.locator("script[type=module]").first).to_have_attribute("src", re.compile(r"-\d{8}\.js$"))
                expect(page.locator("main h1, h1").first).to_be_visible()
                assert page.url.endswith("/me")
            finally:
                after.stop()
    finally:
        before.kill()
