// Settings: stored in this browser and with the guest, so that other devices share them.
const KEY = 'swordfish.settings'

export const THEMES = ['auto', 'light', 'dark', 'contrast'] as const
export const HANDS = ['right', 'left'] as const
export const PACES = ['calm', 'quick', 'instant'] as const

/** The factor for pauses between events. */
export const PACE: Readonly<Record<Settings['pace'], number>> = { calm: 1, quick: 0.45, instant: 0 }

export interface Settings {
  theme: (typeof THEMES)[number]
  pace: (typeof PACES)[number]
  keys: boolean // whether shortcuts are on
  sound: boolean
  language: string // empty: the browser's
  hand: (typeof HANDS)[number] // the side of the dock in landscape
  bot: string
  hints: boolean // whether the page offers hints where they are allowed
  notices: boolean // whether the browser may tell of our turn
  who: string // the kind of player (players.ts); empty until the page has asked
  strength: boolean // whether strength, achievements and celebrations are shown
  achievements: boolean
  party: boolean
}

const FIRST: Readonly<Settings> = {
  ...{ theme: 'auto', pace: 'calm', keys: true, sound: true, language: '', hand: 'right', bot: '', hints: true, notices: false, who: '' },
  ...{ strength: true, achievements: true, party: true },
}

function read(): object {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as object
  } catch {
    return {}
  }
}

export const settings: Settings = $state({ ...FIRST, ...read() })
const listeners: ((changed: Settings) => void)[] = []

/** Register a listener for changes made here. */
export const onChange = (listen: (changed: Settings) => void): void => void listeners.push(listen)

/** Change a setting, store it and apply it. */
export function set<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
  change({ [name]: value })
}

/** Take the next theme of the list. */
export function turnTheme(): void {
  set('theme', THEMES[(THEMES.indexOf(settings.theme) + 1) % THEMES.length] ?? 'auto')
}

let asking = true // until the server has told us our settings
const early = new Set<string>() // changed here before that: the answer does not change them back

/** The settings of the server have been adopted, or it has none: from now on it stores ours. */
export function settle(): void {
  asking = false
  if (early.size) for (const listen of listeners) listen({ ...settings })
  early.clear()
}

/** Change several settings together. */
export function change(some: Partial<Settings>): void {
  Object.assign(settings, some)
  if (asking) for (const name of Object.keys(some)) early.add(name)
  keep()
  for (const listen of listeners) listen({ ...settings })
}

/** Apply the settings from another device. */
export function adopt(known: Readonly<Record<string, unknown>>): void {
  for (const name of Object.keys(FIRST) as (keyof Settings)[])
    if (!early.has(name) && typeof known[name] === typeof FIRST[name]) Object.assign(settings, { [name]: known[name] })
  keep()
}

function keep(): void {
  localStorage.setItem(KEY, JSON.stringify(settings))
  dress()
}

export function dress(): void {
  document.documentElement.dataset.theme = settings.theme
  document.documentElement.dataset.hand = settings.hand
}

/** Whether animations are on. */
export function moving(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches
}
