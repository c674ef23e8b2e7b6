// The browser's voice: reads the sentences of a lesson aloud in the page's language, once the learner has asked for it.
import { language } from '../words'

export const canSpeak = (): boolean => typeof speechSynthesis !== 'undefined'

export class Voice {
  on = $state(false)

  /** Read a sentence after what is being read, or instead of it. */
  say(sentence: string, after = false): void {
    if (!this.on || !sentence) return
    if (!after) speechSynthesis.cancel()
    const said = new SpeechSynthesisUtterance(sentence)
    said.lang = language()
    speechSynthesis.speak(said)
  }

  toggle(): void {
    this.on = !this.on
    if (!this.on) speechSynthesis.cancel()
  }

  close(): void {
    if (this.on) this.toggle()
  }
}
