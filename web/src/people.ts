// Faces and reactions: two pictures with a symbol for each, loaded when the first of them is shown.
import faces from '../../src/swordfish/draw/art/faces.svg?url'
import reactions from '../../src/swordfish/draw/art/reactions.svg?url'
import { FACES } from './shapes'

/** The address of a symbol: `face-crab`, `reaction-wow`. */
export const drawn = (symbol: string): string => `${symbol.startsWith('face-') ? faces : reactions}#${symbol}`

/** A random face that nobody has taken, as long as there is one. */
export function freeFace(taken: readonly string[]): string {
  const free = FACES.filter((face) => !taken.includes(face))
  const among: readonly string[] = free.length ? free : FACES
  return among[Math.floor(Math.random() * among.length)] ?? FACES[0]
}
