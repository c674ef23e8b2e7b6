// swipe at a table.
import type { Games, swipe } from '../../shapes'
import { named, t } from '../../words'
import type { Manners } from '../contract'

/** With two players there is nothing to choose. */
const chosen = (seats: number): boolean => seats > 2

/** The seat whose turn it is. Nobody's, once the last roll has been carried out: what follows is a roll-off or the end. */
export const turnOf = ({ centre, thrown, turn }: swipe.State): number | undefined => (centre.chips || thrown.length ? turn : undefined)

export default {
  throws: true,
  waits: (view, event, you) => event.type === 'Rolled' && view?.turn === you,
  turn: turnOf,
  sound: ({ type }) => (type === 'Rolled' || type === 'RolledOff' ? 'dice' : 'move'),
  choice: ({ victim }, { todo }, names) => t(todo[0] === 0 ? 'page-swipe-rob-chip' : 'page-swipe-rob-die', { victim: named(victim, names) }),
  company: 4,
  computed: (seats) => seats <= 3,
  hinted: chosen,
  judged: chosen,
  keys: (seats) => (chosen(seats) ? ['rob'] : []),
  spot: ({ victim }) => `[data-seat="${victim}"]`,
  spots: { own: '[data-seat="0"]' },
} satisfies Manners<Games['swipe']>
