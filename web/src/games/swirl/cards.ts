// The cards of swirl, read from the lines of a deck, and their names.
import printed from '../../../../src/swordfish/games/swirl/data/deck.txt?raw'
import { PALETTE, SWIRL } from '../../shapes'
import { t } from '../../words'

export const CREATURES = SWIRL.Creature
export const COLOURS = SWIRL.Colour
export type Colour = (typeof COLOURS)[number]
type Action = Exclude<(typeof SWIRL.Kind)[number], 'creature'>
export type Card =
  | { action: Action }
  | { action?: undefined; creature: (typeof CREATURES)[number]; colour: Colour; number: number }

/** Okabe and Ito's colours, distinguishable with most colour deficiencies; each has a glyph. */
export const PAINT: Readonly<Record<Colour, string>> = PALETTE

const decks = new Map<string, readonly Card[]>()

/** The cards of a deck by their numbers; without lines, of the printed one. */
export function deck(lines: readonly string[]): readonly Card[] {
  const text = lines.length ? lines.join('\n') : printed.trim()
  let found = decks.get(text)
  if (!found) decks.set(text, (found = text.split('\n').map(read)))
  return found
}

function read(line: string): Card {
  const words = line.trim().toLowerCase().split(/\s+/)
  const action = SWIRL.Kind.find((one) => one === words.join('-'))
  if (action && action !== 'creature') return { action }
  const [number, colour, ...creature] = words.toReversed()
  return {
    creature: creature.toReversed().join('-') as (typeof CREATURES)[number],
    colour: colour as Colour,
    number: Number(number),
  }
}

/** A card in words. */
export function called(card: Card): string {
  if (card.action) return t('swirl-action', { action: t(`kind-${card.action}`) })
  const { number, colour, creature } = card
  const words = { colour: t(`colour-${colour}`), creature: t(`creature-${creature}`), number }
  return t('swirl-card', { ...words, 'colour-is': colour, 'creature-is': creature })
}
