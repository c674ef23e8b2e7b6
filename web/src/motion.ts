// Animations: at most 400 ms, never blocking input, and none if reduced motion is preferred.
import { untrack } from 'svelte'
import { moving, settings } from './settings.svelte'

export const LONGEST = 400

function may(): boolean {
  return moving() && untrack(() => settings.pace) !== 'instant' && !document.hidden // a change of pace shows nothing again
}

const OVER_ALL = { position: 'fixed', zIndex: '20', margin: '0', pointerEvents: 'none' }

/** Fly a symbol from one element to another; it has at least so many pixels, and at least this share of the other's height. */
export function fly(symbol: string, from: Element | null, to: Element | null, least: number, delay = 0, share = 0): void {
  if (!may() || !from || !to?.checkVisibility({ checkOpacity: true })) return // under a podium nobody sees it
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()]
  const size = Math.max(least, share * b.height)
  const piece = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
  use.setAttribute('href', `#${symbol}`)
  piece.append(use)
  piece.setAttribute('class', 'flying')
  piece.setAttribute('width', String(size))
  piece.setAttribute('height', String(size))
  piece.setAttribute('aria-hidden', 'true')
  Object.assign(piece.style, OVER_ALL, { left: '0', top: '0', overflow: 'visible' })
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

/** End what flies over everything: something else is to be seen now. */
export function land(): void {
  for (const piece of document.querySelectorAll('.flying')) piece.remove()
}

/** Roll dice to a stop, one after the other. */
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

/** Draw attention to an element. */
export function nudge(thing: Element | null): void {
  if (!may() || !thing) return
  thing.animate([{ scale: '1' }, { scale: '1.06' }, { scale: '1' }], { duration: 300, easing: 'ease-out' })
}

/** Move a piece of a picture to its new position. */
export function glide(thing: Element | null, from: { x: number; y: number }, to: { x: number; y: number }): void {
  if (!may() || !thing) return
  const steps = [from, to].map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }))
  thing.animate(steps, { duration: 320, easing: 'cubic-bezier(.3,.7,.3,1)' })
}

/** Flip or turn a transparent card: axis 1 left–right, 2 top–bottom, 3 half a turn. Its contents stay upright. */
export function flip(sheet: Element, axis: number, from = 180): void {
  if (!may()) return
  const turn = axis === 1 ? 'rotateY' : axis === 2 ? 'rotateX' : 'rotate'
  const timing = { duration: 300, easing: 'ease-in-out' }
  sheet.animate([{ transform: `perspective(60rem) ${turn}(${from}deg)` }, { transform: `perspective(60rem) ${turn}(0deg)` }], timing)
  for (const mark of sheet.querySelectorAll('.mark')) {
    if (axis === 3) mark.animate([{ rotate: `${-from}deg` }, { rotate: '0deg' }], timing)
    else if (axis === 2) mark.animate([{ scale: '1 -1' }, { scale: '1 -1', offset: 0.5 }, { scale: '1 1', offset: 0.5 }, { scale: '1 1' }], timing)
  }
}

/** Move an element in from another's position and size. */
export function arrive(thing: Element | null, from: DOMRect | undefined, delay = 0): void {
  if (!may() || !thing || !from?.width) return
  const to = thing.getBoundingClientRect()
  if (!to.width) return
  const [x, y] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2]
  const steps = [{ transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})` }, { transform: 'none' }]
  thing.animate(steps, { duration: 260, delay, easing: 'cubic-bezier(.2,.8,.3,1)', fill: 'backwards' })
}

/** Shrink a copy of an element from `a` into another element, then remove it. */
export function leave(thing: Element, a: DOMRect, to: Element | null, delay = 0): void {
  if (!may() || !to?.checkVisibility({ checkOpacity: true })) return // under a podium nobody sees it arrive
  const b = to.getBoundingClientRect()
  const copy = thing.cloneNode(true) as HTMLElement
  copy.setAttribute('aria-hidden', 'true')
  copy.classList.add('flying')
  Object.assign(copy.style, OVER_ALL, { left: `${a.x}px`, top: `${a.y}px`, width: `${a.width}px`, height: `${a.height}px` })
  document.body.append(copy)
  const [x, y] = [b.x + b.width / 2 - a.x - a.width / 2, b.y + b.height / 2 - a.y - a.height / 2]
  const steps = [{ transform: 'none', opacity: 1 }, { transform: `translate(${x}px, ${y}px) scale(0.12)`, opacity: 0.4 }]
  const flight = copy.animate(steps, { duration: LONGEST - delay, delay, easing: 'ease-in', fill: 'both' })
  flight.onfinish = flight.oncancel = () => copy.remove()
}
