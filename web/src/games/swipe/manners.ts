// swipe at a table: each die is shown long enough to see its effect; one's own throw waits for a gesture.
import type { Games, swipe } from '../../shapes'
import { named, t } from '../../words'
import type { Manners } from '../contract'

const PAUSES: Readonly<Record<swipe.Event['type'], number>> = {
  Rolled: 800,
  ChipTaken: 430,
  DieTaken: 430,
  FaceSkipped: 260,
  SuperSwiped: 1100,
  TurnPassed: 220,
  RolledOff: 1300,
}

/** With two players there is nothing to choose. */
const chosen = (seats: number): boolean => seats > 2

export default {
  pause: ({ type }) => PAUSES[type] ?? 0,
  waits: (view, event, you) => event.type === 'Rolled' && view?.turn === you,
  sound: ({ type }) => (type === 'Rolled' || type === 'RolledOff' ? 'dice' : 'move'),
  choice({ victim }, { seats, todo }, names) {
    const hoard = seats[victim] ?? { chips: 0, dice: 0 }
    return t(todo[0] === 0 ? 'swipe-choice-chip' : 'swipe-choice-die', { victim: named(victim, names), ...hoard })
  },
  company: 4,
  computed: (seats) => seats <= 3,
  hinted: chosen,
  judged: chosen,
  keys: (seats) => (chosen(seats) ? ['rob'] : []),
} satisfies Manners<Games['swipe']>
