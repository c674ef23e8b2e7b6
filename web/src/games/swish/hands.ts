// Gestures on the mat: a swipe flips a layer, two quick taps turn it, a pull off the mat lifts it.
import { LEFT_RIGHT, TOP_BOTTOM } from './cards'

export interface Tilt {
  place: number
  axis: typeof LEFT_RIGHT | typeof TOP_BOTTOM
  angle: number // degrees
}

const DECIDED = 8 // px until the direction is clear
const FLICK = 26 // px of a quick flick that flips
const QUICK = 260 // ms
const TWICE = 330 // ms between two taps
const OUTSIDE = 36 // px off the mat

export interface Hand {
  tilt(tilt: Tilt | undefined): void
  pull(place: number, x: number, y: number, off: boolean): void
  flip(place: number, axis: number): void
  turn(place: number): void
  lift(place: number): void
  /** The layer for a tap at this part of the mat, from 0 to 1 in each direction. */
  tap(x: number, y: number): number | undefined
}

/** Track a pointer after pointerdown on the mat; `place` is the selected layer. */
export function grip(down: PointerEvent, mat: HTMLElement, place: number | undefined, hand: Hand): void {
  const box = mat.getBoundingClientRect()
  const began = performance.now()
  let axis: Tilt['axis'] | undefined
  let off = false
  mat.setPointerCapture(down.pointerId)

  const angleAt = (event: PointerEvent): number => {
    const [moved, size] = axis === LEFT_RIGHT ? [event.clientX - down.clientX, box.width] : [down.clientY - event.clientY, box.height]
    return Math.max(-180, Math.min(180, (moved / size) * 240))
  }
  const isOff = ({ clientX: x, clientY: y }: PointerEvent): boolean =>
    x < box.left - OUTSIDE || x > box.right + OUTSIDE || y < box.top - OUTSIDE || y > box.bottom + OUTSIDE

  const move = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId || place === undefined) return
    const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY]
    if (!axis && Math.hypot(x, y) > DECIDED) axis = Math.abs(x) >= Math.abs(y) ? LEFT_RIGHT : TOP_BOTTOM
    if (!axis) return
    off = isOff(event)
    hand.pull(place, x, y, off)
    hand.tilt(off ? undefined : { place, axis, angle: angleAt(event) })
  }
  const up = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return
    leave()
    if (!axis || place === undefined) return tapped(event)
    if (off) return hand.lift(place)
    const [moved, size] = axis === LEFT_RIGHT ? [event.clientX - down.clientX, box.width] : [event.clientY - down.clientY, box.height]
    const flicked = Math.abs(moved) > FLICK && performance.now() - began < QUICK
    if (flicked || Math.abs(moved) > size * 0.35) hand.flip(place, axis)
  }
  const tapped = (event: PointerEvent): void => {
    const meant = hand.tap((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height)
    if (meant === undefined || event.pointerType === 'mouse') return // the browser detects double clicks
    const now = performance.now()
    if (last.place === meant && now - last.at < TWICE) {
      last = { place: -1, at: 0 }
      hand.turn(meant)
    } else last = { place: meant, at: now }
  }
  const leave = (): void => {
    mat.removeEventListener('pointermove', move)
    mat.removeEventListener('pointerup', up)
    mat.removeEventListener('pointercancel', leave)
    hand.tilt(undefined)
    if (place !== undefined) hand.pull(place, 0, 0, false)
  }
  mat.addEventListener('pointermove', move)
  mat.addEventListener('pointerup', up)
  mat.addEventListener('pointercancel', leave)
}

let last = { place: -1, at: 0 }
