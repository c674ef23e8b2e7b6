"""The law of the stage: sizes, a checker, and walks through the phases of each game in the longest language."""

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect

from swordfish.games.swirl.cards import Colour, Creature, word
from swordfish.games.swish.cards import Card
from swordfish.words.catalogue import LANGUAGES, source
from tests.web.house import WIDE, House, visiting
from tests.web.still import still
from tests.web.swimmer import BENDS, Swimmer, arrows
from tests.web.swimmer import SHORT as POND
from tests.web.swish import SwishPlayer
from tests.web.swish_tables import SHORT as DECK

CHECKER = (Path(__file__).parent / "stage.js").read_text(encoding="utf-8")
SIZES = (
    (320, 568),
    (390, 844),
    (844, 390),
    (768, 1024),
    (1024, 768),
    (1440, 900),
    (1920, 1080),
    (3840, 2160),
)
LESSON_LINES = 2
"""A sentence of 80 characters needs two lines of the smallest text on a phone."""
LONGEST = max(LANGUAGES, key=lambda language: len(source(language)))
MOST_GAMES = 8
"""After so many games a phase that chance brings should have come."""
NAME = "Maximiliane Wintergarten"
"""As long as a name may be."""
CREATURE_CARDS = [
    f"{word(creature)} {word(colour)} {1 + (5 * copy + creature + 2 * colour) % 10}"
    for creature in Creature
    for colour in Colour
    for copy in range(2 if colour == Colour.RED else 1)
]
CHOICES = [*CREATURE_CARDS, *["snatch"] * 14, *["collect one"] * 12, "collect all", "swirl"]
"""A deck of swirl in which players must choose all the time: from the middle, and from the series of others."""
TINY: dict[str, dict[str, Any]] = {
    "swipe": {"chips": 14, "dice": 10, "most_throws": 9},
    "swirl": {"deck": CHOICES},
    "swishbones": {**POND, "bones": 10},
    "swish": {"deck": DECK, "proof": 120},
}

SOCKET = """
  const post = async (path, body) => (await fetch(path, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json()
  const open = (code) => new Promise((done) => {
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/tables/${code}/socket`)
    const waiting = new Map()
    let number = Math.floor(Math.random() * 2 ** 52)
    socket.onmessage = ({ data }) => {
      const told = JSON.parse(data)
      if (told.type === 'News') done(say)
      if (told.type === 'Ping') socket.send(JSON.stringify({ type: 'Pong', id: told.id }))
      waiting.get(told.number)?.(told)
    }
    const say = (asked) => new Promise((heard) => {
      waiting.set(++number, heard)
      socket.send(JSON.stringify({ ...asked, number }))
    })
  })
"""
LAY = f"""async ({{ game, options, chairs, name, pace = 0, throwing = null }}) => {{
  {SOCKET}
  await post('/api/guest', {{ name }})
  const made = {{ game, options: {{ ...options, seats: chairs.length }}, pace, throw_ms: throwing }}
  const {{ code }} = await post('/api/tables', made)
  const say = await open(code)
  for (const [seat, chair] of chairs.entries()) {{
    if (chair === 'you') await say({{ type: 'Sit', seat }})
    else if (chair !== 'guest') await say({{ type: 'SeatBot', seat, bot: chair }})
  }}
  return code
}}"""
"""Make a table, sit down and seat bots, which wait for no screen unless there is a pace.

`throwing`: after so many ms the table throws for a player.
"""
CALLED = "Bartholomaeus Sonnenblum"
MEET = f"""async (name) => {{
  {SOCKET}
  await post('/api/guest', {{ name }})
}}"""
SAY = f"""async (asked) => {{
  {SOCKET}
  return (await (await open(location.pathname.split('/').at(-1)))(asked)).type
}}"""
"""Say something at the table of this page, by a socket of its own."""
PHASE = """before => {
  const game = document.querySelector('.game')
  if (game?.dataset.shown === undefined || document.querySelector('[data-outcome]')) return null
  const here = (what) => [...document.querySelectorAll(what)].some((one) => one.checkVisibility())
  const phases = { 'end': '.end', 'own turn': 'button.throw, .handle, .hand button:enabled, button.call:enabled',
    'proving': 'button.prove', 'choosing': 'button.victim, button.take', 'set-up': 'button.choose, .take, .grip' }
  const now = Object.keys(phases).find((phase) => here(phases[phase]))
    ?? (here('[data-zone=bar] [data-name], [data-seat="1"].caller') ? "others' turn" : undefined)
  return now && `${now} ${game.dataset.shown}` !== before ? [now, game.dataset.shown] : null
}"""
"""The phase, once the page shows another one or more than before. The guest on seat 1 never moves."""


def violations(
    page: Page,
    seats: int,
    *,
    sizes: Iterable[tuple[int, int]] = SIZES,
    television: bool = False,
    primary: bool = False,
    faces: bool = False,
    lines: int = 1,
    opened: bool = False,
) -> list[str]:
    """What breaks the law at these sizes, each with its size.

    `primary`, `faces`: the dock must have a primary action, the seats must have faces. `lines`: the most lines of the
    question. `opened`: open the drawer, and check only what is in it.
    """
    found: list[str] = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        still(page)
        page.evaluate("dispatchEvent(new Event('resize'))")  # what follows the layout from time to time follows it now
        facts = {"lines": lines, "seats": seats, "television": television, "primary": primary, "faces": faces}
        if opened:
            page.locator(".menu").click()
            page.locator(".whole").wait_for()
            page.evaluate("for (const one of document.querySelectorAll('.whole details')) one.open = true")
            facts["opened"] = True
        found += [
            f"{width}×{height}: {what}"
            for what in page.evaluate(CHECKER, {**bounds(width, height, television), **facts})
        ]
        if opened:
            page.locator(".shut").click()
    page.set_viewport_size(WIDE)  # pyright: ignore[reportArgumentType] - a dict of just these two
    still(page)
    return found


def bounds(width: int, height: int, television: bool = False) -> dict[str, float]:
    """The least share of the board and the least size of text on a screen of this size."""
    phone = min(width, height) < 500
    return {"share": 0.55 if phone else 0.65, "least": max(14, height / 45) if television else 14}


@contextmanager
def table(
    browser: Browser, house: House, game: str, chairs: list[str], name: str = NAME, **options: Any
) -> Generator[tuple[Page, Page | None]]:
    """A table that has begun, in the longest language; the page of the player, and of the last guest.

    Each `guest` sits down in a browser of their own and never moves.
    """
    with ExitStack() as stack:
        page = stack.enter_context(visiting(browser, house, locale=LONGEST))
        page.goto("/me")
        options = {**TINY[game], **options}
        if options.get("places"):
            options["places"] = [360 * seat // len(chairs) for seat in range(len(chairs))]
        code = page.evaluate(LAY, {"game": game, "options": options, "chairs": chairs, "name": name})
        page.goto(f"/t/{code}")
        guest = None
        for seat in [seat for seat, chair in enumerate(chairs) if chair == "guest"]:
            guest = stack.enter_context(visiting(browser, house, locale=LONGEST))
            guest.goto("/me")
            guest.evaluate(MEET, CALLED)
            guest.goto(f"/t/{code}")
            assert guest.evaluate(SAY, {"type": "Sit", "seat": seat}) == "Done"
        assert page.evaluate(SAY, {"type": "Begin"}) == "Done"
        page.locator(".game[data-shown]").wait_for()
        yield page, guest


def steps(page: Page, game: str, cards: Sequence[Card] = DECK, most: int = 400) -> Generator[str]:
    """Play to the end, as a player would; yields the phase before each move. `cards`: the deck of a table of swish."""
    return (phase for phase in _parts(page, game, cards, most) if "," not in phase)


def walk(page: Page, game: str) -> Generator[str]:
    """Play to the end; yields each phase and each part of a move when it comes for the first time."""
    seen: set[str] = set()
    for phase in _parts(page, game):
        if phase not in seen:
            seen.add(phase)
            yield phase


def _parts(page: Page, game: str, cards: Sequence[Card] = DECK, most: int = 400) -> Generator[str]:
    """The phase before each move; then the parts of the move, such as `own turn, card chosen`."""
    before = ""
    moves = {**MOVES, "swish": partial(_swish, cards=cards)}
    for _ in range(most):
        phase, shown = page.wait_for_function(PHASE, arg=before).json_value()
        if phase == "end":
            page.locator(".finale").wait_for()
            yield "podium"
            page.locator(".finale .shut").click()
        yield phase
        if phase == "end":
            return
        before = f"{phase} {shown}"
        yield from moves[game](page, phase)
    raise AssertionError(f"{game} does not end")


def _offered(page: Page, phase: str) -> Iterator[str]:
    offers = ["button.throw", "button.victim", "button.choose", ".slot.take", "button.take", ".hand button:enabled"]
    what = next((one for one in offers if page.locator(one).count()), None)
    if what is None or phase == "others' turn":
        return
    if what == ".slot.take":
        yield "choosing, from a series"
    if not what.startswith(".hand"):
        page.locator(what).first.click()
        return
    card = page.locator(f"[data-card='{_choice(page)}']")
    card.click()
    page.locator(".dock .play").wait_for()
    yield f"own turn, {'card wasted' if page.locator('.hand .wasted').count() else 'card chosen'}"
    card.click()


def _choice(page: Page) -> int:
    """The card of the hand that most probably lets its player choose, now or later: between two cards at least."""
    able = [kind for kind, things in PREY.items() if page.locator(things).count() > 1]
    hand = page.locator(".hand button:enabled").evaluate_all("all => all.map((one) => Number(one.dataset.card))")
    kinds = dict(enumerate(CHOICES))  # of a table with another deck, any card
    order = [*able, None, *(kind for kind in PREY if kind not in able)]
    return min(hand, key=lambda card: order.index(kinds.get(card) if kinds.get(card) in PREY else None))


PREY = {"snatch": ".others .filled", "collect one": ".middle .card"}
"""What a player may choose from with an action card."""


def _swim(page: Page, phase: str) -> Iterator[str]:
    """Turns by keys, which need no place: the camera may still be moving."""
    swimmer = Swimmer(page, lambda thing: thing.click(), arrows)
    if phase == "set-up" and page.locator(".take").count():
        swimmer.take()
    elif phase == "set-up":
        yield "set-up, place"
        swimmer.swim.click()
    elif phase == "own turn":
        bend = swimmer.best(BENDS)
        if bend is not None and bend != swimmer.bend:
            swimmer.turn(bend)
        expect(swimmer.swim).to_be_enabled()
        if swimmer.think.is_visible():
            swimmer.think.click()
        else:  # a narrow dock has no button for it
            page.locator(".game").focus()
            page.keyboard.press("Space")
        page.locator(".pip.planned").first.wait_for()
        yield "own turn, way planned"
        swimmer.swim.click()


def _swish(page: Page, phase: str, cards: Sequence[Card]) -> Iterator[str]:
    player = SwishPlayer(page, cards=cards)
    if phase == "own turn":
        player.call()
    elif phase == "proving":
        layout = player.layout()
        for layer in player.seen():
            player.lay(layer)
        yield "proving, cards laid"
        player.prove()
        player.ready(layout)


MOVES: dict[str, Callable[[Page, str], Iterator[str]]] = {
    "swipe": _offered,
    "swirl": _offered,
    "swishbones": _swim,
}
