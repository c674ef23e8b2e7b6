// What a player likes, kept in this browser.
const KEY = 'swordfish.settings'

export const THEMES = ['auto', 'light', 'dark', 'contrast'] as const
export const PACES = ['calm', 'quick', 'instant'] as const

export interface Settings {
  theme: (typeof THEMES)[number]
  pace: (typeof PACES)[number]
  keys: boolean // single keys do something
  bot: string
  language: string // '': as the browser likes
}

function read(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>
  } catch {
    return {}
  }
}

export const settings: Settings = $state({ theme: 'auto', pace: 'calm', keys: true, bot: '', language: '', ...read() })

/** Change one thing, keep it, and let it be seen. */
export function set<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
  settings[name] = value
  localStorage.setItem(KEY, JSON.stringify(settings))
  dress()
}

export function dress(): void {
  document.documentElement.dataset.theme = settings.theme
}

/** Whether things may move. */
export function moving(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches
}
