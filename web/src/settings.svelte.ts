// What a player likes: kept in this browser, and with the guest, so that it comes along to other devices.
const KEY = 'swordfish.settings'

export const THEMES = ['auto', 'light', 'dark', 'contrast'] as const
export const PACES = ['calm', 'quick', 'instant'] as const

/** By what the pauses between events are multiplied. */
export const PACE: Readonly<Record<Settings['pace'], number>> = { calm: 1, quick: 0.45, instant: 0 }

export interface Settings {
  theme: (typeof THEMES)[number]
  pace: (typeof PACES)[number]
  keys: boolean // single keys do something
  sound: boolean
  language: string // empty: as the browser likes
  bot: string
}

const FIRST: Readonly<Settings> = { theme: 'auto', pace: 'calm', keys: true, sound: true, language: '', bot: '' }

function read(): object {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as object
  } catch {
    return {}
  }
}

export const settings: Settings = $state({ ...FIRST, ...read() })
const listeners: ((changed: Settings) => void)[] = []

/** Hear of every change that a player makes here. */
export const onChange = (listen: (changed: Settings) => void): void => void listeners.push(listen)

/** Change one thing, keep it, and let it be seen. */
export function set<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
  settings[name] = value
  keep()
  for (const listen of listeners) listen({ ...settings })
}

/** What was chosen on another device holds here, too. */
export function adopt(known: Readonly<Record<string, unknown>>): void {
  for (const name of Object.keys(FIRST) as (keyof Settings)[])
    if (typeof known[name] === typeof FIRST[name]) Object.assign(settings, { [name]: known[name] })
  keep()
}

function keep(): void {
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
