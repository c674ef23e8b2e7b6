"""The page around the games: small, accessible, at home on every screen, with clear error sentences."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.rulebook import ROOT
from tests.web.house import NEIGHBOUR, House, serving, visiting
from tests.web.relay import relaying
from tests.web.still import still, until_true

MOST_BYTES = 200 * 1024
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
COLOURS = ["color-contrast", "link-in-text-block"]
"""The rules of axe that a theme can break."""
CHECKED = """([theme, rules]) => {
  document.documentElement.dataset.theme = theme
  return axe.run(document, { resultTypes: ['violations'], ...(rules ? { runOnly: rules } : {}) })
}"""


def playing(page: Page) -> Locator:
    """The button that starts a game against bots."""
    return page.locator("[data-game=swipe]").get_by_role("button", name="Play against bots")


def overflow(page: Page) -> int:
    """By how many pixels the page is wider than the screen, once nothing moves."""
    still(page)
    return page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")


def test_the_first_load_is_small(browser: Browser, tmp_path: Path) -> None:
    """From a server of its own, whose list of open tables is empty."""
    with (
        serving(tmp_path, "--address", NEIGHBOUR) as house,
        relaying(house.url) as relay,
        visiting(browser, house, address=relay.url, shell=True) as page,
    ):
        fetched: list[str] = []
        page.on("requestfinished", lambda request: fetched.append(request.url))
        page.goto("/")
        playing(page).click()
        page.get_by_role("button", name="Throw").wait_for()
        page.evaluate("Promise.all([document.fonts.ready, navigator.serviceWorker.ready]).then(() => true)")
        assert sum(url.endswith(".woff2") for url in fetched) == 2
        assert 64_000 < relay.received <= MOST_BYTES


@pytest.mark.parametrize(
    "width", [320, pytest.param(390, marks=pytest.mark.long), 1360, pytest.param(1920, marks=pytest.mark.long)]
)
def test_nothing_sticks_out_on_any_screen(browser: Browser, house: House, width: int) -> None:
    with visiting(browser, house) as page:
        page.set_viewport_size({"width": width, "height": 800})
        page.goto("/")
        play = playing(page)
        play.wait_for()
        assert overflow(page) <= 0
        play.click()
        page.get_by_role("button", name="Throw").wait_for()
        assert overflow(page) <= 0


def test_light_dark_and_high_contrast_by_the_device_and_by_a_switch(browser: Browser, house: House) -> None:
    paper = "getComputedStyle(document.body).backgroundColor"
    with visiting(browser, house) as light, visiting(browser, house, theme="dark") as dark:
        light.goto("/")
        dark.goto("/")
        seen = {light.evaluate(paper), dark.evaluate(paper)}
        assert len(seen) == 2
        switch = light.get_by_role("button", name="Colours")
        for name in ("light", "dark", "high contrast"):
            switch.click()
            expect(switch).to_have_attribute("aria-label", f"Colours: {name}")
        still(light)
        seen.add(light.evaluate(paper))
        assert len(seen) == 3
        light.reload()
        expect(switch).to_have_attribute("aria-label", "Colours: high contrast")


def test_an_unknown_table_has_a_page_of_its_own(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page:
        page.goto("/t/NOSUCH")
        expect(page.get_by_role("heading")).to_have_text("There is no table NOSUCH.")
        page.get_by_role("main").get_by_role("link", name="Home").click()
        playing(page).wait_for()


def test_an_address_that_leads_nowhere_is_404_and_has_a_page_of_its_own(browser: Browser, house: House) -> None:
    with visiting(browser, house, refused=True) as page:
        answer = page.goto("/no/such/thing")
        assert answer
        assert answer.status == 404
        expect(page.get_by_role("heading")).to_have_text("There is nothing here but water.")
        page.get_by_role("main").get_by_role("link", name="Home").click()
        playing(page).wait_for()
        page.go_back()
        expect(page.get_by_role("heading")).to_have_text("There is nothing here but water.")


def test_it_can_be_installed_and_keeps_nothing_but_its_shell(browser: Browser, house: House) -> None:
    with visiting(browser, house, shell=True) as page:
        page.goto("/")
        playing(page).click()
        page.get_by_role("button", name="Throw").wait_for()
        manifest = page.evaluate("fetch('/manifest.webmanifest').then((found) => found.json())")
        assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
        for icon in manifest["icons"]:
            kind = "src => fetch(src).then((found) => found.ok && found.headers.get('content-type'))"
            assert page.evaluate(kind, icon["src"]) == icon["type"]
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.reload()
        page.get_by_role("button", name="Throw").wait_for()
        keys = "caches.open('swordfish-shell').then((shell) => shell.keys())"
        kept = f"{keys}.then((all) => all.map((one) => new URL(one.url).pathname))"
        until_true(page, f"() => {kept}.then((all) => all.length > 5 && all.includes('/'))")
        assert all(path == "/" or path.startswith("/assets/") for path in page.evaluate(kept))


def serious(page: Page) -> list[str]:
    """Serious and critical axe findings: by all rules in the light theme, by those about colours in all three."""
    found: list[str] = []
    still(page)
    page.emulate_media(reduced_motion="reduce")  # colours on their way from one theme to the next are none of either
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    for theme, rules in (("light", None), ("dark", COLOURS), ("contrast", COLOURS)):
        result = page.evaluate(CHECKED, [theme, rules])
        found += [
            f"{theme}: {rule['id']}: {[node['target'] for node in rule['nodes']]}"
            for rule in result["violations"]
            if rule["impact"] in {"serious", "critical"}
        ]
    return found
