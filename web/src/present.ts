// The game as it is now at a table.
import type { DueMessage, SeatChoices, Tagged } from './shapes'

/** What the news say of the game now, whatever is still being shown. */
export interface Present {
  view: unknown
  due: DueMessage | undefined
  legal: readonly Tagged[]
  ahead: unknown
  plays: number | null // the seat that this device plays now
  together: readonly SeatChoices[] // the choices of its seats, if several are due at once
}

/** Merge news into old objects: unchanged parts keep their identity, so a prepared move survives. */
export function unlessEqual(old: Present | undefined, fresh: Present): Present {
  const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
  if (!old) return fresh
  return {
    view: same(old.view, fresh.view) ? old.view : fresh.view,
    due: same(old.due, fresh.due) ? old.due : fresh.due,
    legal: same(old.legal, fresh.legal) ? old.legal : fresh.legal,
    ahead: same(old.ahead, fresh.ahead) ? old.ahead : fresh.ahead,
    plays: fresh.plays,
    together: same(old.together, fresh.together) ? old.together : fresh.together,
  }
}
