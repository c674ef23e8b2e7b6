// Who is playing: a name, known to the server by a cookie; until then a name from the sea.
import { greet, me, type Me } from './api'

const FIRST = ['Brave', 'Calm', 'Clever', 'Curious', 'Gentle', 'Lucky', 'Merry', 'Quick', 'Silver', 'Sunny']
const SECOND = ['Crab', 'Dolphin', 'Heron', 'Limpet', 'Marlin', 'Otter', 'Pearl', 'Puffin', 'Seal', 'Urchin']
const pick = (words: readonly string[]): string => words[Math.floor(Math.random() * words.length)] ?? ''

export const guest: { known: Me | undefined; name: string } = $state({ known: undefined, name: '' })

let asked: Promise<void> | undefined

/** Ask once whether the server knows us. */
export function recall(): Promise<void> {
  asked ??= me().then(
    (found) => {
      guest.known = found
      guest.name = found.name
    },
    () => {
      guest.name ||= `${pick(FIRST)} ${pick(SECOND)}`
    },
  )
  return asked
}

/** Be somebody, under the name that stands there now. */
export async function introduce(): Promise<void> {
  await recall()
  const name = guest.name.trim() || guest.known?.name || `${pick(FIRST)} ${pick(SECOND)}`
  if (guest.known?.name !== name) guest.known = await greet(name)
  guest.name = guest.known?.name ?? name
}
