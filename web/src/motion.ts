// What moves: at most 400 ms, never in the way of input, and not at all for who wants it still.
import { moving, settings } from './settings.svelte'

export const LONGEST = 400

function may(): boolean {
  return moving() && settings.pace !== 'instant' && !document.hidden
}

/** A symbol flies from one thing to another. */
export function fly(symbol: string, from: Element | null, to: Element | null, size: number, delay = 0): void {
  if (!may() || !from || !to) return
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()]
  const piece = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
  use.setAttribute('href', `#${symbol}`)
  piece.append(use)
  piece.setAttribute('class', 'flying')
  piece.setAttribute('width', String(size))
  piece.setAttribute('height', String(size))
  piece.setAttribute('aria-hidden', 'true')
  document.body.append(piece)
  const at = (box: DOMRect): [number, number] => [box.x + box.width / 2 - size / 2, box.y + box.height / 2 - size / 2]
  const [[ax, ay], [bx, by]] = [at(a), at(b)]
  const lift = Math.min(90, 24 + Math.hypot(bx - ax, by - ay) / 5)
  const steps = [
    { transform: `translate(${ax}px, ${ay}px) scale(0.9)` },
    { transform: `translate(${(ax + bx) / 2}px, ${(ay + by) / 2 - lift}px) scale(1.25) rotate(20deg)`, offset: 0.5 },
    { transform: `translate(${bx}px, ${by}px) scale(0.95)` },
  ]
  const flight = piece.animate(steps, { duration: LONGEST - delay, delay, easing: 'ease-in-out', fill: 'both' })
  flight.onfinish = flight.oncancel = () => piece.remove()
}

/** Dice tumble to a stop, one a little after the other. */
export function tumble(dice: Iterable<Element>): void {
  if (!may()) return
  let number = 0
  for (const die of dice) {
    const turn = 320 + 90 * (number % 3)
    const steps = [
      { transform: `translate(${-60 - 14 * number}px, -46px) rotate(${-turn}deg) scale(0.7)`, opacity: 0 },
      { transform: `translate(6px, -14px) rotate(${-turn / 5}deg) scale(1.12)`, opacity: 1, offset: 0.7 },
      { transform: 'none', opacity: 1 },
    ]
    const delay = Math.min(100, 22 * number)
    die.animate(steps, { duration: LONGEST - delay, delay, easing: 'cubic-bezier(.2,.7,.3,1)', fill: 'backwards' })
    number += 1
  }
}

/** Something says: look here. */
export function nudge(thing: Element | null): void {
  if (!may() || !thing) return
  thing.animate([{ scale: '1' }, { scale: '1.06' }, { scale: '1' }], { duration: 300, easing: 'ease-out' })
}

/** A piece of a picture glides to where it lies now. */
export function glide(thing: Element | null, from: { x: number; y: number }, to: { x: number; y: number }): void {
  if (!may() || !thing) return
  const steps = [from, to].map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }))
  thing.animate(steps, { duration: 320, easing: 'cubic-bezier(.3,.7,.3,1)' })
}
