// The last table, to continue from the first page.
const KEY = 'swordfish.last'

export interface Last {
  code: string
  game: string
}

/** How long a game without a visit of ours can be continued from the first page: a day, and longer with a long turn clock. */
const DAY = 24 * 3600 * 1000

export function remember(last: Last, turn: number, now = Date.now()): void {
  localStorage.setItem(KEY, JSON.stringify({ ...last, until: now + DAY + turn }))
}

export function forget(code: string): void {
  if (recallLast()?.code === code) localStorage.removeItem(KEY)
}

export function recallLast(now = Date.now()): Last | undefined {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? 'null') as (Last & { until?: number }) | null
    return found && now < (found.until ?? 0) ? { code: found.code, game: found.game } : undefined
  } catch {
    return undefined
  }
}
