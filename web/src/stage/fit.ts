// How large things can be that share a rectangle.

/** Corners for equal things in a rectangle, as large as possible, and their width. Each place holds a thing, or undefined:
 * what a row holds lies in its centre, and empty rows take no room.
 * `ratio`: height by width; `gap`: between two of them; `room`: leave room for at least so many. */
export function spread(places: readonly unknown[], room: number, width: number, height: number, ratio: number, gap: number): { size: number; corners: readonly (readonly [number, number])[] } {
  let [size, columns] = [0, 1]
  for (let wide = 1; wide <= Math.max(room, 1); wide++) {
    const rows = Math.ceil(room / wide)
    const fits = Math.min((width - gap * (wide - 1)) / wide, (height - gap * (rows - 1)) / rows / ratio)
    if (fits > size) [size, columns] = [fits, wide]
  }
  size = Math.floor(size)
  const held = (row: number): number[] => [...places.slice(row * columns, (row + 1) * columns).keys()].filter((at) => places[row * columns + at] !== undefined)
  const rows = Array.from({ length: Math.ceil(places.length / columns) }, (_, row) => held(row))
  const filled = rows.filter((row) => row.length)
  const start = (whole: number, first: number, last: number, each: number): number => (whole - (first + last + 1) * each - (first + last) * gap) / 2
  const corners = places.map((_, at): [number, number] => {
    const row = rows[Math.floor(at / columns)] ?? []
    return [
      start(width, row[0] ?? 0, row.at(-1) ?? 0, size) + (at % columns) * (size + gap),
      start(height, 0, filled.length - 1, size * ratio) + Math.max(0, filled.indexOf(row)) * (size * ratio + gap),
    ]
  })
  return { size, corners }
}

/** Give things places that they keep: those that stay keep theirs, new ones take the first that are free. With fewer
 * places than before, at least one for each thing, those beyond the last place move into the free ones. */
export function placed(before: readonly (number | undefined)[], now: readonly number[], room: number): (number | undefined)[] {
  const here = new Set(now)
  const places = before.slice(0, room).map((one) => (one !== undefined && here.has(one) ? one : undefined))
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

/** Keep a text in one line: shrink it down to the smallest size; if it has several wordings, the longest first, show
 * the first one that fits so. If nothing fits, let it wrap. It is fitted again whenever its text, its width, the height of
 * the screen, the size of text or the font changes: on a television the size of text depends on the height. */
export function oneLine(node: HTMLElement): { destroy: () => void } {
  let fitted = ''
  const around = (): string => [node.clientWidth, innerHeight, getComputedStyle(document.documentElement).fontSize].join(' ')
  function fits(): boolean {
    node.style.fontSize = ''
    node.style.whiteSpace = 'nowrap' // this widens nothing around it: the dock is an inline-size container
    const [width, needed] = [node.clientWidth, node.scrollWidth] // one layout for both
    if (needed <= width) return true
    const least = document.documentElement.dataset.screen === 'big' ? Math.max(LEAST, LEAST_BIG * innerHeight) : LEAST
    let size = Math.floor(((parseFloat(getComputedStyle(node).fontSize) * width) / needed) * 10) / 10
    for (;;) {
      size = Math.max(least, size)
      node.style.fontSize = `${size}px`
      if (node.scrollWidth <= width) return true
      if (size === least) return false
      size -= 0.5 // letters do not shrink exactly with their size
    }
  }
  function choose(): void {
    const wordings = [...node.querySelectorAll<HTMLElement>('.wording')]
    for (let chosen = 0; chosen < Math.max(1, wordings.length); chosen++) {
      wordings.forEach((one, at) => (one.hidden = at !== chosen))
      if (fits()) return
    }
    node.style.whiteSpace = ''
  }
  function shrink(): void {
    choose()
    fitted = around()
  }
  const follow = (): void => void (around() !== fitted && shrink())
  const place = new ResizeObserver(follow)
  const text = new MutationObserver(shrink)
  place.observe(node)
  if (node.parentElement) place.observe(node.parentElement) // it grows with the size of text, even where the line does not
  text.observe(node, { childList: true, characterData: true, subtree: true })
  addEventListener('resize', follow) // also if only the height changes
  document.fonts.addEventListener('loadingdone', shrink)
  shrink()
  return {
    destroy: () => {
      place.disconnect()
      text.disconnect()
      removeEventListener('resize', follow)
      document.fonts.removeEventListener('loadingdone', shrink)
    },
  }
}
