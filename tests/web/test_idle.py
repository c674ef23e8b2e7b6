"""A quiet game keeps its socket, and a reconnect without news changes nothing that a player has prepared."""

import re
from collections.abc import Callable, Generator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.house import House, visiting
from tests.web.player import Player
from tests.web.swimmer import against_a_bot, by_keys
from tests.web.swish import SwishPlayer

MINUTE = 60_000
SOCKETS = """
window.sockets = []
window.news = 0
window.WebSocket = class extends WebSocket {
  constructor(...facts) {
    super(...facts)
    window.sockets.push(this)
    this.addEventListener('message', ({ data }) => (window.news += JSON.parse(data).type === 'News'))
  }
  set onmessage(hear) {
    super.onmessage = (event) => {
      if (window.dead) return
      const told = JSON.parse(event.data)
      if (told.type === 'Ping' && window.dying) window.dead = { at: Date.now(), within: told.within }
      hear(event)
    }
  }
}
"""
"""Records every socket that the page opens, and its news. A dying socket is dead after a ping."""

PREPARED = """
window.prepared = () => {
  const board = document.querySelector('.board')
  window.board ??= board
  const facts = (one, names) => names.map((name) => one.getAttribute(name))
  const all = (what, ...names) => [...board.querySelectorAll(what)].map((one) => facts(one, names))
  return {
    same: window.board === board,
    shown: document.querySelector('.game').dataset.shown,
    question: document.querySelector('.question')?.textContent,
    buttons: [...document.querySelectorAll('[data-zone=board] button:enabled, [data-zone=dock] button:enabled')]
      .map((button) => button.textContent.trim()),
    bend: all('.handle', 'aria-valuenow'),
    planned: all('.piece.planned', 'data-piece', 'transform'),
    pips: [...document.querySelectorAll('.pip')].map((pip) => pip.className),
    reach: board.querySelectorAll('.far path').length,
    camera: all('.pond .still', 'viewBox'),
    selected: all('.hand .card', 'data-card', 'aria-pressed'),
    wanted: all('.middle .card', 'data-card', 'class'),
    mat: all('.mat .layer', 'data-place', 'data-orientation', 'class'),
  }
}
"""
"""Everything that a player has prepared: the board itself, its offers, aim, plan, camera, selection, mat."""

VANISHING = """() => {
  window.vanished = 0
  const gone = (one) => one.nodeType === 1 && (one.matches('.far') || one.querySelector('.far') !== null)
  const seen = (changes) => (window.vanished += changes.flatMap((one) => [...one.removedNodes]).filter(gone).length)
  new MutationObserver(seen).observe(document.querySelector('.board'), { childList: true, subtree: true })
}"""
"""Counts how often the shaded reach is taken off the board, even for a moment."""


def prepare_swipe(page: Page) -> None:
    """A throw is ready."""
    player = Player(page, lambda thing: thing.click())
    player.begin("swipe")
    player.offered()


def prepare_swirl(page: Page) -> None:
    """A card is selected, and its effect is previewed."""
    player = Player(page, lambda thing: thing.click())
    player.begin("swirl")
    what, shown = player.offered()
    while not what.startswith(".hand"):
        player.do(what)
        what, shown = player.offered(shown)
    idle = page.locator(".question").inner_text()
    page.locator(what).first.click()
    page.locator(".hand .selected").wait_for()
    expect(page.locator(".question")).not_to_have_text(idle)


def prepare_swishbones(page: Page) -> None:
    """One swish is planned, the next is aimed at, the pond is panned and zoomed, and the reach is shaded."""
    pond = [[4, -4000, 0], [5, -2000, 300], [6, 1000, 300], [7, 4000, 4000], [8, 4000, -4000], [9, 0, -6000]]
    against_a_bot(page, bones=6, pond=pond, places=[0, 180], quiet_rounds=3)
    swimmer = by_keys(page)
    assert swimmer.offered()[0] == ".take"
    swimmer.take()
    swimmer.handle.wait_for()
    swimmer.turn(13)
    page.keyboard.press("Space")
    expect(page.locator(".pip.planned")).to_have_count(1)
    swimmer.turn(-20)
    page.keyboard.press("KeyR")
    page.locator(".far path").first.wait_for(state="attached")
    before = page.locator(".pond .still").get_attribute("viewBox")
    for key in ("Minus", "KeyJ", "KeyI"):
        page.keyboard.press(key)
    expect(page.locator(".pond .still")).not_to_have_attribute("viewBox", before or "")


def prepare_swish(page: Page) -> None:
    """Two cards lie on the mat, the second one flipped and picked."""
    page.goto("/")
    code = page.evaluate(
        """async () => {
          const post = (path, body) => fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body) }).then((answer) => answer.json())
          await post('/api/guest', { name: 'Ann' })
          return (await post('/api/tables', { game: 'swish', options: { seats: 1, proof: 120 } })).code
        }"""
    )
    page.goto(f"/t/{code}")
    page.get_by_role("button", name="Sit here").click()
    begin = page.get_by_role("button", name="Begin")
    expect(begin).to_be_enabled()
    begin.click()
    player = SwishPlayer(page, keys=True)
    player.ready()
    player.call()
    places = [place for place, (card, _) in enumerate(player.area()) if card >= 0][:2]
    for place in places:
        player.press(("Digit1", "Digit2", "Digit3", "Digit4")[place])
        player.layer(place).wait_for()
    player.turn(1)
    expect(page.locator(".mat .layer.picked")).to_have_count(1)


GAMES: dict[str, Callable[[Page], None]] = {
    "swipe": prepare_swipe,
    "swirl": prepare_swirl,
    "swishbones": prepare_swishbones,
    "swish": prepare_swish,  # last: its proof has 120 seconds
}


RESTS = """async () => {
  for (let [was, frames] = ['', 0]; frames < 10; frames++) {
    await new Promise((done) => requestAnimationFrame(done))
    const now = JSON.stringify(window.prepared())
    if (now !== was) frames = 0
    was = now
  }
}"""
"""Waits until ten frames in a row show the same: whatever glides changes with every frame."""


def at_rest(page: Page) -> Any:
    """What is prepared, once all animations have ended."""
    page.evaluate(RESTS)
    return page.evaluate("prepared()")


@contextmanager
def prepared(browser: Browser, house: House) -> Generator[dict[str, tuple[Page, Any]]]:
    """A page for each game, and what has been prepared on it."""
    with ExitStack() as stack:
        pages: dict[str, tuple[Page, Any]] = {}
        for game, prepare in GAMES.items():
            page = stack.enter_context(visiting(browser, house))
            page.add_init_script(SOCKETS + PREPARED)
            prepare(page)
            pages[game] = page, at_rest(page)
            assert page.evaluate("sockets.length") == 1, game
        yield pages


@pytest.mark.waits
def test_neither_an_idle_minute_nor_a_reconnect_without_news_changes_anything_prepared(
    browser: Browser, house: House
) -> None:
    with prepared(browser, house) as pages:
        pages["swish"][0].wait_for_timeout(MINUTE)  # time itself must pass
        for game, (page, before) in pages.items():
            assert page.evaluate("sockets.map((socket) => socket.readyState)") == [1], game
            assert page.evaluate("prepared()") == before, game
        for game, (page, before) in reversed(pages.items()):  # the proof of swish does not wait for the others
            told = page.evaluate("news")
            page.evaluate(VANISHING)
            page.evaluate("sockets.at(-1).close()")
            page.wait_for_function("told => sockets.length === 2 && news > told", arg=told)
            expect(page.locator(".pill")).to_have_class(re.compile("live"))
            assert page.evaluate("prepared()") == before, game
            assert page.evaluate("vanished") == 0, game


def test_a_chat_message_changes_nothing_that_is_prepared(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page:
        page.add_init_script(SOCKETS + PREPARED)
        prepare_swishbones(page)
        before, told = at_rest(page), page.evaluate("news")
        page.get_by_text("Say something").click()
        page.get_by_role("button", name="Good luck!").click()
        page.wait_for_function("told => news > told", arg=told)
        expect(page.get_by_role("region", name="What happened")).to_contain_text("Ann: Good luck!")
        assert page.evaluate("prepared()") == before


def test_a_connection_is_dropped_when_an_announced_ping_does_not_come(browser: Browser, house: House) -> None:
    with visiting(browser, house) as page:
        page.add_init_script(SOCKETS)
        page.clock.install()
        Player(page, lambda thing: thing.click()).make("swipe", "Tiny: 14", bots=False)
        page.evaluate("window.dying = true")
        page.wait_for_function("() => window.dead")
        at, within = page.evaluate("[dead.at, dead.within]")
        assert within == 2000, "before the game the server pings every two seconds"
        page.clock.pause_at((at + within + 4500) / 1000)
        assert page.evaluate("sockets.length") == 1, "a ping may be late"
        page.evaluate("window.dying = window.dead = undefined")
        page.clock.run_for(1000)
        assert page.evaluate("sockets.length") == 2
        page.clock.resume()
        expect(page.locator(".pill")).to_have_class(re.compile("live"))
