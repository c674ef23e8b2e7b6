"""Taps: what the page shows in the first frame after each."""

from playwright.sync_api import Page

RECORD = """() => {
  window.taps = []
  let now, changed
  const called = (one) => [...one.classList].filter((name) => !name.startsWith('svelte-')).slice(0, 2).join('.')
  const what = ({ target }) => {
    const one = target.closest('button, a, [role=slider], [data-place], [data-card], .pond') ?? target
    return `${one.localName}${called(one) ? '.' : ''}${called(one)}`
  }
  const clock = (node) => (node.nodeType === 1 ? node : node.parentElement)?.closest('[role=timer]')
  new MutationObserver((seen) => (changed ||= seen.some(({ target }) => !clock(target)))).observe(document.body, {
    subtree: true, childList: true, attributes: true, characterData: true })
  addEventListener('pointerdown', (event) => {
    now = { what: what(event), from: event.timeStamp, answered: false, took: NaN }
    window.taps.push(now)
  }, true)
  addEventListener('click', () => {
    const [tap, channel] = [now, new MessageChannel()]
    if (!tap) return
    now = undefined
    changed = false
    requestAnimationFrame(() => {
      tap.answered = changed
      channel.port1.onmessage = () => (tap.took = performance.now() - tap.from)
      channel.port2.postMessage(null) // after this frame is painted
    })
  }, true)
}"""
"""Note each tap: whether something other than a clock has changed by the next frame, and when that was painted."""


def record(page: Page) -> None:
    """Note the taps on this page from now on."""
    page.evaluate(RECORD)


def unanswered(page: Page) -> list[str]:
    """The controls that were tapped and whose next frame showed nothing new."""
    return page.evaluate("window.taps.filter(({ answered }) => !answered).map(({ what }) => what)")
