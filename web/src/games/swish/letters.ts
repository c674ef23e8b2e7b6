// The sixteen keys that are arranged like the sixteen cards.
import { printed } from '../../letters.svelte'

export const CODES: readonly string[] = [
  ...[1, 2, 3, 4].map((digit) => `Digit${digit}`),
  ...[...'QWERASDFZXCV'].map((name) => `Key${name}`),
]

/** The label of a place's key; empty if there is no such place. */
export function letter(place: number): string {
  const code = CODES[place]
  return code ? printed(code) : ''
}
