// The browser's voice: reads a sentence aloud in the page's language.
import { language } from '../words'

export const canSpeak = (): boolean => typeof speechSynthesis !== 'undefined'

/** Read these sentences; stops what was being read. */
export function sayAloud(...sentences: readonly string[]): void {
  speechSynthesis.cancel()
  const said = new SpeechSynthesisUtterance(sentences.filter(Boolean).join(' '))
  said.lang = language()
  speechSynthesis.speak(said)
}
