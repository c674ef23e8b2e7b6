// The result of a game in one sentence: the winner, several winners, or none.
import { shortened } from './captions'
import { listed, named, t } from './words'

/** `you`: the reader's seat, if they played. */
export function outcome(places: readonly number[], names: readonly string[], you: number | null): string {
  const first = places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  if (places.length === 1) return t('game-over')
  if (first.length === places.length) return t('page-draw')
  const others = first.filter((seat) => seat !== you).map((seat) => named(seat, names))
  if (others.length === first.length) return t('page-wins', { winners: listed(others), count: others.length })
  return others.length ? t('page-you-share', { others: listed(others) }) : t('page-you-win')
}

/** The same in several wordings, the longest first: with shorter names, then without names. */
export function outcomes(places: readonly number[], names: readonly string[], you: number | null): string[] {
  const shared = places.length > 1 && places.filter((place) => place === 1).length > 1
  return [...new Set([outcome(places, names, you), outcome(places, shortened(names), you)]), ...(shared ? [t('page-wins-several')] : [])]
}
