// Faces and reactions: one picture with a symbol for each, loaded when the first of them is shown.
import art from '../../src/swordfish/draw/art/people.svg?url'

/** The address of a symbol: `face-crab`, `reaction-wow`. */
export const drawn = (symbol: string): string => `${art}#${symbol}`
