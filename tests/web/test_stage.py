"""The law of the stage: every game, lesson, puzzle, replay and television fits every screen in the longest language."""

from collections.abc import Generator, Iterable
from contextlib import contextmanager
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Browser, Page, expect

from swordfish.games import NAMES, find
from swordfish.games.swish.cards import deck
from tests.web.house import House, visiting
from tests.web.pupil import walk as walk_lesson
from tests.web.stage import (
    LESSON_LINES,
    LONGEST,
    SAY,
    SIZES,
    steps,
    table,
    violations,
    walk,
)

FEW = ((320, 568), (844, 390), (1440, 900))
"""The sizes of make test: the smallest phone, a phone in landscape, a laptop. make test-all has all sizes."""
Sizes: TypeAlias = Iterable[tuple[int, int]]
BOTS = ["you", "easy", "easy", "easy"]
SHIFTS = """
window.shifts = []
const place = ({ x, y }) => `${Math.round(x)} ${Math.round(y)}`
const called = (node) => node?.nodeType === 1 ? `${node.localName}.${node.getAttribute('class')}` : node?.nodeName
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput, sources } of list.getEntries()) {
    if (hadRecentInput) continue
    const moved = sources.map((one) => `${called(one.node)} ${place(one.previousRect)} → ${place(one.currentRect)}`)
    window.shifts.push({ value, moved })
  }
}).observe({ type: 'layout-shift', buffered: true })
"""
"""Collects layout shifts, except those that answer a tap, with the elements that moved."""
MOST_SHIFT = 0.02


class Ledger(dict[str, list[str]]):
    """What breaks the law, by phase."""

    def note(self, phase: str, found: list[str]) -> None:
        if found:
            self[phase] = found

    def __str__(self) -> str:
        return "\n".join(f"{phase}: {what}" for phase, found in self.items() for what in found)


@contextmanager
def ledger() -> Generator[Ledger]:
    found = Ledger()
    yield found
    assert not found, f"{sum(map(len, found.values()))} violations\n{found}"


def cases(*games: str) -> list[Any]:
    """Games with sizes: these games at a few sizes in make test, all games at all sizes in make test-all."""
    every = [pytest.param(game, SIZES, marks=pytest.mark.long, id=f"{game}-all-sizes") for game in NAMES]
    return [*(pytest.param(game, FEW, id=game) for game in games), *every]


@pytest.mark.parametrize(("game", "sizes"), cases("swipe", "swish"))
def test_every_phase_of_a_game_keeps_the_law(browser: Browser, house: House, game: str, sizes: Sizes) -> None:
    with ledger() as found, table(browser, house, game, BOTS) as (page, _):
        for phase in walk(page, game):
            last = phase in {"proving", "podium", "end"}
            found.note(phase, violations(page, len(BOTS), sizes=sizes, primary=last))
        page.goto(page.locator("a[href^='/replay/']").first.get_attribute("href") or "")
        expect(page.get_by_role("slider")).not_to_have_attribute("max", "0")
        page.keyboard.press("End")
        page.locator(".place").first.wait_for()
        found.note("replay", violations(page, len(BOTS), sizes=sizes, primary=True))


@pytest.mark.parametrize(("game", "sizes"), cases("swirl"))
def test_others_turns_and_the_television_keep_the_law(browser: Browser, house: House, game: str, sizes: Sizes) -> None:
    chairs = ["you", "guest", "easy", "easy"]
    with ledger() as found, table(browser, house, game, chairs) as (page, guest):
        assert guest
        if game == "swish":
            guest.evaluate(SAY, {"type": "Speak", "commands": [{"type": "Call", "layout": 0}]})
        next(phase for phase in walk(page, game) if phase == "others' turn")
        found.note("others' turn", violations(page, len(chairs), sizes=sizes))
        page.goto(page.url.replace("/t/", "/tv/"))
        page.locator(".game[data-shown]").wait_for()
        found.note("television", violations(page, len(chairs), sizes=sizes, television=True))


@pytest.mark.parametrize("game", ["swishbones"])
def test_the_first_step_of_a_lesson_keeps_the_law(browser: Browser, house: House, game: str) -> None:
    with ledger() as found, visiting(browser, house, locale=LONGEST) as page:
        page.goto(f"/lesson/{game}")
        page.locator("main[data-asks=true], button.throw").first.wait_for()
        found.note("lesson", violations(page, seats_of(page), sizes=FEW, lines=LESSON_LINES))


@pytest.mark.long
@pytest.mark.parametrize("game", NAMES)
def test_every_step_of_a_lesson_keeps_the_law(browser: Browser, house: House, game: str) -> None:
    with ledger() as found, visiting(browser, house, locale=LONGEST) as page:

        def look(step: int) -> None:
            found.note(f"step {step}", violations(page, seats_of(page), lines=LESSON_LINES))

        walk_lesson(page, game, look)


def seats_of(page: Page) -> int:
    return page.locator("[data-seat]:not([data-seat='-1'])").count()


@pytest.mark.parametrize("sizes", [FEW, pytest.param(SIZES, marks=pytest.mark.long)])
def test_a_puzzle_keeps_the_law(browser: Browser, house: House, sizes: Sizes) -> None:
    with ledger() as found, visiting(browser, house, locale=LONGEST) as page:
        page.goto("/puzzle#easy/1")
        page.locator(".area .place").nth(2).click()
        page.locator(".mat .layer").wait_for()
        found.note("puzzle", violations(page, 0, sizes=sizes, primary=True))


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "seats"), [(game, seats) for game in NAMES for seats in find(game).SEATS if seats > 1]
)
def test_any_number_of_players_keeps_the_law(browser: Browser, house: House, game: str, seats: int) -> None:
    chairs = ["you", *["easy"] * (seats - 1)]
    with ledger() as found, table(browser, house, game, chairs) as (page, _):
        phases = walk(page, game)
        for phase in phases:
            found.note(phase, violations(page, seats))
            if phase == "own turn":
                break
        phases.close()


@pytest.mark.long
@pytest.mark.parametrize(("game", "phone"), [(game, phone) for phone in (True, False) for game in NAMES])
def test_the_layout_stands_still_from_the_opening_to_the_third_move(
    browser: Browser, house: House, game: str, phone: bool
) -> None:
    with visiting(browser, house, pace="quick", phone=phone) as page:
        page.add_init_script(SHIFTS)
        page.goto("/")
        play = page.locator(f"[data-game={game}] .primary")
        play.wait_for()
        page.evaluate("window.shifts = []")
        play.click()
        page.locator(".game[data-shown]").wait_for()
        moves = steps(page, game, deck())
        for _ in range(4):  # three moves, and what the third one leads to
            next(moves)
        shifts = page.evaluate("window.shifts")
        assert sum(shift["value"] for shift in shifts) <= MOST_SHIFT, shifts


TAPS = """
window.taps = []
new PerformanceObserver((list) => {
  const taps = list.getEntries().filter(({ name }) => name === 'pointerup' || name === 'click')
  window.taps.push(...taps.map(({ duration }) => duration))
}).observe({ type: 'event', durationThreshold: 16, buffered: true })
"""
MOST_TAP = 100
SLOWDOWN = 4


@pytest.mark.long
@pytest.mark.parametrize("game", NAMES)
def test_a_tap_is_answered_in_a_tenth_of_a_second_by_a_slow_device(browser: Browser, house: House, game: str) -> None:
    """From the tap to the next picture, in milliseconds."""
    with table(browser, house, game, BOTS) as (page, _):
        page.evaluate(TAPS)
        device: Any = page.context.new_cdp_session(page)
        device.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
        moves = steps(page, game)
        for _ in range(6):
            next(moves)
        assert max(page.evaluate("window.taps"), default=0) <= MOST_TAP
