// Where a lesson's hand and glow are drawn, so that they cover no words.

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

interface Point {
  readonly x: number
  readonly y: number
}

export const HAND = 40 // px, width and height on a screen of at most 1920 × 1080; it grows with larger ones
const [AROUND, LINE] = [6, 3] // px, from a target to its frame; the width of the frame's outer line
const FAR = 40 // px: a glow ends sooner
const TIP = { x: 18, y: 4 } // of the finger, from the corner of a hand that points up
const ANGLES = [0, 180, 270, 90] as const // up, down, left, right
const [ACROSS, DEEP] = [[0.5, 0.8, 0.2, 0.95, 0.05], [0.6, 0.85, 0.35, 0.1, 0.97]] as const // places of the tip, as parts of the target
const FINE = Array.from({ length: 47 }, (_, at) => (at + 1) / 48) // more such places, where each of those covers a word
const COSTS = 10 // to cover a word, compared with leaving the screen

const shared = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) * Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))

export interface Hand {
  readonly x: number // its corner
  readonly y: number
  readonly size: number
  readonly angle: (typeof ANGLES)[number] // in degrees, clockwise
}

/** The finger's tip in the turned hand, and the part of the target that it touches. */
function posed(angle: Hand['angle'], deep: number, across: number, size: number): readonly [tip: Point, part: Point] {
  const tip = { x: (TIP.x * size) / HAND, y: (TIP.y * size) / HAND }
  switch (angle) {
    case 0:
      return [tip, { x: across, y: deep }]
    case 180:
      return [{ x: size - tip.x, y: size - tip.y }, { x: across, y: 1 - deep }]
    case 270:
      return [{ x: tip.y, y: size - tip.x }, { x: deep, y: across }]
    case 90:
      return [{ x: size - tip.y, y: tip.x }, { x: 1 - deep, y: across }]
  }
}

/** A hand whose finger touches the target: where it covers the fewest words and stays on the screen. */
export function handAt(target: Box, words: readonly Box[], screen: Box): Hand {
  const size = HAND * Math.max(1, Math.min((screen.right - screen.left) / 1920, (screen.bottom - screen.top) / 1080))
  let [best, least]: [Hand, number] = [{ x: target.left, y: target.top, size, angle: 0 }, Infinity]
  for (const places of [ACROSS, FINE]) {
    for (const angle of ANGLES)
      for (const deep of DEEP)
        for (const across of places) {
          const [tip, part] = posed(angle, deep, across, size)
          const x = target.left + part.x * (target.right - target.left) - tip.x
          const y = target.top + part.y * (target.bottom - target.top) - tip.y
          const hand = { left: x, top: y, right: x + size, bottom: y + size }
          const outside = size * size - shared(hand, screen)
          const covered = Math.round(outside + COSTS * words.reduce((sum, one) => sum + shared(hand, one), 0)) // fractions of a pixel decide nothing
          if (covered < least) [best, least] = [{ x, y, size, angle }, covered]
        }
    if (least < COSTS) break
  }
  return best
}

const BADGE = { width: 60, height: 30 } // px of the largest text that a frame includes rather than crosses

/** The frame around a target, and around short words that it would cross: beside it, unless its outer line would leave the screen or cover a sentence; then on its edge. */
export function framed(only: Box, sentences: readonly Box[], screen: Box, words: readonly Box[] = []): Box {
  const around = { left: only.left - AROUND, top: only.top - AROUND, right: only.right + AROUND, bottom: only.bottom + AROUND }
  const crossed = words.filter((one) => one.right - one.left <= BADGE.width && one.bottom - one.top <= BADGE.height && shared(one, around) > 0)
  const target = crossed.reduce(
    (all, { left, top, right, bottom }) => ({ left: Math.min(all.left, left), top: Math.min(all.top, top), right: Math.max(all.right, right), bottom: Math.max(all.bottom, bottom) }),
    only,
  )
  let { left, top, right, bottom } = screen
  for (const one of sentences) {
    if (one.bottom <= target.top) top = Math.max(top, one.bottom)
    else if (one.top >= target.bottom) bottom = Math.min(bottom, one.top)
    else if (one.left >= target.right) right = Math.min(right, one.left)
    else if (one.right <= target.left) left = Math.max(left, one.right)
  }
  return {
    left: Math.max(target.left - AROUND, left + LINE),
    top: Math.max(target.top - AROUND, top + LINE),
    right: Math.min(target.right + AROUND, right - LINE),
    bottom: Math.min(target.bottom + AROUND, bottom - LINE),
  }
}

/** A CSS `inset` that ends a glow around the target before sentences that are above, below or beside it. */
export function clipped(glow: Box, target: Box, sentences: readonly Box[]): string {
  let [top, right, bottom, left] = [-FAR, -FAR, -FAR, -FAR]
  for (const one of sentences) {
    if (one.bottom <= target.top) top = Math.max(top, one.bottom - glow.top)
    else if (one.top >= target.bottom) bottom = Math.max(bottom, glow.bottom - one.top)
    else if (one.left >= target.right) right = Math.max(right, glow.right - one.left)
    else if (one.right <= target.left) left = Math.max(left, one.right - glow.left)
  }
  return `inset(${top}px ${right}px ${bottom}px ${left}px)`
}

const NEAR = 20 // px between a finger and the answer to it, or between that and something else
const [NOTCH, RIM] = [50, 4] // px at the top and at the bottom of a screen

/** The top of an answer to a touch: as near to the finger as it covers neither the target nor a sentence nor what the touch
 * changed; if there is no such place, it covers that, or sentences. */
export function answerAt(touched: Point, answer: { readonly left: number; readonly right: number; readonly height: number }, target: Box | undefined, sentences: readonly Box[], works: readonly Box[], screen: Box): number {
  const { left, right, height } = answer
  const usual = [touched.y - NEAR - height, touched.y + NEAR]
  const targets = target ? [target] : []
  for (const kept of [[...targets, ...sentences, ...works], [...targets, ...sentences], targets, []]) {
    const tops = [...usual, ...kept.flatMap((one) => [one.top - NEAR / 2 - height, one.bottom + NEAR / 2])]
    const free = tops.filter((top) => {
      const box = { left, top, right, bottom: top + height }
      return top >= screen.top + NOTCH && box.bottom <= screen.bottom - RIM && kept.every((one) => !shared(box, one))
    })
    const away = (top: number): number => Math.abs(top + height / 2 - touched.y)
    if (free.length) return free.reduce((best, top) => (away(top) < away(best) ? top : best))
  }
  return usual[0] ?? 0
}

/** The boxes of all visible texts inside these elements; the last line of a text counts as long as its longest. */
export function textsOf(roots: Iterable<Element>): DOMRect[] {
  const found: DOMRect[] = []
  for (const root of roots) {
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      if (!node.nodeValue?.trim() || node.parentElement?.closest('.said')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      if (box.width) found.push(box)
    }
  }
  return found
}
