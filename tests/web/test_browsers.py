"""All four games, played to their end in Firefox and in WebKit, on a phone and on a laptop, by real input."""

import json
from collections.abc import Callable, Generator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import pytest

from swordfish.exact.swish import best_swish
from swordfish.games import NAMES
from tests.web.drivers import Driver, firefox, key, needed, tap, webkit
from tests.web.house import House
from tests.web.stage import LAY, PHASE, SAY, TINY
from tests.web.swish import AREA, HANDY, QUIET
from tests.web.swish_tables import SHORT as DECK

BROWSERS: dict[str, Callable[[Path], AbstractContextManager[Driver]]] = {"firefox": firefox, "webkit": webkit}
SIZES = {"phone": (390, 844), "laptop": (1440, 900)}
LIKED = {"pace": "instant", "bot": "random", "who": "knows"}
OFFERS = ("button.throw", "button.victim", "button.choose", "button.take", ".hand button:enabled")
UNTIL = """(async () => {{
  const end = Date.now() + 50000
  for (let found; Date.now() < end; await new Promise((done) => setTimeout(done, 40)))
    if ((found = await ({what})({before})) !== null && found !== undefined && found !== false) return found
  throw new Error('there is no ' + {named} + '; the page shows: ' + document.body.innerText.slice(0, 400))
}})()"""
MIDDLE = """async (wanted) => {
  const frame = () => new Promise((done) => requestAnimationFrame(done))
  const one = [...document.querySelectorAll(wanted)].find((each) => each.checkVisibility() && !each.disabled)
  if (!one) return null
  const before = one.getBoundingClientRect()
  await frame()
  await frame()
  const { left, top, width, height } = one.getBoundingClientRect()
  if (left !== before.left || top !== before.top || width !== before.width) return null
  const [x, y] = [left + width / 2, top + height / 2]
  const there = document.elementFromPoint(x, y)
  return there && (one.contains(there) || there.closest('button') === one) ? [x, y] : null
}"""
"""The middle of an element that can be tapped: it is shown and enabled, it rests, and nothing lies over it."""
OFFERED = """(wanted) => wanted.find((what) =>
  [...document.querySelectorAll(what)].some((one) => one.checkVisibility() && !one.disabled)) ?? null"""
COMPLETE = """async () => {
  await document.fonts.ready
  return [...document.fonts].filter(({ status }) => status === 'error').map(({ family }) => family)
}"""
"""The faces that the browser could not load."""


class Guest:
    """Plays against a bot on the page of any browser."""

    def __init__(self, driver: Driver, url: str, game: str, kind: str) -> None:
        self.driver, self.url, self.game, self.kind = driver, url, game, kind

    def ask(self, script: str, fact: Any = None) -> Any:
        return self.driver.run(f"({script})({json.dumps(fact)})")

    def until(self, what: str, fact: Any = None) -> Any:
        return self.driver.run(UNTIL.format(what=what, before=json.dumps(fact), named=json.dumps(str(fact))))

    def tap(self, wanted: str) -> None:
        x, y = self.until(MIDDLE, wanted)
        self.driver.act(tap(x, y, self.kind))

    def offers(self, *wanted: str) -> str | None:
        return self.ask(OFFERED, wanted)

    def sit(self) -> None:
        """Make a table, seat a bot, and begin."""
        self.driver.goto(f"{self.url}/me")
        self.driver.run(f"localStorage.setItem('swordfish.settings', {json.dumps(json.dumps(LIKED))})")
        laid = {"game": self.game, "options": TINY[self.game], "chairs": ["you", "random"], "name": "Ann"}
        code = self.ask(LAY, laid)
        self.driver.goto(f"{self.url}/t/{code}")
        assert self.ask(SAY, {"type": "Begin"}) == "Done"

    def play(self, most: int = 400) -> Generator[str]:
        """Play to the end; yields the phase before each move."""
        self.sit()
        before = ""
        for _ in range(most):
            phase, shown = self.until(PHASE, before)
            yield phase
            if phase == "end":
                return
            before = f"{phase} {shown}"
            if phase != "others' turn":
                getattr(self, self.game)(phase)
        raise AssertionError(f"{self.game} does not end")

    def swipe(self, _: str) -> None:
        if wanted := self.offers(*OFFERS):
            self.tap(wanted)

    def swirl(self, _: str) -> None:
        """The first tap on a card shows what it would do, the second plays it."""
        if wanted := self.offers(*OFFERS):
            self.tap(wanted)
            if wanted.startswith(".hand"):
                self.tap(".hand .selected")

    def swishbones(self, phase: str) -> None:
        if phase == "set-up" and self.offers(".take") and not self.offers(".take.picked"):
            self.driver.act(key("ArrowRight"))
        elif phase == "own turn":
            for name in ("ArrowRight", *["ArrowLeft"] * 5):
                if self.offers(".swim"):
                    break
                self.driver.act(key(name))
        self.tap(".swim")

    def swish(self, phase: str) -> None:
        layout = self.driver.run("document.querySelector('.board').dataset.layout")
        area: list[list[int]] = self.ask(AREA)
        filled = [place for place, (card, _) in enumerate(area) if card >= 0]
        found = best_swish([DECK[area[place][0]] for place in filled], 2, HANDY)
        if phase == "own turn":
            return self.tap("button.call" if found else "button.word")
        assert found, "we call only what we have seen"
        for card, way in zip(found.cards, found.orientations, strict=True):
            place = filled[card]
            self.tap(f".area [data-place='{place}']")
            self.until("(one) => document.querySelector(one) !== null", f".mat [data-place='{place}']")
            if axis := area[place][1] ^ way:
                self.tap(f"[data-axis='{axis}']")
        self.tap("button.prove")
        return self.until(QUIET, layout)


@contextmanager
def opened(browser: str, folder: Path) -> Generator[Driver]:
    """A browser; its console shows no error; where the test fails, a picture remains in the folder."""
    with BROWSERS[browser](folder) as driver:
        try:
            yield driver
        except BaseException:
            (folder / "failed.png").write_bytes(driver.picture())
            raise
        assert driver.complaints == []


@pytest.mark.long
@pytest.mark.timeout(600)
@pytest.mark.parametrize("browser", BROWSERS)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", NAMES)
def test_a_game_is_played_through(house: House, tmp_path: Path, browser: str, size: str, game: str) -> None:
    with opened(browser, tmp_path) as driver:
        driver.size(*SIZES[size])
        guest = Guest(driver, house.url, game, "mouse" if browser == "webkit" or size == "laptop" else "touch")
        phases = list(guest.play())
        assert phases[-1] == "end"
        assert guest.ask(COMPLETE) == []
        assert guest.until("() => document.querySelector('.finale [data-place]')?.textContent")


def test_a_missing_browser_is_named_with_its_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SWORDFISH_WITHOUT", raising=False)
    with pytest.raises(AssertionError, match="the Debian package webkit2gtk-driver"):
        needed("webkit", "no-such-program", "webkit2gtk-driver")
    monkeypatch.setenv("SWORDFISH_WITHOUT", "firefox,webkit")
    with pytest.raises(pytest.skip.Exception, match="SWORDFISH_WITHOUT names webkit"):
        needed("webkit", "no-such-program", "webkit2gtk-driver")
