// The address of a game's rules, and their text from the server in the language of the page.
import { ask } from './api'
import { GAMES, type ToldRules } from './shapes'
import { settings } from './settings.svelte'

/** Whether the rules of a game are written down here; other packages bring their games without. */
export const hasRules = (game: string): boolean => GAMES.some((one) => one === game)

/** The address of the rules: with the numbers of a table, or of options that are being chosen. */
export function rulesOf(game: string, numbers: { table?: string; options?: object } = {}): string {
  const asked = new URLSearchParams()
  if (numbers.table) asked.set('table', numbers.table)
  if (numbers.options && Object.keys(numbers.options).length) asked.set('options', JSON.stringify(numbers.options))
  return `/rules/${game}${asked.size ? `?${asked}` : ''}`
}

/** The rules in a language, with the numbers that the address names. */
export async function fetchRules(game: string, lang: string, search: string): Promise<ToldRules> {
  const asked = new URLSearchParams(search)
  return ask('GET /api/rules/{game}', { game, lang, table: asked.get('table') ?? '', options: asked.get('options') ?? '' })
}

/** The theme in which pictures are drawn: the page's. */
export function pictureTheme(): string {
  if (settings.theme !== 'auto') return settings.theme
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}
