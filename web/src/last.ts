// The last table, to continue from the first page.
const KEY = 'swordfish.last'

export interface Last {
  code: string
  game: string
}

export function remember(last: Last): void {
  localStorage.setItem(KEY, JSON.stringify(last))
}

export function forget(code: string): void {
  if (recallLast()?.code === code) localStorage.removeItem(KEY)
}

export function recallLast(): Last | undefined {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? 'null') as Last | null) ?? undefined
  } catch {
    return undefined
  }
}
