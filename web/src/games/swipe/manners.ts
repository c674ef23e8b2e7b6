// How swipe goes on at a table: long enough to see what each die did; one's own throw waits for one's own hand.
import type { Sound } from '../../sound'
import { named, t } from '../../words'
import type { swipe, Tagged } from '../../shapes'

const PAUSES: Readonly<Record<swipe.Event['type'], number>> = {
  Rolled: 800,
  ChipTaken: 430,
  DieTaken: 430,
  FaceSkipped: 260,
  SuperSwiped: 1100,
  TurnPassed: 220,
  RolledOff: 1300,
}

export const pause = (event: Tagged): number => PAUSES[event.type as swipe.Event['type']] ?? 0

export const waits = (view: unknown, event: Tagged, you: number): boolean =>
  event.type === 'Rolled' && (view as swipe.State | undefined)?.turn === you

export const sound = (event: Tagged): Sound => (event.type === 'Rolled' || event.type === 'RolledOff' ? 'dice' : 'move')

export function choice(command: Tagged, view: unknown, names: readonly string[]): string {
  const { victim } = command as swipe.Swipe
  const { seats, todo } = view as swipe.State
  return t(todo[0] === 0 ? 'swipe-choice-chip' : 'swipe-choice-die', { victim: named(victim, names), ...(seats[victim] ?? { chips: 0, dice: 0 }) })
}

export const company = 4
/** With two players nobody has anything to choose. */
export const computed = (seats: number): boolean => seats === 2
export const keys = (seats: number): readonly 'rob'[] => (computed(seats) ? [] : ['rob'])
