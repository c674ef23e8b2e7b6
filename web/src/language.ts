// The page's language: the player's choice, else the browser's.
import { set } from './settings.svelte'
import { choose, language, speak } from './words'

const YEAR = 365 * 24 * 60 * 60

/** Switch to this language; an empty name means the browser's. */
export async function speakAs(wanted: string): Promise<void> {
  const chosen = choose(wanted ? [wanted, ...navigator.languages] : navigator.languages)
  if (chosen !== language()) await speak(chosen)
}

/** Switch to the language that the player chose, and keep the choice. */
export async function chooseLanguage(wanted: string): Promise<void> {
  await speakAs(wanted)
  set('language', wanted)
  // The server then sends the shell in this language, and names its catalogue.
  document.cookie = `language=${wanted}; path=/; samesite=lax; max-age=${wanted ? YEAR : 0}`
}
