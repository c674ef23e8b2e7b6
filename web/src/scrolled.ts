// Keep a scrolling list at its end.
import { afterPaint } from './paint'

/** A Svelte action: scroll to the end when `last` changes, and when the list appears, because in a closed drawer nothing can be scrolled. */
export function atEnd(list: HTMLElement, _last: unknown): { update: () => void; destroy: () => void } {
  const toEnd = (): void => void (list.scrollTop = list.scrollHeight)
  let before = 0
  const sizes = new ResizeObserver(() => {
    if (!before) toEnd()
    before = list.clientHeight
  })
  sizes.observe(list)
  return { update: () => afterPaint(toEnd), destroy: () => sizes.disconnect() }
}
