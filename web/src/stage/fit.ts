// How large things can be that share a rectangle.

/** The width of `count` equal things in a grid in this rectangle; `ratio`: height by width; `gap`: between two of them. */
export function widthOf(count: number, width: number, height: number, ratio: number, gap: number): number {
  let best = 0
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns)
    best = Math.max(best, Math.min((width - gap * (columns - 1)) / columns, (height - gap * (rows - 1)) / rows / ratio))
  }
  return Math.floor(best)
}

/** Give things places that they keep: those that stay keep theirs, new ones take the first that are free. */
export function placed(before: readonly (number | undefined)[], now: readonly number[]): (number | undefined)[] {
  const here = new Set(now)
  const places = before.map((one) => (one !== undefined && here.has(one) ? one : undefined))
  for (const one of now) {
    if (places.includes(one)) continue
    const free = places.indexOf(undefined)
    if (free < 0) places.push(one)
    else places[free] = one
  }
  while (places.length && places.at(-1) === undefined) places.pop()
  return places
}

const LEAST = 14 // px, the smallest text
const LEAST_BIG = 1 / 45 // of the height of a television

/** Keep a text in one line: shrink it down to the smallest size; if it still does not fit, let it wrap. */
export function oneLine(node: HTMLElement): { destroy: () => void } {
  let width = -1
  function shrink(): void {
    node.style.fontSize = ''
    node.style.whiteSpace = '' // in one line, the last text may have widened what is around it
    width = node.clientWidth
    node.style.whiteSpace = 'nowrap'
    const [needed, size] = [node.scrollWidth, parseFloat(getComputedStyle(node).fontSize)]
    if (needed <= width) return
    const least = document.documentElement.dataset.screen === 'big' ? Math.max(LEAST, LEAST_BIG * innerHeight) : LEAST
    node.style.fontSize = `${Math.max(least, Math.floor(((size * width) / needed) * 10) / 10)}px`
    if (node.scrollWidth > width) node.style.whiteSpace = ''
  }
  const place = new ResizeObserver(() => node.clientWidth !== width && shrink())
  const text = new MutationObserver(shrink)
  place.observe(node)
  text.observe(node, { childList: true, characterData: true, subtree: true })
  shrink()
  return {
    destroy: () => {
      place.disconnect()
      text.disconnect()
    },
  }
}
