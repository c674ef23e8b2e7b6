"""Tables of swish in real browsers: solitaire, with the printed deck or a short one; races."""

from collections.abc import Generator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any

from playwright.sync_api import Browser, Page, expect

from swordfish.games.swish.cards import Card, deck
from tests.web.house import House, visiting
from tests.web.swish import SwishPlayer

SHORT = deck()[40:]
"""Twenty cards, a whole game, only shorter: they form eight pairs, so any sixteen of them hold a swish of two."""
PROOF = 120
"""Seconds for a proof: the most there are, so that a busy machine has time to lay the cards."""


@contextmanager
def alone(browser: Browser, house: House, *, pace: str = "instant") -> Generator[SwishPlayer]:
    """A solitaire game with the printed deck that has just begun."""
    with visiting(browser, house, pace=pace) as page:
        seated(page, made(page, {"seats": 1, "proof": PROOF}))
        page.get_by_role("button", name="Begin").click()
        player = SwishPlayer(page)
        assert player.ready()
        yield player


@contextmanager
def by_the_clock(browser: Browser, house: House) -> Generator[SwishPlayer]:
    """A solitaire game that has just begun, as the page of solitaire games lays it."""
    with visiting(browser, house) as page:
        page.goto("/solo")
        page.get_by_role("button", name="Start the clock").click()
        player = SwishPlayer(page)
        assert player.ready()
        yield player


@contextmanager
def short(browser: Browser, house: House, *, keys: bool = False, phone: bool = False) -> Generator[SwishPlayer]:
    """A short solitaire game that has just begun."""
    with visiting(browser, house, phone=phone) as page:
        seated(page, made(page, {"seats": 1, "deck": SHORT, "proof": PROOF}))
        page.get_by_role("button", name="Begin").click()
        player = SwishPlayer(page, (lambda thing: thing.tap()) if phone else None, keys=keys, cards=SHORT)
        assert player.ready()
        yield player


@contextmanager
def racing(
    browser: Browser, house: House, count: int, cards: Sequence[Card] = SHORT, wait: int = 1
) -> Generator[list[SwishPlayer]]:
    """This many browsers at one table that has begun."""
    with ExitStack() as stack:
        pages = [stack.enter_context(visiting(browser, house)) for _ in range(count)]
        code = made(pages[0], {"seats": count, "wait": wait, "proof": PROOF, "deck": cards})
        for number, page in enumerate(pages):
            seated(page, code)
            expect(pages[0].locator(".lobby li b")).to_have_count(number + 1)
        pages[0].get_by_role("button", name="Begin").click()
        players = [SwishPlayer(page, cards=cards) for page in pages]
        for one in players:
            assert one.ready()
        yield players


def made(page: Page, options: dict[str, Any]) -> str:
    """The code of a new table, hosted by this page's guest."""
    page.goto("/")
    return page.evaluate(
        """async (options) => {
          const post = (path, body) => fetch(path, {
            method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
          await post('/api/guest', { name: 'Ann' })
          return (await (await post('/api/tables', { game: 'swish', options })).json()).code
        }""",
        options,
    )


def seated(page: Page, code: str) -> None:
    page.goto(f"/t/{code}")
    page.get_by_role("button", name="Sit here").first.click()
    expect(page.locator("li.you")).to_have_count(1)
