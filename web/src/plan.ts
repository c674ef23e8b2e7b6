// The table that somebody was setting up when they left to learn the game, until they come back in the same tab.
import type { Local } from './play'

const KEY = 'swordfish.plan'

export interface Plan {
  game: string
  variant: string
  values: Record<string, number | boolean>
  seats: number
  chairs: string[]
  sitters: Local[]
  together: boolean
  listed: boolean
  rated: boolean
  screen: boolean
  turn: number
  throwing?: number | undefined
}

export function keepPlan(plan: Plan): void {
  sessionStorage.setItem(KEY, JSON.stringify(plan))
}

/** The table of this game that was kept; it is returned once. */
export function takePlan(game: string): Plan | undefined {
  const found = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Plan | null
  if (found?.game !== game) return undefined
  sessionStorage.removeItem(KEY)
  return found
}
