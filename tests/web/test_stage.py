"""The law of the stage: every game, lesson, puzzle, replay and television fits every screen in the longest language."""

from collections.abc import Generator, Iterable
from contextlib import contextmanager
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Browser, Page, expect

from swordfish import lessons
from swordfish.games import NAMES, find
from swordfish.games.swish.cards import deck
from tests.web.house import House, visiting
from tests.web.pupil import walk as walk_lesson
from tests.web.stage import (
    LESSON_LINES,
    LONGEST,
    MOST_GAMES,
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
SHIFTS = """
window.shifts = []
const place = ({ x, y }) => `${Math.round(x)} ${Math.round(y)}`
const called = (node) => node?.nodeType === 1 ? `${node.localName}.${node.getAttribute('class')}` : node?.nodeName
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput, sources } of list.getEntries()) {
    if (hadRecentInput && document.querySelector('.game[data-shown]')) continue
    const moved = sources.map((one) => `${called(one.node)} ${place(one.previousRect)} → ${place(one.currentRect)}`)
    window.shifts.push({ value, moved })
  }
}).observe({ type: 'layout-shift', buffered: true })
"""
"""Collects layout shifts, except those that answer a tap at the table, with the elements that moved.

Those that follow the tap which opens the table count.
"""
MOST_SHIFT = 0.02
SIDE_PANEL = 576
"""On a screen with a shorter side the drawer is closed."""


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


def seats_of_game(game: str) -> list[int]:
    """Two, three, four players, and as many as there may be."""
    return sorted({min(seats, max(find(game).SEATS)) for seats in (2, 3, 4, 8)})


def cases(*games: str) -> list[Any]:
    """These games with four players at a few sizes in make test; any number at all sizes in make test-all."""
    every = [
        pytest.param(game, seats, SIZES, marks=pytest.mark.long, id=f"{game}-{seats}-all-sizes")
        for game in NAMES
        for seats in seats_of_game(game)
    ]
    return [*(pytest.param(game, 4, FEW, id=game) for game in games), *every]


PHASES = {
    "swipe": {"own turn", "podium", "end"},
    "swirl": {"set-up", "own turn", "own turn, card chosen", "choosing", "choosing, from a series", "podium", "end"},
    "swishbones": {"set-up", "set-up, place", "own turn", "own turn, way planned", "podium", "end"},
    "swish": {"own turn", "proving", "proving, cards laid", "podium", "end"},
}
"""What a walk must have seen. A choice of swipe is checked if the dice bring one; the lesson always does."""


TAPPED = {"swipe": {"choosing"}, "swirl": {"set-up", "own turn", "choosing", "choosing, from a series"}}
"""Phases in which a player taps something on the board, and no button."""


@pytest.mark.parametrize(("game", "seats", "sizes"), cases("swipe", "swish"))
def test_every_phase_of_a_game_and_its_television_keep_the_law(
    browser: Browser, house: House, game: str, seats: int, sizes: Sizes
) -> None:
    """Others at a table of swish are guests, who never call; a game in which a phase did not come is played again."""
    others = "guest" if game == "swish" else "easy"
    missing = set(PHASES[game])
    with ledger() as found:
        for _ in range(MOST_GAMES):
            chairs = ["you", *[others] * (seats - 1)]
            options: dict[str, Any] = {}
            if game == "swishbones":  # players choose their places, the last seat first
                chairs.reverse()
                options["places"] = []
            with table(browser, house, game, chairs, **options) as (page, _):
                first = "podium" in missing
                television = watching(page) if first and sizes == SIZES else None
                for phase in walk(page, game):
                    if phase in missing or first:
                        asks = phase != "others' turn" and phase not in TAPPED.get(game, ())
                        found.note(phase, violations(page, seats, sizes=sizes, primary=asks, faces=True))
                        if television:
                            caught_up(television, page)
                            seen = violations(television, seats, sizes=sizes, television=True, faces=True)
                            found.note(f"television: {phase}", seen)
                    missing.discard(phase)
                if first:
                    replayed(page, seats, sizes, found)
            if not missing:
                break
        assert not missing, missing


def watching(page: Page) -> Page:
    """A television at the table of this page."""
    television = page.context.new_page()
    television.goto(page.url.replace("/t/", "/tv/"))
    return television


def caught_up(television: Page, page: Page) -> None:
    """Wait until the television shows what the page shows."""
    shown = page.locator(".game").get_attribute("data-shown") or ""
    television.locator(f".game[data-shown='{shown}']").wait_for()


def replayed(page: Page, seats: int, sizes: Sizes, found: Ledger) -> None:
    """Look at the replay of the game that is over: at its end; at all sizes also before, and at a better choice."""
    page.goto(page.locator("a[href^='/replay/']").first.get_attribute("href") or "")
    slider = page.get_by_role("slider")
    expect(slider).not_to_have_attribute("max", "0")
    last = int(slider.get_attribute("max") or "")
    for quarter in range(5) if sizes == SIZES else (4,):
        moment = last * quarter // 4
        slider.fill(str(moment))
        page.locator(f".game[data-shown='{moment}']").wait_for()
        found.note(f"replay, {25 * quarter} %", violations(page, seats, sizes=sizes, primary=True, faces=True))
    better = page.locator("button.better")
    if sizes == SIZES and better.count():
        page.keyboard.press("Home")
        better.click()
        page.locator(".cost [role=status] p").first.wait_for(state="attached")
        found.note("replay, a better choice", violations(page, seats, sizes=sizes, primary=True, faces=True))


@pytest.mark.parametrize(
    ("game", "sizes"), [("swirl", FEW), *(pytest.param(game, SIZES, marks=pytest.mark.long) for game in NAMES)]
)
def test_others_turns_keep_the_law(browser: Browser, house: House, game: str, sizes: Sizes) -> None:
    chairs = ["you", "guest", "easy", "easy"] if game != "swish" else ["you", *["guest"] * 3]
    with ledger() as found, table(browser, house, game, chairs) as (page, guest):
        assert guest
        if game == "swish":
            for command in ({"type": "Call", "layout": 0}, {"type": "Lay", "place": 0, "orientation": 0}):
                assert guest.evaluate(SAY, {"type": "Speak", "commands": [command]}) == "Done"
            page.locator(".mat .layer").wait_for()
        else:
            next(phase for phase in walk(page, game) if phase == "others' turn")
        found.note("others' turn", violations(page, len(chairs), sizes=sizes, faces=True))
        small = [size for size in sizes if min(size) < SIDE_PANEL]
        found.note("the open drawer", violations(page, len(chairs), sizes=small, opened=True))
        television = watching(page)
        caught_up(television, page)
        seen = violations(television, len(chairs), sizes=sizes, television=True, faces=True)
        found.note("television", seen)


@pytest.mark.parametrize("game", ["swishbones"])
def test_the_first_step_of_a_lesson_keeps_the_law(browser: Browser, house: House, game: str) -> None:
    with ledger() as found, visiting(browser, house, locale=LONGEST) as page:
        page.goto(f"/lesson/{game}")
        page.locator("main[data-asks=true], button.throw").first.wait_for()
        found.note(
            "lesson", violations(page, lessons.script(game).options.seats, sizes=FEW, faces=True, lines=LESSON_LINES)
        )


@pytest.mark.long
@pytest.mark.parametrize("game", NAMES)
def test_every_step_of_a_lesson_keeps_the_law(browser: Browser, house: House, game: str) -> None:
    with ledger() as found, visiting(browser, house, locale=LONGEST) as page:

        def look(step: int) -> None:
            expect(page.locator("[data-outcome]")).to_have_count(0)  # the end of a proof is shown for a moment
            found.note(
                f"step {step}", violations(page, lessons.script(game).options.seats, faces=True, lines=LESSON_LINES)
            )

        walk_lesson(page, game, look)


@pytest.mark.parametrize("sizes", [FEW, pytest.param(SIZES, marks=pytest.mark.long)])
def test_a_puzzle_keeps_the_law(browser: Browser, house: House, sizes: Sizes) -> None:
    with ledger() as found, visiting(browser, house, locale=LONGEST) as page:
        for grade, cards in (("easy", 8), ("twelve", 16)):
            page.goto(f"/puzzle#{grade}/1")
            expect(page.locator(".area .place")).to_have_count(cards)
            page.locator(".area .place").nth(2).click()
            page.locator(".mat .layer").wait_for()
            found.note(f"puzzle {grade}", violations(page, 0, sizes=sizes, primary=True))


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
