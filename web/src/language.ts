// Which language is spoken: the player's choice, else the browser's.
import { choose, language, speak } from './words'

/** Speak this one from now on; an empty name means as the browser likes. */
export async function speakAs(wanted: string): Promise<void> {
  const chosen = choose(wanted ? [wanted, ...navigator.languages] : navigator.languages)
  if (chosen !== language()) await speak(chosen)
}
