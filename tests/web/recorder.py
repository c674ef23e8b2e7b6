"""Records, for every event of a table, the public facts that a page shows and the table time at which it does."""

from typing import Any

from msgspec import Struct
from playwright.sync_api import Page

from swordfish.draw.timing import PLAIN_MS, durations

RECORDER = """
window.record = { shown: [], entries: [], zero: Infinity }
let [you, seats] = [null, []]
window.WebSocket = class extends WebSocket {
  constructor(...facts) {
    super(...facts)
    this.addEventListener('message', ({ data }) => {
      const news = JSON.parse(data)
      seats = news.seats ?? news.table?.seats ?? seats
      if (news.type !== 'News') return
      you = news.table ? news.table.you : you
      const lag = you === null ? 0 : (seats[you]?.lag ?? 0)
      window.record.zero = Math.min(window.record.zero, performance.now() - news.at - lag)
      const first = news.seq - news.entries.length + 1
      news.entries.forEach((entry, index) => entry.type === 'Happened' &&
        window.record.entries.push([first + index, entry.at, entry.event.type]))
    })
  }
}
function facts(game) {
  const all = (what, tell) => [...game.querySelectorAll(what)].map((one) => tell(one).join(' ')).sort()
  return JSON.stringify({
    piles: all('[data-seat] [data-pile]', (pile) =>
      [pile.closest('[data-seat]').dataset.seat, pile.dataset.pile, pile.textContent.trim()]),
    dice: all('.tray .die', (die) => [die.ariaLabel]),
    middle: all('.middle [data-card]', (card) => [card.dataset.card]),
    area: all('[data-place][data-card]', (card) => [card.dataset.place, card.dataset.card, card.dataset.orientation]),
    pieces: all('.piece[data-piece]:not(.planned)', (piece) => [piece.dataset.piece, piece.style.transform]),
  })
}
let last
new MutationObserver(() => {
  const game = document.querySelector('.game')
  const shown = Number(game?.dataset.shown ?? 0)
  if (!shown || shown === last || !game.querySelector('.board')) return
  last = shown
  window.record.shown.push([shown, performance.now(), facts(game)])
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
"""
"""The start of the table's clock is its earliest estimate: a message that a busy machine delays would move it."""


class Recorded(Struct, frozen=True):
    """What one page showed: facts and table time by the number of the entry; and the entries it knows."""

    facts: dict[int, str]
    at: dict[int, float]
    order: list[int]
    entries: dict[int, tuple[int, str]]


def record(page: Page) -> None:
    """Record from the next page load on."""
    page.add_init_script(RECORDER)


def recorded(page: Page) -> Recorded:
    """What the page has recorded so far."""
    told: dict[str, Any] = page.evaluate("window.record")
    shown = told["shown"]
    return Recorded(
        facts={number: facts for number, _, facts in shown},
        at={number: at - told["zero"] for number, at, _ in shown},
        order=[number for number, _, _ in shown],
        entries={number: (at, kind) for number, at, kind in told["entries"]},
    )


def starts(game: str, entries: dict[int, tuple[int, str]], pace: int) -> dict[int, float]:
    """When every screen begins to show each event: at its stamp, or when the event before it has been shown."""
    end, found = 0.0, dict[int, float]()
    for number, (at, kind) in sorted(entries.items()):
        found[number] = max(float(at), end)
        end = found[number] + durations(game).get(kind, PLAIN_MS) * pace / 100
    return found
