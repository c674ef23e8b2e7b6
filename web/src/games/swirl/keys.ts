// The keys of swirl's board.
import type { swirl } from '../../shapes'

const LETTERS = [...'QWERTYUIOPASDFGHJKL']

/** The player's possible actions. */
export interface Offers {
  chooses: readonly swirl.Choose[]
  hand: readonly number[]
  plays: ReadonlyMap<number, swirl.Play>
  takes: ReadonlyMap<number, () => void>
  enough: swirl.Enough | undefined
  say: (command: swirl.Command) => void
  tap: (card: number) => void // of the hand
}

/** The letter for the card at this index among those that can be taken. */
export const letterOf = (place: number): string | undefined => LETTERS[place]

/** 1, 2, 3 … a creature, or a card of the hand, twice to play it; letters take; space says enough. */
export function key(code: string, { chooses, hand, plays, takes, enough, say, tap }: Offers): boolean {
  const digit = Number(/^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1]) - 1
  const choose = chooses[digit]
  const card = hand[digit]
  const take = [...takes.values()][LETTERS.indexOf(code.replace(/^Key/, ''))]
  if (choose) say(choose)
  else if (card !== undefined && plays.has(card)) tap(card)
  else if (take) take()
  else if (code === 'Space' && enough) say(enough)
  else return card !== undefined
  return true
}
