// swirl at a table, and its cards in words.
import type { FluentVariable } from '@fluent/bundle'
import type { Games, swirl } from '../../shapes'
import { named, t, type Facts } from '../../words'
import type { Manners } from '../contract'
import { called, CREATURES, deck } from './cards'

const FIELDS = ['card', 'cards', 'laid', 'replaced', 'hands']

/** The cards of an event in words, and their number; hidden cards are only counted. */
function facts(event: swirl.Event, options: swirl.Options): Facts {
  const cards = deck(options.deck)
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

function choice(command: swirl.Command, { options, series }: swirl.State, names: readonly string[]): string {
  const word = (card: number): string => called(deck(options.deck)[card] ?? { action: 'swirl' })
  switch (command.type) {
    case 'Choose':
      return t(`creature-${CREATURES[command.creature]}`)
    case 'Play':
      return t('page-hint-play', { card: word(command.card) })
    case 'Take': {
      const owner = series.findIndex((cards) => cards.includes(command.card))
      const card = word(command.card)
      return t('page-hint-take', { card: owner < 0 ? card : t('swirl-choice-of', { card, seat: named(owner, names) }) })
    }
    case 'Enough':
      return t('swirl-choice-enough')
  }
}

/** Whose turn it is: creatures are chosen first, from seat 0 on. */
export const turnOf = ({ creatures, hands, turn }: swirl.State): number => (creatures.length < hands.length ? creatures.length : turn)

export default {
  waits: () => false,
  turn: turnOf,
  facts,
  choice,
  company: 3,
  aids: ['captures'],
  spot: (command) =>
    command.type === 'Choose' ? `.choose:nth-child(${command.creature + 1})` : command.type === 'Enough' ? '[data-primary]' : `${command.type === 'Play' ? '.hand' : '.middle'} [data-card="${command.card}"]`,
  spots: { series: '.own .slots' },
} satisfies Manners<Games['swirl']>
