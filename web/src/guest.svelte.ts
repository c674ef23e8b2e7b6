// The guest: a name and a cookie of the server; at first a name from the sea.
import { ask, greet, me } from './api'
import { speakAs, tellServer } from './language'
import { adopt, onChange, settings, settle } from './settings.svelte'
import type { Me } from './shapes'
import { t } from './words'

/** One of the names that the catalogue has for guests, if possible one that nobody has taken. */
export function fromTheSea(taken: readonly string[] = []): string {
  const all = t('page-guest-names').split(', ')
  const free = all.filter((name) => !taken.includes(name))
  const names = free.length ? free : all
  return names[Math.floor(Math.random() * names.length)] ?? ''
}

/** `typing`: a field with our name has the focus. Only the person changes it then, never an answer of the server. */
export const guest: { known: Me | undefined; name: string; face: string; typing: boolean } = $state({ known: undefined, name: '', face: '', typing: false })

let asked: Promise<void> | undefined
let answered = false

/** Fetch our guest from the server, once. */
export function recall(): Promise<void> {
  const known = (found: Me): void => {
    const { name, face } = guest // chosen meanwhile
    become(found)
    guest.name = name
    guest.face = face || guest.face
  }
  asked ??= me().then((found) => (found.guest ? known(found) : undefined), () => {}).then(() => {
    answered = true
    settle()
    name()
  })
  return asked
}

/** A name as the server keeps it. */
export const tidy = (name: string): string => name.trim().replace(/\s+/g, ' ')

const usual = (): string => guest.known?.name ?? fromTheSea()

/** Give us our name if nobody has typed one, nor is about to. */
function name(): void {
  if (answered && !guest.typing) guest.name = tidy(guest.name) || usual()
}

/** For a field with our name. */
export function ownName(field: HTMLInputElement): { destroy: () => void } {
  const leave = (): void => {
    guest.typing = false
    name()
  }
  field.onfocus = () => (guest.typing = true)
  field.onblur = leave
  return { destroy: leave }
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
  const { name: typed, face } = guest
  const name = tidy(typed) || usual()
  if (guest.known?.name !== name || face !== guest.known.face) guest.known = await greet(name, face)
  if (guest.name === typed && !guest.typing) guest.name = guest.known.name
  if (guest.face === face) guest.face = guest.known.face ?? ''
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
