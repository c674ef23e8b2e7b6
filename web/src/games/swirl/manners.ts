// How swirl goes on at a table, and its cards in words.
import type { FluentVariable } from '@fluent/bundle'
import { named, t, type Facts } from '../../words'
import type { swirl, Tagged } from '../../shapes'
import { called, CREATURES, deck } from './cards'

const PAUSES: Readonly<Record<swirl.Event['type'], number>> = {
  CreatureChosen: 500,
  MiddleDealt: 600,
  Dealt: 600,
  CardPlayed: 800,
  CardChosen: 350,
  Captured: 1000,
  CardLeft: 500,
  NothingTaken: 600,
  Snatched: 1100,
  HandsDropped: 1300,
}
const FIELDS = ['card', 'cards', 'laid', 'replaced', 'hands']

export const pause = (event: Tagged): number => PAUSES[event.type as swirl.Event['type']] ?? 0
export const waits = (): boolean => false

/** The cards of an event in words, and how many they are; hidden ones are counted only. */
export function facts(event: Tagged, options: unknown): Facts {
  const cards = deck((options as swirl.Options).deck)
  const found: Record<string, FluentVariable> = {}
  for (const [field, value] of Object.entries(event) as [string, unknown][]) {
    if (!FIELDS.includes(field)) continue
    const all = [value].flat(3) as (number | null)[]
    found[field] = all.flatMap((card) => (card === null ? [] : [called(cards[card] ?? { action: 'swirl' })])).join(', ')
    found[`${field}-count`] = all.length
    if (field === 'hands') found.most = Math.max(...(value as unknown[][]).map((hand) => hand.length))
  }
  return found
}

export function choice(command: Tagged, view: unknown, names: readonly string[]): string {
  const said = command as swirl.Command
  const { options, series } = view as swirl.State
  const word = (card: number): string => called(deck(options.deck)[card] ?? { action: 'swirl' })
  switch (said.type) {
    case 'Choose':
      return t(`creature-${CREATURES[said.creature]}`)
    case 'Play':
      return t('page-hint-play', { card: word(said.card) })
    case 'Take': {
      const owner = series.findIndex((cards) => cards.includes(said.card))
      const card = word(said.card)
      return t('page-hint-take', { card: owner < 0 ? card : t('swirl-choice-of', { card, seat: named(owner, names) }) })
    }
    case 'Enough':
      return t('swirl-choice-enough')
  }
}

export const company = 3
