// Faces and reactions: two pictures with a symbol for each, loaded when the first of them is shown.
import faces from '../../src/swordfish/draw/art/faces.svg?url'
import reactions from '../../src/swordfish/draw/art/reactions.svg?url'

/** The address of a symbol: `face-crab`, `reaction-wow`. */
export const drawn = (symbol: string): string => `${symbol.startsWith('face-') ? faces : reactions}#${symbol}`
