// Who is playing: a name, known to the server by a cookie; until then a name from the sea.
import { ask, greet, me } from './api'
import { speakAs } from './language'
import { adopt, onChange, settings } from './settings.svelte'
import type { Me } from './shapes'
import { t } from './words'

/** One of the names that the catalogue has for guests. */
function fromTheSea(): string {
  const names = t('page-guest-names').split(', ')
  return names[Math.floor(Math.random() * names.length)] ?? ''
}

export const guest: { known: Me | undefined; name: string } = $state({ known: undefined, name: '' })

let asked: Promise<void> | undefined

/** Ask once whether the server knows us. */
export function recall(): Promise<void> {
  const stranger = (): void => void (guest.name ||= fromTheSea())
  asked ??= me().then((found) => (found.guest ? become(found) : stranger()), stranger)
  return asked
}

/** Be this guest from now on, with what they like. */
export function become(found: Me): void {
  guest.known = found
  guest.name = found.name
  if (Object.keys(found.settings).length) adopt(found.settings)
  void speakAs(settings.language)
}

/** Be somebody, under the name that stands there now. */
export async function introduce(): Promise<void> {
  await recall()
  const name = guest.name.trim() || guest.known?.name || fromTheSea()
  if (guest.known?.name !== name) guest.known = await greet(name)
  guest.name = guest.known?.name ?? name
}

/** Be nobody again. */
export function vanish(): void {
  guest.known = undefined
  guest.name = fromTheSea()
  localStorage.clear()
  sessionStorage.clear()
}

onChange((changed) => {
  if (guest.known) ask('PUT /api/guest/settings', {}, { ...changed }).catch(() => {}) // it is kept here in any case
})
