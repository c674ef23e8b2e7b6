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
