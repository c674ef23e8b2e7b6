// The keys of swishbones' board. Each action exists only while it is possible.
import type { swishbones } from '../../shapes'
import { kindOf } from './said'

type Do = (() => void) | false | 0 | undefined

export interface Helm {
  turnBy: ((by: number) => void) | undefined // bend the next swish by this many degrees
  leap: ((by: number) => void) | undefined // to the next span on the left, or on the right
  think: Do
  swim: Do
  back: Do
  halt: Do
  reach: Do
  fit: () => void
  all: () => void
  zoom: (factor: number) => void
  pan: (dx: number, dy: number) => void
}

/** Left and right bend by a degree, with shift by ten; up and down go to the next food or gap; the rest is on the buttons. */
export function steer(helm: Helm, code: string, shift: boolean): boolean {
  const { turnBy, leap } = helm
  const acts: Readonly<Record<string, Do>> = {
    ArrowLeft: turnBy && (() => turnBy(shift ? 10 : 1)),
    ArrowRight: turnBy && (() => turnBy(shift ? -10 : -1)),
    ArrowUp: leap && (() => leap(1)),
    ArrowDown: leap && (() => leap(-1)),
    Space: helm.think,
    Enter: helm.swim,
    Backspace: helm.back,
    KeyS: helm.halt,
    KeyR: helm.reach,
    KeyF: helm.fit,
    KeyG: helm.all,
    Equal: () => helm.zoom(1.25),
    Minus: () => helm.zoom(0.8),
    KeyI: () => helm.pan(0, 60),
    KeyK: () => helm.pan(0, -60),
    KeyJ: () => helm.pan(60, 0),
    KeyL: () => helm.pan(-60, 0),
  }
  const act = acts[code]
  if (act) act()
  return Boolean(act)
}

/** The middle bend of the span this many spans to the left of the one with this bend. */
export function leapFrom(spans: readonly swishbones.Span[], bend: number, by: number): number | undefined {
  const now = spans.findIndex((one) => one.first <= bend && bend <= one.last)
  const next = spans[now + by]
  return next && middleOf(next)
}

export const middleOf = ({ first, last }: swishbones.Span): number => Math.round((first + last) / 2)

export const nearest = (choices: readonly number[], wanted: number): number =>
  choices.reduce((best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best))

/** Where a new arc is aimed: keep the bend, or use the straightest one; something indigestible only if there is nothing else. */
export function aimAt(spans: readonly swishbones.Span[], bends: ReadonlySet<number>, bend: number): number {
  const harmless = [...bends].filter((one) => spans.some((span) => span.first <= one && one <= span.last && kindOf(span) !== 'indigestible'))
  const choices = harmless.length ? harmless : [...bends]
  return choices.length && !choices.includes(bend) ? nearest(choices, 0) : bend
}
