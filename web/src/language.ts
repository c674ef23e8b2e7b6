// The page's language: the player's choice, else the browser's.
import { set } from './settings.svelte'
import { choose, language, speak } from './words'

const YEAR = 365 * 24 * 60 * 60

/** Switch to this language; an empty name means the browser's. */
export async function speakAs(wanted: string): Promise<void> {
  const chosen = choose(wanted ? [wanted, ...navigator.languages] : navigator.languages)
  if (chosen !== language()) await speak(chosen)
  tellServer(wanted && chosen)
}

/** Switch to the language that the player chose, and keep the choice. */
export async function chooseLanguage(wanted: string): Promise<void> {
  await speakAs(wanted)
  set('language', wanted)
}

/** Keep a chosen language in a cookie, so that the server sends the shell in it and names its catalogue; an empty name deletes it. */
export function tellServer(chosen: string): void {
  document.cookie = `swordfish-language=${chosen}; path=/; samesite=lax; max-age=${chosen ? YEAR : 0}`
}
