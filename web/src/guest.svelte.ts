// The guest: a name and a cookie of the server; at first a name from the sea.
import { ask, greet, me } from './api'
import { speakAs, tellServer } from './language'
import { adopt, onChange, settings } from './settings.svelte'
import type { Me } from './shapes'
import { t } from './words'

/** One of the names that the catalogue has for guests, if possible one that nobody has taken. */
export function fromTheSea(taken: readonly string[] = []): string {
  const all = t('page-guest-names').split(', ')
  const free = all.filter((name) => !taken.includes(name))
  const names = free.length ? free : all
  return names[Math.floor(Math.random() * names.length)] ?? ''
}

export const guest: { known: Me | undefined; name: string; face: string } = $state({ known: undefined, name: '', face: '' })

let asked: Promise<void> | undefined

/** Fetch our guest from the server, once. */
export function recall(): Promise<void> {
  const stranger = (): void => void (guest.name ||= fromTheSea())
  const known = (found: Me): void => {
    const typed = guest.name // meanwhile
    become(found)
    guest.name = typed || found.name
  }
  asked ??= me().then((found) => (found.guest ? known(found) : stranger()), stranger)
  return asked
}

/** Become this guest, with their settings. */
export function become(found: Me): void {
  guest.known = found
  guest.name = found.name
  guest.face = found.face ?? ''
  if (Object.keys(found.settings).length) adopt(found.settings)
  void speakAs(settings.language)
}

/** Register as a guest with the current name and face. */
export async function introduce(): Promise<void> {
  await recall()
  const name = guest.name.trim() || guest.known?.name || fromTheSea()
  if (guest.known?.name !== name || guest.face !== guest.known.face) guest.known = await greet(name, guest.face)
  guest.name = guest.known.name
  guest.face = guest.known.face ?? ''
}

/** Forget the guest. */
export function vanish(): void {
  guest.known = undefined
  guest.name = fromTheSea()
  guest.face = ''
  localStorage.clear()
  sessionStorage.clear()
  tellServer('')
}

onChange((changed) => {
  if (guest.known) ask('PUT /api/guest/settings', {}, { ...changed }).catch(() => {}) // also stored in this browser
})
