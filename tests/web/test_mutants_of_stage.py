"""The checker of the stage reports each way in which a page can break the law."""

from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page

from tests.web.house import House
from tests.web.stage import CHECKER, bounds, table
from tests.web.still import still
from tests.web.test_stage import MOST_SHIFT, SHIFTS

pytestmark = pytest.mark.parametrize("browser", [pytest.param("machine", id=pytest.HIDDEN_PARAM)], indirect=True)
PHONE, LAPTOP = (390, 844), (1440, 900)


class Mutant(NamedTuple):
    """A style sheet that breaks the law, after a copy of something went into another place, and what is reported."""

    says: str
    style: str = ""
    copy: tuple[str, ...] = ("", "")
    television: bool = False


ANYWHERE = (
    Mutant("there is no bar", "[data-zone=bar] { visibility: hidden }"),
    Mutant("the page must be scrolled", ".stage { margin-bottom: 20px }"),
    Mutant("the dock leaves the screen", ".dock { translate: 0 30px }"),
    Mutant("board and dock overlap", ".dock { scale: 1.1 }"),
    Mutant("more than one dock", copy=(".dock", "main")),
    Mutant("% of the screen, not", "[data-zone=board] { max-height: 50% }"),
    Mutant("% of its shorter side", ".board { scale: 0.6 }"),
    Mutant("the board is empty", ".board > * { display: none }"),
    Mutant("text of 12.0 px", ".question { font-size: 12px }"),
    Mutant("text of 12.6 px", "[data-seat] { scale: 0.9 } [data-name] { font-size: 14px }"),
    Mutant("text leaves the dock", ".question { text-indent: -50px }"),
    Mutant("text is cut", ".question { height: 6px; overflow: hidden }"),
    Mutant("lies on “", ".throw { translate: 0 -30px }"),
    Mutant(
        "is under p.question", ".copied { position: absolute; inset: 0; background: #fff }", (".question", ".board")
    ),
    Mutant("a control on a television", television=True),
    Mutant("a target of 30×", ".back { width: 30px }"),
    Mutant("a target leaves the dock", ".throw { translate: -40px 0 }"),
    Mutant("a target is cut", ".offers { height: 20px; min-height: 0; overflow: hidden }"),
    Mutant("is under", ".copied { position: absolute; inset: 0 }", (".question", ".dock")),
    Mutant(
        "is covered in its middle by",
        ".dock::after { content: ''; position: absolute; inset: 0 } .dock { position: relative }",
    ),
    Mutant("leaves the board", ".tray { translate: 0 -1000px }"),
    Mutant("overlap by", ".tray { scale: 3 }"),
    Mutant("outside the zones", copy=(".question", "body")),
    Mutant("the hand covers", ".copied { position: fixed; inset: 0 }", (".question", "body", "pointing")),
    Mutant(
        "the glow covers", ".copied { position: fixed; inset: 0; clip-path: inset(0px) }", (".question", "body", "spot")
    ),
    Mutant("seat 1 appears 0 times", "[data-seat='1'] { display: none }"),
    Mutant("seat 1 appears 2 times", copy=("[data-seat='1']", ".board")),
    Mutant("seat 1 shows no face", "[data-seat='1'] [data-face] { opacity: 0 }"),
    Mutant("the name of seat 0 is hidden", "[data-seat='0'] [data-name] { visibility: hidden }"),
    Mutant("the name of seat 0 shows", "[data-name] { max-width: 3em }"),
    Mutant("the name of seat 0 shows 0 letters", "[data-seat='0'] { overflow: hidden; height: 2px; min-height: 0 }"),
    Mutant("the dock asks nothing", ".question { opacity: 0 }"),
    Mutant("the question has 2 lines", ".question { white-space: normal; max-width: 6em }"),
    Mutant(
        "the words of the primary action wrap", ".throw { max-width: 60px; white-space: normal; word-break: break-all }"
    ),
    Mutant("2 primary actions", copy=("[data-primary]", ".dock .main")),
    Mutant("no primary action in the dock", "[data-primary] { display: none }"),
    Mutant("there is no way back", ".back { display: none }"),
)
"""At every size."""
BY_SIZE = {
    PHONE: (
        Mutant("the dock is not at the edge", ".stage { grid-template: 'dock' auto 'bar' auto 'board' 1fr / 1fr }"),
        Mutant("there is no menu", ".menu { display: none }"),
        Mutant("the drawer is open on a phone", "[data-zone=drawer] { display: grid }"),
    ),
    LAPTOP: (
        Mutant("the drawer is no side panel", "[data-zone=drawer] { display: none }"),
        Mutant("text of 12.0 px in the drawer", ".log { font-size: 12px }"),
        Mutant("text leaves the drawer", ".log { text-indent: -50px }"),
        Mutant("px in the drawer", "[data-zone=drawer] button { width: 20px }"),
        Mutant("a target leaves the drawer", "[data-zone=drawer] button { translate: 500px 0 }"),
    ),
}
BREAK = """({ style, copy: [what, into, name] }) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  for (const { style: its } of sheet.cssRules)
    for (const one of its) its.setProperty(one, its.getPropertyValue(one), 'important')
  document.adoptedStyleSheets = [sheet]
  if (!what) return
  const copied = document.querySelector(what).cloneNode(true)
  copied.classList.add('copied', name ?? 'copied')
  document.querySelector(into).append(copied)
}"""
MEND = """() => {
  document.adoptedStyleSheets = []
  for (const one of document.querySelectorAll('.copied')) one.remove()
}"""
PUSHED = "() => { document.querySelector('[data-zone=bar]').style.paddingTop = '80px' }"


def reports(page: Page, size: tuple[int, int], television: bool = False) -> list[str]:
    facts = {"lines": 1, "seats": 2, "television": television, "primary": True, "faces": True}
    return page.evaluate(CHECKER, {**bounds(*size, television), **facts})


def test_the_checker_reports_what_breaks_the_law(browser: Browser, house: House) -> None:
    survivors: list[str] = []
    with table(browser, house, "swipe", ["you", "guest"]) as (page, _):
        page.locator("button.throw").wait_for()
        for size, mutants in BY_SIZE.items():
            page.set_viewport_size({"width": size[0], "height": size[1]})
            still(page)
            for mutant in (*ANYWHERE, *mutants):
                page.evaluate(BREAK, {"style": mutant.style, "copy": mutant.copy})
                found = reports(page, size, mutant.television)
                if not any(mutant.says in one for one in found):
                    survivors.append(f"{size}: {mutant} lets only {found} be found")
                page.evaluate(MEND)
            assert reports(page, size) == []
        page.evaluate(f"() => {{ {SHIFTS} }}")
        page.evaluate(PUSHED)
        page.wait_for_function(
            "most => window.shifts.reduce((sum, { value }) => sum + value, 0) > most", arg=MOST_SHIFT
        )
    assert survivors == [], "\n".join(survivors)
